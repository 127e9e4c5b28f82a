// The pixels that differ between two pictures, over the faded old one.

/** The greatest squared distance of two colors in YIQ, as in pixelmatch. */
const GREATEST = 35215;
/** How much is left of the old picture where it is not different. */
const FADED = 0.3;

/** The pixels of a picture. */
function pixels(bitmap, width, height) {
  const context = new OffscreenCanvas(width, height)
    .getContext("2d", {willReadFrequently: true});
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, width, height).data;
}

/**
 * An image of what differs by more than a threshold between 0 and 1, and the share of its pixels.
 *
 * The distance is that of Kotsarenko and Ramos, "Measuring perceived color difference using YIQ".
 */
function difference(old, new_, threshold) {
  const width = Math.max(old.width, new_.width), height = Math.max(old.height, new_.height);
  const a = pixels(old, width, height), b = pixels(new_, width, height);
  const first = new Uint32Array(a.buffer), second = new Uint32Array(b.buffer);
  const image = new ImageData(width, height);
  const out = image.data;
  const limit = GREATEST * threshold * threshold;
  let count = 0;
  for (let n = 0, i = 0; n < first.length; n++, i += 4) {
    const cover = a[i + 3] / 255;
    const luminance = 0.299 * a[i] + 0.587 * a[i + 1] + 0.114 * a[i + 2];
    let isDifferent = false;
    if (first[n] !== second[n]) {
      const other = b[i + 3] / 255;
      // Over white.
      const r = 255 * (other - cover) + a[i] * cover - b[i] * other;
      const g = 255 * (other - cover) + a[i + 1] * cover - b[i + 1] * other;
      const l = 255 * (other - cover) + a[i + 2] * cover - b[i + 2] * other;
      const dy = r * 0.29889531 + g * 0.58662247 + l * 0.11448223;
      const di = r * 0.59597799 - g * 0.2741761 - l * 0.32180189;
      const dq = r * 0.21147017 - g * 0.52261711 + l * 0.31114694;
      isDifferent = 0.5053 * dy * dy + 0.299 * di * di + 0.1957 * dq * dq > limit;
    }
    if (isDifferent) {
      count++;
      out[i] = 230;
      out[i + 1] = 0;
      out[i + 2] = 92;
    } else {
      out[i] = out[i + 1] = out[i + 2] = 255 - (255 - luminance) * FADED * cover;
    }
    out[i + 3] = 255;
  }
  return {image, share: count / first.length};
}
