// The pictures of the page, decoded when they are shown.

/** The greatest number of bytes of decoded pictures that are kept. */
const DECODED = 200e6;

class Pictures {
  constructor(names) {
    this.names = names;
    // Decoded pictures by number, the one that was shown longest ago first.
    this.bitmaps = new Map();
    this.loading = new Map();
    this.bytes = 0;
  }

  /** The picture of a number, if it is decoded. */
  get(number) {
    const bitmap = this.bitmaps.get(number);
    if (bitmap) {
      this.bitmaps.delete(number);
      this.bitmaps.set(number, bitmap);
    }
    return bitmap;
  }

  /** Whether the picture of a number is kept at half the size, and not exactly. */
  isReduced(number) {
    return number >= 0 && part(`picture-${this.names[number]}`).dataset.reduced !== undefined;
  }

  /** Decodes the picture of a number, unless it is. */
  load(number) {
    const known = this.get(number);
    if (known) return Promise.resolve(known);
    if (!this.loading.has(number)) {
      this.loading.set(number, this.decode(number).finally(() => this.loading.delete(number)));
    }
    return this.loading.get(number);
  }

  /** A picture of which a part is in a file, perhaps at half the size, and the rest in another picture. */
  async placed(part, [x, y, width, height, across, down], base) {
    const canvas = new OffscreenCanvas(across, down);
    const context = canvas.getContext("2d");
    if (base !== undefined) context.drawImage(await this.load(Number(base)), 0, 0);
    context.imageSmoothingQuality = "high";
    context.drawImage(part, x, y, width, height);
    part.close();
    return canvas.transferToImageBitmap();
  }

  async decode(number) {
    const element = part(`picture-${this.names[number]}`);
    const {format = "png", place, base} = element.dataset;
    const letters = atob(element.textContent);
    const bytes = new Uint8Array(letters.length);
    for (let n = 0; n < letters.length; n++) bytes[n] = letters.charCodeAt(n);
    let bitmap = await createImageBitmap(new Blob([bytes], {type: `image/${format}`}));
    if (place) bitmap = await this.placed(bitmap, place.split(" ").map(Number), base);
    this.bitmaps.set(number, bitmap);
    this.bytes += 4 * bitmap.width * bitmap.height;
    for (const [other, old] of this.bitmaps) {
      if (this.bytes <= DECODED || other === number) break;
      this.bytes -= 4 * old.width * old.height;
      this.bitmaps.delete(other);
      old.close();
    }
    return bitmap;
  }
}
