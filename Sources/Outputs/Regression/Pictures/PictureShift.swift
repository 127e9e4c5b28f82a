import ScrollworkDrawing

/// A way by which a picture, or all that differs in it, is moved along one axis.
public struct PictureShift: Hashable, Sendable {
  /// An axis of a picture.
  public enum Axis: Hashable, Sendable {
    case horizontal, vertical
  }

  /// The axis.
  public let axis: Axis
  /// The distance in pixels, positive to the right and downward; never 0.
  public let distance: Int

  /// The shift between two pictures of one size; nil if what differs is not only moved.
  ///
  /// Rows, or columns, that differ where they are must be found in another place, by the same distance.
  init?(_ old: Picture, _ new: Picture) {
    let found = [Axis.vertical, .horizontal].lazy.compactMap { axis in
      Self.distance(Lines(old, along: axis), Lines(new, along: axis)).map { (axis, $0) }
    }.first
    guard let (axis, distance) = found else { return nil }
    (self.axis, self.distance) = (axis, distance)
  }

  /// The share of the lines that differ which must be found at one distance.
  ///
  /// - Source: chosen; the rest may be what comes in at an edge, or lies beneath something that stays.
  private static let share = 0.8

  /// The fewest lines that are found.
  ///
  /// - Source: chosen; less is a detail that looks like another.
  private static let fewest = 8

  /// The distance by which most of the lines that differ are moved; nil if there is none.
  private static func distance(_ old: Lines, _ new: Lines) -> Int? {
    var (votes, count) = ([Int: Int](), 0)
    for (place, line) in old.hashes.enumerated() where line != new.hashes[place] {
      // Lines that repeat, such as those of a ground, tell nothing.
      guard old.places[line] == place else { continue }
      count += 1
      if let other = new.places[line], other >= 0 { votes[other - place, default: 0] += 1 }
    }
    let best = votes.max { ($0.value, -abs($0.key), $0.key) < ($1.value, -abs($1.key), $1.key) }
    guard let best, best.value >= fewest else { return nil }
    // Lines that leave the picture are not found.
    let left = min(count - best.value, abs(best.key))
    return Double(best.value) >= share * Double(count - left) ? best.key : nil
  }

  /// The rows or the columns of a picture, as hashes.
  private struct Lines {
    /// The hash of each line.
    let hashes: [UInt64]
    /// The place of each line by its hash; −1 for those that are there more than once.
    let places: [UInt64: Int]

    init(_ picture: Picture, along axis: Axis) {
      let (width, height) = (picture.width, picture.height)
      var hashes = [UInt64](repeating: 0, count: axis == .vertical ? height : width)
      picture.pixels.withUnsafeBufferPointer { pixels in
        for y in 0..<height {
          if axis == .vertical {
            var hash: UInt64 = 0
            for x in 0..<width { hash = Self.added(pixels[y &* width &+ x], to: hash) }
            hashes[y] = hash
          } else {
            for x in 0..<width { hashes[x] = Self.added(pixels[y &* width &+ x], to: hashes[x]) }
          }
        }
      }
      var places: [UInt64: Int] = [:]
      for (place, hash) in hashes.enumerated() {
        places[hash] = places[hash] == nil ? place : -1
      }
      (self.hashes, self.places) = (hashes, places)
    }

    /// A hash with a pixel.
    ///
    /// - Source: documented, the prime and the steps of FNV-1a, of 64 bits, by words in place of bytes.
    private static func added(_ pixel: UInt32, to hash: UInt64) -> UInt64 {
      let mixed = (hash ^ UInt64(pixel)) &* 0x0000_0100_0000_01B3
      return mixed ^ mixed &>> 29
    }
  }
}

extension PictureShift: CustomStringConvertible {
  /// For example `down by 4 px`.
  public var description: String {
    let way =
      switch (axis, distance > 0) {
      case (.vertical, true): "down"
      case (.vertical, false): "up"
      case (.horizontal, true): "to the right"
      case (.horizontal, false): "to the left"
      }
    return "\(way) by \(abs(distance)) px"
  }
}
