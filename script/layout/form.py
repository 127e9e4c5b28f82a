"""The format of the layout corpus: reading it, and writing it with one view per line.

A family is one file, {"family": …, "cases": […]}. A case has a name, a source (see README.md beside
the families), a proposal [width, height], where null is an unspecified length, and a tree. A view
of the tree is an object: "view" is its name in SwiftUI, the other keys are its arguments by name,
"of" has the nested views, and "frame" is the expected frame: [x, y, width, height], measured from
the top leading corner of the outermost view.
"""

import json
import pathlib

FOLDER = pathlib.Path(__file__).parents[2] / "Tests/Corpus"


def families():
    """The files of the corpus with their content, in order."""
    for path in sorted(FOLDER.glob("*.json")):
        yield path, json.loads(path.read_text())


def number(value):
    """A length with at most three decimals; integers without a point."""
    value = round(value, 3) + 0.0
    return int(value) if value == int(value) else value


def text(family):
    """The text of a family's file."""
    cases = ",\n".join(_case(case) for case in family["cases"])
    return f'{{"family": {json.dumps(family["family"])}, "cases": [\n{cases}\n]}}\n'


def _case(case):
    head = ", ".join(
        f"{json.dumps(key)}: {json.dumps(value)}" for key, value in case.items() if key != "tree")
    return f'  {{{head}, "tree":\n{_view(case["tree"], "    ")}}}'


def _view(view, indent):
    words = {key: value for key, value in view.items() if key not in ("frame", "of")}
    parts = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in words.items()]
    if "frame" in view:
        parts.append(f'"frame": {json.dumps(view["frame"])}')
    line = indent + "{" + ", ".join(parts)
    if not view.get("of"):
        return line + "}"
    inside = ",\n".join(_view(child, indent + "  ") for child in view["of"])
    return f'{line}, "of": [\n{inside}]}}'


def preorder(view):
    """A view and its descendants, in preorder."""
    yield view
    for child in view.get("of", []):
        yield from preorder(child)
