/// The cut of a picture into runs of rows that are compressed separately.
///
/// Runs begin where the contents say so, so that in the next still, where the same rows stand higher
/// or lower, they are cut the same and found again.
enum RowRuns {
  /// The number of rows of a run at most.
  ///
  /// - Source: chosen after a prototype; longer ones are found less often, shorter ones make larger
  ///   files.
  static let longest = 128
  /// The number of rows of a run at least, except for the last of a picture.
  static let shortest = 8
  /// The bits of a row's digest that are zero where a run begins: one row of 128.
  private static let mask: UInt64 = 127

  /// The runs of rows with the given digests, in order.
  ///
  /// A run begins at a row that differs from the one above it, if equal rows end there or if the
  /// digest says so.
  static func cut(_ rows: [RowDigest]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    for y in rows.indices.dropFirst() {
      let length = y - start
      guard length >= shortest else { continue }
      let isNew = rows[y] != rows[y - 1]
      let endsEqualRows = isNew && rows[y - 1] == rows[y - 2]
      if length == longest || endsEqualRows || (isNew && rows[y].bits & mask == 0) {
        runs.append(start..<y)
        start = y
      }
    }
    runs.append(start..<rows.count)
    return runs
  }
}
