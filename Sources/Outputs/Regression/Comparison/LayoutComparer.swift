/// Finds views that the layout puts elsewhere or gives another size.
struct LayoutComparer {
  let reels: ComparedReels
  /// The properties that animations account for.
  var animated: Set<AnimatedProperty> = []

  /// A view with another frame, and the change of each of its sides.
  private struct Difference {
    var view: RecordedView
    var changes: [ViewProperty: PropertyChange]

    /// Whether the view is at another position only.
    var isMoved: Bool { changes[.width] == nil && changes[.height] == nil }
    var stills: [Int] { Set(changes.values.flatMap(\.stills)).sorted() }
    var greatest: PropertyChange {
      changes.values.max { abs($0.amount) < abs($1.amount) } ?? PropertyChange()
    }
  }

  private static let sides: [ViewProperty] = [.x, .y, .width, .height]

  /// The findings: resized views first, then those that moved, one for each direction and scroll
  /// view; a view that is not `inPlace` is in a row that moved as a whole.
  func findings(
    _ views: [(old: RecordedView, new: RecordedView)],
    inPlace: [(old: RecordedView, new: RecordedView)]
  ) -> [Finding] {
    let places = Set(inPlace.map { ViewName($0.new) })
    var groups: [(key: String, members: [Difference])] = []
    for pair in views {
      var changes: [ViewProperty: PropertyChange] = [:]
      for side in Self.sides { changes[side] = change(of: side, pair) }
      guard !changes.isEmpty else { continue }
      let difference = Difference(view: pair.new, changes: changes)
      guard !difference.isMoved || places.contains(ViewName(pair.new)) else { continue }
      let key =
        difference.isMoved
        ? difference.view.scrollView + Self.direction(difference)
        : Self.words([difference]) + difference.view.kind
      if let index = groups.firstIndex(where: { $0.key == key }) {
        groups[index].members.append(difference)
      } else {
        groups.append((key, [difference]))
      }
    }
    let resized = groups.filter { !$0.members[0].isMoved }
    let moved = groups.filter { $0.members[0].isMoved }
    return (resized + moved).map { finding($0.members) }
  }

  /// The change of a side at the same content offsets, and where it is as large at others.
  private func change(
    of side: ViewProperty, _ pair: (old: RecordedView, new: RecordedView)
  ) -> PropertyChange? {
    // The frames of modifiers are those of their views.
    guard !pair.new.isEffect,
      !animated.contains(AnimatedProperty(view: pair.new.name, property: side))
    else { return nil }
    let tolerance = 2.5 * side.unit.tolerance
    func change(at pairs: [Int]) -> PropertyChange? {
      reels.change(
        at: pairs, tolerance: tolerance, { pair.old.value(side, at: $0) },
        { pair.new.value(side, at: $0) })
    }
    guard let own = change(at: reels.differing.filter { !reels.isShifted(pair.new, at: $0) }) else {
      return nil
    }
    guard let all = change(at: reels.differing), abs(all.amount - own.amount) < tolerance else {
      return own
    }
    return all
  }

  private func finding(_ members: [Difference]) -> Finding {
    let shown =
      members.max { abs($0.greatest.amount) < abs($1.greatest.amount) } ?? members[0]
    let stills = Set(members.flatMap(\.stills)).sorted()
    let names = members.map { reels.titles.mover($0.view, isMoved: shown.isMoved) }
    let labels = ViewLabel.list(names)
    let verb = Set(names).count == 1 ? "is" : "are"
    var sentence = "\(labels) \(shown.isMoved ? "" : verb + " ")\(Self.words(members))"
    if let scroll = ComparedReels.name(of: shown.view.scrollView) { sentence += " in \(scroll)" }
    sentence += ", \(ValueWording.stills(stills[0], stills[stills.count - 1]))"
    var finding = Finding(
      .layout, sentence + ".", from: stills[0], to: stills[stills.count - 1], count: stills.count)
    finding.views = members.map(\.view.name)
    let side = [ViewProperty.width, .height, .y, .x].first { shown.changes[$0] != nil } ?? .x
    if let change = shown.changes[side] {
      let (old, new) = ValueWording.pair(change.old, change.new, unit: .points)
      (finding.old, finding.new, finding.amount) = (old, new, change.amount)
      finding.property = side.rawValue
    }
    return finding
  }

  /// The directions in which a view moved.
  private static func direction(_ difference: Difference) -> String {
    let (x, y) = (difference.changes[.x]?.amount ?? 0, difference.changes[.y]?.amount ?? 0)
    return "\(x > 0 ? 1 : x < 0 ? -1 : 0) \(y > 0 ? 1 : y < 0 ? -1 : 0)"
  }

  /// What happened to some views, with the range of their displacements.
  private static func words(_ members: [Difference]) -> String {
    func phrase(_ side: ViewProperty, _ less: String, _ more: String) -> String? {
      let amounts = members.compactMap { $0.changes[side]?.amount }
      guard let low = amounts.map(abs).min(), let high = amounts.map(abs).max() else { return nil }
      let (least, most) = (ValueWording.points(low), ValueWording.points(high))
      let range = least == most ? most : "\(least.dropLast(3)) to \(most)"
      return "\(range) \(amounts[0] < 0 ? less : more)"
    }
    if members[0].isMoved {
      let ways = [phrase(.x, "left", "right"), phrase(.y, "up", "down")].compactMap { $0 }
      return "moved " + ways.joined(separator: " and ")
    }
    return [phrase(.width, "narrower", "wider"), phrase(.height, "shorter", "taller")]
      .compactMap { $0 }.joined(separator: " and ")
  }
}

extension ComparedReels {
  /// The label of a scroll view; nil for an empty name.
  static func name(of scrollView: String) -> String? {
    scrollView.isEmpty ? nil : ViewLabel.label(scrollView: scrollView)
  }
}
