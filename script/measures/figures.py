"""The figures that public implementations find for pairs of pictures."""

import hashlib
import json
import pathlib
import subprocess
import tempfile

import numpy
from flip_evaluator import evaluate
from PIL import Image
from pixelmatch import pixelmatch
from skimage.color import deltaE_ciede2000, rgb2lab
from skimage.metrics import structural_similarity

THRESHOLDS = [0.1, 0.02]
# What rounding may change between two runs of the same versions.
TOLERANCE = 1e-6
NODE = """
import pixelmatch from './index.mjs';
import fs from 'node:fs';
const {pairs, options} = JSON.parse(fs.readFileSync(0));
const bytes = (text) => Uint8Array.from(Buffer.from(text, 'base64'));
console.log(JSON.stringify(pairs.map(({old, now, width, height}) => options.map(
  (option) => pixelmatch(bytes(old), bytes(now), null, width, height, option)))));
"""


def read(file):
    return json.loads(file.read_text()) if file.exists() else {}


def write(found, file):
    lines = [f"  {json.dumps(name)}: {json.dumps(found[name])}" for name in sorted(found)]
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n")


def differences(known, found):
    lines = []
    for name in sorted(set(known) | set(found)):
        old, new = known.get(name, {}), found.get(name, {})
        for key in sorted(set(old) | set(new)):
            if not close(old.get(key), new.get(key)):
                lines.append(f"{name}: {key} is {new.get(key)}, stored is {old.get(key)}")
    return lines


def close(old, new):
    if isinstance(old, list) and isinstance(new, list):
        return len(old) == len(new) and all(close(a, b) for a, b in zip(old, new))
    if isinstance(old, float) and isinstance(new, float):
        return abs(old - new) <= TOLERANCE
    return old == new


def measure(folder, known, script):
    """The figures of all pairs in a folder, by their names."""
    found, images = {}, {}
    for file in sorted(folder.glob("*-old.png")):
        name = file.name.removesuffix("-old.png")
        old, new = picture(file), picture(folder / f"{name}-new.png")
        images[name] = (old, new)
        found[name] = exact(old, new) | yiq(old, new) | perceptual(on_white(old), on_white(new))
    counts = oklab(images, script) if script else {}
    for name in found:
        found[name]["oklab"] = counts.get(name) or known.get(name, {}).get("oklab")
    return found


def picture(file):
    return numpy.asarray(Image.open(file).convert("RGBA"))


def on_white(image):
    """The colors over white, rounded to 8 bits."""
    alpha = image[..., 3:].astype(int)
    return ((image[..., :3] * alpha + 255 * (255 - alpha) + 127) // 255).astype(numpy.uint8)


def exact(old, new):
    steps = numpy.abs(old.astype(int) - new.astype(int)).max(axis=2)
    rows, columns = numpy.nonzero(steps)
    box = None
    if len(rows):
        left, top = int(columns.min()), int(rows.min())
        box = [left, top, int(columns.max()) - left + 1, int(rows.max()) - top + 1]
    return {"exact": int((steps > 0).sum()), "greatest": int(steps.max()), "bounds": box}


def yiq(old, new):
    """Counts without and with antialiasing for each threshold, and the first picture's digest."""
    height, width = old.shape[:2]
    one, other = old.flatten().tolist(), new.flatten().tolist()
    counts = [
        [pixelmatch(one, other, width, height, threshold=threshold, includeAA=counts_all)
         for counts_all in (False, True)]
        for threshold in THRESHOLDS
    ]
    drawn = [0] * len(one)
    pixelmatch(one, other, width, height, drawn)
    return {"yiq": counts, "drawn": hashlib.sha256(bytes(drawn)).hexdigest()}


def perceptual(old, new):
    steps = deltaE_ciede2000(rgb2lab(old), rgb2lab(new))
    side = min(7, *old.shape[:2])
    side -= 1 - side % 2
    similarity = None
    if side > 1:
        similarity = float(
            structural_similarity(old, new, win_size=side, channel_axis=2, data_range=255))
    old, new = ((image / 255).astype(numpy.float32) for image in (old, new))
    errors, mean, _ = evaluate(old, new, "LDR", applyMagma=False)
    return {
        "ciede2000": [float(steps.mean()), float(steps.max()), int((steps > 1).sum())],
        "ssim": similarity,
        "flip": [float(mean), float(errors.max())],
    }


def oklab(images, script):
    """Counts of pixelmatch 8, as those in YIQ."""
    from base64 import b64encode

    def text(image):
        return b64encode(image.tobytes()).decode()

    pairs = [
        {"old": text(old), "now": text(new), "width": old.shape[1], "height": old.shape[0]}
        for old, new in images.values()
    ]
    options = [
        {"threshold": threshold, "includeAA": counts_all}
        for threshold in THRESHOLDS for counts_all in (False, True)
    ]
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        (folder / "index.mjs").write_bytes(pathlib.Path(script).read_bytes())
        (folder / "run.mjs").write_text(NODE)
        answer = subprocess.run(
            ["node", str(folder / "run.mjs")], check=True, capture_output=True, text=True,
            input=json.dumps({"pairs": pairs, "options": options}),
        )
    rows = json.loads(answer.stdout)
    return {name: [row[:2], row[2:]] for name, row in zip(images, rows)}
