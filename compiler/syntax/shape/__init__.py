"""Lark's tree to ours, family by family."""
