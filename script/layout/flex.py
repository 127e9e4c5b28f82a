"""Translation of layouts to CSS, if flexbox or grid are exact equivalents, measured by a browser.

`page(cases)` is one HTML page with every case in it and a script that writes the frames of all
views, outermost first, as JSON. Layouts without an exact CSS equivalent raise `NoEqual`: guides,
bounded views beside spacers, ideal lengths of stretching views, and greedy decisions (the stack's
"least flexible first" where lower and upper bounds meet).
"""

import html
import json
import pathlib
import re
import subprocess
import tempfile

ALIGN = {
    "leading": "start", "center": "center", "trailing": "end", "top": "start", "bottom": "end"}
CORNERS = {
    "center": ("center", "center"), "leading": ("start", "center"), "trailing": ("end", "center"),
    "top": ("center", "start"), "bottom": ("center", "end"), "topLeading": ("start", "start"),
    "topTrailing": ("end", "start"), "bottomLeading": ("start", "end"),
    "bottomTrailing": ("end", "end"),
}
X, Y = 0, 1
NAMES = ("width", "height")
# Views whose size depends on the proposal, never on their content.
WINDOWS = ("GeometryReader", "ScrollView", "position")


class NoEqual(Exception):
    """The layout has no exact CSS equivalent."""


def bounds(view, axis):
    """The minimum, ideal and maximum of a leaf; None where it is fixed."""
    own = view.get(NAMES[axis])
    if view["view"] == "Color":
        return (0, 10, "infinity")
    return tuple(own) if isinstance(own, list) else None


def fills(view, axis, open_, stack=None):
    """Whether a view fills its proposal along an axis, without a maximum."""
    if open_[axis]:
        return False
    kind, inside = view["view"], view.get("of", [])
    if kind in ("Color", "Leaf"):
        own = bounds(view, axis)
        return own is not None and own[2] == "infinity"
    if kind == "Spacer":
        return stack in (None, axis)
    if kind == "frame":
        if view.get(NAMES[axis]) is not None:
            return False
        word = ("Width", "Height")[axis]
        least, most = view.get("min" + word), view.get("max" + word)
        if most is not None and most != "infinity":
            raise NoEqual("a frame with an upper bound")
        if least is not None and most is None and fills(inside[0], axis, open_, stack):
            return True
        return most == "infinity" or fills(inside[0], axis, open_, stack)
    if kind in ("GeometryReader", "position"):
        return True
    if kind == "ScrollView":
        along = axis in scrolled(view)
        return along or fills(inside[0], axis, opened(view, open_))
    if kind in ("LazyVStack", "LazyHStack"):
        return axis == (X if kind == "LazyVStack" else Y)
    if kind in ("LazyVGrid", "LazyHGrid"):
        tracks = view.get("columns") or view.get("rows")
        across = axis == (X if kind == "LazyVGrid" else Y)
        return across and any("fixed" not in track for track in tracks)
    if kind == "Grid":
        return axis == X and any(
            fills(cell, X, open_) for cell in Writer.cells(inside)
            if "gridCellColumns" not in cell)
    if kind in ("overlay", "background"):
        return fills(inside[0], axis, open_, stack)
    if kind in ("HStack", "VStack"):
        return any(fills(child, axis, open_, X if kind == "HStack" else Y) for child in inside)
    if kind == "aspectRatio":
        return False
    if kind == "containerRelativeFrame":
        return NAMES_OF_AXES[axis] not in view["axes"] and fills(inside[0], axis, open_)
    return any(fills(child, axis, opened(view, open_)) for child in inside)


NAMES_OF_AXES = ("horizontal", "vertical")


def scrolled(view):
    return [NAMES_OF_AXES.index(name) for name in view.get("axes", ["vertical"])]


def opened(view, open_):
    """The axes along which a view proposes the ideal length to its content."""
    if view["view"] == "ScrollView":
        return tuple(axis in scrolled(view) or open_[axis] for axis in (X, Y))
    if view["view"] == "fixedSize":
        return tuple(view.get(NAMES_OF_AXES[a], True) or open_[a] for a in (X, Y))
    if view["view"] == "frame":
        return tuple(view.get(NAMES[a]) is None and open_[a] for a in (X, Y))
    return open_


class Writer:
    """Writes one case; numbers its views."""

    def __init__(self):
        self.count = 0

    def element(self, view, open_, place, stack=None, sized=False):
        """A view as a `div`; `place` is the style set by its parent."""
        number = self.count
        self.count += 1
        style, inside = getattr(self, view["view"])(view, open_, stack, sized)
        if "layoutPriority" in view and stack is None:
            raise NoEqual("a priority outside a stack")
        return f'<div data-n="{number}" style="{style};{place}">{inside}</div>'

    # parents

    def cell(self, view, open_, names=("center", "center"), stack=None, sized=False):
        """A view in a grid with one cell: stretched if it fills, else at its alignment."""
        parts = []
        for axis, word in ((X, "justify-self"), (Y, "align-self")):
            value = "stretch" if fills(view, axis, open_, stack) else names[axis]
            parts.append(f"{word}:{value}")
            has_own = ("minWidth", "minHeight")[axis] in view
            if value == "stretch" and view.get("of") and not (
                    has_own or view["view"] in WINDOWS):
                parts.append(f"min-{NAMES[axis]}:min-content")
        return self.element(view, open_, "grid-area:1/1;" + ";".join(parts), stack, sized)

    # kinds of views

    def Leaf(self, view, open_, stack, sized):
        style = []
        for axis in (X, Y):
            own = bounds(view, axis)
            if own is None:
                style.append(f"{NAMES[axis]}:{view[NAMES[axis]]}px")
            elif open_[axis]:
                style.append(f"{NAMES[axis]}:{own[1]}px")
            else:
                style.append(f"min-{NAMES[axis]}:{own[0]}px")
                if own[2] != "infinity":
                    if stack != axis or own[0] != 0:
                        raise NoEqual("a view with an upper bound")
                    style.append(f"max-{NAMES[axis]}:{own[2]}px")
        return ";".join(style), ""

    def Color(self, view, open_, stack, sized):
        return self.Leaf(view, open_, stack, sized)

    def Spacer(self, view, open_, stack, sized):
        least = view.get("minLength", 8)
        axes = (X, Y) if stack is None else (stack,)
        return ";".join(f"min-{NAMES[axis]}:{least}px" for axis in axes), ""

    def HStack(self, view, open_, stack, sized):
        return self.stack(view, open_, X)

    def VStack(self, view, open_, stack, sized):
        return self.stack(view, open_, Y)

    def stack(self, view, open_, axis):
        children = view.get("of", [])
        growing = self.growing(children, open_, axis)
        margin = ("margin-inline-start", "margin-top")[axis]
        inside = []
        for index, child in enumerate(children):
            gap = view.get("spacing")
            if gap is None:
                pair = [children[index - 1], child]
                gap = 0 if any(other["view"] == "Spacer" for other in pair) else 8
            grows = any(child is other for other in growing)
            bounded = bounds(child, axis) if child["view"] in ("Leaf", "Color") else None
            if grows or (bounded and not open_[axis] and growing):
                flex = "1 1 0"
            elif bounded and not open_[axis]:
                raise NoEqual("a view with an upper bound in a stack that does not fill")
            else:
                flex = "0 0 auto"
            if not grows and fills(child, axis, open_, axis):
                flex = f"0 0 {least(child, axis)}px"
            elif flex == "1 1 0" and not grows and len({p(c) for c in children}) > 1:
                raise NoEqual("bounds and priorities")
            across = "stretch" if fills(child, 1 - axis, open_, axis) else ALIGN[
                view.get("alignment", "center")]
            place = f"flex:{flex};align-self:{across}"
            if index:
                place += f";{margin}:{gap}px"
            inside.append(self.element(child, open_, place, axis))
        direction = ("row", "column")[axis]
        return f"display:flex;flex-direction:{direction}", "".join(inside)

    @staticmethod
    def growing(children, open_, axis):
        """The children that share the rest: the filling ones of the highest priority."""
        filling = [child for child in children if fills(child, axis, open_, axis)]
        top = max((p(child) for child in filling), default=0)
        return [child for child in filling if p(child) == top]

    def ZStack(self, view, open_, stack, sized):
        names = CORNERS[view.get("alignment", "center")]
        inside = [self.cell(child, open_, names) for child in view.get("of", [])]
        return "display:grid", "".join(inside)

    def frame(self, view, open_, stack, sized):
        names = CORNERS[view.get("alignment", "center")]
        style, tracks = ["display:grid"], []
        for axis in (X, Y):
            word = ("Width", "Height")[axis]
            if view.get(NAMES[axis]) is not None:
                style.append(f"{NAMES[axis]}:{view[NAMES[axis]]}px")
                tracks.append("minmax(0,1fr)")
                continue
            if view.get("ideal" + word) is not None:
                raise NoEqual("an ideal length")
            if view.get("min" + word) is not None:
                style.append(f"min-{NAMES[axis]}:{view['min' + word]}px")
            tracks.append("1fr")
        style.append(f"grid-template-columns:{tracks[X]};grid-template-rows:{tracks[Y]}")
        both = all(view.get(name) is not None for name in NAMES)
        if both:
            style.append("container-type:size")
        return ";".join(style), self.cell(
            view["of"][0], opened(view, open_), names, stack, sized=both)

    def padding(self, view, open_, stack, sized):
        insets = view.get("insets", 16)
        insets = insets if isinstance(insets, list) else [insets] * 4
        if min(insets) < 0:
            raise NoEqual("padding below zero")
        top, leading, bottom, trailing = insets
        style = (
            f"display:grid;grid-template-columns:1fr;grid-template-rows:1fr;"
            f"padding:{top}px {trailing}px {bottom}px {leading}px")
        return style, self.cell(view["of"][0], open_, stack=stack)

    def aspectRatio(self, view, open_, stack, sized):
        child, ratio = view["of"][0], view.get("ratio")
        if not sized or ratio is None or any(open_):
            raise NoEqual("a ratio without a frame around")
        if not all(fills(child, axis, open_) for axis in (X, Y)):
            raise NoEqual("a ratio of a view that does not fill")
        word = "min" if view["contentMode"] == "fit" else "max"
        style = (
            f"display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);"
            f"justify-self:center;align-self:center;"
            f"width:{word}(100cqw,100cqh*{ratio});height:{word}(100cqh,100cqw/{ratio})")
        # The frame's alignment is set by its parent, which would stretch.
        return style, self.cell(child, open_)

    def fixedSize(self, view, open_, stack, sized):
        return "display:grid", self.cell(view["of"][0], opened(view, open_), stack=stack)

    def position(self, view, open_, stack, sized):
        if any(open_) or any(fills(view["of"][0], axis, open_) for axis in (X, Y)):
            raise NoEqual("the position of a view that fills")
        place = (
            f"position:absolute;left:{view.get('x', 0)}px;top:{view.get('y', 0)}px;"
            "transform:translate(-50%,-50%)")
        return "position:relative", self.element(view["of"][0], open_, place)

    def overlay(self, view, open_, stack, sized):
        base, layer = view["of"]
        names = CORNERS[view.get("alignment", "center")]
        inside = self.cell(base, open_, stack=stack)
        inside += (
            '<div style="position:absolute;inset:0;display:grid;'
            'grid-template:minmax(0,1fr)/minmax(0,1fr)">'
            + self.cell(layer, (False, False), names) + "</div>")
        return "display:grid;position:relative", inside

    background = overlay

    def GeometryReader(self, view, open_, stack, sized):
        if any(open_):
            raise NoEqual("the ideal length of a view that takes all the room")
        inside = [self.cell(child, open_, ("start", "start")) for child in view.get("of", [])]
        return "display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr)", "".join(inside)

    def ScrollView(self, view, open_, stack, sized):
        margins = view.get("contentMargins", 0)
        margins = margins if isinstance(margins, list) else [margins] * 4
        top, leading, bottom, trailing = margins
        tracks = ["max-content" if axis in scrolled(view) else "1fr" for axis in (X, Y)]
        names = tuple("start" if axis in scrolled(view) else "center" for axis in (X, Y))
        style = (
            f"display:grid;overflow:hidden;grid-template-columns:{tracks[X]};"
            f"grid-template-rows:{tracks[Y]};align-content:start;justify-content:start;"
            f"container-type:inline-size;"
            f"padding:{top}px {trailing}px {bottom}px {leading}px")
        if X not in scrolled(view):
            style = style.replace("container-type:inline-size;", "").replace(
                "justify-content:start;", "")
        if Y not in scrolled(view):
            style = style.replace("align-content:start;", "")
        return style, self.cell(view["of"][0], opened(view, open_), names)

    def LazyVStack(self, view, open_, stack, sized):
        return self.stack(view, (open_[X], True), Y)

    def LazyHStack(self, view, open_, stack, sized):
        return self.stack(view, (True, open_[Y]), X)

    def LazyVGrid(self, view, open_, stack, sized):
        tracks = " ".join(self.track(item) for item in view["columns"])
        gaps = {item.get("spacing", 8) for item in view["columns"]}
        if sum("adaptive" in item for item in view["columns"]) > 1:
            raise NoEqual("two adaptive columns")
        if len(gaps) > 1:
            raise NoEqual("several distances between columns")
        style = (
            f"display:grid;grid-template-columns:{tracks};column-gap:{gaps.pop()}px;"
            f"row-gap:{view.get('spacing', 8)}px")
        names = {item.get("alignment", "center") for item in view["columns"]}
        if len(names) > 1:
            raise NoEqual("several alignments of columns")
        names = CORNERS[names.pop()]
        inside = []
        for child in view["of"]:
            open_here = (False, True)
            words = ["stretch" if fills(child, a, open_here) else names[a] for a in (X, Y)]
            inside.append(
                self.element(child, open_here, f"justify-self:{words[X]};align-self:{words[Y]}"))
        return style, "".join(inside)

    @staticmethod
    def track(item):
        if "fixed" in item:
            return f"{item['fixed']}px"
        if "adaptive" in item:
            least_, most = item["adaptive"]
            if most != "infinity":
                raise NoEqual("an adaptive column with an upper bound")
            return f"repeat(auto-fill,minmax({least_}px,1fr))"
        least_, most = item.get("flexible", [10, "infinity"])
        if most != "infinity":
            raise NoEqual("a flexible column with an upper bound")
        return f"minmax({least_}px,1fr)"

    def Grid(self, view, open_, stack, sized):
        rows = view["of"]
        columns = max(
            sum(cell.get("gridCellColumns", 1) for cell in row["of"])
            for row in rows if row["view"] == "GridRow")
        grows = [False] * columns
        places = []
        for number, row in enumerate(rows):
            column = 0
            isRow = row["view"] == "GridRow"
            for cell in row["of"] if isRow else [row]:
                span = cell.get("gridCellColumns", 1) if isRow else columns
                if span == 1 and fills(cell, X, open_):
                    grows[column] = True
                if fills(cell, Y, open_):
                    raise NoEqual("a cell that fills its grid's height")
                places.append((number, column, span))
                column += span
        tracks = " ".join("minmax(0,1fr)" if grow else "max-content" for grow in grows)
        if any(grows) and any(
                span == 1 and grows[column] and not fills(cell, X, open_)
                for cell, (_, column, span) in zip(self.cells(rows), places)):
            raise NoEqual("a column of views that grow and views that do not")
        style = (
            f"display:grid;grid-template-columns:{tracks};"
            f"column-gap:{view['horizontalSpacing']}px;row-gap:{view['verticalSpacing']}px")
        names = CORNERS[view.get("alignment", "center")]
        inside, places = [], iter(places)
        for row in rows:
            isRow = row["view"] == "GridRow"
            if isRow:
                inside.append(f'<div data-n="{self.count}" style="display:none"></div>')
                self.count += 1
            for cell in row["of"] if isRow else [row]:
                number, column, span = next(places)
                own = CORNERS[cell["gridCellAnchor"]] if "gridCellAnchor" in cell else (
                    names[X], ALIGN[row["alignment"]] if isRow and "alignment" in row else names[Y])
                across = "stretch" if fills(cell, X, open_) else own[X]
                inside.append(self.element(
                    cell, (open_[X], True),
                    f"grid-row:{number + 1};grid-column:{column + 1}/span {span};"
                    f"justify-self:{across};align-self:{own[Y]}"))
        return style, "".join(inside)

    @staticmethod
    def cells(rows):
        return [
            cell for row in rows for cell in (row["of"] if row["view"] == "GridRow" else [row])]

    def offset(self, view, open_, stack, sized):
        raise NoEqual("what is drawn is not what is laid out")

    def LazyHGrid(self, view, open_, stack, sized):
        raise NoEqual("the sideways grid")

    def alignmentGuide(self, view, open_, stack, sized):
        raise NoEqual("guides")

    def containerRelativeFrame(self, view, open_, stack, sized):
        if view["axes"] != ["horizontal"] or "count" not in view:
            raise NoEqual("only columns")
        spacing, count, span = view.get("spacing", 0), view["count"], view.get("span", 1)
        column = f"(100cqw - {spacing * (count - 1)}px) / {count}"
        names = CORNERS[view.get("alignment", "center")]
        style = (
            f"display:grid;grid-template-columns:minmax(0,1fr);grid-template-rows:1fr;"
            f"width:calc({column} * {span} + {spacing * (span - 1)}px)")
        return style, self.cell(view["of"][0], (False, open_[Y]), names)


def p(view):
    """The layout priority of a view in a stack; a spacer's is below all others."""
    return view.get("layoutPriority", -1e9 if view["view"] == "Spacer" else 0)


def least(view, axis):
    """The minimum length of a filling view."""
    if view["view"] == "Spacer":
        return view.get("minLength", 8)
    own = bounds(view, axis) if view["view"] in ("Leaf", "Color") else None
    if own is None:
        raise NoEqual("the least length of a view with others inside")
    return own[0]


def translated(case):
    """A case as HTML."""
    width, height = case["proposal"]
    open_ = (width is None, height is None)
    room = [
        "position:absolute", "display:grid",
        "width:max-content" if width is None else f"width:{width}px",
        "height:max-content" if height is None else f"height:{height}px",
        "grid-template-columns:" + ("auto" if width is None else "minmax(0,1fr)"),
        "grid-template-rows:" + ("auto" if height is None else "minmax(0,1fr)"),
    ]
    if width is not None and height is not None:
        room.append("container-type:size")
    tree = Writer().cell(
        case["tree"], open_, ("start", "start"), sized=width is not None and height is not None)
    return f'<section style="{";".join(room)}">{tree}</section>'


PAGE = """<!doctype html><meta charset="utf-8">
<style>* {{ box-sizing: border-box; margin: 0; padding: 0 }} body {{ width: 4000px }}</style>
{sections}
<pre id="frames"></pre>
<script>
document.getElementById("frames").textContent = JSON.stringify(
  [...document.querySelectorAll("section")].map(room => {{
    const base = room.getBoundingClientRect();
    return [...room.querySelectorAll("[data-n]")].map(view => {{
      if (view.style.display === "none") return null;
      const box = view.getBoundingClientRect();
      return [box.left - base.left, box.top - base.top, box.width, box.height];
    }});
  }}));
</script>"""


def measured(cases):
    """The frames of the cases' views in Chromium, in preorder."""
    page = PAGE.format(sections="\n".join(translated(case) for case in cases))
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "corpus.html")
        path.write_text(page)
        run = subprocess.run(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom",
             f"--user-data-dir={folder}/profile", "--window-size=4000,4000", path.as_uri()],
            capture_output=True, text=True, timeout=300, check=True)
    found = re.search(r'<pre id="frames">(.*?)</pre>', run.stdout, re.DOTALL)
    return json.loads(html.unescape(found.group(1)))
