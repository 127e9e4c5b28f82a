// Pictures as the server sends them: bitmaps as changes of the one before, and files for the list.

/** The bytes before those of the picture. */
const HEADER = 24;
/** The forms: a whole bitmap, a file of a scene in the list, and a change of the bitmap before. */
export const [WHOLE, LISTED, CHANGE] = [1, 2, 3];
/** The words of the counts, of a copy of rows, and of a run of pixels. */
const [COUNTS, COPY, RUN] = [2, 3, 2];
/** The alpha of all pixels; in a message its place has the number of equal ones. */
const OPAQUE = 0xff000000;

/** The picture of a binary message. */
export function picture(buffer) {
  const header = new DataView(buffer, 0, HEADER);
  const flags = header.getUint8(1);
  return {
    form: header.getUint8(0),
    isPast: (flags & 1) !== 0,
    isMoving: (flags & 2) !== 0,
    generation: header.getUint16(2, true),
    number: header.getUint32(4, true),
    time: header.getFloat64(8, true),
    width: header.getUint32(16, true),
    height: header.getUint32(20, true),
    buffer,
  };
}

/** The file of a picture of the list. */
export function file({buffer}) {
  return new Blob([new Uint8Array(buffer, HEADER)], {type: "image/png"});
}

/** The bitmap of a session, which each picture changes. */
export class Bitmap {
  /** The number of the picture that the bitmap shows; undefined for none. */
  number = undefined;
  #images = [];

  /** The image data that is shown. */
  get image() {
    return this.#images[0];
  }

  /** Takes a picture, whose words are in the byte order of all processors that have browsers. */
  take({buffer, width, height, number}) {
    if (this.image?.width !== width || this.image.height !== height) {
      this.#images = [new ImageData(width, height), new ImageData(width, height)];
    }
    const [before, after] = this.#images;
    const words = new Uint32Array(buffer, HEADER);
    const source = new Uint32Array(before.data.buffer);
    const target = new Uint32Array(after.data.buffer);
    const [copies, runs] = words;
    let place = COUNTS;
    for (let n = 0; n < copies; n++, place += COPY) {
      const [first, from, count] = words.subarray(place, place + COPY);
      target.set(source.subarray(from * width, (from + count) * width), first * width);
    }
    let word = place + RUN * runs;
    for (let n = 0; n < runs; n++, place += RUN) {
      let pixel = words[place];
      const end = pixel + words[place + 1];
      while (pixel < end) {
        const value = words[word++];
        const next = pixel + (value >>> 24) + 1;
        while (pixel < next) target[pixel++] = value | OPAQUE;
      }
    }
    this.#images = [after, before];
    this.number = number;
  }

  /** Forgets the picture, so that the next one is whole. */
  forget() {
    this.number = undefined;
  }
}
