"""Recorded references and reels on disk, damaged and compared."""

import json

from fuzzers.files import chunk, chunks
from fuzzers.tool import damaged, empty, snapshot

HOSTILE = [None, True, -1, 0, 1 << 31, 1 << 62, 1 << 70, 1e308, -1e308, 1e-320, 0.1, "", "x", "../../x", "nan", [], {},
           [[]] * 50, {"number": -5}, "9" * 300, "\u202e", [0] * 1000]


def spoiled(random, value, share):
    """A value of JSON with some of its parts replaced, lost or doubled."""
    if random.random() < share:
        return random.choice(HOSTILE)
    if isinstance(value, dict):
        return {key if random.random() > share else key + "x": spoiled(random, part, share)
                for key, part in value.items() if random.random() > share / 2}
    if isinstance(value, list):
        parts = [spoiled(random, part, share) for part in value if random.random() > share / 2]
        return parts + parts[:3] if random.random() < share else parts
    if isinstance(value, (int, float)) and random.random() < share * 2:
        return random.choice([value + 1, -value, value * 1e6, value + 0.5])
    return value


def spoil(random, path):
    """Damages a file: its bytes, or the values in it."""
    data = path.read_bytes()
    kind = random.randrange(6)
    if kind < 2:
        path.write_bytes(damaged(random, data))
    elif kind == 2:
        random.choice([path.unlink, lambda: path.write_bytes(b""), lambda: path.write_bytes(b"[" * 300_000),
                       lambda: (path.unlink(), path.mkdir()), lambda: (path.unlink(), path.symlink_to(path.name)),
                       lambda: path.write_text("version https://git-lfs.github.com/spec/v1\noid sha256:0\n")])()
    elif path.suffix == ".png":
        parts = chunks(data) or [(b"IDAT", b"")]
        place = random.randrange(len(parts))
        parts[place] = (parts[place][0], damaged(random, parts[place][1]))
        path.write_bytes(data[:8] + b"".join(chunk(*part) for part in parts))
    elif path.suffix in (".json", ".jsonl"):
        share = random.choice([0.0005, 0.005, 0.05])
        try:
            lines = [json.loads(line) for line in (data.splitlines() if path.suffix == ".jsonl" else [data])]
        except (ValueError, RecursionError):
            # Damaged before.
            return
        path.write_text("\n".join(json.dumps(spoiled(random, line, share)) for line in lines) + "\n")
    else:
        path.write_bytes(damaged(random, data))


class Recorded:
    """References that `verify` reads, and reels that `diff` compares, with damaged files."""

    RECORD = ["verify", "tenths", "--record", "--fps", "10"]
    REEL = ["render", "tenths", "--scale", "0.1", "--fps", "10", "--out", "reel"]

    def __init__(self, root):
        self.files = None

    def put(self, tool):
        if self.files is None:
            empty(tool.folder)
            tool.run(self.RECORD, {0})
            tool.run(self.REEL, {0})
            self.files = {name: data for name, data in snapshot(tool.folder).items() if not name.startswith(".")}
        empty(tool.folder)
        for folder in ["", "new"]:
            for name, data in self.files.items():
                if folder and not name.startswith("reel/"):
                    continue
                path = tool.folder / folder / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(data)

    def case(self, random, tool):
        self.put(tool)
        isReference = random.random() < 0.5
        folder = tool.folder / ("References/tenths" if isReference else "new/reel/tenths")
        # Text files as often as pictures, of which there are more.
        paths = sorted(path for path in folder.rglob("*") if path.is_file())
        texts = [path for path in paths if path.suffix != ".png"]
        for _ in range(random.choice([1, 1, 1, 2, 4])):
            path = random.choice(random.choice([texts, texts, paths]))
            if path.is_file() and not path.is_symlink():
                spoil(random, path)
        report = random.choice([[], [], ["--report", "r.html"], ["--report", "r.xml"], ["--report", "r.sarif"],
                                ["--report", "r.md"], ["--json"]])
        if isReference:
            result = tool.run(["verify"] + report, {0, 1, 65, 66})
            if random.random() < 0.2:
                # Where a folder has the name of a file, the file cannot be written.
                tool.run(["verify", "--record"], {0, 1, 65, 66, 73})
        else:
            result = tool.run(["diff", "reel/tenths", "new/reel/tenths"] + report, {0, 1, 64, 65, 66})
        return {"damaged recordings": 1, "of them refused": result.status >= 64}
