"""Looking ahead: trials of moves, the search through decisions met on the way, and `can`.

A trial runs the flow on a copy of the state until nothing that must be completed can fail any more (`settled`).
"""

from __future__ import annotations

from rulewright.compiler.low import nodes as low
from rulewright.compiler.lower.context import Lines, Module, Scope
from rulewright.compiler.lower.decisions import Asked, asked, generate, head_parameters, passed_on
from rulewright.compiler.lower.entries import begin_point, enter_point, given_struct, push
from rulewright.compiler.lower.names import safe_name
from rulewright.compiler.lower.places import slot_type
from rulewright.compiler.lower.types import c_type, converted
from rulewright.runtime import ir
from rulewright.runtime.completing import calls_need
from rulewright.runtime.effort import ASKED_AGAIN, TOO_DEEP
from rulewright.runtime.walking import EVERYTHING, nodes

# ---------------------------------------------------------------- what has to be tried


def _needed(option: ir.Option, within: bool, module: Module) -> bool:
    """Whether a move of an option must be tried, given whether a calling procedure stands in a scope (see ir.Block)."""
    needed, within = calls_need(module.program.blocks, [back for _, _, back in option.lent_by], within)
    leading = sum(1 for stmt in option.lead if isinstance(stmt, ir.Prefer))
    return needed or (option.rest_fails if within else option.rest_needs) or option.prefers > leading


def callers_matter(module: Module) -> bool:
    """Whether a calling procedure can need a trial of what is decided in a called one."""
    return module.remember("callers", lambda: _callers_matter(module.program))


def _callers_matter(program: ir.Program) -> bool:
    backs = [block.end.to for block in program.blocks if isinstance(block.end, ir.CallProc | ir.CallRules)]
    backs += [back for d in program.decisions for option in d.options for _, _, back in option.lent_by]
    return any(program.blocks[back].needs or program.blocks[back].scoped for back in backs)


def trial_condition(asked_: Asked, place: int, module: Module) -> low.Expr | None:
    """When a move of an option must be tried: None never, TRUE always, else a condition."""
    option = asked_.decision.options[place]
    if _needed(option, False, module):
        return low.TRUE
    if asked_.proc.number == 0 or not callers_matter(module):
        return None
    calls = low.call("calls_need", low.STATE, asked_.decision.block)
    return low.ne(calls, 0) if _needed(option, True, module) else low.eq(calls, 1)


def uses_trials(module: Module) -> bool:
    """Whether any look-ahead through the flow exists in a program."""
    return module.remember("trials", lambda: _uses_trials(module))


def _uses_trials(module: Module) -> bool:
    options = [(asked(d.number, module), place) for d in module.program.decisions for place in range(len(d.options))]
    tried = any(trial_condition(one, place, module) for one, place in options)
    return tried or any(_tries(node, module.program) for node in _all_cans(module))


def _tries(node: ir.Can, program: ir.Program) -> bool:
    """Whether a `can` may have to be tried."""
    if node.proc is not None:
        return program.procs[node.proc].can_fail
    procs = {program.procs[snippet.proc] for snippet in program.snippets}
    known = [program.foreseen.get(proc.number, ir.UNKNOWN) for proc in procs if proc.can_fail]
    return any(one.sure != one.possible for one in known)


def _all_cans(module: Module) -> list[ir.Can]:
    program = module.program
    parts = (
        program.functions,
        program.procs,
        program.blocks,
        program.decisions,
        program.networks,
        program.scores,
        program.rank,
    )
    return [node for node in nodes(parts) if isinstance(node, ir.Can)]


# ---------------------------------------------------------------- can


def can(node: ir.Can, scope: Scope, module: Module) -> low.Expr:
    """Is there a way through?"""
    from rulewright.compiler.lower.expressions import arguments

    if node.proc is not None:
        proc = module.program.procs[node.proc]
        if not proc.can_fail:
            return low.TRUE
        texts = arguments(node.args[: proc.params], proc.slots, scope, module)
        return low.call(can_procedure(node.proc, module), low.STATE, *texts)
    assert node.rules is not None
    return _by_snippet("can", node.rules, node.args, (), scope, module)


def can_procedure(number: int, module: Module) -> str:
    """The function that tries a procedure on a copy."""
    proc = module.program.procs[number]
    return module.once(("can", number), safe_name("can", proc.name), lambda name: _can_procedure(name, proc, module))


def _can_procedure(name: str, proc: ir.Proc, module: Module) -> low.Function:
    lines = Lines()
    lines.declared += ["cdef S* c = scratch(s)", "cdef Trial trial", "cdef bint failed"]
    names = [low.Local(f"a{slot}") for slot in range(proc.params)]
    with lines.block(low.If(low.eq(low.Local("c"), low.NULL))):
        lines.add(low.returns(low.FALSE))
    again = module.asked_again.get(proc.number)
    if again is not None:
        with lines.block(
            low.If(
                low.negate(low.call("asks_again", low.STATE, low.Local("c"), module.fault("RW609", ASKED_AGAIN, again)))
            )
        ):
            lines.add(low.do("free", low.Local("c")), low.returns(low.FALSE))
    lines.add(low.do("begin_can", low.Local("c"), low.address(low.Local("trial"))))
    if proc.suspends:
        begin = begin_point(proc.number, module)
        lines.declared.append(f"cdef {given_struct(proc.number, module)} given")
        lines.add(*(low.assign(low.member(low.Local("given"), f"a{slot}"), name) for slot, name in enumerate(names)))
        lines.add(low.do("clear_frames", low.Local("c")), low.Do(push(proc.number, low.Local("c"), 0, module)))
        lines.add(
            low.assign(
                low.Local("failed"),
                low.call(
                    "run",
                    low.Local("c"),
                    low.address(low.Local("trial")),
                    low.NULL,
                    begin,
                    low.address(low.Local("given")),
                ),
            )
        )
    else:
        from rulewright.compiler.lower.statements import procedure

        lines.add(
            low.assign(
                low.Local("failed"),
                low.call(procedure(proc.number, module), low.Local("c"), low.address(low.Local("trial")), *names),
            )
        )
    with lines.block(low.If(low.call("postponed", low.STATE, low.Local("c")))):
        lines.add(low.assign(low.Local("failed"), low.FALSE))
    lines.add(low.do("free", low.Local("c")), low.returns(low.negate(low.Local("failed"))))
    kinds = [c_type(slot_type(slot), module) for slot in proc.slots[: proc.params]]
    parameters = ", ".join(("S* s", *(f"{kind} {name.name}" for kind, name in zip(kinds, names, strict=True))))
    return lines.function(f"cdef bint {name}({parameters}) noexcept nogil")


# ---------------------------------------------------------------- of the snippet that an expression yields


def foreseen_rules(node: ir.Op, scope: Scope, module: Module) -> low.Expr:
    """`surely`, `possibly`: what is foreseen of a snippet."""
    return _by_snippet(node.op, node.args[0], node.args[1:], node.data, scope, module)


def _by_snippet(
    what: str, rules: ir.Expr, args: tuple[ir.Expr, ...], written: tuple[str, ...], scope: Scope, module: Module
) -> low.Expr:
    from rulewright.compiler.lower.statements import snippets_of

    numbers = snippets_of(rules, args, module, None)
    kinds = tuple(arg.type for arg in args)
    key = (what, tuple(numbers), kinds, written)
    name = module.once(key, f"{what}_rules", lambda fresh: _rules_switch(fresh, what, numbers, kinds, written, module))
    texts = [module.text(arg, scope) for arg in args]
    return low.call(name, low.STATE, module.text(rules, scope), *texts)


def _rules_switch(
    name: str, what: str, numbers: list[int], kinds: tuple[ir.Type, ...], written: tuple[str, ...], module: Module
) -> low.Function:
    """By the number of the snippet; those with the same answer stand together."""
    lines = Lines()
    told = {"can": _can_snippet, "surely": _surely, "possibly": _possibly}[what]
    answers: dict[low.Body, list[int]] = {}
    for number in numbers:
        proc = module.program.procs[module.program.snippets[number - 1].proc]
        passed = [
            converted(low.Local(f"a{place}"), kind, slot.type, module)
            for place, (kind, slot) in enumerate(zip(kinds, proc.slots[: proc.params], strict=False))
        ]
        answers.setdefault(told(proc, (low.STATE, *passed), written, module), []).append(number)
    word = "if"
    for answer, those in answers.items():
        if answer == (low.returns(low.FALSE),):
            continue
        asked_for = low.either(*(low.eq(low.Local("rules"), number) for number in those))
        with lines.block(low.If(asked_for), chained=word == "elif"):
            lines.add(*answer)
        word = "elif"
    lines.add(low.returns(low.FALSE))
    parameters = [f"{c_type(kind, module)} a{place}" for place, kind in enumerate(kinds)]
    return lines.function(f"cdef bint {name}({', '.join(('S* s', 'int rules', *parameters))}) noexcept nogil")


def _can_snippet(proc: ir.Proc, passed: tuple[low.Expr, ...], written: tuple[str, ...], module: Module) -> low.Body:
    if not proc.can_fail:
        return (low.returns(low.TRUE),)
    known = module.program.foreseen.get(proc.number, ir.UNKNOWN)
    if known.sure == known.possible:
        return (low.returns(_told(known.sure, passed, module)),)
    found: list[low.Stmt] = []
    if known.sure != ir.NEVER:
        found.append(low.If(_told(known.sure, passed, module), (low.returns(low.TRUE),)))
    if known.possible != ir.ALWAYS:
        found.append(low.If(low.negate(_told(known.possible, passed, module)), (low.returns(low.FALSE),)))
    return (*found, low.returns(low.call(can_procedure(proc.number, module), *passed)))


def _surely(proc: ir.Proc, passed: tuple[low.Expr, ...], written: tuple[str, ...], module: Module) -> low.Body:
    known = module.program.foreseen.get(proc.number, ir.UNKNOWN)
    return (low.returns(_told(ir.NEVER if _touched(known, written) else known.sure, passed, module)),)


def _possibly(proc: ir.Proc, passed: tuple[low.Expr, ...], written: tuple[str, ...], module: Module) -> low.Body:
    known = module.program.foreseen.get(proc.number, ir.UNKNOWN)
    return (low.returns(_told(ir.ALWAYS if _touched(known, written) else known.possible, passed, module)),)


def _touched(known: ir.Foreseen, written: tuple[str, ...]) -> bool:
    """Whether what is foreseen may have changed since."""
    return bool(written) and (EVERYTHING in known.reads or not known.reads.isdisjoint(written))


def _told(function: int, passed: tuple[low.Expr, ...], module: Module) -> low.Expr:
    from rulewright.compiler.lower.expressions import function_name

    if function < 0:
        return low.TRUE if function == ir.ALWAYS else low.FALSE
    return low.call(function_name(function, module), *passed)


# ---------------------------------------------------------------- decisions met in a trial


def search(asked_: Asked, module: Module) -> str:
    """The function that looks for a move, `pass` first, that leads on: 0 found, 1 not, 2 the decision is passed over."""
    return module.once(
        ("search", asked_.number), f"search_d{asked_.number}", lambda fresh: _search(fresh, asked_, module)
    )


def _search(name: str, asked_: Asked, module: Module) -> low.Function:
    decision = asked_.decision
    lines = Lines()
    lines.declared += ["cdef Moves found"]
    site = module.fault("RW609", TOO_DEEP, decision.where)
    with lines.block(
        low.If(low.negate(low.call("looks_on", low.STATE, low.Local("t"), low.Local("you"), decision.block, site)))
    ):
        lines.add(low.returns(low.select(low.field("r_fault"), 1, 0)))
    lines.add(low.do("no_moves", low.address(low.Local("found"))))
    order = sorted(range(len(decision.options)), key=lambda place: not decision.options[place].is_pass)
    for place in order:
        option = decision.options[place]
        if option.silent and decision.skip is not None:
            continue
        lines.add(
            low.do(
                generate(asked_, place, module, lead=not option.silent),
                *passed_on(asked_),
                low.address(low.Local("found")),
            )
        )
        if option.silent:
            break
    passed_over = decision.skip is not None and not any(option.is_pass for option in decision.options)
    lines.add(
        low.returns(
            low.call(
                "one_leads_on",
                low.STATE,
                low.Local("t"),
                low.address(low.Local("found")),
                enter_point(asked_.number, module),
                passed_over,
            )
        )
    )
    parameters = head_parameters(asked_, module) + ", Trial* t"
    return lines.function(f"cdef int {name}({parameters}) noexcept nogil")
