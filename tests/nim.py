"""A small game that tests change: two take from a heap, whoever takes the last one wins."""

NIM = """game "Nim"
players 2

state heap: 0..9 = 4

play
    for you in turns(0)
        you choose take(n in 1..2)
            require n <= heap                               @NI-3 "there are not so many"
            heap -= n
        if heap == 0
            finish you                                      @NI-4
"""
