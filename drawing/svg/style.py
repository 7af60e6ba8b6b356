"""The style sheet of a picture: every colour by its name, in the light and in the dark."""

from __future__ import annotations

from functools import cache

from rulewright.drawing.scene.palette import GROUNDS, PAINTS, ink_on

FONT = "system-ui,-apple-system,'Segoe UI',Roboto,'DejaVu Sans','Noto Sans',sans-serif"


@cache
def sheet() -> str:
    """The rules that every picture begins with; one class for each colour, as what fills (`f-`), as a line (`s-`) and
    as what a text stands on (`o-`)."""
    day = ";".join(f"--{name}:{light}" for name, (light, _) in GROUNDS.items())
    night = ";".join(f"--{name}:{dark}" for name, (_, dark) in GROUNDS.items())
    named = [(name, f"var(--{name})") for name in GROUNDS] + list(PAINTS.items())
    fills = "".join(f".rw .f-{name}{{fill:{value}}}.rw .s-{name}{{stroke:{value}}}" for name, value in named)
    inks = "".join(f".rw .o-{name}{{fill:{ink_on(value)}}}" for name, value in PAINTS.items())
    on_grounds = ".rw .o-back{fill:#fff}" + "".join(
        f".rw .o-{name}{{fill:var(--ink)}}" for name in ("paper", "panel", "card", "cell")
    )
    return (
        f".rw{{{day};font-family:{FONT}}}@media(prefers-color-scheme:dark){{.rw{{{night}}}}}.rw[data-theme=light]{{{day}}}.rw[data-theme=dark]{{{night}}}.rw"
        " .n{fill:none}.rw text{dominant-baseline:central}.rw text.x{paint-order:stroke;stroke-width:.1em}.rw"
        " .b{font-weight:600}.rw .e{text-anchor:end}.rw .m{text-anchor:middle}.rw path,.rw"
        " polygon{stroke-linejoin:round;stroke-linecap:round}.rw path.c{stroke-linecap:butt}"
        + fills
        + inks
        + on_grounds
    )
