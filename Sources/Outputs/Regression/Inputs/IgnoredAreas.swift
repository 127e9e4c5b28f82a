import Foundation

/// The parts of pictures that are left out: rectangles, and the frames of ignored views in both
/// reels.
struct IgnoredAreas: Sendable {
  private let rects: [CGRect]
  private let ids: [String]
  private let old: Recording
  private let new: Recording
  /// The old stills by the number of their counterpart.
  private let counterparts: [Int: Int]

  /// The areas of two reels whose stills are paired by `stills`.
  init(
    _ rects: [CGRect], ids: [String], old: Recording, new: Recording,
    stills: [Comparison.StillPair]
  ) {
    (self.rects, self.ids, self.old, self.new) = (rects, ids, old, new)
    counterparts = stills.reduce(into: [:]) { known, pair in
      if let still = pair.new { known[still] = pair.old }
    }
  }

  /// The pixels that are left out of a still of the new reel.
  func boxes(_ still: Int) -> [PixelBox] {
    var frames = rects + Self.frames(of: ids, in: new, at: still)
    if let other = counterparts[still] { frames += Self.frames(of: ids, in: old, at: other) }
    // Of pictures without views a point is a pixel, unless the other side knows better.
    let scale = new.views.isEmpty && !old.views.isEmpty ? old.settings.scale : new.settings.scale
    return frames.map { PixelBox($0, scale: scale) }
  }

  private static func frames(of ids: [String], in recording: Recording, at still: Int) -> [CGRect] {
    guard !ids.isEmpty else { return [] }
    return recording.views.filter { view in ids.contains { view.isNamed($0) } }
      .compactMap { recording.canvasFrame(of: $0, at: still) }
  }
}

extension PixelBox {
  /// The pixels that a rectangle in points touches.
  init(_ rect: CGRect, scale: Double) {
    // Farther than any picture reaches.
    func pixel(_ side: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
      let place = (Double(side) * scale).rounded(rule)
      return place.isNaN ? 0 : Int(min(max(place, -1e9), 1e9))
    }
    let (left, top) = (pixel(rect.minX, .down), pixel(rect.minY, .down))
    self.init(
      x: left, y: top, width: pixel(rect.maxX, .up) - left, height: pixel(rect.maxY, .up) - top)
  }
}
