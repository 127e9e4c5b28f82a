import Foundation

/// The pixels of two pictures of one size, valid while their memory is.
struct PixelPair {
  let old: UnsafePointer<UInt32>
  let new: UnsafePointer<UInt32>
  let width: Int
  let height: Int
  /// The pixels that are left out, in which both are equal.
  let ignored: IgnoredPixels?

  /// A pair of pictures.
  init(
    _ old: UnsafePointer<UInt32>, _ new: UnsafePointer<UInt32>, _ size: PixelSize,
    _ ignored: IgnoredPixels?
  ) {
    (self.old, self.new, self.ignored) = (old, new, ignored)
    (width, height) = (size.width, size.height)
  }

  var size: PixelSize { PixelSize(width: width, height: height) }

  /// The number of pixels that are not left out.
  var comparedCount: Int { width * height - (ignored?.count ?? 0) }

  /// Whether a pixel is left out.
  func isIgnored(_ x: Int, _ y: Int) -> Bool { ignored?[x, y] ?? false }

  /// Whether a row is the same in both.
  func isRowEqual(_ y: Int) -> Bool {
    memcmp(old + y * width, new + y * width, width * 4) == 0
  }

  /// The first column from `start` on in which a row differs; the width if there is none.
  func firstDifference(from start: Int, inRow y: Int) -> Int {
    let (olds, news) = (old + y &* width, new + y &* width)
    var x = start
    if x < width, olds[x] != news[x] { return x }
    // Eight pixels at a time, then one.
    while x &+ 8 <= width {
      let (one, other) = (UnsafeRawPointer(olds + x), UnsafeRawPointer(news + x))
      let difference =
        one.loadUnaligned(as: SIMD4<UInt64>.self) ^ other.loadUnaligned(as: SIMD4<UInt64>.self)
      if difference != .zero { break }
      x &+= 8
    }
    while x < width, olds[x] == news[x] { x &+= 1 }
    return x
  }
}
