"""What the rulebook says behind an id, for the page."""

from rulewright.rules_text import rule_texts

__all__ = ["rule_texts"]
