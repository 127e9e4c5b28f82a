/// Counts the pixels whose colors differ visibly, but not those of moved antialiasing.
///
/// The algorithm of mapbox/pixelmatch: a color difference against a threshold, then a test whether
/// the pixel is antialiasing in either picture.
struct Pixelmatch {
  /// A difference of colors.
  enum Metric {
    /// That of pixelmatch up to version 7, and of its Python package 0.4.0.
    case yiq
    /// That of pixelmatch from version 8 on.
    case oklab
  }

  let metric: Metric
  /// The greatest difference that is none, as a share of that between black and white.
  let threshold: Double
  /// Whether pixels of antialiasing are counted like others.
  let countsAntialiasing: Bool

  /// The difference of a pair.
  func difference(of pair: PixelPair) -> PixelDifference {
    let detector = AntialiasingDetector(pair, metric == .yiq ? .luma : .weightedDifference)
    var builder = PixelMask.Builder(pair.size)
    var greatest = 0.0
    for y in 0..<pair.height where !pair.isRowEqual(y) {
      var x = pair.firstDifference(from: 0, inRow: y)
      while x < pair.width {
        let distance = visibleDistance(of: pair, at: y &* pair.width &+ x)
        if let distance {
          if !countsAntialiasing, detector.isAntialiased(x, y) {
            builder.mark(.antialiased, x, y)
          } else {
            greatest = max(greatest, distance)
            builder.mark(.different, x, y)
          }
        }
        x = pair.firstDifference(from: x &+ 1, inRow: y)
      }
    }
    let (mask, compared) = (builder.mask, pair.comparedCount)
    return PixelDifference(
      score: Double(mask.count), distance: Double(mask.count) / Double(compared),
      greatest: greatest, mask: mask, comparedCount: compared)
  }

  /// The distance of the colors of a pixel; nil if it is within the threshold.
  private func visibleDistance(of pair: PixelPair, at index: Int) -> Double? {
    switch metric {
    case .yiq:
      YIQ.distance(RGBA(pair.old[index]), RGBA(pair.new[index]), above: threshold)
    case .oklab:
      OKLab.distance(
        RGBA(pair.old[index]), RGBA(pair.new[index]), above: threshold, at: index)
    }
  }
}
