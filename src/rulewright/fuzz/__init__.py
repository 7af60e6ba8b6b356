"""Looking for what is wrong with a game by playing it at random: `rulewright fuzz GAME`.

settings   numbers of players and options to try
table      a setting with both backends at hand
checks     what must hold in every position and at every step
leaks      what must not be told to a seat
endless    whether a game can still end
search     random games under all the checks, within a budget
shrink     a failing game made short
report     what was found, in words, as JSON and as scenarios
"""
