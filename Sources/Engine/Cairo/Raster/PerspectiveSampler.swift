import Foundation
import ScrollworkGeometry

/// Samples a bitmap under a projection with bilinear interpolation; transparent outside of the
/// bitmap.
///
/// All sums are integers over the four components at once: 8 bits of each in lanes of 16, and sums
/// in lanes of 32. The largest sum in a lane, 255 in 65,536ths at 256 samples, fits.
struct PerspectiveSampler {
  /// The most samples of a device pixel along each axis.
  ///
  /// - Source: chosen: a layer shown more than sixteen times smaller than its bitmap is a few
  ///   pixels.
  private static let maxSamples = 16

  private let bitmap: Bitmap
  private let pixels: UnsafePointer<UInt32>
  private let width, height: Int
  /// The projection from device coordinates to homogeneous bitmap coordinates: the contributions of
  /// x, y and 1.
  private let alongX, alongY, start: SIMD4<Double>
  /// The largest depth that is drawn, at the near plane: depths are inverse.
  private let farthest = 1 / ProjectionTransform.nearest
  /// By number of samples, 2^32 divided by it, rounded up: a multiplication divides numbers below
  /// 2^16.
  private let shares: [UInt64]

  /// Creates a sampler; the projection maps device coordinates to bitmap indices, where pixel
  /// centers are integers.
  init(_ bitmap: Bitmap, _ projection: ProjectionTransform) {
    self.bitmap = bitmap
    pixels = UnsafePointer(bitmap.pixels.assumingMemoryBound(to: UInt32.self))
    (width, height) = (bitmap.width, bitmap.height)
    alongX = SIMD4(projection.m11, projection.m12, projection.m13, 0)
    alongY = SIMD4(projection.m21, projection.m22, projection.m23, 0)
    start = SIMD4(projection.m31, projection.m32, projection.m33, 0)
    let most = Self.maxSamples
    shares = (0...(most * most)).map { ((1 << 32) + UInt64($0) - 1) / UInt64(max(1, $0)) }
  }

  /// The mean of the samples covered by the device pixel around a point.
  @inline(__always)
  func mean(x: Double, y: Double) -> UInt32 {
    let center = alongX * x + alongY * y + start
    let depth = center.z
    // Behind the eye or before the near plane.
    guard depth > 0, depth <= farthest else { return 0 }
    let (u, v) = (center.x / depth, center.y / depth)
    // The distance of neighboring device pixels in the bitmap.
    let stepX = SIMD2(alongX.x - u * alongX.z, alongX.y - v * alongX.z) / depth
    let stepY = SIMD2(alongY.x - u * alongY.z, alongY.y - v * alongY.z) / depth
    let across = max(abs(stepX.x), abs(stepX.y))
    let down = max(abs(stepY.x), abs(stepY.y))
    let reach = across + down + 1
    guard u > -reach, v > -reach, u < Double(width) + reach, v < Double(height) + reach else {
      return 0
    }
    let most = Double(Self.maxSamples)
    let columns = Int(min(max(across.rounded(.up), 1), most))
    let rows = Int(min(max(down.rounded(.up), 1), most))
    let curvature = (abs(alongX.z) * across + abs(alongY.z) * down) / depth
    let sums =
      if curvature < Self.maxCurvature, reach < 1024 {
        evenSums(SIMD2(u, v), stepX, stepY, columns: columns, rows: rows)
      } else { sums(x: x, y: y, columns: columns, rows: rows) }
    return sums.mean(of: rows * columns, share: shares[rows * columns])
  }

  /// The curvature limit of a row of samples in a device pixel, in bitmap pixels.
  ///
  /// - Source: chosen: a sample is off by at most a quarter of it, one step of the interpolation.
  private static let maxCurvature = 1.0 / 64

  /// The sums over evenly spaced samples around a position.
  @inline(__always)
  private func evenSums(
    _ place: SIMD2<Double>, _ stepX: SIMD2<Double>, _ stepY: SIMD2<Double>, columns: Int, rows: Int
  ) -> Sums {
    let right: SIMD2<Double> = stepX / Double(columns)
    let down: SIMD2<Double> = stepY / Double(rows)
    let corner = place - (stepX - right) / 2 - (stepY - down) / 2
    // Adds half a step of the interpolation, because the rest is truncated.
    let half = 0.5 / 256
    let (fromX, fromY) = (Self.fixed(corner.x + half), Self.fixed(corner.y + half))
    let (rightX, rightY) = (Self.fixed(right.x), Self.fixed(right.y))
    let (downX, downY) = (Self.fixed(down.x), Self.fixed(down.y))
    func isInside(_ from: Int, _ right: Int, _ down: Int, _ length: Int) -> Bool {
      let (spanRight, spanDown) = ((columns - 1) * right, (rows - 1) * down)
      return from + min(0, spanRight) + min(0, spanDown) >= 0
        && from + max(0, spanRight) + max(0, spanDown) < (length - 1) << 16
    }
    let isInside =
      isInside(fromX, rightX, downX, width) && isInside(fromY, rightY, downY, height)
    var sums = Sums()
    for row in 0..<rows {
      var (x, y) = (fromX &+ row &* downX, fromY &+ row &* downY)
      for _ in 0..<columns {
        if isInside {
          let (partX, partY) = (UInt64(x >> 8 & 255), UInt64(y >> 8 & 255))
          let pixel = pixels + ((y >> 16) &* width &+ (x >> 16))
          sums.add(
            Self.lanes(pixel[0]) &* (256 &- partX) &+ Self.lanes(pixel[1]) &* partX, 256 &- partY)
          sums.add(
            Self.lanes(pixel[width]) &* (256 &- partX) &+ Self.lanes(pixel[width &+ 1]) &* partX,
            partY)
        } else {
          add(x >> 8, y >> 8, to: &sums)
        }
        x &+= rightX
        y &+= rightY
      }
    }
    return sums
  }

  /// The number in 65,536ths, rounded down; must be above -2,048.
  @inline(__always)
  private static func fixed(_ number: Double) -> Int { Int((number + 2048) * 65536) - (2048 << 16) }

  /// The sums over samples that are projected one by one.
  private func sums(x: Double, y: Double, columns: Int, rows: Int) -> Sums {
    var sums = Sums()
    for row in 0..<rows {
      let line = alongY * (y - 0.5 + (Double(row) + 0.5) / Double(rows))
      for column in 0..<columns {
        let place = alongX * (x - 0.5 + (Double(column) + 0.5) / Double(columns)) + line + start
        guard place.z > 0 else { continue }
        let (u, v) = (place.x / place.z, place.y / place.z)
        guard u > -1, v > -1, u < Double(width), v < Double(height) else { continue }
        add(Int((u * 256 + 0.5).rounded(.down)), Int((v * 256 + 0.5).rounded(.down)), to: &sums)
      }
    }
    return sums
  }

  /// Adds a bilinear sample at a position in 256ths of a pixel.
  private func add(_ left: Int, _ top: Int, to sums: inout Sums) {
    let (x, y) = (left >> 8, top >> 8)
    let (partX, partY) = (UInt64(left & 255), UInt64(top & 255))
    sums.add(self[x, y] * (256 - partX) + self[x + 1, y] * partX, 256 - partY)
    sums.add(self[x, y + 1] * (256 - partX) + self[x + 1, y + 1] * partX, partY)
  }

  /// A pixel's components in lanes; transparent outside of the bitmap.
  private subscript(x: Int, y: Int) -> UInt64 {
    x >= 0 && y >= 0 && x < width && y < height ? Self.lanes(pixels[y * width + x]) : 0
  }

  /// The bytes of a pixel in lanes of 16 bits: first, third, second, fourth.
  @inline(__always)
  private static func lanes(_ pixel: UInt32) -> UInt64 {
    UInt64(pixel & 0x00ff_00ff) | UInt64(pixel & 0xff00_ff00) << 24
  }

  /// Sums of the four components, in 65,536ths.
  private struct Sums {
    /// The first and the second component.
    private var near: UInt64 = 0
    /// The third and the fourth.
    private var far: UInt64 = 0

    /// Adds components in lanes of 16 bits with a weight.
    @inline(__always)
    mutating func add(_ lanes: UInt64, _ count: UInt64) {
      near &+= (lanes & 0xffff_0000_ffff) &* count
      far &+= (lanes >> 16 & 0xffff_0000_ffff) &* count
    }

    /// The components divided by the number of samples, as a pixel.
    @inline(__always)
    func mean(of places: Int, share: UInt64) -> UInt32 {
      let half = UInt64(places) << 15
      func component(_ sum: UInt64) -> UInt32 {
        UInt32(((((sum & 0xffff_ffff) + half) >> 16) * share) >> 32)
      }
      return component(near) | component(near >> 32) << 8 | component(far) << 16
        | component(far >> 32) << 24
    }
  }
}
