import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// The resampling of a bitmap in perspective, and the resolution of that bitmap.
///
/// The upright bitmap has about two pixels per device pixel where it is magnified most, and every
/// device pixel averages as many samples as it covers bitmap pixels. So edges are antialiased,
/// distant parts do not alias, and adjacent layers leave no seam.
struct Perspective {
  /// The projection from layer coordinates to device pixels.
  private let map: ProjectionTransform
  /// The part that is drawn upright, in layer coordinates.
  let source: CGRect
  /// Pixels per point of the upright bitmap.
  let scale: CGFloat

  /// The pixels of the upright bitmap per device pixel where it is magnified most.
  ///
  /// - Source: chosen; how sharp other numbers are was not measured.
  private static let oversampling: CGFloat = 2

  /// The pixels of an upright bitmap with shaders, which cost most of its time, per device pixel.
  ///
  /// - Source: chosen; what a GPU computes where nothing is magnified.
  private static let shaderOversampling: CGFloat = 1

  /// Creates the resampling of ink within `bounds` to the device pixels in `frame`; nil if none is
  /// visible.
  ///
  /// The upright bitmap has at most `pixelLimit` pixels: the whole layer if it fits, so that the
  /// bitmap is the same during a rotation, otherwise the visible part.
  init?(
    _ map: ProjectionTransform, bounds: CGRect, frame: PixelRect, pixelLimit: CGFloat,
    usesShaders: Bool
  ) {
    self.map = map
    guard !frame.isEmpty, let back = map.inverse else { return nil }
    let seen = Self.part(of: bounds, seenIn: frame, back: back)
    let corners = map.visibleCorners(of: seen)
    guard let part = CGRect(enclosing: corners).drawable else { return nil }
    let middle = CGPoint(x: part.midX, y: part.midY)
    let finest = (corners + [middle]).map { map.magnification(at: $0) }.reduce(0, max)
    let wanted = finest * (usesShaders ? Self.shaderOversampling : Self.oversampling)
    let affordable = (pixelLimit / (part.width * part.height)).squareRoot()
    // A whole scale keeps point-aligned edges on pixel edges, so adjacent layers leave no seam.
    let even = min(wanted.rounded(.up), affordable.rounded(.down))
    let scale = even >= 1 ? even : max(min(wanted, affordable), 1 / 64)
    self.scale = scale
    let whole = CGRect(enclosing: map.visibleCorners(of: bounds)).drawable
    let isAffordable =
      whole.map { $0.width * $0.height * scale * scale <= pixelLimit } ?? false
    source = isAffordable ? whole ?? part : part
  }

  /// The part of `bounds` near `frame`; all of it if the horizon is visible.
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

  /// The transform from layer coordinates to pixels of the upright bitmap.
  var drawing: CGAffineTransform { CGAffineTransform(scaleX: scale, y: scale) }

  /// The frame of the upright bitmap.
  var pixels: PixelRect { PixelRect(touching: source.applying(drawing), within: .everywhere) }

  /// Resamples the upright bitmap to the device pixels in `frame`.
  func resampled(_ bitmap: Bitmap, frame: PixelRect) throws(CairoError) -> Bitmap {
    let result = try Bitmap(frame)
    guard !bitmap.frame.isEmpty, let back = map.inverse else { return result }
    // To indices of the bitmap's memory, where pixel centers are integers.
    let transform = back.concatenating(ProjectionTransform(drawing)).concatenating(
      ProjectionTransform(
        CGAffineTransform(
          translationX: CGFloat(-bitmap.frame.x) - 0.5, y: CGFloat(-bitmap.frame.y) - 0.5)))
    let sampler = PerspectiveSampler(bitmap, transform)
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
  /// The largest magnification at a point over all directions.
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
  /// The rectangle if its area is positive and within drawable limits; nil otherwise.
  fileprivate var drawable: CGRect? {
    !isNull && width > 0 && height > 0 && width < 1e6 && height < 1e6 ? self : nil
  }
}
