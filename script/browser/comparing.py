"""Compares two pictures in a page of a browser."""

import base64
import json

# The mean and the worst block of the distance of two PNG files.
COMPARE = """(async (files) => {
  const [a, b] = await Promise.all(files.map(async (file) => {
    const bytes = Uint8Array.from(atob(file), (c) => c.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], {type: 'image/png'}));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  }));
  if (a.width != b.width || a.height != b.height)
    throw Error(`${a.width} × ${a.height} and ${b.width} × ${b.height} pixels`);
  const size = 16, across = Math.ceil(a.width / size);
  const sums = new Float64Array(across * Math.ceil(a.height / size));
  let sum = 0;
  for (let i = 0; i < a.data.length; i++) {
    if (i % 4 == 3) continue;
    const x = (i >> 2) % a.width, y = (i >> 2) / a.width | 0;
    const distance = Math.abs(a.data[i] - b.data[i]);
    sums[(y / size | 0) * across + (x / size | 0)] += distance;
    sum += distance;
  }
  return [sum / (3 * a.width * a.height), Math.max(...sums) / (3 * size * size)];
})"""


def distance(page, first, second):
    """The mean distance of 8-bit channels of two PNG files, and that of the worst 16 by 16 pixels."""
    files = [base64.b64encode(file).decode() for file in (first, second)]
    return page.evaluate(f"{COMPARE}({json.dumps(files)})")
