"""Files that were made to do harm, each with the answer that is expected."""

import os
import shutil

from fuzzers.files import PICTURE, png
from fuzzers.tool import Finding, empty

MANY = 10_000_000
WILD = "bezier (0.5, 100000000) (0.5, -100000000)"

# One line of ten megabytes each, and what `lint` answers.
LONG_LINES = {
    "a word": ("a" * MANY, 65),
    "a word after a verb": ("flick " + "a" * MANY, 65),
    "blanks": (" " * MANY, 0),
    "digits": ("wait " + "1" * MANY, 65),
    "decimals": ("wait 0." + "1" * MANY + "s", 0),
    "a string": ('tap "' + "a" * MANY + '"', 0),
    "an open string": ('tap "' + "a" * MANY, 65),
    "escapes": ('tap "' + "\\n" * (MANY // 2) + '"', 0),
    "parentheses": ("tap " + "(" * MANY, 65),
    "accents": ("tap a" + "\u0301" * (MANY // 2), None),
    "marks": ("wait 1s" + "#" * MANY, 65),
    "a comment": ("wait 1s #" + "a" * MANY, 0),
}


def long_line(name):
    def case(tool):
        line, status = LONG_LINES[name]
        (tool.folder / "long.scroll").write_text(line + "\n")
        result = tool.run(["lint", "long.scroll"], {0, 65} if status is None else {status}, megabytes=3000)
        if len(result.out) + len(result.err) > 10_000:
            raise Finding(f"{len(result.err)} bytes of message for {name} of ten megabytes")
    return case


def many_lines(tool):
    (tool.folder / "many.scroll").write_text("wayt 1s\n" * 100_000)
    tool.run(["lint", "many.scroll"], {65})


def recording(tool):
    """A million rows, replayed twice."""
    rows = ["time,x,y,phase", "0,195,600,began"]
    rows += [f"{index / 10000:.4f},195,{600 - index % 400},moved" for index in range(1, 1_000_000)]
    (tool.folder / "touch.csv").write_text("\n".join(rows + ["100,195,600,ended"]) + "\n")
    (tool.folder / "touch.scroll").write_text('replay "touch.csv"\nreplay "touch.csv"\n')
    tool.run(["lint", "touch.scroll"], {0})
    # Both play 200 seconds, in which every tick moves rows.
    tool.run(["inspect", "rows-million", "--script", "touch.scroll", "--at", "0.3"], {0}, seconds=240)


def wild_easing(tool):
    for step in ["drag from (195, 700) by (0, -400)", "glide to (0, 4000)", "wheel by (0, 400)"]:
        (tool.folder / "wild.scroll").write_text(f"{step} over 0.5s ease {WILD}\nwait 0.2s\n")
        words = ["inspect", "rows-million", "--script", "wild.scroll", "--at", "0"]
        tool.run(words, {0, 65}, megabytes=500)


def many_stills(tool):
    (tool.folder / "long.scroll").write_text("wait 600s\n" * 80_556)
    result = tool.run(["render", "rows-hundred", "--script", "long.scroll", "--out", "reel"], {64})
    if "2900016000 stills" not in result.err:
        raise Finding(f"not refused with the number of stills: {result}")


def huge_picture(tool):
    (tool.folder / "Picture.swift").write_text(PICTURE)
    images = empty(tool.folder / "images")
    (images / "it.png").write_bytes(png(32767, 32767, bytes((32767 + 7) // 8 + 1) * 32767, 1, 0))
    words = ["render", "Picture.swift", "--images", "images", "--at", "0", "--strict"]
    result = tool.run(words, {65}, megabytes=500)
    if "32767 × 32767" not in result.err:
        raise Finding(f"not refused with the size: {result}")


def endless_files(tool):
    """Pipes and devices in place of pictures."""
    (tool.folder / "Picture.swift").write_text(PICTURE)
    for kind in ["pipe", "device", "folder"]:
        images = empty(tool.folder / "images")
        file = images / "it.png"
        if kind == "pipe":
            os.mkfifo(file)
        elif kind == "device":
            file.symlink_to("/dev/zero")
        else:
            file.mkdir()
        tool.run(["render", "Picture.swift", "--images", "images", "--at", "0", "--strict"], {65, 66})


def deep_catalog(tool):
    (tool.folder / "Picture.swift").write_text(PICTURE)
    images = empty(tool.folder / "images")
    image = empty(images / "A.xcassets/it.imageset")
    (image / "Contents.json").write_text('{"images": ' + "[" * 1_000_000)
    tool.run(["render", "Picture.swift", "--images", "images", "--at", "0", "--strict"], {65, 66})


def deep_manifest(tool):
    words = ["render", "feed", "--scale", "0.1", "--at", "0", "--out", "reel"]
    tool.run(words, {0})
    for text in ["[" * 1_000_000, '{"stills": ' + "[" * 1_000_000, "9" * 1_000_000]:
        (tool.folder / "reel/feed/manifest.json").write_text(text)
        tool.run(words, {0})


def damaged_cache(tool):
    """Libraries that are cut, gone, or exchanged for a folder or a link."""
    (tool.folder / "Picture.swift").write_text(PICTURE.replace('Image("it").resizable()', "Color.red"))
    cache = empty(tool.folder / "cache")
    words, environment = ["inspect", "Picture.swift", "--at", "0"], {"XDG_CACHE_HOME": str(cache)}
    first = tool.run(words, {0}, environment=environment)
    for kind in ["cut", "gone", "folder", "link"]:
        library = next(cache.rglob("views.so"))
        if kind == "cut":
            library.write_bytes(library.read_bytes()[:1000])
        else:
            library.unlink()
        if kind == "folder":
            library.mkdir()
        elif kind == "link":
            library.symlink_to("/dev/zero")
        if tool.run(words, {0}, environment=environment).out != first.out:
            raise Finding(f"other output with a library that is {kind}")


def shared_cache(tool):
    """A folder that others can write to, with a library under the name that is looked up there."""
    (tool.folder / "Picture.swift").write_text(PICTURE.replace('Image("it").resizable()', "Color.red"))
    cache, own = empty(tool.folder / "cache"), empty(tool.folder / "own")
    words = ["inspect", "Picture.swift", "--at", "0"]
    environment = {"XDG_CACHE_HOME": str(cache), "TMPDIR": str(own)}
    tool.run(words, {0}, environment=environment)
    for library in cache.rglob("views.so"):
        library.write_bytes(b"planted")
    shutil.rmtree(own)
    own.mkdir()
    cache.chmod(0o777)
    if "is not used" not in tool.run(words, {0}, environment=environment).err:
        raise Finding("nothing is said of a cache that others can change")
    own.chmod(0o777)
    tool.run(words, {73}, environment=environment)


CASES = {f"one line: {name}": long_line(name) for name in LONG_LINES} | {
    "a hundred thousand wrong lines": many_lines,
    "a recording of a million rows": recording,
    "an easing that overshoots a millionfold": wild_easing,
    "2.9 billion stills": many_stills,
    "a picture of 32,767 pixels squared": huge_picture,
    "pipes and devices as pictures": endless_files,
    "a catalog of a million brackets": deep_catalog,
    "manifests of a million brackets": deep_manifest,
    "damaged libraries": damaged_cache,
    "a cache that others can change": shared_cache,
}


class Hostile:
    """All cases in order, once; more rounds change nothing."""

    def __init__(self, root):
        self.rest = list(CASES)

    def case(self, random, tool):
        if not self.rest:
            return None
        name = self.rest.pop(0)
        empty(tool.folder)
        try:
            CASES[name](tool)
        except Finding as finding:
            raise Finding(f"{name}: {finding}") from None
        return {"hostile files": 1}
