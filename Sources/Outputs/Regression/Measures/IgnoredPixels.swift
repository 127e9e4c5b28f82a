import ScrollworkDrawing

/// The pixels of a picture that are left out of a comparison.
struct IgnoredPixels: Hashable, Sendable {
  private let size: PixelSize
  /// Whether each pixel is left out, row after row.
  private let marks: [Bool]
  /// The number of pixels that are left out.
  let count: Int

  /// The pixels of some rectangles; nil if none is within the picture.
  init?(_ boxes: [PixelBox], in size: PixelSize) {
    var marks: [Bool] = []
    var count = 0
    for box in boxes {
      let columns = box.columns(of: size.width)
      guard !columns.isEmpty else { continue }
      for y in box.rows(of: size.height) {
        if marks.isEmpty { marks = [Bool](repeating: false, count: size.width * size.height) }
        for index in y * size.width + columns.lowerBound..<y * size.width + columns.upperBound
        where !marks[index] {
          marks[index] = true
          count += 1
        }
      }
    }
    if count == 0 { return nil }
    (self.size, self.marks, self.count) = (size, marks, count)
  }

  /// Whether a pixel is left out.
  subscript(x: Int, y: Int) -> Bool { marks[y * size.width + x] }

  /// A picture with clear pixels where they are left out.
  func cleared(in picture: Picture) -> Picture {
    var pixels = picture.pixels
    for index in marks.indices where marks[index] { pixels[index] = 0 }
    return Picture(width: picture.width, height: picture.height, pixels: pixels)
  }

  /// A picture with the pixels of another one where they are left out.
  func replaced(in picture: Picture, by other: Picture) -> Picture {
    var pixels = picture.pixels
    for index in marks.indices where marks[index] { pixels[index] = other.pixels[index] }
    return Picture(width: picture.width, height: picture.height, pixels: pixels)
  }
}
