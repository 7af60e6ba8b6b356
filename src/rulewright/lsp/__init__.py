"""The language server: `editing/` told to editors by the Language Server Protocol, on pygls."""
