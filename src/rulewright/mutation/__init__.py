"""Mutation: a slip of the pen in the rules, and whether a scenario notices.

definition -> sites -> changes -> mutants -> scenarios that meet them -> noticed, survived, the same game

operators   what can be changed in a node         noticing    scenarios on a mutant, the likeliest first
sites       where rules stand in a definition     equivalent  mutants that are the same game
cells       cells of tables                       setups      numbers of players, options
finding     all mutants of a game                 witness     a game that shows a mutant
mutant      one of them, in words                 running     all of them, several at once
making      changed games                         keeping     what was tried, in a file
standing    variants, whose scenarios are asked    report      text and JSON
"""
