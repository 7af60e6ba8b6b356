"""What a change does, on one page.

both games ─ difference, witness ─ balance, use ─┐
           └ scenarios ─ saved games ─ survivors ┴→ Impact → words, JSON, page

model     what is found, as plain data            balance   games before and after, with the same seeds
clock     how long each part may take             lane      parts that run beside the others, in a process
scenarios who notices                             whole     all of it
saves     saved games that go another way         told      text and JSON
survivors slips in the changed rules              page      one HTML file
"""
