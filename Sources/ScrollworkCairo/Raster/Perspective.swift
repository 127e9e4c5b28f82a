import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// A flat picture seen in perspective: how finely it is drawn first, and how it is sampled then.
///
/// The picture is drawn upright, with about two of its pixels to one of the device where it is seen
/// largest, and every device pixel is the mean of as many places in it as it covers pixels. So edges
/// are smooth, what is far away does not flicker, and two pictures that share an edge leave no seam.
struct Perspective {
  /// From the picture's coordinates to device pixels.
  private let map: ProjectionTransform
  /// What of the picture is drawn, in its own coordinates.
  let source: CGRect
  /// How many of its pixels make a point.
  let scale: CGFloat

  /// How many pixels of the picture there are to one of the device where it is seen largest.
  ///
  /// - Source: chosen; how sharp other numbers are was not measured.
  private static let fineness: CGFloat = 2

  /// The way of a picture that no ink leaves `bounds` of to the device pixels in `frame`.
  ///
  /// Nil where none of it is seen. The picture is drawn with no more than `pixelLimit` pixels: all of it,
  /// so that it is the same while it turns, or else what is seen of it.
  init?(
    _ map: ProjectionTransform, bounds: CGRect, frame: PixelRect, pixelLimit: CGFloat
  ) {
    self.map = map
    guard !frame.isEmpty, let back = map.inverse else { return nil }
    let seen = Self.part(of: bounds, seenIn: frame, back: back)
    let corners = map.visibleCorners(of: seen)
    guard let part = CGRect(enclosing: corners).drawable else { return nil }
    let middle = CGPoint(x: part.midX, y: part.midY)
    let finest = (corners + [middle]).map { map.magnification(at: $0) }.reduce(0, max)
    let wanted = finest * Self.fineness
    let affordable = (pixelLimit / (part.width * part.height)).squareRoot()
    // Edges along whole points stay along pixels, so what lies side by side leaves no seam.
    let even = min(wanted.rounded(.up), affordable.rounded(.down))
    let scale = even >= 1 ? even : max(min(wanted, affordable), 1 / 64)
    self.scale = scale
    let whole = CGRect(enclosing: map.visibleCorners(of: bounds)).drawable
    let isAffordable =
      whole.map { $0.width * $0.height * scale * scale <= pixelLimit } ?? false
    source = isAffordable ? whole ?? part : part
  }

  /// What of `bounds` comes to lie in `frame`, or is near that; all where the horizon is in sight.
  private static func part(
    of bounds: CGRect, seenIn frame: PixelRect, back: ProjectionTransform
  ) -> CGRect {
    let corners = [
      CGPoint(x: frame.x, y: frame.y), CGPoint(x: frame.maxX, y: frame.y),
      CGPoint(x: frame.maxX, y: frame.maxY), CGPoint(x: frame.x, y: frame.maxY),
    ]
    guard corners.allSatisfy({ back.depth(at: $0) > 1e-9 }) else { return bounds }
    let part = CGRect(enclosing: corners.map { $0.applying(back) })
    // The interpolation reads one pixel farther.
    return part.insetBy(dx: -part.width / 64 - 1, dy: -part.height / 64 - 1).intersection(bounds)
  }

  /// From the picture's coordinates to the pixels it is drawn with.
  var drawing: CGAffineTransform { CGAffineTransform(scaleX: scale, y: scale) }

  /// The pixels the picture is drawn with.
  var pixels: PixelRect { PixelRect(touching: source.applying(drawing), within: .everywhere) }

  /// The device pixels in `frame`, from the picture drawn.
  func resampled(_ picture: Bitmap, frame: PixelRect) throws(CairoError) -> Bitmap {
    let result = try Bitmap(frame)
    guard !picture.frame.isEmpty, let back = map.inverse else { return result }
    // To places in the picture's memory, where pixel centers are whole numbers.
    let way = back.concatenating(ProjectionTransform(drawing)).concatenating(
      ProjectionTransform(
        CGAffineTransform(
          translationX: CGFloat(-picture.frame.x) - 0.5, y: CGFloat(-picture.frame.y) - 0.5)))
    let sampler = PerspectiveSampler(picture, way)
    let target = result.pixels.assumingMemoryBound(to: UInt32.self)
    for y in 0..<frame.height {
      for x in 0..<frame.width {
        target[y * frame.width + x] = sampler.mean(
          x: CGFloat(frame.x + x) + 0.5, y: CGFloat(frame.y + y) + 0.5)
      }
    }
    return result
  }
}

extension ProjectionTransform {
  /// The factor by which lengths grow around a point, in the direction in which they do most.
  fileprivate func magnification(at point: CGPoint) -> CGFloat {
    let depth = Swift.max(depth(at: point), Self.nearest)
    let x = (m11 * point.x + m21 * point.y + m31) / depth
    let y = (m12 * point.x + m22 * point.y + m32) / depth
    let (a, b) = ((m11 - x * m13) / depth, (m12 - y * m13) / depth)
    let (c, d) = ((m21 - x * m23) / depth, (m22 - y * m23) / depth)
    let (sum, determinant) = (a * a + b * b + c * c + d * d, a * d - b * c)
    return ((sum + max(0, sum * sum - 4 * determinant * determinant).squareRoot()) / 2).squareRoot()
  }
}

extension CGRect {
  /// The rectangle, if it has an area of a size that can be drawn.
  fileprivate var drawable: CGRect? {
    !isNull && width > 0 && height > 0 && width < 1e6 && height < 1e6 ? self : nil
  }
}
