"""Runs the tool with hostile code, in namespaces of its own where they are to be had, and watches it."""

import fcntl
import json
import os
import pty
import signal
import socket
import struct
import subprocess
import sys
import termios
import threading
import time
from pathlib import Path

NAMESPACES = ["unshare", "--mount", "--pid", "--fork", "--mount-proc", "--ipc", "--net", "--kill-child"]
# More memory than this, in megabytes, ends the run: the machine must live on.
MOST_MEMORY = 6000


def namespaces():
    """The command that makes namespaces; empty if this user may not.

    Those of a user's own do not do: in them the folders of root belong to nobody, and the tool compiles nothing.
    """
    try:
        isPossible = subprocess.run(NAMESPACES + ["true"], capture_output=True).returncode == 0
    except OSError:
        isPossible = False
    return NAMESPACES if isPossible else []


def confine(root):
    """Makes all but a folder read-only, and the loopback interface work."""
    def mount(*words):
        subprocess.run(["mount", *words], check=True)

    mount("--make-rprivate", "/")
    mount("--bind", root, root)
    mount("-o", "remount,bind,ro", "/")
    mount("--bind", f"{root}/shadow", "/etc/shadow")
    mount("-t", "tmpfs", "tmpfs", "/dev/shm")
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as any:
        # SIOCSIFFLAGS with IFF_UP.
        fcntl.ioctl(any, 0x8914, struct.pack("16sh14x", b"lo", 1))


class Listeners:
    """Sockets of all kinds that hostile code knows of; `heard` is what reached them."""

    def __init__(self, area, port):
        self.heard = []
        for name, family, kind, address in [
                ("TCP", socket.AF_INET, socket.SOCK_STREAM, ("127.0.0.1", port)),
                ("UDP", socket.AF_INET, socket.SOCK_DGRAM, ("127.0.0.1", port)),
                ("unix socket", socket.AF_UNIX, socket.SOCK_STREAM, f"{area}/socket"),
                ("abstract socket", socket.AF_UNIX, socket.SOCK_STREAM, "\0planted")]:
            listener = socket.socket(family, kind)
            if isinstance(address, str) and address[0] == "/" and os.path.exists(address):
                os.unlink(address)
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(address)
            if kind == socket.SOCK_STREAM:
                listener.listen(16)
            threading.Thread(target=self.listen, args=(name, listener, kind), daemon=True).start()

    def listen(self, name, listener, kind):
        while True:
            if kind == socket.SOCK_STREAM:
                listener.accept()[0].close()
            else:
                listener.recv(100)
            self.heard.append(name)


def processes(mark):
    """The processes with a mark in their environment, or all but the first where this is the first: pid to kB."""
    found = {}
    for name in os.listdir("/proc"):
        if not name.isdigit() or int(name) == os.getpid():
            continue
        try:
            stat = Path(f"/proc/{name}/stat").read_text().rpartition(")")[2].split()
            if stat[0] == "Z":
                continue
            if os.getpid() != 1 and mark not in Path(f"/proc/{name}/environ").read_bytes():
                continue
            found[int(name)] = int(stat[21]) * 4
        except (OSError, IndexError):
            continue
    return found


def name(pid):
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode("utf-8", "replace").strip()[:80]
    except OSError:
        return "gone"


def run(words, spec, number):
    """Runs the tool once to its end, or to the bound; returns what was seen."""
    master, terminal = pty.openpty()
    files = [open(f"{spec['root']}/{kind}-{number}", "wb+") for kind in ("out", "err")]

    def lead():
        os.setsid()
        fcntl.ioctl(terminal, termios.TIOCSCTTY, 0)

    mark = f"SCROLLWORK_FAULTS={spec['root']}".encode()
    begin, peak, isLate, isLarge = time.monotonic(), 0, False, False
    process = subprocess.Popen(
        [spec["tool"]] + words, cwd=spec["area"], env=spec["environment"], preexec_fn=lead, pass_fds=[],
        stdin=subprocess.DEVNULL, stdout=files[0], stderr=files[1])
    while True:
        pid, status, _ = os.wait4(process.pid, os.WNOHANG)
        if pid:
            break
        memory = sum(processes(mark).values()) // 1024
        peak = max(peak, memory)
        if memory > MOST_MEMORY or time.monotonic() - begin > spec["seconds"]:
            isLate, isLarge = memory <= MOST_MEMORY, memory > MOST_MEMORY
            for one in processes(mark):
                os.kill(one, signal.SIGKILL)
        time.sleep(0.02)
    process.returncode = os.waitstatus_to_exitcode(status)
    spent = time.monotonic() - begin
    # What it started may take a moment to end.
    left = processes(mark)
    end = time.monotonic() + 3
    while left and time.monotonic() < end:
        time.sleep(0.05)
        while reap():
            pass
        left = processes(mark)
    left = [name(pid) for pid in left]
    for pid in processes(mark):
        os.kill(pid, signal.SIGKILL)
    texts = []
    for file in files:
        file.seek(0)
        texts.append(file.read(1 << 20).decode("utf-8", "replace"))
        file.close()
    os.close(master)
    os.close(terminal)
    return {"status": process.returncode, "seconds": spent, "megabytes": peak, "late": isLate, "large": isLarge,
            "left": left, "out": texts[0], "err": texts[1]}


def reap():
    try:
        return os.waitpid(-1, os.WNOHANG)[0]
    except ChildProcessError:
        return 0


def main(path):
    """Does what a file says: the entry of the process that is the first of its namespace."""
    spec = json.loads(Path(path).read_text())
    if spec["isConfined"]:
        confine(spec["root"])
    listeners, runs = Listeners(spec["area"], spec["port"]), []
    for number, words in enumerate(spec["words"]):
        runs.append(run(words, spec, number))
        if runs[-1]["late"] or runs[-1]["large"]:
            break
    shared = os.listdir("/dev/shm") if spec["isConfined"] else []
    Path(spec["result"]).write_text(json.dumps({"runs": runs, "heard": listeners.heard, "shared": shared}))


if __name__ == "__main__":
    main(sys.argv[1])
