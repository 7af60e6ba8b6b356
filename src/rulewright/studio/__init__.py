"""The studio: a local page on which games are played. `table.py` is one game in progress, `store.py` keeps its log,
`choices.py` says what can be chosen and why not, `app.py` serves it; `static/` is the page."""
