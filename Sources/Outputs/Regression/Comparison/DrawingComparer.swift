/// Finds views that say or draw something else.
struct DrawingComparer {
  let reels: ComparedReels

  /// The property of texts that say several things over time.
  static let changingWords = "changingWords"

  /// A view whose text or drawing differs.
  private struct Difference {
    var view: RecordedView
    var kind: Finding.Kind
    var property: RecordedView.TextProperty
    var old: String
    var new: String
    var details: [String]
    var stills: [Int]
  }

  /// The findings, one for each change.
  func findings(_ views: [(old: RecordedView, new: RecordedView)]) -> [Finding] {
    var groups: [(key: String, members: [Difference])] = []
    for pair in views {
      for difference in differences(pair) {
        let key = [
          difference.kind.rawValue, difference.view.kind, difference.old, difference.new,
        ].joined(separator: "\n")
        if let index = groups.firstIndex(where: { $0.key == key }) {
          groups[index].members.append(difference)
        } else {
          groups.append((key, [difference]))
        }
      }
    }
    return folded(groups.map(\.members)).map { finding($0) }
  }

  /// Groups of the same color change by another color: of views that one line makes.
  private func folded(_ groups: [[Difference]]) -> [[Difference]] {
    var folded: [[Difference]] = []
    for members in groups {
      let first = members[0]
      let isSameLine = { (other: [Difference]) in
        first.kind == .color && other[0].kind == .color
          && other[0].view.source == first.view.source && other[0].view.kind == first.view.kind
          && (!first.view.source.isEmpty || Self.isSibling(first.view, other[0].view))
      }
      if let index = folded.firstIndex(where: isSameLine) {
        folded[index] += members
      } else {
        folded.append(members)
      }
    }
    return folded
  }

  /// Whether two views share a name, but for a number that tells them apart.
  private static func isSibling(_ first: RecordedView, _ second: RecordedView) -> Bool {
    first.texts[.words] == nil && second.texts[.words] == nil
      && (first.name.unnumbered ?? first.name) == (second.name.unnumbered ?? second.name)
  }

  private func differences(_ pair: (old: RecordedView, new: RecordedView)) -> [Difference] {
    var found: [Difference] = []
    for property in RecordedView.TextProperty.allCases where property != .phase {
      guard pair.old.texts[property] != nil || pair.new.texts[property] != nil else { continue }
      // Other words are drawn otherwise, and another size is a finding of the layout.
      if property == .drawing, found.contains(where: { $0.kind == .words }) { continue }
      var stills: [Int] = []
      var shown: (old: String, new: String)?
      for index in reels.differing where !reels.isShifted(pair.new, at: index) {
        let (old, new) = reels.pairs[index]
        guard let before = pair.old.text(property, at: old),
          let after = pair.new.text(property, at: new), before != after
        else { continue }
        if shown == nil { shown = (before, after) }
        stills.append(new)
      }
      guard let shown else { continue }
      if property == .drawing {
        guard let difference = drawing(pair, shown.old, shown.new, stills) else { continue }
        found.append(difference)
      } else {
        found.append(
          Difference(
            view: pair.new, kind: property == .words ? .words : .effect, property: property,
            old: shown.old, new: shown.new, details: [], stills: stills))
      }
    }
    return found
  }

  /// The difference of two drawings; nil for one that follows from another size.
  private func drawing(
    _ pair: (old: RecordedView, new: RecordedView), _ old: String, _ new: String, _ stills: [Int]
  ) -> Difference? {
    let change = DrawingChange(reels.old.drawings[old] ?? [], reels.new.drawings[new] ?? [])
    if !change.isColor, let still = stills.first,
      let before = reels.pairs.first(where: { $0.new == still })?.old
    {
      let sizes = [ViewProperty.width, .height].map { side in
        abs((pair.old.value(side, at: before) ?? 0) - (pair.new.value(side, at: still) ?? 0))
      }
      if change.isGeometry, sizes.contains(where: { $0 > ComparedReels.offsetTolerance }) {
        return nil
      }
    }
    return Difference(
      view: pair.new, kind: change.isColor ? .color : change.isFont ? .font : .drawing,
      property: .drawing,
      old: change.old, new: change.new, details: change.details, stills: stills)
  }

  private func finding(_ members: [Difference]) -> Finding {
    let shown = members[0]
    let stills = Set(members.flatMap(\.stills)).sorted()
    let names = members.map { reels.titles.label($0.view) }
    let labels = ViewLabel.list(names)
    let source = members.map(\.view.source).first { !$0.isEmpty }
    let verb = Set(names).count == 1
    var sentence: String
    switch (shown.kind, shown.property) {
    case (.words, _):
      sentence =
        "\(ViewLabel.quoted(shown.old)) \(verb ? "reads" : "read") "
        + "\(ViewLabel.quoted(shown.new))"
    case (.font, _): sentence = "Font \(shown.old) → \(shown.new) of \(labels)"
    case (_, .clip):
      sentence =
        "\(ViewLabel.list(members.map { reels.titles.owner(of: $0.view) })) "
        + "\(members.count == 1 ? "is" : "are") clipped to another outline"
    case (.color, _):
      sentence =
        (DrawingWording.gradient(shown.details)
          ?? ColorWording.sentence(members.map { ($0.old, $0.new) })) + " of \(labels)"
    case (.effect, let property):
      sentence =
        "\(property.rawValue.prefix(1).uppercased() + property.rawValue.dropFirst()) "
        + "\(shown.old.isEmpty ? "none" : shown.old) → \(shown.new.isEmpty ? "none" : shown.new)"
        + " of \(labels)"
    default: sentence = "\(DrawingWording.words(shown.details, shown.view.kind)) of \(labels)"
    }
    sentence += ", \(ValueWording.stills(stills[0], stills[stills.count - 1]))"
    if let source { sentence += ", at \(source)" }
    var finding = Finding(
      shown.kind, sentence + ".", from: stills[0], to: stills[stills.count - 1],
      count: stills.count)
    finding.views = members.map(\.view.name)
    finding.property = shown.property.rawValue
    let isChanging = members.allSatisfy { $0.view.texts[.words]?.isConstant == false }
    if shown.kind == .words, isChanging { finding.property = Self.changingWords }
    (finding.old, finding.new) = (shown.old, shown.new)
    finding.source = source
    finding.details = shown.details
    return finding
  }
}
