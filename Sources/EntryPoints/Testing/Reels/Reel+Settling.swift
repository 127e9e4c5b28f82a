import Foundation
public import ScrollworkGeometry

extension Reel {
  /// Whether a scroll view settles, and on a view if one is given, by a time.
  ///
  /// It settles on a view if the view's leading edge is at that of the visible area within content
  /// margins, or the middle at its middle, or as near as the end of the content allows. With a time
  /// it is the rest at that time, without one the last rest.
  ///
  /// - Parameters:
  ///   - name: The id or the words of the view; nil for any place.
  ///   - anchor: The point of the view and of the visible area that meet; nil for the leading edges
  ///     or the middles.
  ///   - scrollView: The id of the scroll view, or of a view in it; by default the one around the
  ///     view, or the outermost one.
  ///   - time: The latest time at which it may come to rest, in seconds; nil for any.
  /// - Returns: Whether it does, and where it settles instead, and when.
  public func settles(
    on name: String? = nil, anchor: UnitPoint? = nil, in scrollView: String? = nil,
    by time: Double? = nil
  ) -> ReelCheck {
    if let name, !moments.contains(where: { view(name, in: $0) != nil }) {
      return ReelCheck(holds: false, explanation: absence(of: name))
    }
    guard let traced = self.scrollViewName(scrollView ?? name) else {
      return ReelCheck(holds: false, explanation: absence(ofScrollView: scrollView ?? name))
    }
    guard let rest = rest(at: time, of: traced) else {
      return ReelCheck(
        holds: false,
        explanation: "it never settles: it still moves at the end of the reel, at "
          + Self.spell(duration))
    }
    let start = moments[rest.lowerBound]
    let place = SettlingPlace(self, moments[rest.upperBound], scrollView: traced, anchor: anchor)
    let isLate = time.map { start.time > $0 + Self.tiny } ?? false
    var words = "it settles \(place.words(for: name)) at \(Self.spell(start.time))"
    if let time, isLate {
      words += ", \(Self.spell(start.time - time)) later than \(Self.spell(time))"
    }
    if let name, !place.isOn(name) { words += place.distance(to: name) }
    return ReelCheck(
      holds: !isLate && (name.map(place.isOn) ?? true), explanation: words)
  }

  /// The rest at a time, or the next one; without a time the one at the end; nil if it moves there.
  private func rest(at time: Double?, of scrollView: String) -> ClosedRange<Int>? {
    let rests = RestFinder(self, scrollView: scrollView).rests
    if let time {
      let next = rests.first { moments[$0.upperBound].time + Self.tiny >= time }
      if let next { return next }
    }
    return rests.last.flatMap { $0.upperBound == moments.count - 1 ? $0 : nil }
  }

  /// The structural name of a scroll view in the first still that has it.
  func scrollViewName(_ name: String?) -> String? {
    moments.lazy.compactMap { scrollView(name, in: $0)?.name }.first
  }
}

/// Finds the rests of a scroll view: successive stills without motion.
struct RestFinder {
  /// The ranges of moments.
  private(set) var rests: [ClosedRange<Int>] = []

  /// The greatest change of offsets at rest, in points.
  ///
  /// - Source: chosen: a fifth of a pixel at two pixels per point.
  private static let still = 0.1

  init(_ reel: Reel, scrollView name: String) {
    var last: (index: Int, offset: CGPoint)?
    for (index, moment) in reel.moments.enumerated() {
      guard let view = moment.scrollViews.first(where: { $0.name == name }), view.phase == "idle"
      else { continue }
      if let last, last.index == index - 1,
        hypot(view.offset.x - last.offset.x, view.offset.y - last.offset.y) < Self.still
      {
        rests[rests.count - 1] = rests[rests.count - 1].lowerBound...index
      } else {
        rests.append(index...index)
      }
      last = (index, view.offset)
    }
  }
}
