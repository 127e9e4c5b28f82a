/// The mean structural similarity, SSIM.
///
/// Of each channel over white, in even windows of 7 × 7 pixels with the sample covariance, without
/// the windows that cross the edge; then the mean of the three channels. These are the parameters
/// of scikit-image's `structural_similarity` by default, with `channel_axis` and a `data_range` of
/// 255. In pictures of fewer than seven rows or columns, windows are as large as an odd number
/// allows.
///
/// - Source: documented. Z. Wang, A. C. Bovik, H. R. Sheikh and E. P. Simoncelli, "Image quality
///   assessment: from error visibility to structural similarity", 2004.
enum StructuralSimilarity {
  private static let largestWindow = 7

  /// The similarity of a pair.
  ///
  /// Of windows without different pixels it is 1, and is not computed.
  static func difference(of pair: PixelPair) -> PixelDifference {
    let mask = ExactDifference.mask(of: pair)
    let shortest = min(pair.width, pair.height, largestWindow)
    let radius = (shortest - 1) / 2
    let rows = radius..<pair.height - radius
    let columns = radius..<pair.width - radius
    let bounds = mask.bounds ?? PixelBox(x: 0, y: 0, width: 0, height: 0)
    let changed = bounds.expanded(by: radius, within: pair.width, pair.height)
    var sums = WindowSums(
      pair, radius: radius, rows: changed.rows(of: pair.height).clamped(to: rows),
      columns: changed.columns(of: pair.width).clamped(to: columns))
    let (loss, greatest) = sums.losses()
    let count = windowCount(pair, rows, columns)
    let distance = count == 0 ? 0 : loss / Double(3 * count)
    return PixelDifference(
      score: 1 - distance, distance: distance, greatest: greatest, mask: mask,
      comparedCount: pair.comparedCount)
  }

  /// The number of windows whose middle is not left out.
  private static func windowCount(
    _ pair: PixelPair, _ rows: Range<Int>, _ columns: Range<Int>
  ) -> Int {
    guard pair.ignored != nil else { return rows.count * columns.count }
    return rows.reduce(0) { count, y in
      columns.reduce(count) { pair.isIgnored($1, y) ? $0 : $0 + 1 }
    }
  }
}
