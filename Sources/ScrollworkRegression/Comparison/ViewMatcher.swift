/// Finds the view of the new reel that a view of the old one has become.
struct ViewMatcher {
  /// The views that both reels have, in the order of the old one.
  private(set) var pairs: [(old: RecordedView, new: RecordedView)] = []
  /// The views that only the old reel has.
  private(set) var lost: [RecordedView] = []
  /// The views that only the new reel has.
  private(set) var appeared: [RecordedView] = []

  /// Matches views by name and kind; what remains, by what it is and draws, in order.
  init(_ old: [RecordedView], _ new: [RecordedView]) {
    let byName = Dictionary(
      new.enumerated().map { (Self.key($0.element), $0.offset) }
    ) { first, _ in first }
    var taken: Set<Int> = []
    // The index of the counterpart of each old view.
    var counterparts = old.map { byName[Self.key($0)] }
    taken.formUnion(counterparts.compactMap(\.self))
    // Another structure gives all views in it other names.
    var unnamed: [String: [Int]] = [:]
    for (index, view) in new.enumerated() where !taken.contains(index) {
      unnamed[Self.look(view), default: []].append(index)
    }
    for place in old.indices where counterparts[place] == nil {
      let look = Self.look(old[place])
      guard let index = unnamed[look]?.first else { continue }
      unnamed[look]?.removeFirst()
      taken.insert(index)
      counterparts[place] = index
    }
    for (view, counterpart) in zip(old, counterparts) {
      if let counterpart { pairs.append((view, new[counterpart])) } else { lost.append(view) }
    }
    appeared = new.enumerated().filter { !taken.contains($0.offset) }.map(\.element)
  }

  private static func key(_ view: RecordedView) -> String { view.name + "\n" + view.kind }

  /// What a view is and draws.
  private static func look(_ view: RecordedView) -> String {
    let texts = [RecordedView.TextProperty.words, .drawing].map {
      view.texts[$0]?.keys.map(\.text).joined(separator: "\n") ?? ""
    }
    return ([view.kind] + texts).joined(separator: "\n\n")
  }
}
