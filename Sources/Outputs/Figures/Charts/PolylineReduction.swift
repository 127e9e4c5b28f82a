import Foundation

extension [CGPoint] {
  /// The line through fewer of the points, from the first to the last: no point is farther than
  /// `tolerance` from it.
  ///
  /// The algorithm of Ramer, Douglas and Peucker: splits at the point that is farthest off.
  func reduced(within tolerance: CGFloat) -> [CGPoint] {
    guard count > 2 else { return self }
    var isKept = [Bool](repeating: false, count: count)
    (isKept[0], isKept[count - 1]) = (true, true)
    var spans = [(0, count - 1)]
    while let (start, end) = spans.popLast() {
      guard end - start > 1 else { continue }
      let chord = Segment(self[start], self[end])
      var (farthest, most) = (start, tolerance)
      for index in (start + 1)..<end {
        let distance = chord.distance(to: self[index])
        if distance > most { (farthest, most) = (index, distance) }
      }
      guard farthest > start else { continue }
      isKept[farthest] = true
      spans += [(start, farthest), (farthest, end)]
    }
    return zip(self, isKept).compactMap { $1 ? $0 : nil }
  }
}
