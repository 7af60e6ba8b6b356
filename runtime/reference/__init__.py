"""The reference backend by concept, in reading order.

world       the data of a running game, and how it is copied; what the parts ask of one another
fitting     expressions whose values count as those of a wider type
indexing    where an element of an indexed thing lies
primitives  operators -> closures
loops       generators and aggregates
evaluate    expressions -> closures
networks    maximal joined sets
places      where things are stored, and what may be stored there
changes     collections changed in place
execute     statements -> closures
flow        blocks, calls, chance, the end
foresight   guards judged before a trial; not in the plain interpreter
shortcuts   what is remembered; not in the plain interpreter
options     decisions and options made ready
trials      when a look-ahead has succeeded
decide      legal moves, look-ahead, `can`
explain     why a move is not legal
code        one program, made into closures piece by piece
storage     positions as bytes
intact      bytes from outside
position    what a face sees
pieces      where points come from
watching    a step carried out under watch
"""
