/// Two recordings side by side: what the comparers of views and scroll views look at.
struct ComparedReels {
  let old: Recording
  let new: Recording
  /// The stills of both that show the same moment, in order.
  let pairs: [(old: Int, new: Int)]
  /// The indices among ``pairs`` of stills with different display lists.
  let differing: [Int]
  /// The scroll views that both reels have, in the order of the old one.
  let commonScrollViews: [(old: RecordedScrollView, new: RecordedScrollView)]
  /// What sentences call the rows.
  let titles: RowTitles
  /// The new names of scroll views, with the indices of pairs at which their offset or their zoom scale
  /// is another.
  private let shifted: [String: Set<Int>]

  /// The reels of two recordings whose views were matched.
  init(
    _ old: Recording, _ new: Recording, _ alignment: StillAlignment, _ matcher: ViewMatcher
  ) {
    (self.old, self.new) = (old, new)
    titles = RowTitles(matcher)
    let pairs = alignment.matched.filter {
      !old.stills[$0.old].isUnknown && !new.stills[$0.new].isUnknown
    }
    self.pairs = pairs
    differing = pairs.indices.filter { index in
      let (first, second) = (old.stills[pairs[index].old], new.stills[pairs[index].new])
      return !first.isSame(as: second)
    }
    commonScrollViews = matcher.scrollViews(old, new)
    var shifted: [String: Set<Int>] = [:]
    for (view, other) in commonScrollViews {
      shifted[other.name] = Set(
        differing.filter { index in
          RecordedScrollView.Property.allCases.contains { property in
            // A longer content, or a larger visible area alone, moves nothing.
            guard [.offsetX, .offsetY, .zoom].contains(property) else { return false }
            guard let first = view.value(property, at: pairs[index].old),
              let second = other.value(property, at: pairs[index].new)
            else { return false }
            return abs(first - second) > Self.offsetTolerance
          }
        })
    }
    self.shifted = shifted
  }

  /// The greatest difference of offsets that are the same, in points.
  ///
  /// - Source: chosen: two and a half tolerances of tracks.
  static let offsetTolerance = 2.5 * ViewProperty.Unit.points.tolerance

  /// Whether the display lists of a pair differ.
  func isDiffering(_ pair: Int) -> Bool {
    let next = differing.partition { $0 > pair }
    return next > 0 && differing[next - 1] == pair
  }

  /// Whether a scroll view around a view is at another offset in a pair.
  func isShifted(_ view: RecordedView, at pair: Int) -> Bool {
    var name = view.scrollView
    while !name.isEmpty {
      if shifted[name]?.contains(pair) == true { return true }
      name = new.scrollView(around: name)
    }
    return false
  }

  /// What a sentence calls the view that a new modifier is applied to: its words, its row, or its kind.
  func subject(of effect: RecordedView) -> String {
    let own = effect.name.unnumbered ?? effect.name
    let isDrawn = { (view: RecordedView) in view.texts[.drawing] != nil }
    let recording = new.views.contains(effect) ? new : old
    if let index = recording.views.firstIndex(of: effect) {
      let inner = recording.views[(index + 1)...].first(where: isDrawn)
      if let inner, (inner.name.unnumbered ?? inner.name) == own {
        if inner.texts[.words] != nil { return ViewLabel.label(inner) }
        if titles.new(effect) == nil, !own.contains("#") { return inner.kind }
      }
    }
    return titles.owner(of: effect)
  }

  /// The change of a number over all pairs in which it may differ.
  func change(
    at pairs: some Sequence<Int>, tolerance: Double, _ old: (Int) -> Double?,
    _ new: (Int) -> Double?
  ) -> PropertyChange? {
    var change = PropertyChange()
    for index in pairs {
      guard let before = old(self.pairs[index].old), let after = new(self.pairs[index].new),
        abs(after - before) > tolerance
      else { continue }
      change.add(self.pairs[index].new, before, after)
    }
    return change.stills.isEmpty ? nil : change
  }
}

extension RecordedStill {
  /// Whether both stills are known to be the same.
  func isSame(as other: RecordedStill) -> Bool {
    if isUnknown || other.isUnknown { return isUnknown && other.isUnknown }
    if let list, let otherList = other.list { return list == otherList }
    return picture != nil && picture == other.picture
  }
}
