"""The reference backend by concept, in reading order.

world       the data of a running game, and how it is copied
fitting     values of one type as values of a wider one
arithmetic, lattice, containers     functions of values
indexing    where an element of an indexed thing lies
primitives  `ir.OPS` -> closures
loops       generators and aggregates
evaluate    expressions -> closures
networks    maximal joined sets
places      where things are stored, and what may be stored there
changes     collections changed in place
execute     statements -> closures
flow        blocks, calls, chance, the end
foresight   guards judged before a trial
options     decisions and options made ready
trials      when a look-ahead has succeeded
decide      legal moves, look-ahead, `can`
explain     why a move is not legal
code        one program, made into closures piece by piece
storage     positions as bytes
position    what a face sees
"""
