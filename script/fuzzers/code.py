"""Hostile code in scenes: each act is compiled and played, and what is around it is compared."""

import base64
import hashlib
import json
import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path

from fuzzers.acts import ACTS, BEGAN, CONFINED_ONLY, PLACES, source
from fuzzers.tool import empty
from fuzzers.warden import namespaces

SECONDS = 60
MEGABYTES = 2048
# The answers to code that does not play: malformed, missing, unwritable.
ANSWERS = {0, 64, 65, 66, 73}
LIBRARY = """
#include <fcntl.h>
#include <unistd.h>
__attribute__((constructor)) static void plant(void) { close(open("%s/outside/new", O_CREAT | O_WRONLY, 0644)); }
"""
PLAIN = """
import SwiftUI

struct Plain: View { var body: some View { ScrollView { Text("plain") } } }
"""
WORDS = ["Act.swift", "--limit", "8s", "--limit", "1GB"]


def entry(path):
    """What is known of a file, a link or a folder."""
    info = path.lstat()
    known = [info.st_mode, info.st_uid, info.st_gid, info.st_nlink, info.st_mtime_ns]
    if path.is_symlink():
        return known + [os.readlink(path)]
    if path.is_file():
        return known + [hashlib.sha256(path.read_bytes()).hexdigest(), os.listxattr(path)]
    return known


def entries(folder):
    return {str(path.relative_to(folder)): entry(path) for path in [folder] + sorted(folder.rglob("*"))}


class Code:
    """A folder around a scene with what hostile code wants: a home, secrets, a project, a cache, listeners."""

    def __init__(self, root, tool):
        self.root, self.tool = root, tool
        self.area = root / "area"
        self.unshare = namespaces()
        token = hashlib.sha256(os.urandom(16)).hexdigest()[:12]
        self.secrets = {name: f"SECRET-{name}-{token}" for name in ["ssh", "shadow", "other", "environment"]}
        with socket.socket() as any:
            any.bind(("127.0.0.1", 0))
            self.port = any.getsockname()[1]
        environment = {name: value for name, value in os.environ.items() if name in ("PATH", "LANG")}
        self.environment = dict(
            environment, HOME=str(self.area / "home"), XDG_CACHE_HOME=str(self.area / "cache"),
            TMPDIR=str(self.area / "tmp"), AWS_SECRET_ACCESS_KEY=self.secrets["environment"],
            SCROLLWORK_FAULTS=str(root))
        self.library = self.compiled()
        self.cache = None

    def compiled(self):
        """A library that writes outside when it is loaded; empty without a compiler."""
        file = self.root / "planted.so"
        (self.root / "planted.c").write_text(LIBRARY % self.area)
        for compiler in ["cc", "clang", "gcc"]:
            if shutil.which(compiler):
                words = [compiler, "-shared", "-fPIC", "-s", "-o", str(file), str(self.root / "planted.c")]
                if subprocess.run(words, capture_output=True).returncode == 0:
                    return file.read_bytes()
        return b""

    def make(self, act, place):
        area = empty(self.area)
        for name in ["home/.ssh", "project", "outside/empty", "other", "out/Old/frames", "tmp", "cache"]:
            (area / name).mkdir(parents=True)
        (area / "home/.bashrc").write_text("# shell\n")
        (area / "home/.ssh/id_rsa").write_text(self.secrets["ssh"] + "\n")
        (area / "home/.ssh/id_rsa").chmod(0o600)
        (area / f"home/.ssh/{self.secrets['ssh']}").write_text("")
        (self.root / "shadow").write_text(f"root:{self.secrets['shadow']}:20000:0:99999:7:::\n")
        (area / "other/Secret.swift").write_text(f"let key = \"{self.secrets['other']}\"\n")
        (area / "outside/a.txt").write_text("a\n")
        (area / "out/Old/frames/000000.png").write_bytes(b"\x89PNG old")
        (area / "project/Other.swift").write_text("let other = 1\n")
        (area / "project/planted.so").write_bytes(self.library)
        (area / "project/Plain.swift").write_text(PLAIN)
        library = base64.b64encode(self.library).decode()
        (area / "project/Act.swift").write_text(source(act, place, str(area), self.port, library))
        if self.cache is None:
            self.warm()
        subprocess.run(["cp", "-a", f"{self.cache}/.", str(area / "cache")], check=True)

    def warm(self):
        """A cache in which another scene is compiled."""
        subprocess.run([str(self.tool), "render", "project/Plain.swift", "--at", "0", "--out", str(self.root / "plain")],
                       cwd=self.area, env=self.environment, check=True, capture_output=True)
        self.cache = self.root / "cache"
        shutil.copytree(self.area / "cache", self.cache, symlinks=True)
        empty(self.area / "tmp")

    def play(self):
        """The runs of the tool, in namespaces if there are any."""
        words = [["render", "project/Act.swift", "--at", "0.5", "--format", "svg", "--out", "out"] + WORDS[1:],
                 ["inspect", "project/Act.swift", "--at", "0.5"] + WORDS[1:]]
        result = self.root / "result.json"
        result.unlink(missing_ok=True)
        spec = self.root / "spec.json"
        spec.write_text(json.dumps({
            "root": str(self.root), "area": str(self.area), "tool": str(self.tool), "words": words, "seconds": SECONDS,
            "environment": self.environment, "port": self.port, "result": str(result), "isConfined": bool(self.unshare)}))
        warden = [sys.executable, "-B", "-m", "fuzzers.warden", str(spec)]
        ended = subprocess.run(
            self.unshare + warden, cwd=Path(__file__).resolve().parent.parent, capture_output=True, text=True,
            stdin=subprocess.DEVNULL, start_new_session=True, env=self.environment)
        if not result.exists():
            return {"runs": [], "heard": [], "shared": [], "err": ended.stderr}
        return json.loads(result.read_text())

    def changes(self, before, after):
        """What is new, gone or changed around the scene, but for its output and its own place in the cache."""
        names = [name for name in sorted(before.keys() | after.keys()) if before.get(name) != after.get(name)]
        found = []
        for name in names:
            if name in (".", "out", "socket") or name == "out/Act" or name.startswith("out/Act/"):
                continue
            if name.startswith("cache"):
                # A file that is new in the folders of the tool, unless it is planted there or left.
                last = name.rsplit("/", 1)[-1]
                isOwn = name not in before and not last.startswith(("planted", "files-", "trace-", "ending-"))
                isFolder = name in before and name in after and before[name][0] & 0o40000
                isSame = name in before and name in after and before[name][5:] == after[name][5:] and len(before[name]) > 5
                if isOwn or isFolder or isSame:
                    continue
            if name in before and name in after and before[name][0] & 0o40000 and before[name][:3] == after[name][:3]:
                # A folder whose entries changed, which are told themselves.
                continue
            found.append(f"{name} is {'new' if name not in before else 'gone' if name not in after else 'changed'}")
        return found

    def judge(self, act, place, result, before, after):
        """What did not hold, and what was told."""
        faults, told = [], "nothing"
        if not result["runs"]:
            return [f"the run was lost: {result.get('err', '')[-200:]}"], told
        # Code may send itself the signals that interrupt the tool.
        answers = ANSWERS | ({130} if act in ("end: raise(SIGINT)", "end: raise(SIGTERM)") else set())
        for run in result["runs"]:
            errors = [line for line in run["err"].splitlines() if line.startswith("error: ") or ": error: " in line]
            told = errors[-1] if errors else "a picture" if run["status"] == 0 else f"status {run['status']}"
            if run["late"]:
                faults.append(f"not ended after {SECONDS} s")
            elif run["large"]:
                faults.append("6 GB and more")
            elif run["status"] not in answers:
                faults.append(f"status {run['status']}")
            elif run["status"] and not errors:
                faults.append("no message")
            if len(errors) > 1:
                faults.append(f"{len(errors)} messages")
            if run["megabytes"] > MEGABYTES and not run["large"]:
                faults.append(f"{run['megabytes']} MB")
            if run["left"]:
                faults.append(f"{len(run['left'])} processes left, such as {run['left'][0]}")
            if "REACHED" in run["out"] + run["err"]:
                faults.append("it reached what it should not")
        if not any(BEGAN in run["err"] for run in result["runs"]):
            if place == "atexit":
                told = "not run at the end; " + told
            else:
                faults.append("the act did not begin")
        if result["runs"][0]["status"] == 0 and not list((self.area / "out").glob("Act/**/*.svg")):
            faults.append("no picture")
        faults += [f"{name} heard of it" for name in sorted(set(result["heard"]))]
        faults += [f"/dev/shm/{name} is left" for name in result["shared"]]
        faults += self.changes(before, after)
        texts = [run["out"] + run["err"] for run in result["runs"]]
        texts += [path.read_bytes().decode("utf-8", "replace") for path in (self.area / "out").rglob("*") if path.is_file()]
        faults += [f"the secret of {name} is in the output" for name, secret in self.secrets.items()
                   if any(secret in text for text in texts)]
        return list(dict.fromkeys(faults)), told

    def case(self, act, place):
        """The faults of an act, and what the tool told; nil if it may only run in namespaces."""
        if act in CONFINED_ONLY and not self.unshare:
            return None
        self.make(act, place)
        before = entries(self.area)
        result = self.play()
        return self.judge(act, place, result, before, entries(self.area))


def chosen(random, names, place):
    """The acts with their places: all, those of a name, or of words in it."""
    acts = [act for act in ACTS if not names or any(name in act for name in names)]
    if place == "all":
        return [(act, one) for act in acts for one in PLACES]
    # At exit nothing can be shown, so what is only told of stands elsewhere.
    shown = [one for one in PLACES if one != "atexit"]
    # What ends a thread alone ends nothing.
    ways = {act: [one for one in shown if one != "thread" or act.split(":")[0] not in ("end", "disarm")] for act in acts}
    isTold = {act: act.split(":")[0] not in ("write", "connect") or "reached" in ACTS[act] for act in acts}
    return [(act, place or random.choice(ways[act] if isTold[act] else list(PLACES))) for act in acts]
