import Foundation
import ScrollworkGeometry

/// Reads a picture seen in perspective, between its pixels; outside it is clear.
///
/// All that is summed is integers, of the four components at once: 8 bits of each in lanes of 16, and
/// sums in lanes of 32. The most there is in a lane, 255 of 65,536ths at 256 places, fits.
struct PerspectiveSampler {
  /// The most places that a device pixel is the mean of, along each side.
  ///
  /// - Source: chosen: what is seen more than sixteen times as small as it is drawn is a few pixels.
  private static let mostPlaces = 16

  private let picture: Bitmap
  private let pixels: UnsafePointer<UInt32>
  private let width, height: Int
  /// What x, y and 1 of the device add to a place in the picture, in its memory's pixels, and to its
  /// depth.
  private let alongX, alongY, start: SIMD4<Double>
  /// The depth at which a place is as near to the eye as anything is drawn: depths are inverse.
  private let farthest = 1 / ProjectionTransform.nearest
  /// By number of places, 2^32 divided by it, rounded up: multiplying by it divides a number below 2^16.
  private let shares: [UInt64]

  /// A sampler of a picture that `way` leads to from the device: to places in its memory, where
  /// centers of pixels are whole numbers.
  init(_ picture: Bitmap, _ way: ProjectionTransform) {
    self.picture = picture
    pixels = UnsafePointer(picture.pixels.assumingMemoryBound(to: UInt32.self))
    (width, height) = (picture.width, picture.height)
    alongX = SIMD4(way.m11, way.m12, way.m13, 0)
    alongY = SIMD4(way.m21, way.m22, way.m23, 0)
    start = SIMD4(way.m31, way.m32, way.m33, 0)
    let most = Self.mostPlaces
    shares = (0...(most * most)).map { ((1 << 32) + UInt64($0) - 1) / UInt64(max(1, $0)) }
  }

  /// The mean of the places that the device pixel around a point covers.
  @inline(__always)
  func mean(x: Double, y: Double) -> UInt32 {
    let center = alongX * x + alongY * y + start
    let depth = center.z
    // Behind the eye, or nearer than anything is drawn.
    guard depth > 0, depth <= farthest else { return 0 }
    let (u, v) = (center.x / depth, center.y / depth)
    // How far apart neighbors lie in the picture.
    let stepX = SIMD2(alongX.x - u * alongX.z, alongX.y - v * alongX.z) / depth
    let stepY = SIMD2(alongY.x - u * alongY.z, alongY.y - v * alongY.z) / depth
    let across = max(abs(stepX.x), abs(stepX.y))
    let down = max(abs(stepY.x), abs(stepY.y))
    let reach = across + down + 1
    guard u > -reach, v > -reach, u < Double(width) + reach, v < Double(height) + reach else {
      return 0
    }
    let most = Double(Self.mostPlaces)
    let columns = Int(min(max(across.rounded(.up), 1), most))
    let rows = Int(min(max(down.rounded(.up), 1), most))
    let bend = (abs(alongX.z) * across + abs(alongY.z) * down) / depth
    let sums =
      if bend < Self.straight, reach < 1024 {
        evenSums(SIMD2(u, v), stepX, stepY, columns: columns, rows: rows)
      } else { sums(x: x, y: y, columns: columns, rows: rows) }
    return sums.mean(of: rows * columns, share: shares[rows * columns])
  }

  /// How far a line of places in a device pixel may bend, in pixels of the picture.
  ///
  /// - Source: chosen: a quarter of it is the farthest that a place comes to lie off, a step of the
  ///   interpolation.
  private static let straight = 1.0 / 64

  /// The sums over places that lie evenly around one in the picture.
  @inline(__always)
  private func evenSums(
    _ place: SIMD2<Double>, _ stepX: SIMD2<Double>, _ stepY: SIMD2<Double>, columns: Int, rows: Int
  ) -> Sums {
    let right: SIMD2<Double> = stepX / Double(columns)
    let down: SIMD2<Double> = stepY / Double(rows)
    let corner = place - (stepX - right) / 2 - (stepY - down) / 2
    // Half a step of the interpolation more: what is left of that is cut off.
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

  /// A number in 65,536ths, rounded down if it is above -2,048.
  @inline(__always)
  private static func fixed(_ number: Double) -> Int { Int((number + 2048) * 65536) - (2048 << 16) }

  /// The sums over places of which each is looked up by itself.
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

  /// Adds the picture at a place told in 256ths of a pixel, from the four pixels around it.
  private func add(_ left: Int, _ top: Int, to sums: inout Sums) {
    let (x, y) = (left >> 8, top >> 8)
    let (partX, partY) = (UInt64(left & 255), UInt64(top & 255))
    sums.add(self[x, y] * (256 - partX) + self[x + 1, y] * partX, 256 - partY)
    sums.add(self[x, y + 1] * (256 - partX) + self[x + 1, y + 1] * partX, partY)
  }

  /// A pixel's components, from the first byte to the last; clear outside of the picture.
  private subscript(x: Int, y: Int) -> UInt64 {
    x >= 0 && y >= 0 && x < width && y < height ? Self.lanes(pixels[y * width + x]) : 0
  }

  /// The bytes of a pixel in lanes of 16 bits: the first, the third, the second, the fourth.
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

    /// Adds components in lanes of 16 bits, so many times.
    @inline(__always)
    mutating func add(_ lanes: UInt64, _ count: UInt64) {
      near &+= (lanes & 0xffff_0000_ffff) &* count
      far &+= (lanes >> 16 & 0xffff_0000_ffff) &* count
    }

    /// The components divided by a number of places, as a pixel.
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
