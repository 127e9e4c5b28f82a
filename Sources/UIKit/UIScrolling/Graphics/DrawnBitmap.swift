package import Foundation
package import ScrollworkDrawing
import ScrollworkGeometry

/// A picture of what code draws: straight RGBA, rows from the top.
package struct DrawnBitmap: Hashable, Sendable {
  package let width: Int
  package let height: Int
  package let bytes: [UInt8]

  package init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(bytes.count == 4 * width * height, "\(bytes.count) bytes of \(width) × \(height)")
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }

  /// The pixels of drawn items; nil without a scene, or for an area that is empty or too large.
  ///
  /// The renderer's pictures are opaque: drawn on black and on white, the difference is the opacity.
  package init?(_ items: [DisplayItem], size: CGSize, scale: CGFloat) {
    guard let renderer = SceneAssets.current?.images as? any DisplayListRendering,
      size.width > 0, size.height > 0,
      size.width * scale * size.height * scale <= CGFloat(PictureLimit.pixelCount)
    else { return nil }
    let content = LayerContent(items)
    func pixels(on gray: Double) -> Pixels? {
      let list = DisplayList(
        canvas: size, scale: scale,
        background: Color.Resolved(red: gray, green: gray, blue: gray), content: content)
      return try? renderer.pixels(of: list)
    }
    guard let black = pixels(on: 0), let white = pixels(on: 1) else { return nil }
    self.init(black: black, white: white)
  }

  private init(black: Pixels, white: Pixels) {
    var bytes = [UInt8](repeating: 0, count: black.data.count)
    black.data.withUnsafeBytes { dark in
      white.data.withUnsafeBytes { light in
        for start in stride(from: 0, to: bytes.count, by: 4) {
          // Of blue, green and red, the least difference is the most exact: it is never clamped.
          let gap = (0..<3).map { Int(light[start + $0]) - Int(dark[start + $0]) }.max() ?? 0
          let alpha = 255 - max(0, min(255, gap))
          guard alpha > 0 else { continue }
          for channel in 0..<3 {
            let value = (Int(dark[start + 2 - channel]) * 255 + alpha / 2) / alpha
            bytes[start + channel] = UInt8(min(255, value))
          }
          bytes[start + 3] = UInt8(alpha)
        }
      }
    }
    self.init(width: black.width, height: black.height, bytes: bytes)
  }

  /// A part of the picture, as far as it is in it.
  func cropped(to rect: CGRect) -> DrawnBitmap? {
    let area = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !area.isNull, area.width >= 1, area.height >= 1 else { return nil }
    let (x, y, columns, rows) = (Int(area.minX), Int(area.minY), Int(area.width), Int(area.height))
    var part: [UInt8] = []
    part.reserveCapacity(4 * columns * rows)
    for row in y..<y + rows {
      part += bytes[4 * (row * width + x)..<4 * (row * width + x + columns)]
    }
    return DrawnBitmap(width: columns, height: rows, bytes: part)
  }
}
