"""The verbs that write, each in two versions: an old output, and the new one that replaces it."""

SCENE = """
import SwiftUI

struct Scene: View { var body: some View { ScrollView { Text("%s").frame(height: 200) } } }
"""
PLAN = """reels:
  - scene: tenths
    files: [a.svg, a.png]
    poster: p.png
    fps: 5
    scale: %s
  - scene: tenths
    file: b.gif
    fps: 5
    scale: %s
"""
FIGURES = """figures:
  - {name: a, kind: strip, scene: tenths, count: %s, formats: [svg, png, pdf]}
  - {name: b, kind: curves, scene: tenths, title: "%s"}
"""
KINGFISHER = """
import Kingfisher
import SwiftUI

struct Scene: View { var body: some View { ScrollView { KFImage(nil).frame(height: 200) } } }
"""
SCRIPT = "".join(f"wait   {number}ms   # {number}\n\n\n" for number in range(1, 400))


class Verb:
    """A verb with the words of its old and its new run, and the files that each reads beside its output.

    `isMixed` says that an interrupted run may leave files of both, which the next run replaces. What it
    needs is made before, by runs of their own. Without an old run there is what is `put`, and an empty
    cache. `isTold` says that the output is that on the standard output.
    """

    def __init__(self, words, old=(), new=(), needs=(), files=None, isMixed=False, put=None, isTold=False,
                 ends=frozenset({0})):
        self.words, self.choice, self.needs = words, {"old": list(old), "new": list(new)}, needs
        self.files = files or (lambda which: {})
        # Written in place of an old run.
        self.put = put
        self.isMixed, self.isTold, self.ends = isMixed, isTold, ends

    def line(self, which):
        return self.words + self.choice[which]


def reel(*names, more=()):
    return Verb(["reel", "tenths", "--fps", "5", "-o"] + [f"out/{name}" for name in names] + list(more),
                ["--scale", "1"], ["--scale", "1", "--canvas", "300x400"])


def rendered(name, *more):
    return ["render", "tenths", "--fps", "5", "--scale", "1", "--out", name, *more]


SCALES = (["--scale", "0.2"], ["--scale", "0.3"])
VERBS = {
    **{f"reel .{ending}": reel(f"a.{ending}") for ending in ["mp4", "webm", "webp", "mov", "gif", "png", "svg", "html"]},
    "reel of three files and a poster": reel("a.mp4", "a.svg", "a.gif", more=["--poster", "out/p.png"]),
    "reel --max-size": reel("a.mp4", more=["--max-size", "20kB"]),
    "reel --frames": Verb(["reel", "-o", "out/a.mp4", "--fps", "5"], ["--frames", "one/tenths/frames"],
                          ["--frames", "two/tenths/frames"], [rendered("one"), rendered("two", "--canvas", "300x400")]),
    "reel --plan": Verb(["reel", "--plan", "out/plan.yaml"],
                        files=lambda which: {"out/plan.yaml": PLAN % ((0.2, 0.2) if which == "old" else (0.3, 0.25))}),
    "render": Verb(["render", "tenths", "--fps", "10", "--out", "out"], *SCALES, isMixed=True),
    "render --format svg": Verb(["render", "tenths", "--fps", "10", "--format", "svg", "--out", "out"], [], ["--canvas", "300x400"],
                                isMixed=True),
    "render of a Swift file": Verb(["render", "Scene.swift", "--fps", "5", "--out", "out"], isMixed=True,
                                   files=lambda which: {"Scene.swift": SCENE % which}),
    "sheet .png": Verb(["sheet", "tenths", "-o", "out/a.png"], [], ["--canvas", "300x400"]),
    "sheet .svg": Verb(["sheet", "tenths", "-o", "out/a.svg"], [], ["--canvas", "300x400"]),
    "illustrate": Verb(["illustrate", "tenths", "--kind", "still", "-o", "out/a.svg", "out/a.png", "out/a.pdf",
                        "out/a.html"], [], ["--canvas", "300x400"]),
    "illustrate --figures": Verb(["illustrate", "--figures", "out/figures.yaml"],
                                 files=lambda which: {"out/figures.yaml": FIGURES % (2 if which == "old" else 3, which)}),
    "verify --record": Verb(["verify", "tenths", "--record", "--references", "out", "--fps"], ["5"], ["6"]),
    "verify --report": Verb(["verify", "tenths", "--references", "recorded", "--out", "out/differs"]
                            + [f"--report=out/r.{ending}" for ending in ["html", "xml", "json", "md", "sarif", "txt"]],
                            ["--canvas", "300x400"], ["--canvas", "320x300"], [["verify", "tenths", "--record", "--references", "recorded", "--fps", "5"]],
                            isMixed=True, ends={1}),
    "diff --report": Verb(["diff", "one/tenths", "--report", "out/r.html", "--report", "out/r.xml"], ["two/tenths"],
                          ["three/tenths"], [rendered("one"), rendered("two", "--canvas", "300x400"), rendered("three", "--canvas", "320x300")],
                          ends={1}),
    "merge": Verb(["merge", "--out", "out"], ["one/1", "one/2"], ["two/1", "two/2"],
                  [rendered(f"{name}/{part}", "--shard", f"{part}/2", *more)
                   for name, more in [("one", []), ("two", ["--canvas", "300x400"])] for part in (1, 2)], isMixed=True),
    "check": Verb(["check", "Scene.swift"], put={}, files=lambda which: {"Scene.swift": SCENE % which}, isTold=True),
    "inspect with a stand-in": Verb(["inspect", "Scene.swift", "--at", "0"], put={},
                                    files=lambda which: {"Scene.swift": KINGFISHER}, isTold=True),
    "format -i": Verb(["format", "-i", "out/a.scroll", "out/b.scroll"], put={"out/a.scroll": SCRIPT, "out/b.scroll": SCRIPT}),
}
