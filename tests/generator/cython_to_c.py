"""Emitted modules as C without Cython: its parser reads the text, and what stands in there is printed as C.

Cython takes half a second for a module, most of it for what Python sees, and thousands of modules are built here. The
rules themselves are plain C in Cython's clothes (no Python object occurs in them), so they can be printed node by node.
Modules built in the usual way are compared as well, by the suite; this is for the long run. What Cython itself would
refuse is refused here too, as far as texts are known to have met it: see `number`.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import Any

from Cython.Compiler.TreeFragment import parse_from_strings

from rulewright.compiler.low.header import with_shared

Type = tuple[str, int]  # a name and how often it must be dereferenced
INT: Type = ("int", 0)
TRUTH: Type = ("bint", 0)
OBJECT: Type = ("object", 0)
RESERVED = (
    "union",
    "struct",
    "register",
    "default",
    "switch",
    "case",
    "long",
    "short",
    "double",
    "float",
    "char",
    "auto",
    "do",
    "goto",
    "static",
    "const",
)
ALONE = """#define _Thread_local
typedef int PyGILState_STATE;
#define PyGILState_Ensure() 0
#define PyGILState_Release(held)
#define PyErr_CheckSignals() 0
#define PyErr_Occurred() 1
#define PyErr_SetNone(error)"""  # nobody interrupts here
PYTHON = ("object", "bytes", "list", "tuple", "Position", "bytearray", "Py_buffer")


class CannotPrint(Exception):
    """The text holds something this printer does not know."""


def c_of(text: str) -> str:
    """The C of an emitted module: its constants, its structs and every function that no Python object goes into."""
    return Printer().module(_nodes(with_shared(text)), text)


DECLARED = re.compile(r"^cdef (?!class |object |tuple ).*\n(?:(?:[ )].*)?\n)*", re.MULTILINE)
_READ: dict[
    str, list[Any]
] = {}  # what is declared, as text and as nodes: half of a module stands in every other as well


def _nodes(text: str) -> list[Any]:
    """The nodes of what a module declares; only what was never seen is read."""
    declared = DECLARED.findall(text)
    fresh = [one for one in dict.fromkeys(declared) if one not in _READ]
    starts, line = [], 1
    for one in fresh:
        _READ[one] = []
        starts.append(line)
        line += one.count("\n")
    for node in _flat(parse_from_strings("rules", "".join(fresh)).body) if fresh else ():
        _READ[fresh[bisect_right(starts, node.pos[1]) - 1]].append(node)
    return [node for one in declared for node in _READ[one]]


class Printer:
    def __init__(self) -> None:
        self.fields: dict[str, dict[str, Type]] = {}
        self.returns: dict[str, Type] = {}
        self.globals: dict[str, Type] = {}
        self.locals: dict[str, Type] = {}
        self.strange = set(PYTHON)
        self.known_as: dict[str, str] = {}  # what C calls functions
        self.result = ""
        self.count = 0

    # ------------------------------------------------------------ the module

    def module(self, nodes: list[Any], text: str) -> str:
        heads: list[str] = []
        printed: list[tuple[str, Any]] = []
        for node in nodes:
            kind = type(node).__name__
            if kind == "CDefExternNode":
                for one in _flat(node.body):
                    self.declare(one)
            elif kind == "CStructOrUnionDefNode" and self.is_plain(node):
                heads.append(self.struct(node))
            elif kind == "CEnumDefNode":
                heads += [f"enum {{ {item.name} = {self.value(item.value)} }};" for item in node.items]
            elif kind == "CVarDefNode":
                heads.append(self.variables(node, self.globals))
            elif kind == "CFuncDefNode":
                head = self.head(node)
                if head:
                    heads.append(f"{head};")
                    printed.append((head, node))
        bodies = [
            f"{head} {{\n{self.function(node)}}}" for head, node in printed
        ]  # once all their names in C are known
        own = "\n".join(verbatim(text))
        return "\n".join((ALONE, '#include "rulewright.h"', own, '#include "rules.h"', *heads, *bodies)) + "\n"

    def declare(self, node: Any) -> None:
        match type(node).__name__:
            case "CStructOrUnionDefNode":  # it stands in a header: only what its fields are must be known
                fields = self.fields.setdefault(node.name, {})
                for one in node.attributes or ():
                    fields |= (
                        _declared(each, _base(one.base_type)) for each in one.declarators if not _is_function(each)
                    )
            case "CVarDefNode":
                for declarator in node.declarators:
                    if type(declarator).__name__ == "CFuncDeclaratorNode":
                        name, (base, depth) = _declared(declarator.base, _base(node.base_type))
                        self.returns[name] = (base, depth)
                    elif _is_function(declarator):
                        inner, depth = declarator, 0
                        while type(inner).__name__ == "CPtrDeclaratorNode":
                            inner, depth = inner.base, depth + 1
                        self.returns[inner.base.name] = (_base(node.base_type)[0], depth)
                    else:
                        name, kind = _declared(declarator, _base(node.base_type))
                        self.globals[name] = kind

    def is_plain(self, node: Any) -> bool:
        """Whether a struct holds nothing of Python's; what works with others is left out."""
        if any(_base(one.base_type)[0] in self.strange for one in node.attributes or ()):
            self.strange.add(node.name)
        return node.name not in self.strange

    def struct(self, node: Any) -> str:
        fields = self.fields.setdefault(node.name, {})
        lines = []
        for one in node.attributes or ():
            lines += ["    " + line for line in self.variables(one, fields).splitlines()]
        return f"typedef {node.kind} {node.name} {{\n" + "\n".join(lines) + f"\n}} {node.name};"

    def variables(self, node: Any, known: dict[str, Type]) -> str:
        lines = []
        for declarator in node.declarators:
            name, kind = _declared(declarator, _base(node.base_type))
            known[name] = kind
            value = _default(declarator)
            text = f"{self.shown(node.base_type)} {self.declarator(declarator)}"
            lines.append(text + (f" = {self.as_kind(value, kind)};" if value is not None else ";"))
        return "\n".join(lines)

    def shown(self, base: Any) -> str:
        if type(base).__name__ == "CQualifierTypeNode":
            return f"const {self.shown(base.base_type)}"
        name = base.name
        if name in self.strange:
            raise CannotPrint(name)
        if name == "bint":
            return "int"
        sign = "unsigned " if base.is_basic_c_type and base.signed == 0 and name != "size_t" else ""
        longs = {1: "long ", 2: "long long "}.get(base.longness if base.is_basic_c_type else 0, "")
        return f"{sign}{longs}{name}"

    def declarator(self, node: Any) -> str:
        match type(node).__name__:
            case "CNameDeclaratorNode":
                return _name(node.name)
            case "CPtrDeclaratorNode":
                return f"*{self.declarator(node.base)}"
            case "CArrayDeclaratorNode":
                return f"{self.declarator(node.base)}[{self.value(node.dimension)}]"
        raise CannotPrint(type(node).__name__)

    def head(self, node: Any) -> str:
        """The head of a function; nothing if a Python object goes into it."""
        declarator, stars = node.declarator, ""
        while type(declarator).__name__ == "CPtrDeclaratorNode":
            declarator, stars = declarator.base, stars + "*"
        name = declarator.base.name
        self.returns[name] = (_base(node.base_type)[0], len(stars))
        self.known_as[name] = declarator.base.cname or _name(name)
        try:
            given = ", ".join(
                f"{self.shown(arg.base_type)} {self.declarator(arg.declarator)}" for arg in declarator.args
            )
            return f"static {self.shown(node.base_type)} {stars}{self.known_as[name]}({given or 'void'})"
        except CannotPrint:
            return ""

    def function(self, node: Any) -> str:
        declarator = node.declarator
        while type(declarator).__name__ == "CPtrDeclaratorNode":
            declarator = declarator.base
        self.locals = {}
        for arg in declarator.args:
            name, kind = _declared(arg.declarator, _base(arg.base_type))
            self.locals[name] = kind
        self.result = _base(node.base_type)[0]
        return "".join(f"    {line}\n" for line in self.statements(node.body))

    # ------------------------------------------------------------ statements

    def statements(self, node: Any) -> list[str]:
        return [line for one in _flat(node) for line in self.statement(one)]

    def block(self, node: Any) -> list[str]:
        return ["    " + line for line in self.statements(node)]

    def statement(self, node: Any) -> list[str]:
        match type(node).__name__:
            case "CVarDefNode":
                return self.variables(node, self.locals).splitlines()
            case "SingleAssignmentNode" if type(node.lhs).__name__ == "TupleNode":
                return self.swap(node.lhs.args, node.rhs.args)
            case "SingleAssignmentNode":
                return [f"{self.value(node.lhs)} = {self.as_kind(node.rhs, self.kind(node.lhs))};"]
            case "CascadedAssignmentNode":
                return [f"{' = '.join(self.value(one) for one in node.lhs_list)} = {self.value(node.rhs)};"]
            case "InPlaceAssignmentNode":
                return [f"{self.value(node.lhs)} {_c_operator(node.operator)}= {self.value(node.rhs)};"]
            case "ExprStatNode":
                return [f"{self.value(node.expr)};"]
            case "ReturnStatNode":
                if node.value is None:
                    return ["return;"]
                return [f"return {self.as_kind(node.value, (self.result, 0))};"]
            case "PassStatNode":
                return [";"]
            case "BreakStatNode":
                return ["break;"]
            case "ContinueStatNode":
                return ["continue;"]
            case "IfStatNode":
                return self.branches(node)
            case "WhileStatNode":
                return [f"while ({self.truth(node.condition)}) {{", *self.block(node.body), "}"]
            case "ForInStatNode":
                return self.loop(node)
            case "StatListNode":
                return self.statements(node)
        raise CannotPrint(type(node).__name__)

    def swap(self, places: list[Any], values: list[Any]) -> list[str]:
        """`a, b = b, a`."""
        texts = [self.value(one) for one in places]
        kept = [
            f"__typeof__({text}) rw_new_{at} = {self.value(one)};"
            for at, (text, one) in enumerate(zip(texts, values, strict=True))
        ]
        return ["{", *kept, *(f"{text} = rw_new_{at};" for at, text in enumerate(texts)), "}"]

    def branches(self, node: Any) -> list[str]:
        lines: list[str] = []
        word = "if"
        for clause in node.if_clauses:
            lines += [f"{word} ({self.truth(clause.condition)}) {{", *self.block(clause.body)]
            word = "} else if"
        if node.else_clause is not None:
            lines += ["} else {", *self.block(node.else_clause)]
        return [*lines, "}"]

    def loop(self, node: Any) -> list[str]:
        """`for i in range(…)`: the bound is asked once, and what the body does to `i` counts for nothing."""
        call = node.iterator.sequence
        given = [self.value(one) for one in call.args]
        low, high, step = (
            ("0", given[0], "1") if len(given) == 1 else (given[0], given[1], given[2] if len(given) > 2 else "1")
        )
        self.count += 1
        at, end = f"rw_at_{self.count}", f"rw_end_{self.count}"
        test = ">" if step.strip("()").startswith("-") else "<"
        return [
            f"{{ long {end} = {high}; for (long {at} = {low}; {at} {test} {end}; {at} += {step}) {{",
            f"    {self.value(node.target)} = {at};",
            *self.block(node.body),
            "} }",
        ]

    # ------------------------------------------------------------ expressions

    def as_kind(self, node: Any, kind: Type) -> str:
        """A value where one of a kind is wanted, as Cython converts it."""
        if kind != TRUTH:
            return self.value(node)
        is_either = type(node).__name__ == "BoolBinopNode"
        return self.truth(node) if is_either else f"(({self.value(node)}) != 0)"

    def number(self, node: Any) -> str:
        """Part of a computation, which nobody tells what is wanted of it: Cython makes an object of what is a truth on
        one side and a number on the other, and then refuses the module."""
        if self.kind(node) == OBJECT:
            raise CannotPrint("a truth or a number, of which Cython makes an object")
        return self.value(node)

    def truth(self, node: Any) -> str:
        """A condition. Of `and` and `or` Cython asks each side, of `one if condition else other` an object again."""
        if type(node).__name__ != "BoolBinopNode":
            return self.number(node)
        sign = "&&" if node.operator == "and" else "||"
        return f"(({self.truth(node.operand1)}) {sign} ({self.truth(node.operand2)}))"

    def side(self, node: Any) -> str:
        """`and` and `or` where a number is wanted: not whether, but which side it is, as in Python."""
        self.truth(node.operand1)  # it is asked first
        self.count += 1
        name = f"rw_side_{self.count}"
        one, other = f"(int){name}", f"(int)({self.value(node.operand2)})"
        kept = f"__typeof__({self.value(node.operand1)}) {name} = {self.value(node.operand1)};"
        return f"({{ {kept} {name} ? {f'{other} : {one}' if node.operator == 'and' else f'{one} : {other}'}; }})"

    def value(self, node: Any) -> str:
        match type(node).__name__:
            case "NameNode":
                return self.known_as.get(node.name) or _name(node.name)
            case "IntNode":
                return str(node.value).rstrip("L") + (node.unsigned or "") + (node.longness or "")
            case "BoolNode":
                return str(int(node.value))
            case "NullNode":
                return "NULL"
            case "AttributeNode":
                sign = "->" if self.kind(node.obj)[1] else "."
                return f"{self.value(node.obj)}{sign}{_name(node.attribute)}"
            case "IndexNode":
                return f"{self.value(node.base)}[{self.number(node.index)}]"
            case "AmpersandNode":
                return f"(&{self.value(node.operand)})"
            case "TypecastNode":
                return f"(({self.shown(node.base_type)} {_stars(node.declarator)}){self.number(node.operand)})"
            case "SizeofVarNode":
                return f"sizeof({self.value(node.operand)})"
            case "SizeofTypeNode":
                return f"sizeof({self.shown(node.base_type)} {_stars(node.declarator)})"
            case "SimpleCallNode":
                return f"{self.value(node.function)}({', '.join(self.value(one) for one in node.args)})"
            case "NotNode":
                return f"(!({self.truth(node.operand)}))"
            case "UnaryMinusNode":
                return f"(-({self.number(node.operand)}))"
            case "TildeNode":
                return f"(~({self.number(node.operand)}))"
            case "CondExprNode":
                one, other = self.value(node.true_val), self.value(node.false_val)
                return f"(({self.truth(node.condition)}) ? ({one}) : ({other}))"
            case "BoolBinopNode":
                return self.side(node)
            case "PrimaryCmpNode":
                return self.comparison(node)
        operator = getattr(node, "operator", None)
        if operator and hasattr(node, "operand1"):
            return f"(({self.number(node.operand1)}) {_c_operator(operator)} ({self.number(node.operand2)}))"
        raise CannotPrint(type(node).__name__)

    def comparison(self, node: Any) -> str:
        left = self.number(node.operand1)
        parts = [f"({left}) {_compared(node.operator)} ({self.number(node.operand2)})"]
        middle, cascade = node.operand2, node.cascade
        while cascade is not None:
            parts.append(f"({self.number(middle)}) {_compared(cascade.operator)} ({self.number(cascade.operand2)})")
            middle, cascade = cascade.operand2, cascade.cascade
        return "(" + " && ".join(parts) + ")"

    def kind(self, node: Any) -> Type:
        """The type of an expression, as far as it must be known: pointers, structs, truths."""
        match type(node).__name__:
            case "NameNode":
                return self.locals.get(node.name) or self.globals.get(node.name) or INT
            case "AttributeNode":
                return self.fields.get(self.kind(node.obj)[0], {}).get(node.attribute, INT)
            case "IndexNode":
                name, depth = self.kind(node.base)
                return name, depth - 1
            case "AmpersandNode":
                name, depth = self.kind(node.operand)
                return name, depth + 1
            case "TypecastNode":
                return node.base_type.name, len(_stars(node.declarator))
            case "SimpleCallNode":
                return self.returns.get(node.function.name, INT)
            case "CondExprNode":
                return _either(self.kind(node.true_val), self.kind(node.false_val))
            case "BoolBinopNode":
                return _either(self.kind(node.operand1), self.kind(node.operand2))
            case "PrimaryCmpNode" | "NotNode" | "BoolNode":
                return TRUTH
            case "AddNode" | "SubNode":
                kind = self.kind(node.operand1)
                return kind if kind[1] else INT
        return INT


def _either(one: Type, other: Type) -> Type:
    """The type of what is one or the other, as Cython sees it."""
    return OBJECT if OBJECT in (one, other) or (one == TRUTH) != (other == TRUTH) else one


def _name(name: object) -> str:
    """A name that C allows."""
    return f"{name}_" if name in RESERVED else str(name)


def _flat(node: Any) -> list[Any]:
    if node is None:
        return []
    return list(node.stats) if type(node).__name__ == "StatListNode" else [node]


def _base(node: Any) -> Type:
    return _base(node.base_type) if type(node).__name__ == "CQualifierTypeNode" else (str(node.name), 0)


def _is_function(node: Any) -> bool:
    """Whether a function is declared, or a pointer to one."""
    while type(node).__name__ == "CPtrDeclaratorNode":
        node = node.base
    return type(node).__name__ == "CFuncDeclaratorNode"


def _declared(node: Any, base: Type) -> tuple[str, Type]:
    depth = 0
    while type(node).__name__ != "CNameDeclaratorNode":
        depth += 1
        node = node.base
    return str(node.name), (base[0], depth)


def _default(node: Any) -> Any:
    while type(node).__name__ != "CNameDeclaratorNode":
        node = node.base
    return node.default


def _stars(node: Any) -> str:
    text = ""
    while type(node).__name__ == "CPtrDeclaratorNode":
        text, node = text + "*", node.base
    return text


def _c_operator(operator: str) -> str:
    return {"//": "/", "div": "/"}.get(operator, operator)


def _compared(operator: str) -> str:
    return {"is": "==", "is_not": "!="}.get(operator, operator)


def verbatim(text: str) -> list[str]:
    """The C that a module brings along as text: its constants and the struct of a position."""
    found: list[str] = []
    inside = False
    for line in text.splitlines():
        if line.strip() == '"""':
            inside = not inside
        elif inside:
            found.append(line.strip())
    return _packed(found)


def _packed(lines: list[str]) -> list[str]:
    """The struct of a position packed in the way that every compiler knows."""
    before = "typedef struct __attribute__((packed)) __attribute__((aligned(8))) {"
    if before not in lines:
        return lines
    packed = {before: ["#pragma pack(push, 1)", "typedef struct {"], "} S;": ["} S;", "#pragma pack(pop)"]}
    return [each for line in lines for each in packed.get(line, [line])]
