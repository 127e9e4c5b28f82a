"""Files in YAML that list what to draw: figures and plans of reels."""

import re

from fuzzers.tool import Finding, damaged, empty

VALUES = ["nan", ".nan", "-.inf", ".inf", "inf", "1e308", "-1e308", "1e-320", "-0", "0", "-1", "0x7fffffff", "1_000",
          "9" * 40, "2147483648", "9223372036854775808", "true", "no", "~", "\"\"", "''", "\"\\0\"", "\"\\uD800\"",
          "!!binary x", "!!float a", "!x y", "&a [*a]", "*a", "*b", "<<", "? a", "| ", ">-", "%YAML 1.1", "---",
          "2026-11-28", "end", "\"Row 3\"", "5", "#", "\"\u202e\"", "\"" + "a" * 3000 + "\"", "é", "👩‍👩‍👧", "@", "`"]
# Numbers that some keys take.
NUMBERS = ["0", "1", "2", "0.001", "0.1", "0.5", "1.5", "3", "8", "24", "60", "100", "240", "1000", "4096", "1e5", "1e7", "1e12",
           "-1", "-0.5", "-1000"]
# Values of figures and reels, right for some key.
WORDS = ["still", "strip", "onion", "unrolled", "anatomy", "ribbon", "curves", "physics", "before-after", "sheet", "tree",
         "flow", "state", "compare", "evenly", "marks", "change", "outlines", "pictures", "time", "offset", "velocity",
         "progress", "scale", "rubber-band", "deceleration", "bounce", "page-turn", "content", "targets", "thresholds",
         "[0, 0.5]", "[0, 0.5, end]", "[0, 0, 100, 100]", "{rtl: true}", "0.5", "3", "true", "accessibility5", "390x844",
         "tablet", "svg", "[svg, png]", "center", "leading", "1:1", "40x40", "device phone", "[device phone, padding 12]"]
FIGURE_KEYS = ["name", "kind", "title", "caption", "alt", "width", "scene", "script", "view", "canvas", "device", "rtl",
               "dark", "type-size", "locale", "against", "formats", "schemes", "scales", "text", "variants",
               "interactive", "at", "annotations", "choose", "count", "from", "to", "labels", "crop", "offsets", "ghosts",
               "trails", "scroll", "reach", "height", "show", "anchor", "of", "names", "over", "mark", "stills", "axis",
               "dot", "still", "length", "coefficient", "velocity", "rate", "distance", "page", "highlight", "root",
               "depth", "modifiers", "fold"]
REEL_KEYS = ["scene", "scenes", "file", "files", "poster", "fps", "scale", "stage", "size", "aspect", "background",
             "beside", "against", "speed", "markers", "fade", "crf", "preset", "loop", "lossless", "palette", "dither",
             "both-schemes", "max-size", "canvas", "device", "dark", "rtl", "type-size", "locale", "script", "images",
             "limit", "status-bar", "jobs", "view", "strict"]
NUMBER = re.compile(r"(?<![\w.])-?\d+(\.\d+)?(?![\w.])")


def entries(text):
    """The entries of a file's list, as they stand."""
    return re.findall(r"^  - .*?(?=^  - |^  #|\Z)", text, re.S | re.M)


def deep(random):
    """A value in many brackets, or keys in keys."""
    depth = random.choice([5, 50, 1000, 20_000])
    if random.random() < 0.5:
        return "[" * depth + "1" + "]" * random.choice([0, depth])
    return "{a: " * depth + "1" + "}" * random.choice([0, depth])


def aliases(random):
    """A list that is ten times as long at each level."""
    levels = random.choice([3, 6, 9])
    lines = ["x0: &x0 [" + ", ".join(["0.1"] * 10) + "]"]
    lines += [f"x{level}: &x{level} [" + ", ".join([f"*x{level - 1}"] * 10) + "]" for level in range(1, levels)]
    return "\n".join(lines) + "\n", f"*x{levels - 1}"


class Entries:
    """A list of entries, each with keys lost, doubled, exchanged, or with values of other kinds."""

    def __init__(self, keys, real, made):
        self.keys, self.real, self.made = keys, real, made

    def value(self, random):
        kind = random.randrange(20)
        if kind == 0:
            return deep(random)
        if kind == 1:
            return "\"../" * random.choice([1, 3]) + "x\""
        if kind < 4:
            return "[" + ", ".join(random.choice(VALUES + WORDS) for _ in range(random.randrange(5))) + "]"
        if kind == 4:
            return "{" + ", ".join(f"{random.choice(self.keys)}: {random.choice(VALUES + WORDS)}"
                                   for _ in range(random.randrange(4))) + "}"
        if kind < 10:
            return random.choice(NUMBERS)
        return random.choice(VALUES if kind < 14 else WORDS)

    def changed(self, random, entry):
        lines = entry.rstrip("\n").split("\n")
        if random.random() < 0.4:
            # Extreme numbers alone: most such files are drawn.
            place = random.randrange(len(lines))
            lines[place] = NUMBER.sub(lambda _: random.choice(NUMBERS), lines[place])
            return "\n".join(lines) + "\n"
        for _ in range(random.choice([0, 0, 1, 1, 1, 1, 2, 4])):
            place = random.randrange(len(lines))
            line, kind = lines[place], random.randrange(10)
            if kind == 0:
                lines.insert(place, "    " + line.lstrip(" -"))
            elif kind == 1 and len(lines) > 1:
                del lines[place]
            elif kind < 4:
                lines[place] = re.sub(r": .*|:$", lambda _: ": " + self.value(random), line, count=1)
            elif kind == 4:
                lines[place] = NUMBER.sub(lambda _: random.choice(VALUES), line)
            elif kind < 7:
                lines[place] = NUMBER.sub(lambda _: random.choice(NUMBERS), line)
            elif kind < 9:
                lines.append(f"    {random.choice(self.keys)}: {self.value(random)}")
            else:
                lines[place] = random.choice(["\t", " ", "  ", ""]) + line
        return "\n".join(lines) + "\n"

    def text(self, random, root):
        count = random.choice([1, 1, 1, 1, 2])
        parts = [self.changed(random, random.choice(self.real) if random.random() < 0.2 else self.made(random, number))
                 for number in range(count)]
        head = ""
        if random.random() < 0.1:
            head = f"defaults:\n  {random.choice(self.keys)}: {self.value(random)}\n"
        if random.random() < 0.03:
            more, name = aliases(random)
            head += more
            parts[0] += f"    {random.choice(self.keys)}: {name}\n"
        # No path but those of the values may leave the folder.
        text = head + f"{root}:\n" + "".join(parts)
        ending = random.choice(["\n"] * 10 + ["\r\n", "\r"])
        data = text.replace("\n", ending).encode("utf-8", "surrogatepass")
        if random.random() < 0.15:
            data = damaged(random, data.replace(b"/", b"_")).replace(b"/", b"_")
        return data


def judged(tool, words, seconds=60):
    """A run that ends as a run with a document may; its message names the file."""
    result = tool.run(words, {0, 1, 64, 65, 66, 73}, seconds=seconds)
    if len(result.out) + len(result.err) > 100_000:
        raise Finding(f"{len(result.out) + len(result.err)} bytes of message; {result}")
    return result


def place(tool):
    """A folder in folders: what leaves it by a few levels stays in the one of the case."""
    empty(tool.folder)
    return empty(tool.folder / "a/b/c/d")


class Figures:
    """Figure files, changed in keys and values, nested and damaged."""

    def __init__(self, root):
        text = (root / "docs/concepts/figures.yaml").read_text() + (root / "docs/cookbook.yaml").read_text()
        self.entries = Entries(FIGURE_KEYS, [entry.replace("/", "-") for entry in entries(text)], self.made)

    def made(self, random, number):
        kind = random.choice(["still", "strip", "onion", "unrolled", "anatomy", "ribbon", "curves", "physics",
                              "before-after", "sheet", "tree", "flow", "state", "compare"])
        lines = [f"  - name: f{number}", f"    kind: {kind}", "    scene: tenths"]
        more = {"strip": ["count: 2", "crop: [0, 0, 200, 100]", "at: [0, 0.5]", "choose: change"],
                "onion": ["count: 2", "ghosts: pictures", "trails: true"],
                "unrolled": ["reach: 100", "height: 300"], "physics": ["show: bounce", "velocity: 100"],
                "anatomy": ["show: [container, content]", "anchor: center"], "ribbon": ["over: offset", "stills: 3"],
                "curves": ["show: [offset]", "dot: 0.5", "axis: horizontal"], "tree": ["depth: 3", "at: 0.5"],
                "before-after": ["at: [0, 1]", "highlight: changes"], "compare": ["against: {rtl: true}"],
                "sheet": ["count: 4"]}.get(kind, ["at: 0.5"])
        lines += [f"    {line}" for line in random.sample(more, random.randrange(len(more) + 1))]
        lines.append("    schemes: [light]")
        if random.random() < 0.2:
            lines += ["    annotations:", f"      - {random.choice(['callout', 'badge', 'bracket', 'arrow', 'dimension'])}"
                      ": \"5\"", "        text: Five", f"        side: {random.choice(WORDS)}"]
        return "\n".join(lines) + "\n"

    def case(self, random, tool):
        folder = place(tool)
        (folder / "figures.yaml").write_bytes(self.entries.text(random, "figures"))
        words = ["illustrate", "--figures", "a/b/c/d/figures.yaml"]
        result = judged(tool, words)
        if result.status not in (0, 1) and "figures.yaml" not in result.err:
            raise Finding(f"the file is not named; {result}")
        if result.status == 0:
            again = tool.run(words + ["--check"], {0})
            if again.err.strip():
                raise Finding(f"not up to date after it was drawn; {again}")
        return {"figure files": 1, "of them drawn": result.status == 0}


class Plans:
    """Plans of reels, changed in keys and values, nested and damaged."""

    def __init__(self, root):
        real = entries((root / "docs/reels.yaml").read_text())
        real = [re.sub(r"scale: .*", "scale: 0.1", entry.replace("/", "-")) for entry in real
                if "script:" not in entry]
        self.entries = Entries(REEL_KEYS, real, self.made)

    def made(self, random, number):
        ending = random.choice(["svg", "png", "svg", "html", "gif", "webp", "mp4"])
        lines = ["  - scene: tenths", f"    file: r{number}.{ending}", "    fps: 2", "    scale: 0.2"]
        more = ["stage: device phone", "stage: [padding 12, corners 8]", "size: 60x60", "aspect: 1:1", "speed: 2",
                "background: blurred", "against: --dark", "markers: true", "loop: 1", "both-schemes: true",
                f"poster: p{number}.png", "max-size: 100kB", "fade: 0.1", "canvas: 100x100"]
        lines += [f"    {line}" for line in random.sample(more, random.randrange(3))]
        return "\n".join(lines) + "\n"

    def case(self, random, tool):
        folder = place(tool)
        (folder / "reels.yaml").write_bytes(self.entries.text(random, "reels"))
        words = ["reel", "--plan", "a/b/c/d/reels.yaml"]
        result = judged(tool, words)
        if result.status not in (0, 1) and "reels.yaml" not in result.err and "fail" not in result.err:
            raise Finding(f"the file is not named; {result}")
        if result.status == 0:
            tool.run(words + ["--check"], {0})
        left = [path.name for path in folder.rglob("*") if ".part" in path.name or path.name.startswith(".")]
        if left:
            raise Finding(f"left: {', '.join(left)}; {result}")
        return {"plans": 1, "of them made": result.status == 0}
