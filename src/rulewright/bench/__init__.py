"""`rulewright bench`: how fast games are, and what else can be measured, a file each."""
