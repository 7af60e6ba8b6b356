"""RW715 to RW739: files."""

from __future__ import annotations

from rulewright.compiler.errors.entry import Entry

FILES = {
    "RW715": Entry(
        "A table cannot be read",
        "What the game names as a table is there, but it is no ordinary file of text: a folder, a pipe, a link that"
        " leads to itself, or a file that you may not read.",
        wrong='table Tree from "RW715_folder.yaml"',
        right='table Tree from "RW715.yaml"',
    ),
    "RW716": Entry(
        "A text has a control character",
        "Control characters are not seen by a reader, but a terminal obeys them: they move the cursor, change colours"
        " or turn the order of letters around. No definition, table or scenario needs one. The code in brackets is the"
        " character's number.",
        wrong='game "Example (with U+001B before the bracket)"',
        right='game "Example"',
    ),
}
