"""A second implementation of the layout rules, for checking the engine.

It shares no code with the engine and follows the rules as documented by Apple (frames, padding,
lazy stacks, Grid), measured by OpenSwiftUI (stacks, spacing, aspect ratio) and by objc.io (grid
columns). `frames(case)` returns each view's frame, outermost first. Lengths are floats; a proposal
is a pair in which None is an unspecified length.
"""

import math

INF = math.inf
X, Y = 0, 1


def frames(case):
    """The frames of a case's views, in preorder, from the corner of the proposed size."""
    canvas = tuple(case.get("canvas", [1000, 1000]))
    view = View(case["tree"], container=lambda: canvas)
    proposal = tuple(case["proposal"])
    found = []
    view.place((0, 0), proposal, found)
    return found


def clamp(value, low, high):
    return max(min(value, INF if high is None else high), -INF if low is None else low)


def bound(value):
    return INF if value == "infinity" else value


HORIZONTAL = {"leading": 0, "center": 0.5, "trailing": 1}
VERTICAL = {"top": 0, "center": 0.5, "bottom": 1}
CORNERS = {
    "center": ("center", "center"), "leading": ("leading", "center"),
    "trailing": ("trailing", "center"), "top": ("center", "top"), "bottom": ("center", "bottom"),
    "topLeading": ("leading", "top"), "topTrailing": ("trailing", "top"),
    "bottomLeading": ("leading", "bottom"), "bottomTrailing": ("trailing", "bottom"),
}


def edges(value):
    """Insets as (top, leading, bottom, trailing)."""
    return tuple(value) if isinstance(value, list) else (value,) * 4


class View:
    """A view of the corpus, which can be measured and placed."""

    def __new__(cls, data, container, axis=None):
        return object.__new__(KINDS[data["view"]])

    def __init__(self, data, container, axis=None):
        self.data, self.container, self.axis = data, container, axis
        self.priority = data.get("layoutPriority", 0)
        self.children = self.make()
        self.known = {}

    def make(self):
        return [View(child, self.container, self.inner_axis()) for child in self.data.get("of", [])]

    def inner_axis(self):
        """The axis of the enclosing stack, for nested views."""
        return self.axis

    def get(self, key, default=None):
        return self.data.get(key, default)

    # overridden by each kind

    def measure(self, proposal):
        raise NotImplementedError

    def arrange(self, proposal):
        """For each nested view: its corner within this view, and its proposal."""
        return []

    def explicit(self, guide, proposal):
        """The explicit value of a guide; None if there is none."""
        return None

    @property
    def gap(self):
        """The preferred spacing to neighbors; None without a preference."""
        return None

    # common to all

    def size(self, proposal):
        if proposal not in self.known:
            self.known[proposal] = self.measure(proposal)
        return self.known[proposal]

    def guide(self, guide, proposal):
        """The value of a guide: (axis, name) to a distance from the leading edge or the top."""
        value = self.explicit(guide, proposal)
        if value is not None:
            return value
        axis, name = guide
        return self.size(proposal)[axis] * (VERTICAL if axis else HORIZONTAL)[name]

    def place(self, corner, proposal, found):
        size = self.size(proposal)
        found.append((*corner, *size))
        for child, (inside, offered) in zip(self.children, self.arrange(proposal)):
            child.place((corner[X] + inside[X], corner[Y] + inside[Y]), offered, found)


class Leaf(View):
    """A view with given lengths: one number, or minimum, ideal and maximum."""

    def measure(self, proposal):
        return tuple(
            self.length(self.get(key), offered)
            for key, offered in zip(("width", "height"), proposal))

    @staticmethod
    def length(own, offered):
        if not isinstance(own, list):
            return own
        least, ideal, most = map(bound, own)
        return clamp(ideal if offered is None else offered, least, most)


class Color(View):
    """Fills the proposal; ideally ten points (SwiftUI's replacement for unspecified lengths)."""

    def measure(self, proposal):
        return tuple(10 if offered is None else offered for offered in proposal)


class Spacer(View):
    """Fills along its stack, from its minimum length; lowest priority, and no spacing."""

    def __init__(self, data, container, axis=None):
        super().__init__(data, container, axis)
        self.priority = data.get("layoutPriority", -INF)

    def measure(self, proposal):
        least = self.get("minLength", 8)
        return tuple(
            max(least, least if proposal[axis] is None else proposal[axis])
            if self.axis in (None, axis) else 0 for axis in (X, Y))

    @property
    def gap(self):
        return 0


class Stack(View):
    """The stack algorithm as measured by OpenSwiftUI."""

    major = X

    @property
    def minor(self):
        return 1 - self.major

    def inner_axis(self):
        return self.major

    @property
    def gap(self):
        """The spacing of the first and the last view; only a stack of spacers has any."""
        wishes = {child.gap for child in self.children}
        return 0 if wishes == {0} or not wishes else None

    def gaps(self):
        spacing = self.get("spacing")
        pairs = zip(self.children, self.children[1:])
        return [self.distance(a.gap, b.gap) if spacing is None else spacing for a, b in pairs]

    @staticmethod
    def distance(a, b):
        wishes = [wish for wish in (a, b) if wish is not None]
        return max(wishes) if wishes else 8

    def offers(self, proposal):
        length = proposal[self.major]
        if length is None or length == INF:
            return [proposal] * len(self.children)

        def offer(amount):
            return (amount, proposal[Y]) if self.major == X else (proposal[X], amount)

        def taken(child, amount):
            return child.size(offer(amount))[self.major]

        def flexibility(child):
            least, most = taken(child, 0), taken(child, INF)
            spread = most - least
            return (spread, -least if spread == INF else 0)

        left = length - sum(self.gaps())
        levels = sorted({child.priority for child in self.children}, reverse=True)
        result = {}
        for level in levels:
            group = [child for child in self.children if child.priority == level]
            later = sum(taken(child, 0) for child in self.children if child.priority < level)
            group.sort(key=flexibility)
            left_now = left - later
            for done, child in enumerate(group):
                amount = max(left_now / (len(group) - done), 0)
                result[child] = offer(amount)
                left_now -= taken(child, amount)
            left = left_now + later
        return [result[child] for child in self.children]

    def plan(self, proposal):
        offers = self.offers(proposal)
        name = self.get("alignment", "center")
        guides = [c.guide((self.minor, name), o) for c, o in zip(self.children, offers)]
        sizes = [c.size(o) for c, o in zip(self.children, offers)]
        before = max(guides, default=0)
        after = max((s[self.minor] - g for s, g in zip(sizes, guides)), default=0)
        corners, place = [], 0
        for index, (size, guide) in enumerate(zip(sizes, guides)):
            if index:
                place += self.gaps()[index - 1]
            across = before - guide
            corners.append((place, across) if self.major == X else (across, place))
            place += size[self.major]
        length, width = place, before + after
        return offers, corners, (length, width) if self.major == X else (width, length)

    def measure(self, proposal):
        if INF in proposal:
            # Only the lengths are needed here; a guide in an infinite view has no value.
            sizes = [c.size(o) for c, o in zip(self.children, self.offers(proposal))]
            length = sum(s[self.major] for s in sizes) + sum(self.gaps())
            width = max((s[self.minor] for s in sizes), default=0)
            return (length, width) if self.major == X else (width, length)
        return self.plan(proposal)[2]

    def arrange(self, proposal):
        offers, corners, _ = self.plan(proposal)
        return list(zip(corners, offers))


class HStack(Stack):
    major = X


class VStack(Stack):
    major = Y


class ZStack(View):
    """All get the whole proposal; the stack is as large as their union."""

    def inner_axis(self):
        return None

    def sides(self, proposal, axis):
        name = CORNERS[self.get("alignment", "center")][axis]
        top = max((child.priority for child in self.children), default=0)
        decisive = [child for child in self.children if child.priority == top]
        guides = [child.guide((axis, name), proposal) for child in decisive]
        rest = [c.size(proposal)[axis] - g for c, g in zip(decisive, guides)]
        return name, max(guides, default=0), max(rest, default=0)

    def measure(self, proposal):
        if INF in proposal:
            return tuple(max((c.size(proposal)[a] for c in self.children), default=0) for a in (X, Y))
        return tuple(sum(self.sides(proposal, axis)[1:]) for axis in (X, Y))

    def arrange(self, proposal):
        x, y = self.sides(proposal, X), self.sides(proposal, Y)
        return [
            ((x[1] - c.guide((X, x[0]), proposal), y[1] - c.guide((Y, y[0]), proposal)), proposal)
            for c in self.children]


class Modifier(View):
    """A view around another one, with its own proposal for it.

    A priority is a trait of the inner view and passes through modifiers.
    """

    def __init__(self, data, container, axis=None):
        super().__init__(data, container, axis)
        self.priority = data.get("layoutPriority", self.children[0].priority)

    def offer(self, proposal):
        return proposal

    def around(self, size, proposal):
        return size

    def corner(self, size, offered):
        """The corner of the inner view: the guides of an alignment meet."""
        names = CORNERS[self.get("alignment", "center")]
        tables = (HORIZONTAL, VERTICAL)
        return tuple(
            size[a] * tables[a][names[a]] - self.children[0].guide((a, names[a]), offered)
            for a in (X, Y))

    def measure(self, proposal):
        return self.around(self.children[0].size(self.offer(proposal)), proposal)

    def arrange(self, proposal):
        offered = self.offer(proposal)
        return [(self.corner(self.size(proposal), offered), offered)]

    def explicit(self, guide, proposal):
        offered = self.offer(proposal)
        inner = self.children[0].explicit(guide, offered)
        if inner is None:
            return None
        return inner + self.corner(self.size(proposal), offered)[guide[0]]

    @property
    def gap(self):
        return self.children[0].gap


class Frame(Modifier):
    """A frame, fixed or flexible, depending on its arguments."""

    def lengths(self, axis):
        names = ("Width", "Height")[axis]
        return [bound(self.get(word + names)) for word in ("min", "ideal", "max")]

    @property
    def fixed(self):
        return (self.get("width"), self.get("height"))

    @property
    def is_flexible(self):
        return any(length is not None for axis in (X, Y) for length in self.lengths(axis))

    def offer(self, proposal):
        if not self.is_flexible:
            return tuple(p if f is None else f for f, p in zip(self.fixed, proposal))
        result = []
        for axis in (X, Y):
            least, ideal, most = self.lengths(axis)
            wanted = ideal if proposal[axis] is None else proposal[axis]
            result.append(None if wanted is None else clamp(wanted, least, most))
        return tuple(result)

    def around(self, size, proposal):
        if not self.is_flexible:
            return tuple(s if f is None else f for f, s in zip(self.fixed, size))
        result = []
        for axis in (X, Y):
            least, ideal, most = self.lengths(axis)
            own = size[axis]
            offered = proposal[axis]
            if offered is None:
                offered = own if ideal is None else ideal
            if least is not None and most is not None:
                result.append(clamp(offered, least, most))
            elif least is not None:
                result.append(max(min(offered, own), least))
            elif most is not None:
                result.append(min(max(offered, own), most))
            else:
                result.append(own)
        return tuple(result)


class Padding(Modifier):
    """Padding on the edges; 16 by default."""

    @property
    def insets(self):
        return edges(self.get("insets", 16))

    @property
    def sums(self):
        top, leading, bottom, trailing = self.insets
        return (leading + trailing, top + bottom)

    def offer(self, proposal):
        return tuple(None if p is None else max(p - s, 0) for p, s in zip(proposal, self.sums))

    def around(self, size, proposal):
        return tuple(max(length + s, 0) for length, s in zip(size, self.sums))

    def corner(self, size, offered):
        return (self.insets[1], self.insets[0])


class AspectRatio(Modifier):
    """The target ratio, scaled by the smaller (fit) or larger (fill) quotient of the proposal."""

    def offer(self, proposal):
        ratio = self.get("ratio")
        target = (ratio, 1) if ratio is not None else self.children[0].size((None, None))
        if min(target) <= 0:
            return proposal
        scales = [p / t for p, t in zip(proposal, target) if p is not None]
        if not scales:
            return proposal
        scale = min(scales) if self.get("contentMode") == "fit" else max(scales)
        return (target[X] * scale, target[Y] * scale)


class FixedSize(Modifier):
    """Proposes the ideal length along some axes."""

    def offer(self, proposal):
        keys = ("horizontal", "vertical")
        return tuple(None if self.get(k, True) else p for k, p in zip(keys, proposal))


class AlignmentGuide(Modifier):
    """Sets a guide to `value` plus the fraction `of` of the view's own length."""

    def explicit(self, guide, proposal):
        axis = X if self.get("axis") == "horizontal" else Y
        if guide == (axis, self.get("guide")):
            return self.get("value", 0) + self.get("times", 0) * self.size(proposal)[axis]
        return self.children[0].explicit(guide, proposal)

    def corner(self, size, offered):
        return (0, 0)


class Offset(Modifier):
    """Moves the drawing, not the frame."""

    def corner(self, size, offered):
        return (0, 0)


class Position(Modifier):
    """Fills the proposal; the view's center is at a point of it."""

    def around(self, size, proposal):
        return tuple(s if p is None else p for s, p in zip(size, proposal))

    def corner(self, size, offered):
        inner = self.children[0].size(offered)
        return (self.get("x", 0) - inner[X] / 2, self.get("y", 0) - inner[Y] / 2)

    def explicit(self, guide, proposal):
        return None


class ContainerRelativeFrame(Modifier):
    """A frame of the container's lengths, or of some of its columns."""

    @property
    def fixed(self):
        container = self.container()
        return tuple(
            self.column(container[a]) if name in self.get("axes") else None
            for a, name in enumerate(("horizontal", "vertical")))

    def column(self, length):
        count = self.get("count")
        if count is None:
            return length * self.get("times", 1)
        spacing, span = self.get("spacing", 0), self.get("span", 1)
        width = (length - spacing * (count - 1)) / count
        return width * span + spacing * (span - 1)

    offer = Frame.offer
    around = Frame.around
    is_flexible = False


class Layers(View):
    """An overlay or a background: the first view is the base, whose size the second is proposed."""

    def __init__(self, data, container, axis=None):
        super().__init__(data, container, axis)
        self.priority = data.get("layoutPriority", self.children[0].priority)

    def make(self):
        return [
            View(child, self.container, self.axis if index == 0 else None)
            for index, child in enumerate(self.data["of"])]

    def measure(self, proposal):
        return self.children[0].size(proposal)

    def arrange(self, proposal):
        base, layer = self.children
        size = base.size(proposal)
        names = CORNERS[self.get("alignment", "center")]
        corner = tuple(
            base.guide((a, names[a]), proposal) - layer.guide((a, names[a]), size) for a in (X, Y))
        return [((0, 0), proposal), (corner, size)]

    def explicit(self, guide, proposal):
        return self.children[0].explicit(guide, proposal)

    @property
    def gap(self):
        return self.children[0].gap


class GeometryReader(View):
    """Fills the proposal, and proposes all of it to its content, in the top leading corner."""

    def inner_axis(self):
        return None

    def measure(self, proposal):
        return tuple(10 if offered is None else offered for offered in proposal)

    def arrange(self, proposal):
        size = self.size(proposal)
        return [((0, 0), size) for _ in self.children]


class ScrollView(View):
    """Proposes its content the ideal length along its axes; fills the proposal along, and has the
    content's length across. Margins are insets along and padding across; shorter content is at the
    start."""

    def make(self):
        self.room = (0, 0)
        return [View(child, lambda: self.room, None) for child in self.data["of"]]

    @property
    def axes(self):
        return self.get("axes", ["vertical"])

    def scrolls(self, axis):
        return ("horizontal", "vertical")[axis] in self.axes

    @property
    def margins(self):
        return edges(self.get("contentMargins", 0))

    def total(self, axis):
        top, leading, bottom, trailing = self.margins
        return (leading + trailing, top + bottom)[axis]

    def content(self, proposal):
        room = tuple(
            max((0 if p is None else p) - self.total(a), 0) for a, p in enumerate(proposal))
        if room != self.room:
            self.room = room
            for child in self.children:
                child.forget()
        offered = tuple(
            None if self.scrolls(a) or p is None else max(p - self.total(a), 0)
            for a, p in enumerate(proposal))
        return offered, self.children[0].size(offered)

    def measure(self, proposal):
        _, size = self.content(proposal)
        natural = tuple(size[a] + self.total(a) for a in (X, Y))
        return tuple(
            natural[a] if not self.scrolls(a) or proposal[a] is None else proposal[a]
            for a in (X, Y))

    def arrange(self, proposal):
        own = self.size(proposal)
        offered, size = self.content(own)
        start = (self.margins[1], self.margins[0])
        corner = tuple(
            start[a] if self.scrolls(a) else start[a] + (own[a] - self.total(a) - size[a]) / 2
            for a in (X, Y))
        return [(corner, offered)]


def forget(view):
    view.known = {}
    for child in view.children:
        forget(child)


View.forget = forget


class LazyStack(Stack):
    """Fills the proposal across; rows get it as their proposal, and their ideal length along."""

    def offers(self, proposal):
        across = proposal[self.minor]
        offer = (None, across) if self.major == X else (across, None)
        return [offer] * len(self.children)

    def plan(self, proposal):
        offers, corners, size = super().plan(proposal)
        room = proposal[self.minor]
        if room is None:
            return offers, corners, size
        name = self.get("alignment", "center")
        place = room * (VERTICAL if self.minor else HORIZONTAL)[name]
        result = []
        for child, offer, corner in zip(self.children, offers, corners):
            across = place - child.guide((self.minor, name), offer)
            result.append(
                (corner[X], across) if self.major == X else (across, corner[Y]))
        length = size[self.major]
        return offers, result, (length, room) if self.major == X else (room, length)

    def measure(self, proposal):
        return self.plan(proposal)[2]


class LazyVStack(LazyStack):
    major = Y


class LazyHStack(LazyStack):
    major = X


class LazyGrid(View):
    """Columns as measured by objc.io; lines as long as their longest cell, which is proposed to all."""

    major = Y

    def inner_axis(self):
        return None

    @property
    def minor(self):
        return 1 - self.major

    def tracks(self, room):
        """Each column as (start, length, alignment), and their total length."""
        items = self.get("columns") or self.get("rows")
        gaps = [item.get("spacing", 8) for item in items]
        left = (room or 0) - sum(gaps[:-1]) - sum(item.get("fixed", 0) for item in items)
        left = max(left, 0)
        shares = sum("fixed" not in item for item in items)
        place, tracks = 0, []
        for item, gap in zip(items, gaps):
            count = 1
            if "fixed" in item:
                length = item["fixed"]
            else:
                share = left / shares
                shares -= 1
                if "adaptive" in item:
                    least, most = map(bound, item["adaptive"])
                    count = max(1, math.floor((share + gap) / (least + gap)))
                    length = clamp((share - (count - 1) * gap) / count, least, most)
                    left -= share
                else:
                    least, most = map(bound, item.get("flexible", [10, "infinity"]))
                    length = clamp(share, least, most)
                    left -= length
                left = max(left, 0)
            for _ in range(count):
                tracks.append((place, length, CORNERS[item.get("alignment", "center")]))
                place += length + gap
        end = tracks[-1][0] + tracks[-1][1]
        return tracks, end

    def columns(self, room):
        """The second pass divides the length of the first one, and at least the proposed one."""
        _, end = self.tracks(room)
        end = max(end, room or 0)
        tracks, second = self.tracks(end)
        shift = max(end - second, 0) * (VERTICAL if self.minor else HORIZONTAL)[
            self.get("alignment", "center")]
        return [(start + shift, length, names) for start, length, names in tracks], end

    def plan(self, proposal):
        tracks, across = self.columns(proposal[self.minor])
        spacing = self.get("spacing", 8)
        lines = [
            self.children[i:i + len(tracks)] for i in range(0, len(self.children), len(tracks))]
        places, start = [], 0
        for line in lines:
            offers = [(t[1], None) if self.minor == X else (None, t[1]) for t in tracks]
            long = max(c.size(o)[self.major] for c, o in zip(line, offers))
            for child, (begin, length, names) in zip(line, tracks):
                offer = (length, long) if self.minor == X else (long, length)
                cell = (begin, start, length, long) if self.minor == X else (start, begin, long, length)
                tables = (HORIZONTAL, VERTICAL)
                corner = tuple(
                    cell[a] + cell[2 + a] * tables[a][names[a]] - child.guide((a, names[a]), offer)
                    for a in (X, Y))
                places.append((corner, offer))
            start += long + spacing
        length = start - spacing if lines else 0
        return places, (across, length) if self.minor == X else (length, across)

    def measure(self, proposal):
        return self.plan(proposal)[1]

    def arrange(self, proposal):
        return self.plan(proposal)[0]


class LazyVGrid(LazyGrid):
    major = Y


class LazyHGrid(LazyGrid):
    major = X


class GridRow(View):
    """Cells of a grid in a row; has no frame of its own."""

    def inner_axis(self):
        return None


class Grid(View):
    """Columns as wide as their widest cell; flexible ones share the remaining width.

    As documented. A child outside a row spans all columns. Spacing is always explicit here.
    """

    def make(self):
        self.rows, cells = [], []
        for child in self.data["of"]:
            isRow = child["view"] == "GridRow"
            row = [View(cell, self.container) for cell in (child["of"] if isRow else [child])]
            self.rows.append((isRow, child, row))
            cells += row
        self.columns = max(
            sum(cell.get("gridCellColumns", 1) for cell in row)
            for isRow, _, row in self.rows if isRow)
        return cells

    def spans(self):
        """Each cell with its row, its first column, its span, and the row's alignment."""
        for number, (isRow, data, row) in enumerate(self.rows):
            column = 0
            for cell in row:
                span = cell.get("gridCellColumns", 1) if isRow else self.columns
                yield cell, number, column, span, data.get("alignment") if isRow else None
                column += span

    def plan(self, proposal):
        across, down = self.get("horizontalSpacing"), self.get("verticalSpacing")
        widths = [0] * self.columns
        grows = [False] * self.columns
        for cell, _, column, span, _ in self.spans():
            if span == 1:
                if cell.size((INF, None))[X] == INF and proposal[X] is not None:
                    grows[column] = True
                else:
                    widths[column] = max(widths[column], cell.size((None, None))[X])
        if any(grows):
            left = proposal[X] - across * (self.columns - 1)
            left -= sum(width for width, grow in zip(widths, grows) if not grow)
            widths = [left / sum(grows) if grow else w for w, grow in zip(widths, grows)]
        offers, heights = [], [0] * len(self.rows)
        for cell, row, column, span, _ in self.spans():
            width = sum(widths[column:column + span]) + across * (span - 1)
            offers.append((width, None))
            heights[row] = max(heights[row], cell.size((width, None))[Y])
        return widths, heights, offers

    def measure(self, proposal):
        widths, heights, _ = self.plan(proposal)
        return (
            sum(widths) + self.get("horizontalSpacing") * (len(widths) - 1),
            sum(heights) + self.get("verticalSpacing") * (len(heights) - 1))

    def arrange(self, proposal):
        widths, heights, offers = self.plan(proposal)
        across, down = self.get("horizontalSpacing"), self.get("verticalSpacing")
        names = CORNERS[self.get("alignment", "center")]
        result = []
        for (cell, row, column, span, own), offer in zip(self.spans(), offers):
            vertical = VERTICAL[own or names[1]]
            place = (HORIZONTAL[names[0]], vertical)
            if "gridCellAnchor" in cell.data:
                corner = CORNERS[cell.data["gridCellAnchor"]]
                place = (HORIZONTAL[corner[0]], VERTICAL[corner[1]])
            size = cell.size(offer)
            x = sum(widths[:column]) + across * column + (offer[X] - size[X]) * place[X]
            y = sum(heights[:row]) + down * row + (heights[row] - size[Y]) * place[Y]
            result.append(((x, y), offer))
        return result

    def place(self, corner, proposal, found):
        size = self.size(proposal)
        found.append((*corner, *size))
        places = iter(zip(self.children, self.arrange(proposal)))
        for isRow, _, row in self.rows:
            if isRow:
                found.append(None)
            for _ in row:
                child, (inside, offered) = next(places)
                child.place((corner[X] + inside[X], corner[Y] + inside[Y]), offered, found)


KINDS = {
    "Grid": Grid, "GridRow": GridRow,
    "Leaf": Leaf, "Color": Color, "Spacer": Spacer, "HStack": HStack, "VStack": VStack,
    "ZStack": ZStack, "frame": Frame, "padding": Padding, "aspectRatio": AspectRatio,
    "fixedSize": FixedSize, "alignmentGuide": AlignmentGuide, "offset": Offset,
    "position": Position, "containerRelativeFrame": ContainerRelativeFrame, "overlay": Layers,
    "background": Layers, "GeometryReader": GeometryReader, "ScrollView": ScrollView,
    "LazyVStack": LazyVStack, "LazyHStack": LazyHStack, "LazyVGrid": LazyVGrid,
    "LazyHGrid": LazyHGrid,
}
