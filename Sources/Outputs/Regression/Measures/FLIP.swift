/// The mean error that a viewer sees who flips between two pictures: ꟻLIP for low dynamic range.
///
/// Colors are filtered as the eye does at a viewing distance and compared; where edges or points
/// differ, the error is amplified. Colors are those over white. Errors are those of flip-evaluator
/// to 1e-4, and the mean is to 1e-5; of a picture of a megapixel its own mean is off by 2e-4, since
/// it is summed up in single precision.
///
/// - Source: documented. P. Andersson, J. Nilsson, T. Akenine-Möller, M. Oskarsson, K. Åström and
///   M. D. Fairchild, "FLIP: a difference evaluator for alternating images", 2020; filters in two
///   passes as in NVIDIA's flip-evaluator 1.7.
enum FLIP {
  /// The pixels per degree of the visual angle: 0.7 m from a display 0.7 m wide with 3840 pixels.
  ///
  /// - Source: documented, the default of flip-evaluator.
  static let pixelsPerDegree: Float = 3840 * Float.pi / 180

  /// The rows that are filtered at once, which bounds the memory.
  ///
  /// - Source: chosen; the rows above and below that filters see are computed a third more often.
  private static let bandHeight = 64

  /// The difference of a pair.
  ///
  /// Out of reach of different pixels the error is 0, and is not computed.
  static func difference(of pair: PixelPair) -> PixelDifference {
    let mask = ExactDifference.mask(of: pair)
    let filters = FLIPFilters(pixelsPerDegree: pixelsPerDegree)
    var (sum, greatest) = (0.0, Float(0))
    if let bounds = mask.bounds {
      let changed = bounds.expanded(by: filters.reach, within: pair.width, pair.height)
      for top in stride(from: changed.y, to: changed.y + changed.height, by: bandHeight) {
        let height = min(bandHeight, changed.y + changed.height - top)
        let band = PixelBox(x: changed.x, y: top, width: changed.width, height: height)
        let errors = errors(of: pair, in: band, filters)
        for index in errors.indices {
          let (row, column) = index.quotientAndRemainder(dividingBy: band.width)
          if pair.isIgnored(band.x + column, band.y + row) { continue }
          sum += Double(errors[index])
          greatest = max(greatest, errors[index])
        }
      }
    }
    let compared = pair.comparedCount
    let mean = sum / Double(compared)
    return PixelDifference(
      score: mean, distance: mean, greatest: Double(greatest), mask: mask, comparedCount: compared)
  }

  /// The error of each pixel of a band.
  private static func errors(
    of pair: PixelPair, in band: PixelBox, _ filters: FLIPFilters
  ) -> [Float] {
    let seen = band.expanded(by: filters.reach, within: pair.width, pair.height)
    let old = FLIPView(pair.old, width: pair.width, seen, band, filters)
    let new = FLIPView(pair.new, width: pair.width, seen, band, filters)
    return (0..<band.area).map { index in
      FLIPError.error(old.color(index), new.color(index), old.features(index), new.features(index))
    }
  }
}
