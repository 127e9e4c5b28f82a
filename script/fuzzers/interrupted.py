"""Runs that are killed, run twice at once, or find their disk full: the old output is whole, or the new one."""

import ctypes
import json
import os
import shutil
import signal
import subprocess
import time

from fuzzers.tool import Finding, Tool, empty, snapshot
from fuzzers.verbs import VERBS
from fuzzers.warden import name as process_name
from fuzzers.warden import processes

SIZES = ["8k", "16k", "32k", "64k", "128k", "256k", "512k", "1m"]


def isJSON(data):
    try:
        json.loads(data)
        return True
    except ValueError:
        return False


class Interrupted:
    """The outputs of all verbs, made undisturbed, and what a disturbed run may leave."""

    skipped = None

    def __init__(self, root, program, folder):
        self.folder = folder / "work"
        self.tool = Tool(program, self.folder)
        self.mark = f"SCROLLWORK_FAULTS={folder}".encode()
        self.tool.environment = dict(
            {name: value for name, value in os.environ.items() if name in ("PATH", "LANG")},
            SCROLLWORK_FAULTS=str(folder), HOME=str(self.folder / "home"), TMPDIR=str(self.folder / "tmp"),
            XDG_CACHE_HOME=str(self.folder / "cache"))
        # By verb: the inputs, the outputs of the old and the new run, seconds, and what is not the same twice.
        self.made = {}

    def put(self, files):
        for name, data in files.items():
            path = self.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data.encode() if isinstance(data, str) else data)

    def fresh(self, made=None):
        """An empty folder, with the inputs and the cache of a verb."""
        empty(self.folder)
        for name in ["home", "tmp", "out", "cache"]:
            (self.folder / name).mkdir()
        if made:
            self.put(made["inputs"])
            subprocess.run(["cp", "-a", f"{made['cache']}/.", str(self.folder / "cache")], check=True)

    def output(self, verb):
        """The files of the output, without those that the verb reads there."""
        read = {name.removeprefix("out/") for which in ("old", "new") for name in verb.files(which)}
        found = {name: data for name, data in snapshot(self.folder / "out").items() if name not in read}
        if verb.isTold and (self.folder / ".out").exists():
            found["the standard output"] = (self.folder / ".out").read_bytes()
        return found

    def verb(self, name):
        """Runs a verb undisturbed, once."""
        if name in self.made:
            return VERBS[name], self.made[name]
        verb, made = VERBS[name], {}
        self.fresh()
        for words in verb.needs:
            self.tool.run(words, {0})
        made["inputs"] = {path: data for path, data in snapshot(self.folder).items()
                          if not path.startswith(("out/", "cache/", "home/", "tmp/", "."))}
        if verb.put is not None:
            self.put(verb.put)
        else:
            self.put(verb.files("old"))
            self.tool.run(verb.line("old"), verb.ends)
        made["old"] = self.output(verb)
        made["cache"] = self.folder.parent / "caches" / str(len(self.made))
        shutil.copytree(self.folder / "cache", made["cache"], symlinks=True)
        self.put(verb.files("new"))
        begin = time.monotonic()
        self.tool.run(verb.line("new"), verb.ends)
        made["seconds"] = time.monotonic() - begin
        made["new"] = self.output(verb)
        made["tmp"] = set(os.listdir(self.folder / "tmp"))
        made["beside"] = set(os.listdir(self.folder))
        # Once more, from nothing.
        self.fresh(made)
        self.put(verb.put or {})
        self.put(verb.files("new"))
        self.tool.run(verb.line("new"), verb.ends)
        again = self.output(verb)
        made["unequal"] = {path for path in made["new"] if made["new"][path] != again.get(path)}
        if made["new"].keys() != again.keys():
            raise Finding(f"{name}: other files after an old output: {sorted(made['new'].keys() ^ again.keys())}")
        self.made[name] = made
        return verb, made

    def old(self, verb, made):
        """The folder with the old output, and what the new run reads."""
        self.fresh(made)
        self.put({f"out/{name}": data for name, data in made["old"].items()})
        self.put(verb.files("new"))

    def torn(self, verb, made, found):
        """The files that are neither whole of the old run nor of the new one."""
        torn = []
        for path, data in found.items():
            last = path.rsplit("/", 1)[-1]
            if last.startswith(".") or last == "the standard output" or path in made["unequal"]:
                continue
            if last.endswith(".records.json") and isJSON(data):
                # Written after each reel or figure.
                continue
            if data not in (made["old"].get(path), made["new"].get(path)):
                torn.append(path)
        torn += [f"{path} (gone)" for path in made["old"].keys() & made["new"].keys()
                 if path not in found and not verb.isMixed and not path.rsplit("/", 1)[-1].startswith(".")]
        return torn

    def same(self, made, found, which="new"):
        """What differs from an undisturbed output."""
        wanted = made[which]
        return sorted(path for path in wanted.keys() | found.keys()
                      if path not in found or path not in wanted
                      or (found[path] != wanted[path] and path not in made["unequal"]))

    def left(self, made):
        """What is left beside the output."""
        names = [f"tmp/{name}" for name in sorted(set(os.listdir(self.folder / "tmp")) - made["tmp"])]
        names += sorted(set(os.listdir(self.folder)) - made["beside"])
        return names + [f"home/{name}" for name in sorted(os.listdir(self.folder / "home"))]

    def quiet(self, what):
        """Waits until all processes of a run have ended."""
        end = time.monotonic() + 5
        while processes(self.mark) and time.monotonic() < end:
            time.sleep(0.02)
        living = processes(self.mark)
        if living:
            names = [process_name(pid) for pid in living]
            for pid in living:
                os.kill(pid, signal.SIGKILL)
            raise Finding(f"{what}: {len(names)} processes are left: {names[0]}")

    def next_run(self, verb, made, what):
        """The run after a disturbed one, minutes later: it makes the new output, and nothing else is left."""
        for name in set(os.listdir(self.folder / "tmp")) - made["tmp"]:
            os.utime(self.folder / "tmp" / name, (time.time() - 120,) * 2)
        self.tool.run(verb.line("new"), verb.ends if verb.put is None else {0})
        different = self.same(made, self.output(verb))
        if different:
            raise Finding(f"{what}: other files after the next run: {', '.join(different[:5])}")
        left = self.left(made)
        if left:
            raise Finding(f"{what}: left after the next run: {', '.join(left[:5])}")

    def chosen(self, number):
        """A verb, in turn."""
        return list(VERBS)[number % len(VERBS)]


class Kills(Interrupted):
    """Each verb in turn, ended at a random moment."""

    def count(self, asked):
        return asked

    def case(self, random, number):
        name = self.chosen(number)
        verb, made = self.verb(name)
        self.old(verb, made)
        kind = random.choice([signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
        moment = random.uniform(0, made["seconds"] * 1.1)
        what = f"{name}, {kind.name} after {moment:.3f} of {made['seconds']:.3f} s"
        process = self.tool.start(verb.line("new"))
        time.sleep(moment)
        # Not by `process`, which would take the exit code if it has ended already.
        os.kill(process.pid, kind)
        result = self.tool.finish(process, verb.line("new"))
        ends = verb.ends | ({-9} if kind == signal.SIGKILL else {130, -kind})
        if result.status not in ends:
            raise Finding(f"{what}: {result}")
        self.quiet(what)
        torn = self.torn(verb, made, self.output(verb))
        if torn:
            raise Finding(f"{what}: neither old nor new: {', '.join(torn[:5])}")
        self.next_run(verb, made, what)
        return {"kills": 1, "of them in time": result.status not in verb.ends}


class Writers(Interrupted):
    """Two runs at once into one output, of equal or of different settings."""

    def count(self, asked):
        return max(1, asked // 10) * len(VERBS)

    def case(self, random, number):
        name = self.chosen(number)
        verb, made = self.verb(name)
        self.old(verb, made)
        both = random.choice([["new", "new"], ["old", "new"], ["new", "old"]])
        if verb.files("new") or verb.put is not None:
            both = ["new", "new"]
        moment = random.uniform(0, made["seconds"] * 0.8)
        what = f"{name}, {' and '.join(both)} after {moment:.3f} s"
        # Each has files of its own for its output.
        second = Tool(self.tool.program, self.folder / "tmp")
        second.environment = self.tool.environment
        first = self.tool.start(verb.line(both[0]))
        time.sleep(moment)
        words = verb.line(both[1])
        other = subprocess.Popen(
            [str(self.tool.program)] + words, cwd=self.folder, stdin=subprocess.DEVNULL, env=self.tool.environment,
            stdout=open(self.folder / "home/out", "wb"), stderr=open(self.folder / "home/err", "wb"))
        results = [self.tool.finish(first, verb.line(both[0]))]
        results.append(self.tool.finish(other, words))
        results[1].out, results[1].err = ((self.folder / f"home/{kind}").read_text() for kind in ("out", "err"))
        for kind in ("out", "err"):
            (self.folder / f"home/{kind}").unlink()
        for result in results:
            if result.status not in verb.ends | {73} or result.status == 73 and not result.err.strip():
                raise Finding(f"{what}: {result}")
        found = self.output(verb)
        ways = [self.same(made, found, which) for which in sorted(set(both))]
        torn = self.torn(verb, made, found)
        if torn or verb.isMixed and all(ways):
            raise Finding(f"{what}: neither old nor new: {', '.join((torn or ways[0])[:5])}")
        hidden = [path for path in found if path.rsplit("/", 1)[-1].startswith(".") and path not in made["new"]
                  and path not in made["old"]]
        if hidden + self.left(made):
            raise Finding(f"{what}: left: {', '.join((hidden + self.left(made))[:5])}")
        return {"pairs of runs": 1}


class Disks(Interrupted):
    """Outputs, temporary files and caches on disks that are too small."""

    def __init__(self, root, program, folder):
        super().__init__(root, program, folder)
        # CLONE_NEWNS: no other process sees the disks.
        if os.geteuid() != 0 or ctypes.CDLL(None, use_errno=True).unshare(0x20000) != 0:
            self.skipped = "only root can mount a disk"
            return
        subprocess.run(["mount", "--make-rprivate", "/"], check=True)

    def count(self, asked):
        return asked

    def case(self, random, number):
        name = self.chosen(number)
        verb, made = self.verb(name)
        self.old(verb, made)
        size, place = random.choice(SIZES), random.choice(["out", "out", "out", "tmp", "cache"])
        what = f"{name}, {place} on {size}"
        disk = self.folder / place
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(disk)], check=True)
        try:
            hasOld = True
            if place == "out":
                try:
                    self.put({f"out/{path}": data for path, data in made["old"].items()})
                except OSError:
                    hasOld = False
                    for path in list(disk.iterdir()):
                        shutil.rmtree(path) if path.is_dir() else path.unlink()
                try:
                    self.put(verb.files("new"))
                except OSError:
                    return {"disks that were too small for the inputs": 1}
            result = self.tool.finish(self.tool.start(verb.line("new")), verb.line("new"))
            isRefused = result.status == 73 or result.status == 65 and place == "cache"
            if result.status not in verb.ends and not (isRefused and result.err.strip()):
                raise Finding(f"{what}: {result}")
            found = self.output(verb)
            torn = [path for path in self.torn(verb, made, found) if hasOld or "(gone)" not in path]
            if torn:
                raise Finding(f"{what}: neither old nor new: {', '.join(torn[:5])}; {result}")
            if result.status in verb.ends and self.same(made, found):
                raise Finding(f"{what}: not all is written, and nothing is said: {self.same(made, found)[:5]}; {result}")
            hidden = [path for path in found if path.rsplit("/", 1)[-1].startswith(".")
                      and path not in made["new"] and path not in made["old"]]
            if hidden and not verb.isMixed:
                raise Finding(f"{what}: left: {', '.join(hidden[:5])}; {result}")
        finally:
            subprocess.run(["umount", "-l", str(disk)], check=True)
        return {"full disks": 1, "of them refused": result.status not in verb.ends}
