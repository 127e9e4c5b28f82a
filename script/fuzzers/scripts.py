"""Scripts and recordings: random, and real ones with hostile changes."""

import json
import re

from fuzzers.tool import Finding, damaged, empty

NUMBERS = ["0", "-0", "1", "-1", "0.3", "1e9", "600", "601", "1e308", "1e-308", "nan", "inf", "9" * 40,
           "0." + "3" * 60, "+5", "−5", "5.", ".5", "5..5", "0x10", "１２", "100000000", "2147483648"]
UNITS = ["", "s", "ms", "pt", "pt/s", "deg", "°", "%", "x", "m", "µs", "é"]
WORDS = ["\"", "\"a", "\"\\u{110000}\"", "\"\\u{41\"", "\"\\", "#", "a#b", "(", ")", "((", ",", "±",
         "+-", "@", "@2x", "@x", "390x844", "390×", "x", "\u202e", "\u0301", "\0", "\ufeff", "👩‍👩‍👧",
         "--", "in", "ease", "anchor", "bezier", "\"next\"", "\"\"", "a" * 300, "\t", "\u2028"]
SCENES = ["feed", "gallery", "pages", "rows-million", "resize", "slider-scroll", "photo-grid", "shelf-rtl"]


def statements(root):
    """The lines of all scripts in the package's pages and scenes."""
    lines = []
    for page in sorted((root / "docs").glob("*.md")):
        for block in re.findall(r"^```scroll\n(.*?)^```", page.read_text(), re.S | re.M):
            lines += block.splitlines()
    for script in sorted((root / "Scenes/Scripts").glob("*.scroll")):
        lines += script.read_text().splitlines()
    return sorted({line.strip() for line in lines if line.strip() and not line.strip().startswith("#")})


def token(random):
    if random.random() < 0.5:
        return random.choice(NUMBERS) + random.choice(UNITS)
    return random.choice(WORDS)


def changed(random, line, vocabulary):
    """A statement with some of its words lost, doubled, moved or replaced."""
    words = re.findall(r"\"[^\"]*\"|[(),]|[^\s(),]+", line)
    for _ in range(random.choice([0, 1, 1, 2, 4])):
        place = random.randrange(len(words) + 1)
        kind = random.randrange(5)
        if kind == 0 and words:
            del words[place - 1]
        elif kind == 1:
            words.insert(place, token(random))
        elif kind == 2 and words:
            words[place - 1] = token(random)
        elif kind == 3:
            words.insert(place, random.choice(vocabulary))
        elif words:
            words[place - 1] = re.sub(r"[\d.]+", lambda _: random.choice(NUMBERS), words[place - 1])
    return random.choice([" ", "  ", "\t"]).join(words)


class Scripts:
    """Checked and formatted in batches: each is refused by its name, or formatted to what is accepted."""

    batch = 150

    def __init__(self, root):
        self.lines = statements(root)
        self.vocabulary = sorted({word for line in self.lines for word in line.split()})

    def text(self, random):
        lines = [random.choice(self.lines) for _ in range(random.choice([1, 1, 2, 5, 20]))]
        calm = random.choice([0, 0.5, 0.95])
        lines = [line if random.random() < calm else changed(random, line, self.vocabulary) for line in lines]
        data = random.choice(["\n", "\n", "\r\n", "\r", "\u2028"]).join(lines).encode()
        return damaged(random, data) if random.random() < 0.2 else data

    def lint(self, tool, names):
        """The mistakes of files, by their names."""
        try:
            result = tool.run(["lint", "--json"] + names, {0, 65, 66})
        except Finding:
            # The one that is to blame, if it is one.
            for name in names:
                tool.run(["lint", name], {0, 65, 66})
            raise
        found = {}
        for mistake in json.loads(result.out):
            found.setdefault(mistake["file"], []).append(mistake)
        unknown = [name for name in found if name not in names]
        empty = [mistake for part in found.values() for mistake in part if not mistake["message"].strip()]
        if unknown or empty or bool(found) != bool(result.status):
            raise Finding(f"mistakes of {unknown}, without message {empty}; {result}")
        return found

    def case(self, random, tool):
        empty(tool.folder)
        names = [f"{index}.scroll" for index in range(self.batch)]
        texts = {name: self.text(random) for name in names}
        for name, text in texts.items():
            (tool.folder / name).write_bytes(text)
        (tool.folder / "fling.csv").write_text("time,x,y,phase\n0,100,400,began\n0.1,100,300,ended\n")
        refused = self.lint(tool, names)
        accepted = [name for name in names if name not in refused]
        # A file has the same mistakes alone.
        for name in [random.choice(sorted(part)) for part in (refused, accepted) if part]:
            if self.lint(tool, [name]).get(name) != refused.get(name):
                raise Finding(f"{name} has other mistakes alone than among others")
        tool.run(["format", "-i"] + names, {65 if refused else 0})
        if any((tool.folder / name).read_bytes() != texts[name] for name in refused):
            raise Finding("a file with mistakes is written by format")
        if accepted:
            again = self.lint(tool, accepted)
            if again:
                raise Finding(f"formatted to what is refused: {again}")
            tool.run(["format", "--check"] + accepted, {0})
        return {"scripts": len(names), "of them accepted": len(accepted)}


class Plays:
    """Valid and nearly valid scripts, played in scenes."""

    def __init__(self, root):
        self.scripts = Scripts(root)

    def case(self, random, tool):
        empty(tool.folder)
        lines = []
        for _ in range(random.randrange(1, 12)):
            line = random.choice(self.scripts.lines)
            if line.startswith(("canvas", "replay", "safe", "right", "mouse", "dark", "horizontal")):
                continue
            if random.random() < 0.6:
                line = re.sub(r"-?\b\d+(\.\d+)?", lambda _: random.choice(
                    ["0", "1", "3", "40", "250", "900", "-120", "0.25", "5000"]), line)
            lines.append(line)
        (tool.folder / "play.scroll").write_text("\n".join(lines) + "\n")
        words = ["inspect", random.choice(SCENES), "--script", "play.scroll", "--at", "0"]
        result = tool.run(words, {0, 1, 64, 65, 66})
        return {"scripts played": 1, "of them to the end": result.status in (0, 1)}


class Recordings:
    """Recorded touches, damaged; what is accepted is played."""

    def case(self, random, tool):
        empty(tool.folder)
        columns = ["time", "x", "y", "phase"]
        random.shuffle(columns)
        rows, time = [",".join(columns)], 0.0
        count = random.randrange(1, 40)
        for index in range(count):
            time += random.choice([0, 0.001, 0.008, 0.016, 0.4, 3])
            phase = "began" if index == 0 else "ended" if index == count - 1 else "moved"
            values = {"time": f"{time:.3f}", "x": str(random.randrange(-50, 440)),
                      "y": str(random.randrange(-50, 900)), "phase": phase}
            if random.random() < 0.02:
                values[random.choice(columns)] = random.choice(NUMBERS + ["cancelled", "began", "ende"])
            rows.append(",".join(values[column] for column in columns))
        data = "\n".join(rows).encode()
        if random.random() < 0.4:
            data = damaged(random, data)
        (tool.folder / "touch.csv").write_bytes(data)
        (tool.folder / "touch.scroll").write_text('replay "touch.csv"\nwait 0.1s\nreplay "touch.csv"\n')
        words = ["inspect", random.choice(SCENES), "--script", "touch.scroll", "--at", "0"]
        result = tool.run(words, {0, 1, 64, 65, 66})
        return {"recordings": 1, "of them played": result.status in (0, 1)}
