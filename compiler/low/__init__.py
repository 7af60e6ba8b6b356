"""The low IR: what a module computes, as data; its text, its spec."""
