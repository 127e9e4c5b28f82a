"""Makes pairs of pictures, equal for equal seeds."""

import colorsys
import math
import random

from PIL import Image, ImageDraw, ImageFilter

SIZE = (48, 40)
# Shapes are drawn so many times larger and reduced, which smooths their edges.
FINE = 8
WHITE = (255, 255, 255, 255)


def write(folder):
    for name, (old, new) in all_pairs().items():
        for side, image in (("old", old), ("new", new)):
            image.save(folder / f"{name}-{side}.png", optimize=True)


def all_pairs():
    card = shapes(0, 0)
    part = corner(card, 32)
    text = words(seed=2)
    return {
        "equal": (card, card),
        "shift-eighth": (card, shapes(1 / 8, 0)),
        "shift-third": (card, shapes(1 / 3, 0)),
        "shift-half-down": (card, shapes(0, 0.5)),
        "shift-one": (card, shapes(1, 0)),
        "shift-three": (card, shapes(3, 1)),
        "turned": (card, shapes(0, 0, turn=2)),
        "text-shifted": (text, words(seed=2, dx=0.25)),
        "text-changed": (text, words(seed=3)),
        "text-dark": (inverted(text), inverted(words(seed=2, dx=0.5))),
        "noise-1": (card, noise(card, 1, seed=7)),
        "noise-12": (corner(card, 24), noise(corner(card, 24), 12, seed=8)),
        "noise-all": (noise(corner(card, 16), 255, seed=1), noise(corner(card, 16), 255, seed=2)),
        "noisy-shift": (
            noise(part, 3, seed=5), noise(corner(shapes(0.5, 0.5), 32), 3, seed=6)),
        "opacity": (card, faded(card, 0.98)),
        "hue": (card, hue(card, 3)),
        "darker": (card, darker(card)),
        "blur": (card, card.filter(ImageFilter.GaussianBlur(0.8))),
        "text-blur": (text, text.filter(ImageFilter.BoxBlur(1))),
        "gradient": (gradient(0), gradient(2)),
        "gradient-turned": (gradient(0), gradient(0).transpose(Image.Transpose.ROTATE_180)),
        "alpha": (translucent(0), translucent(0.5)),
        "alpha-only": (translucent(0), alpha_scaled(translucent(0), 0.9)),
        "alpha-black": (Image.new("RGBA", (9, 9)), Image.new("RGBA", (9, 9), (0, 0, 0, 40))),
        "line": (card, lined(card)),
        "pixel": (card, dotted(card)),
        "edge": (framed(0), framed(1)),
        "tiny-1": (flat((1, 1), 10), flat((1, 1), 200)),
        "tiny-3": (checks(3, 3, 0), checks(3, 3, 1)),
        "tiny-5": (checks(5, 7, 0), noise(checks(5, 7, 0), 60, seed=4)),
        "row": (checks(20, 1, 0), checks(20, 1, 1)),
        "column": (checks(2, 20, 0), noise(checks(2, 20, 0), 90, seed=9)),
    }


def fine(draw, background=WHITE):
    image = Image.new("RGBA", (SIZE[0] * FINE, SIZE[1] * FINE), background)
    draw(ImageDraw.Draw(image))
    return image.resize(SIZE, Image.Resampling.BOX)


def shapes(dx, dy, turn=0):
    """A card with a circle, a triangle and a line, moved by pixels and turned by degrees."""

    def points(*pairs):
        angle = math.radians(turn)
        middle = (24, 20)
        moved = []
        for x, y in pairs:
            x, y = x - middle[0], y - middle[1]
            right = x * math.cos(angle) - y * math.sin(angle)
            down = x * math.sin(angle) + y * math.cos(angle)
            moved.append(((right + middle[0] + dx) * FINE, (down + middle[1] + dy) * FINE))
        return moved

    def draw(canvas):
        canvas.polygon(points((4, 4), (44, 4), (44, 36), (4, 36)), fill=(242, 242, 247, 255))
        canvas.ellipse(points((8, 8), (24, 24)), fill=(0, 122, 255, 255))
        canvas.polygon(points((28, 30), (40, 30), (34, 10)), fill=(255, 149, 0, 255))
        canvas.line(points((6, 33), (42, 27)), fill=(60, 60, 67, 255), width=FINE)

    return fine(draw)


def words(seed, dx=0):
    """Strokes as of small text."""
    generator = random.Random(seed)
    ink = (28, 28, 30, 255)

    def draw(canvas):
        for line in range(4):
            x = 3.0
            while x < 42:
                top = 3 + line * 9 + generator.choice([0, 2])
                kind = generator.randrange(3)
                box = [(x + dx) * FINE, top * FINE, (x + dx + 3) * FINE, (9 + line * 9) * FINE]
                if kind == 0:
                    canvas.rectangle([box[0], box[1], box[0] + FINE - 1, box[3]], fill=ink)
                elif kind == 1:
                    canvas.ellipse(box, outline=ink, width=FINE)
                else:
                    canvas.line([box[0], box[3], box[2], box[1]], fill=ink, width=FINE)
                x += generator.choice([3.5, 4.2, 6])

    return fine(draw)


def corner(image, side):
    return image.crop((0, 0, side, side))


def noise(image, amount, seed):
    """The image with channels changed by up to an amount."""
    generator = random.Random(seed)

    def changed(value):
        return min(255, max(0, value + generator.randint(-amount, amount)))

    return pixels(image, lambda r, g, b, a: (changed(r), changed(g), changed(b), a))


def pixels(image, change):
    result = image.copy()
    result.putdata([change(*pixel) for pixel in image.getdata()])
    return result


def inverted(image):
    return pixels(image, lambda r, g, b, a: (255 - r, 255 - g, 255 - b, a))


def faded(image, opacity):
    return Image.blend(Image.new("RGBA", image.size, WHITE), image, opacity)


def darker(image):
    return pixels(image, lambda r, g, b, a: (r * 9 // 10, g * 9 // 10, b * 9 // 10, a))


def hue(image, degrees):
    def turned(r, g, b, a):
        h, l, s = colorsys.rgb_to_hls(r / 255, g / 255, b / 255)
        rgb = colorsys.hls_to_rgb((h + degrees / 360) % 1, l, s)
        return (*(round(channel * 255) for channel in rgb), a)

    return pixels(image, turned)


def gradient(step):
    image = Image.new("RGBA", SIZE)
    image.putdata([
        (x * 5 + step, y * 6, 255 - x * 5 - step, 255)
        for y in range(SIZE[1]) for x in range(SIZE[0])
    ])
    return image


def translucent(dx):
    """Two circles of half opacity on nothing."""

    def draw(canvas):
        box = [(6 + dx) * FINE, 6 * FINE, (30 + dx) * FINE, 30 * FINE]
        canvas.ellipse(box, fill=(255, 45, 85, 128))
        canvas.ellipse([20 * FINE, 12 * FINE, 44 * FINE, 36 * FINE], fill=(52, 199, 89, 200))

    return fine(draw, (0, 0, 0, 0))


def alpha_scaled(image, factor):
    return pixels(image, lambda r, g, b, a: (r, g, b, int(a * factor)))


def lined(image):
    result = image.copy()
    ImageDraw.Draw(result).line([2, 38, 45, 38], fill=(255, 59, 48, 255))
    return result


def dotted(image):
    result = image.copy()
    result.putpixel((47, 39), (250, 250, 250, 255))
    return result


def framed(inset):
    image = Image.new("RGBA", (24, 20), WHITE)
    box = [inset, inset, 23 - inset, 19 - inset]
    ImageDraw.Draw(image).rectangle(box, outline=(90, 200, 250, 255))
    return image


def flat(size, gray):
    return Image.new("RGBA", size, (gray, gray, gray, 255))


def checks(width, height, phase):
    image = Image.new("RGBA", (width, height))
    image.putdata([
        (255 * ((x + y + phase) % 2), 120, 40 * x % 256, 255)
        for y in range(height) for x in range(width)
    ])
    return image
