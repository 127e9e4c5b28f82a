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
  /// The most places that a device pixel is the mean of, along each side.
  ///
  /// - Source: chosen: what is seen more than sixteen times as small as it is drawn is a few pixels.
  private static let mostSamples: CGFloat = 16

  /// The way of a picture that no ink leaves `bounds` of to the device pixels in `frame`.
  ///
  /// Nil where none of it is seen. The picture is drawn with no more than `pixelLimit` pixels.
  init?(
    _ map: ProjectionTransform, bounds: CGRect, frame: PixelRect, pixelLimit: CGFloat
  ) {
    self.map = map
    guard !frame.isEmpty, let back = map.inverse else { return nil }
    let seen = Self.part(of: bounds, seenIn: frame, back: back)
    let corners = map.visibleCorners(of: seen)
    guard let source = CGRect(enclosing: corners).drawable else { return nil }
    self.source = source
    let middle = CGPoint(x: source.midX, y: source.midY)
    let finest = (corners + [middle]).map { map.magnification(at: $0) }.reduce(0, max)
    let wanted = finest * Self.fineness
    let affordable = (pixelLimit / (source.width * source.height)).squareRoot()
    // Edges along whole points stay along pixels, so what lies side by side leaves no seam.
    let whole = min(wanted.rounded(.up), affordable.rounded(.down))
    scale = whole >= 1 ? whole : max(min(wanted, affordable), 1 / 64)
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
    let sampler = Sampler(picture)
    let target = result.pixels.assumingMemoryBound(to: UInt8.self)
    for y in 0..<frame.height {
      for x in 0..<frame.width {
        let center = CGPoint(x: CGFloat(frame.x + x) + 0.5, y: CGFloat(frame.y + y) + 0.5)
        sampler.mean(
          around: center, way, mostSamples: Self.mostSamples,
          into: target + y * result.stride + 4 * x)
      }
    }
    return result
  }
}

/// Reads a picture between its pixels; outside it is clear.
private struct Sampler {
  private let pixels: UnsafePointer<UInt8>
  private let width, height, stride: Int

  init(_ picture: Bitmap) {
    pixels = UnsafePointer(picture.pixels.assumingMemoryBound(to: UInt8.self))
    (width, height, stride) = (picture.width, picture.height, picture.stride)
  }

  /// The mean of the places that a device pixel around `center` covers.
  @inline(__always)
  func mean(
    around center: CGPoint, _ way: ProjectionTransform, mostSamples: CGFloat,
    into target: UnsafeMutablePointer<UInt8>
  ) {
    let depth = way.depth(at: center)
    // Behind the eye, or nearer than anything is drawn.
    guard depth > 0, depth <= 1 / ProjectionTransform.nearest else { return }
    let u = (way.m11 * center.x + way.m21 * center.y + way.m31) / depth
    let v = (way.m12 * center.x + way.m22 * center.y + way.m32) / depth
    // How far apart neighbors lie in the picture.
    let across = max(abs(way.m11 - u * way.m13), abs(way.m12 - v * way.m13)) / depth
    let down = max(abs(way.m21 - u * way.m23), abs(way.m22 - v * way.m23)) / depth
    let reach = across + down + 1
    guard u > -reach, v > -reach, u < CGFloat(width) + reach, v < CGFloat(height) + reach else {
      return
    }
    let columns = Int(min(max(across.rounded(.up), 1), mostSamples))
    let rows = Int(min(max(down.rounded(.up), 1), mostSamples))
    var sums: (Int, Int, Int, Int) = (0, 0, 0, 0)
    for row in 0..<rows {
      let y = center.y - 0.5 + (CGFloat(row) + 0.5) / CGFloat(rows)
      for column in 0..<columns {
        let x = center.x - 0.5 + (CGFloat(column) + 0.5) / CGFloat(columns)
        let depth = way.m13 * x + way.m23 * y + way.m33
        guard depth > 0 else { continue }
        add(
          (way.m11 * x + way.m21 * y + way.m31) / depth,
          (way.m12 * x + way.m22 * y + way.m32) / depth, to: &sums)
      }
    }
    let whole = 65536 * rows * columns
    target[0] = UInt8((sums.0 + whole / 2) / whole)
    target[1] = UInt8((sums.1 + whole / 2) / whole)
    target[2] = UInt8((sums.2 + whole / 2) / whole)
    target[3] = UInt8((sums.3 + whole / 2) / whole)
  }

  /// Adds the picture at a place, in 65,536ths, from the four pixels around it.
  @inline(__always)
  private func add(_ u: CGFloat, _ v: CGFloat, to sums: inout (Int, Int, Int, Int)) {
    guard u > -1, v > -1, u < CGFloat(width), v < CGFloat(height) else { return }
    let (left, top) = (Int((u + 1) * 256) - 256, Int((v + 1) * 256) - 256)
    let (x, y) = (left >> 8, top >> 8)
    let (partX, partY) = (left & 255, top & 255)
    @inline(__always)
    func add(_ x: Int, _ y: Int, _ weight: Int) {
      guard weight > 0, x >= 0, y >= 0, x < width, y < height else { return }
      let pixel = pixels + y * stride + 4 * x
      sums.0 += weight * Int(pixel[0])
      sums.1 += weight * Int(pixel[1])
      sums.2 += weight * Int(pixel[2])
      sums.3 += weight * Int(pixel[3])
    }
    add(x, y, (256 - partX) * (256 - partY))
    add(x + 1, y, partX * (256 - partY))
    add(x, y + 1, (256 - partX) * partY)
    add(x + 1, y + 1, partX * partY)
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
