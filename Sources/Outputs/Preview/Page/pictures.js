// Pictures as the server sends them.

/** The bytes before those of the PNG file. */
const HEADER = 24;
/** The forms of pictures: of a session, and of a scene in the list. */
export const [OF_SESSION, OF_LIST] = [1, 2];

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
    file: new Blob([new Uint8Array(buffer, HEADER)], {type: "image/png"}),
  };
}

/** Decodes pictures one after the other; of those that wait, the newest alone. */
export class Decoder {
  /** Calls `began` whenever no picture waits any longer, and `draw` with a bitmap. */
  constructor(began, draw) {
    [this.began, this.draw] = [began, draw];
  }

  /** Whether a picture waits for the one before it. */
  get isFull() {
    return this.next !== undefined;
  }

  async show(picture) {
    this.next = picture;
    if (this.isBusy) return;
    this.isBusy = true;
    while (this.next) {
      const shown = this.next;
      this.next = undefined;
      this.began();
      try {
        const bitmap = await createImageBitmap(shown.file);
        if (!this.isDropped) this.draw(bitmap, shown);
        bitmap.close();
      } catch (error) {
        console.error(error);
      }
      this.isDropped = false;
    }
    this.isBusy = false;
  }

  /** Forgets the pictures that are not drawn yet. */
  drop() {
    this.next = undefined;
    this.isDropped = this.isBusy;
  }
}
