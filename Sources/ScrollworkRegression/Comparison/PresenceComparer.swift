/// Finds views that appeared or were lost.
struct PresenceComparer {
  let reels: ComparedReels

  /// The property of views that both reels have, and draw in other stills.
  static let visibility = "visibility"

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
        var finding = finding(kind, group, stills)
        // A view that is drawn only where its scroll view is elsewhere was scrolled to.
        let isScrolledTo = group.allSatisfy { view in
          reels.pairs.indices.allSatisfy { index in
            let (old, new) = reels.pairs[index]
            return !view.isDrawn(at: kind == .lost ? old : new) || reels.isShifted(view, at: index)
          }
        }
        if isScrolledTo { finding.property = Self.visibility }
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
        var finding = finding(kind, group, stills.sorted())
        finding.property = Self.visibility
        findings.append(finding)
      }
    }
    return findings
  }

  private func finding(
    _ kind: Finding.Kind, _ views: [RecordedView], _ stills: [Int]
  ) -> Finding {
    let names = views.map(ViewLabel.label)
    let labels = ViewLabel.list(names)
    let isWhole = stills.count == reels.pairs.count
    let verb = kind == .lost ? "gone" : "new"
    let source = views.map(\.source).first { !$0.isEmpty }
    var sentence = "\(labels) \(Set(names).count == 1 ? "is" : "are") \(verb)"
    if !isWhole { sentence += ", \(ValueWording.stills(stills[0], stills[stills.count - 1]))" }
    if let source { sentence += ", at \(source)" }
    var finding = Finding(
      kind, sentence + ".", from: stills[0], to: stills[stills.count - 1], count: stills.count)
    finding.views = views.map(\.name)
    finding.source = source
    return finding
  }

  /// Views in groups that have the same parent.
  private static func grouped(_ views: [RecordedView]) -> [[RecordedView]] {
    var groups: [(parent: String, views: [RecordedView])] = []
    for view in views {
      let parent = ViewLabel.components(of: view.name).dropLast().joined(separator: "/")
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
