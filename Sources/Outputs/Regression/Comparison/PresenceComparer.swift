/// Finds views that appeared or were lost.
struct PresenceComparer {
  let reels: ComparedReels

  /// The property of views that both reels have, and draw in other stills.
  static let visibility = "visibility"
  /// The property of modifiers that views of both reels have in one of them.
  static let modifier = "modifier"

  /// The findings about views that only one reel has, and about views that both have at other times.
  func findings(
    _ pairs: [(old: RecordedView, new: RecordedView)], lost: [RecordedView],
    appeared: [RecordedView]
  ) -> [Finding] {
    var findings: [Finding] = []
    for (views, kind) in [(lost, Finding.Kind.lost), (appeared, .appeared)] {
      for group in Self.grouped(views.filter { !$0.isEffect || $0.isVisibleEffect }) {
        let stills = Set(
          group.flatMap { view in
            reels.pairs.filter { view.isDrawn(at: kind == .lost ? $0.old : $0.new) }.map(\.new)
          }
        ).sorted()
        guard !stills.isEmpty else { continue }
        let title = kind == .lost ? reels.titles.old : reels.titles.new
        let labels = group.map { label(of: $0, in: title($0)) }
        var finding = finding(kind, group, labels, kind == .lost ? "gone" : "new", stills)
        // A view that is drawn only where its scroll view is elsewhere was scrolled to.
        let isScrolledTo = group.allSatisfy { view in
          reels.pairs.indices.allSatisfy { index in
            let (old, new) = reels.pairs[index]
            return !view.isDrawn(at: kind == .lost ? old : new) || reels.isShifted(view, at: index)
          }
        }
        if isScrolledTo {
          finding.property = Self.visibility
        } else if group.allSatisfy(\.isEffect) {
          finding.property = Self.modifier
        }
        findings.append(finding)
      }
    }
    var late: [(kind: Finding.Kind, view: RecordedView, stills: [Int])] = []
    for pair in pairs where !pair.new.isEffect {
      var (gone, come) = ([Int](), [Int]())
      for index in reels.differing where !reels.isShifted(pair.new, at: index) {
        let (old, new) = reels.pairs[index]
        switch (pair.old.isDrawn(at: old), pair.new.isDrawn(at: new)) {
        case (true, false): gone.append(new)
        case (false, true): come.append(new)
        default: break
        }
      }
      if !gone.isEmpty { late.append((.lost, pair.new, gone)) }
      if !come.isEmpty { late.append((.appeared, pair.new, come)) }
    }
    for kind in [Finding.Kind.lost, .appeared] {
      let members = late.filter { $0.kind == kind }
      for group in Self.grouped(members.map(\.view)) {
        let names = Set(group.map(\.name))
        let stills = Set(members.filter { names.contains($0.view.name) }.flatMap(\.stills))
        // A row that is scrolled to at another time is seen as a whole.
        let labels = group.map { reels.titles.new($0) ?? ViewLabel.label($0) }
        let isOfRows = group.allSatisfy { reels.titles.new($0) != nil }
        let (lost, new) = isOfRows ? ("no longer seen", "seen now") : ("gone", "new")
        var finding = finding(kind, group, labels, kind == .lost ? lost : new, stills.sorted())
        finding.property = Self.visibility
        findings.append(finding)
      }
    }
    return findings
  }

  /// A finding about views, with their labels and what happened to them.
  private func finding(
    _ kind: Finding.Kind, _ views: [RecordedView], _ names: [String], _ verb: String,
    _ stills: [Int]
  ) -> Finding {
    let labels = ViewLabel.list(names)
    let isWhole = stills.count == reels.pairs.count
    let source = views.map(\.source).first { !$0.isEmpty }
    var sentence = "\(labels) \(Set(names).count == 1 ? "is" : "are") \(verb)"
    if sentence.first?.isLowercase == true, !sentence.hasPrefix("the ") {
      sentence = sentence.prefix(1).uppercased() + sentence.dropFirst()
    }
    if !isWhole { sentence += ", \(ValueWording.stills(stills[0], stills[stills.count - 1]))" }
    if let source { sentence += ", at \(source)" }
    var finding = Finding(
      kind, sentence + ".", from: stills[0], to: stills[stills.count - 1], count: stills.count)
    finding.views = views.map(\.name)
    finding.source = source
    return finding
  }

  /// The label of a view that a row with a title lost or got.
  private func label(of view: RecordedView, in row: String?) -> String {
    if view.isEffect { return "\(view.kind) of \(reels.subject(of: view))" }
    let label = ViewLabel.label(view)
    guard let row, view.texts[.words] == nil else { return label }
    return "\(view.kind) of \(row)"
  }

  /// Views in groups that have the same parent; those in rows are together.
  private static func grouped(_ views: [RecordedView]) -> [[RecordedView]] {
    var groups: [(parent: String, views: [RecordedView])] = []
    for view in views {
      let parts = ViewLabel.components(of: view.name)
      let row = parts.firstIndex { RowStep($0) != nil }
      let parent = parts[..<(row ?? max(0, parts.count - 1))].joined(separator: "/")
      if let last = groups.last,
        parent == last.parent || parent.hasPrefix(last.parent + "/") && !last.parent.isEmpty
      {
        groups[groups.count - 1].views.append(view)
      } else {
        groups.append((parent, [view]))
      }
    }
    return groups.map(\.views)
  }
}

extension RecordedView {
  /// Whether a modifier changes how its view is drawn.
  var isVisibleEffect: Bool {
    numbers.contains { property, track in
      ![.x, .y, .width, .height, .progress].contains(property)
        && track.keys.contains { $0.value != property.neutral }
    }
      || texts.contains { property, track in
        property != .phase && track.keys.contains { !$0.text.isEmpty }
      }
  }
}
