"""Files that scenes read: pictures, asset catalogs, fonts."""

import json
import struct
import zlib
from pathlib import Path

from fuzzers.tool import damaged, empty

PICTURE = """
import SwiftUI

struct Picture: View {
  var body: some View { Image("it").resizable().frame(width: 40, height: 40) }
}
"""
CATALOG = """
import SwiftUI

struct Catalog: View {
  var body: some View {
    VStack { Color("Brand").frame(width: 40, height: 40); Image("Sun").resizable() }
  }
}
"""


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(width, height, rows, depth=8, color=2, interlace=0):
    """A PNG file; `rows` are the bytes of its lines with their filters."""
    head = struct.pack(">IIBBBBB", width, height, depth, color, 0, 0, interlace)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows, 9))
            + chunk(b"IEND", b""))


def chunks(data):
    """The kinds and contents of a file's chunks."""
    place, found = 8, []
    while place + 8 <= len(data):
        length = struct.unpack(">I", data[place:place + 4])[0]
        found.append((data[place + 4:place + 8], data[place + 8:place + 8 + length]))
        place += length + 12
    return found


class Images:
    """PNG files: damaged as bytes, or inside of chunks whose checksums are right."""

    def __init__(self, root):
        files = sorted((root / "Scenes/Images").glob("*.png"), key=lambda file: file.stat().st_size)
        self.real = [file.read_bytes() for file in files[:4]]

    def made(self, random):
        color = random.choice([0, 2, 3, 4, 6])
        depth = random.choice({0: [1, 2, 4, 8, 16], 3: [1, 2, 4, 8]}.get(color, [8, 16]))
        width, height = random.randrange(1, 40), random.randrange(1, 40)
        bits = depth * {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[color]
        line = (width * bits + 7) // 8
        rows = b"".join(bytes([random.randrange(5)]) + random.randbytes(line) for _ in range(height))
        return png(width, height, rows, depth, color, random.choice([0, 0, 1]))

    def image(self, random):
        data = random.choice(self.real) if random.random() < 0.4 else self.made(random)
        kind = random.randrange(4)
        if kind == 0:
            return data
        if kind == 1:
            return damaged(random, data)
        parts = chunks(data)
        place = random.randrange(len(parts))
        name, content = parts[place]
        if kind == 2 and name == b"IHDR":
            size = [random.choice([0, 1, 7, 1 << 14, 32767, 1 << 16, 1 << 31]) for _ in range(2)]
            parts[place] = (name, struct.pack(">II", *size) + content[8:])
        elif kind == 2:
            parts[place] = (name, damaged(random, content))
        else:
            parts.insert(place, random.choice(parts + [
                (b"PLTE", random.randbytes(random.randrange(800))), (b"tRNS", random.randbytes(300)),
                (b"gAMA", random.randbytes(4)), (b"iCCP", b"x\0\0" + zlib.compress(bytes(1 << 16))),
                (b"zTXt", b"x\0\0" + zlib.compress(bytes(1 << 20)))]))
        return data[:8] + b"".join(chunk(*part) for part in parts)

    def case(self, random, tool):
        empty(tool.folder)
        (tool.folder / "Picture.swift").write_text(PICTURE)
        images = empty(tool.folder / "images")
        (images / "it.png").write_bytes(self.image(random))
        words = ["render", "Picture.swift", "--images", "images", "--at", "0", "--scale", "0.2", "--strict"]
        result = tool.run(words, {0, 65, 66})
        return {"PNG files": 1, "of them drawn": result.status == 0}


class Catalogs:
    """Asset catalogs: their JSON damaged, nested, or of other types than expected."""

    def __init__(self, root):
        self.sun = next((root / "Scenes/Images").glob("*.png")).read_bytes()

    def value(self, random, depth=0):
        kind = random.randrange(8 if depth < 4 else 6)
        if kind < 6:
            return random.choice([None, True, 0, -1, 1e308, 1 << 70, "", "2x", "0xFF", "../../etc/passwd",
                                  "sun.png", "1.000", "srgb", "display-p3", "x" * 500, "\u202e"])
        if kind == 6:
            return [self.value(random, depth + 1) for _ in range(random.randrange(4))]
        return {random.choice(["images", "colors", "color", "components", "red", "filename", "scale",
                               "appearances", "info"]): self.value(random, depth + 1)
                for _ in range(random.randrange(4))}

    def spoiled(self, random, value):
        """A value with parts of it replaced."""
        if random.random() < 0.05:
            return self.value(random)
        if isinstance(value, dict):
            return {key: self.spoiled(random, part) for key, part in value.items() if random.random() > 0.03}
        if isinstance(value, list):
            return [self.spoiled(random, part) for part in value]
        return value

    def text(self, random, value):
        kind = random.randrange(10)
        if kind == 0:
            return b"[" * random.choice([10, 1000, 100_000])
        data = json.dumps(self.spoiled(random, value)).encode()
        return damaged(random, data) if kind < 3 else data if kind < 8 else json.dumps(value).encode()

    def case(self, random, tool):
        empty(tool.folder)
        demo = empty(tool.folder / "Demo")
        (demo / "Catalog.swift").write_text(CATALOG)
        assets = demo / "Assets.xcassets"
        color, image = empty(assets / "Brand.colorset"), empty(assets / "Sun.imageset")
        (color / "Contents.json").write_bytes(self.text(random, {
            "colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {
                "red": "0xFF", "green": "0.5", "blue": "12", "alpha": "1.000"}}}]}))
        (image / "Contents.json").write_bytes(self.text(random, {
            "images": [{"scale": "2x", "filename": "sun.png"}, {"scale": "1x"}]}))
        (image / "sun.png").write_bytes(self.sun)
        if random.random() < 0.1:
            (assets / "Loop.imageset").symlink_to(assets)
        result = tool.run(["render", "Demo", "--at", "0", "--scale", "0.2", "--strict"], {0, 65, 66})
        return {"catalogs": 1, "of them drawn": result.status == 0}


class Fonts:
    """Font files, damaged anywhere or in their table directory."""

    def __init__(self, root):
        found = [file for folder in ["/usr/share/fonts", "/usr/local/share/fonts"]
                 for file in sorted(Path(folder).rglob("*.ttf"))]
        found.sort(key=lambda file: (file.stat().st_size, file.name))
        self.fonts = [file.read_bytes() for file in found[:6]]

    def case(self, random, tool):
        empty(tool.folder)
        fonts = empty(tool.folder / "fonts")
        data = random.choice(self.fonts)
        if random.random() < 0.5:
            size = 12 + 16 * 16
            data = damaged(random, data[:size]) + data[size:]
        else:
            data = damaged(random, data)
        (fonts / "It.ttf").write_bytes(data)
        words = ["render", "feed", "--at", "0", "--scale", "0.2", "--fonts", "fonts"]
        result = tool.run(words, {0, 65, 66})
        return {"fonts": 1, "of them used": result.status == 0}
