"""Shape variants: their patches."""

from __future__ import annotations

from rulewright.compiler.syntax import ast
from rulewright.compiler.syntax.shape.declarations import DeclarationShaper
from rulewright.compiler.syntax.shape.tree import Branch, Origin, rule_of, word_or_none, words


def shape_variant(origin: Origin, tree: Branch) -> ast.Variant:
    """A variant."""
    return VariantShaper(origin).variant(tree)


def shape_patches(origin: Origin, tree: Branch) -> tuple[ast.Patch, ...]:
    """The patches of a variant, or of a part of one, without its title."""
    shaper = VariantShaper(origin)
    return tuple(shaper.patch(child) for child in tree.children if child.data != "header")


class VariantShaper(DeclarationShaper):
    """Shapes a variant, patch by patch."""

    def variant(self, tree: Branch) -> ast.Variant:
        header, *patches = tree.children
        title, of, _ = header.children
        parts = [
            part for line in tree.children for part in line.children if part is not None and not isinstance(part, str)
        ]
        tags = tuple(self.tags(part) for part in parts if rule_of(part) == "tags")
        return ast.Variant(
            title[1:-1], str(of), tuple(map(self.patch, patches)), tags, self.span(tree.meta), self.span(of)
        )

    def patch(self, tree: Branch) -> ast.Patch:
        span = self.span(tree.meta)
        match rule_of(tree), tree.children:
            case "set_option", [name, value, _]:
                return ast.SetOption(str(name), self.expr(value), span)
            case "drop_rule", [rule, _]:
                return ast.DropRule(str(rule), span)
            case "replace_rule", [rule, line]:
                return ast.ReplaceRule(str(rule), self.line(line), span)
            case "replace_rule_block", [rule, _, body]:
                return ast.ReplaceRule(str(rule), self.block(body), span)
            case "replace_named", [declaration]:
                shaped = self.declaration(declaration)
                return ast.ReplaceNamed(shaped, span)
            case "replace_option", [action, option, _, body]:
                return ast.ReplaceOption(str(action), str(option), self.block(body), span)
            case "extend_option", [action, option, _, body]:
                return ast.ExtendOption(str(action), str(option), self.block(body), span)
            case "around", [word, action, _, body]:
                return ast.Around(str(word), str(action), self.block(body), span)
            case "add_rows", [table, file, _]:
                return ast.AddRows(str(table), file[1:-1], span)
            case "drop_rows", [table, *rows, _]:
                return ast.DropRows(str(table), words(rows), span)
            case "new_column", [table, name, fields, type_, per, default, tags, cells]:
                kind, said = self.type_expr(type_), self.maybe(default)
                column = ast.Column(
                    (str(name),),
                    self.fields(fields),
                    kind,
                    word_or_none(per),
                    said,
                    self.tags(tags),
                    self.span(name).to((said or kind).span),
                )
                return ast.NewColumn(str(table), column, tuple(map(self.cell, cells.children)) if cells else (), span)
            case "new", [declaration]:
                return ast.New(self.declaration(declaration), span)
            case _:
                raise AssertionError(tree.data)

    def cell(self, tree: Branch) -> ast.NewCell:
        row, key, value = tree.children
        text, text_span = self.cell_text(value)
        return ast.NewCell(str(row), word_or_none(key), text, self.span(tree.meta), text_span)
