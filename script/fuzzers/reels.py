"""Reels on disk: damaged, and interrupted while they are rendered."""

import json
import os
import signal
import time

from fuzzers.tool import Finding, damaged, empty, snapshot

REEL = ["render", "feed", "--scale", "0.1", "--fps", "30", "--to", "0.5", "--jobs", "2", "--out", "reel"]
LONG_REEL = ["render", "feed", "--scale", "0.2", "--to", "0.5", "--jobs", "2", "--out", "reel"]


class Reel:
    """The bytes of a finished reel, rendered once."""

    def __init__(self, words):
        self.words, self.files = words, None

    def check(self, tool):
        if snapshot(tool.folder / "reel") != self.files:
            raise Finding("another reel than that of an undisturbed run: scrollwork " + " ".join(self.words))

    def make(self, tool):
        if self.files is None:
            empty(tool.folder)
            tool.run(self.words, {0})
            self.files = snapshot(tool.folder / "reel")
        return self

    def put(self, tool):
        """Writes the finished reel into the folder."""
        empty(tool.folder)
        for name, data in self.files.items():
            path = tool.folder / "reel" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        return tool.folder / "reel/feed"


class Reels:
    """Manifests, journals, traces and frames, damaged: the next run heals them to equal bytes."""

    def __init__(self, root):
        self.reel = Reel(REEL)

    def damage(self, random, folder):
        files = [path for path in sorted(folder.rglob("*")) if path.is_file()]
        path = random.choice(files + [folder / "manifest.json", folder / "trace.jsonl"])
        kind = random.randrange(9)
        if not path.exists():
            return
        if kind < 4:
            path.write_bytes(damaged(random, path.read_bytes()))
        elif kind == 4:
            path.unlink()
        elif kind == 5:
            other = random.choice(files)
            if other.exists():
                path.write_bytes(other.read_bytes())
        elif kind == 6:
            self.spoil(random, folder / "manifest.json")
        elif kind == 7:
            self.journal(random, folder)
        else:
            part = folder / "frames" / f".{random.randrange(16):06}.png.part"
            if not part.exists():
                random.choice([part.touch, lambda: part.symlink_to("/dev/full"),
                               lambda: part.symlink_to(folder / "trace.jsonl")])()

    def spoil(self, random, manifest):
        """Values of a manifest replaced by hostile ones of any type."""
        try:
            value = json.loads(manifest.read_text())
            key = random.choice(list(value))
        except (OSError, ValueError, TypeError, IndexError):
            return
        hostile = [None, -1, 1 << 70, 1e308, "", [], {}, [[]] * 50, {"number": -5}]
        if key == "stills" and random.random() < 0.7:
            still = random.choice(value["stills"]) if value["stills"] else {}
            if isinstance(still, dict) and still:
                still[random.choice(list(still))] = random.choice(hostile)
        else:
            value[key] = random.choice(hostile)
        manifest.write_text(json.dumps(value))

    def journal(self, random, folder):
        """A journal as of an interrupted run, whole or not."""
        try:
            value = json.loads((folder / "manifest.json").read_text())
            lines = [f"scrollwork journal 1 {value['settings']}"]
            lines += [f"{still['number']} {still['list']} {still['sha256']}" for still in value["stills"]]
        except (OSError, ValueError, TypeError, KeyError):
            return
        data = "\n".join(lines[:random.randrange(len(lines) + 1)]).encode()
        if random.random() < 0.5:
            data = damaged(random, data + b"\n" + b"9" * random.choice([3, 40]) + b" x y\n")
        (folder / ".journal").write_bytes(data)
        if random.random() < 0.5:
            (folder / "manifest.json").unlink()

    def case(self, random, tool):
        folder = self.reel.make(tool).put(tool)
        count = random.choice([1, 1, 2, 5])
        for _ in range(count):
            self.damage(random, folder)
        tool.run(REEL, {0})
        self.reel.check(tool)
        return {"damaged reels healed": 1, "kinds of damage in them": count}


class Kills:
    """Runs that are ended by signals, some of them several times, and then finished."""

    def __init__(self, root):
        self.reel = Reel(LONG_REEL)

    def case(self, random, tool):
        self.reel.make(tool)
        empty(tool.folder)
        kills = random.choice([1, 1, 2, 3])
        for _ in range(kills):
            process = tool.start(LONG_REEL)
            time.sleep(random.uniform(0, 1.5))
            number = random.choice([signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
            # Not by `process`, which would take the exit code if it has ended already.
            os.kill(process.pid, number)
            result = tool.finish(process, LONG_REEL)
            expected = {0, -9} if number == signal.SIGKILL else {0, 130, -number}
            if result.status not in expected:
                raise Finding(f"after {number.name}: {result}")
        tool.run(LONG_REEL, {0})
        self.reel.check(tool)
        return {"killed reels finished": 1, "kills": kills}
