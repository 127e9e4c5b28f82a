import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// A rectangle of the pixels of a picture.
struct PixelPart: Hashable {
  let x: Int
  let y: Int
  let width: Int
  let height: Int

  /// The pixels that an area in points touches, with a pixel around them for smoothed edges; nil for
  /// none.
  init?(of area: CGRect, in list: DisplayList) {
    let (width, height) = list.pixelSize
    guard !area.isNull else { return nil }
    func clamped(_ length: CGFloat, _ most: Int) -> Int {
      Int(max(0, min(CGFloat(most), length)))
    }
    x = Self.start(clamped((area.minX * list.scale).rounded(.down) - 1, width), at: list.scale)
    y = Self.start(clamped((area.minY * list.scale).rounded(.down) - 1, height), at: list.scale)
    self.width = clamped((area.maxX * list.scale).rounded(.up) + 1, width) - x
    self.height = clamped((area.maxY * list.scale).rounded(.up) + 1, height) - y
    guard self.width > 0, self.height > 0 else { return nil }
  }

  /// The picture of the part alone.
  func list(of list: DisplayList) -> DisplayList {
    let (wholeWidth, wholeHeight) = list.pixelSize
    if width == wholeWidth, height == wholeHeight { return list }
    let canvas = CGSize(
      width: Self.length(of: width, at: list.scale), height: Self.length(of: height, at: list.scale)
    )
    let way = CGAffineTransform(
      a: 1, b: 0, c: 0, d: 1, tx: -CGFloat(x) / list.scale, ty: -CGFloat(y) / list.scale)
    return DisplayList(
      canvas: canvas, scale: list.scale, background: list.background,
      content: LayerContent([.layer(Layer(list.content, transform: way))]))
  }

  /// The longest length on the grid of display lists of which a scale on it makes a number of pixels.
  static func length(of pixels: Int, at scale: CGFloat) -> CGFloat {
    (CGFloat(pixels) / scale * CGFloat(Grid.length)).rounded(.down) / CGFloat(Grid.length)
  }

  /// The last pixel up to one whose place in points is on the grid: a picture that begins there has
  /// the same pixels.
  private static func start(_ pixel: Int, at scale: CGFloat) -> Int {
    for pixel in (max(0, pixel - 16)...max(0, pixel)).reversed() {
      let place = CGFloat(pixel) / scale
      if abs(place.onGrid() - place) * scale < 1e-9 { return pixel }
    }
    return 0
  }
}

extension Pixels {
  /// A part of the bitmap, which contains it.
  func part(_ part: PixelPart) -> Pixels {
    self.part(x: part.x, y: part.y, width: part.width, height: part.height)
  }

  /// The bitmap with other pixels in a part.
  func replacing(_ part: PixelPart, with other: Pixels) -> Pixels {
    if part.width == width, part.height == height { return other }
    var data = data
    for row in 0..<part.height {
      let start = data.startIndex + ((part.y + row) * width + part.x) * 4
      let source = other.data.startIndex + row * part.width * 4
      data.replaceSubrange(
        start..<start + part.width * 4, with: other.data[source..<source + part.width * 4])
    }
    return Pixels(width: width, height: height, data: data)
  }
}
