/// Finds parameters of views and modifiers that code gives other values: the causes of what follows.
struct ParameterComparer {
  let reels: ComparedReels
  let matcher: ViewMatcher

  /// The findings, one for each change, however many views have it.
  func findings() -> [Finding] {
    guard let old = reels.old.parameters, let new = reels.new.parameters else { return [] }
    var groups: [(key: [String?], members: [ParameterChange])] = []
    let all = changes(old, new).filter(ParameterWording.isTold)
    let hidesByModifier = all.contains { $0.kind == "scrollIndicators" }
    for change in all where !hidesByModifier || change.name != "showsIndicators" {
      let key = [change.kind, change.name, change.old, change.new]
      if let index = groups.firstIndex(where: { $0.key == key }) {
        groups[index].members.append(change)
      } else {
        groups.append((key, [change]))
      }
    }
    return groups.compactMap { finding($0.members) }.sorted { $0.rank < $1.rank }.map(\.finding)
  }

  private func changes(
    _ old: [RecordedParameters], _ new: [RecordedParameters]
  ) -> [ParameterChange] {
    let (before, after) = (Seen(reels.old), Seen(reels.new))
    // Views that came or went have parameters of their own, which are no change.
    let came = Set(matcher.appeared.map { RecordedParameters.common($0.name) + $0.kind })
    let went = Set(matcher.lost.map { RecordedParameters.common($0.name) + $0.kind })
    let newViews = Set(matcher.appeared.filter { !$0.isEffect }.map(\.name))
    let oldViews = Set(matcher.lost.filter { !$0.isEffect }.map(\.name))
    return ParameterPairing(old, new).pairs().flatMap { pair -> [ParameterChange] in
      switch pair {
      case (let first?, let second?):
        return RecordedParameters.changes(
          first, second, isOldKnown: before.hasRow(of:), isNewKnown: after.hasRow(of:))
      case (nil, let second?):
        guard before.has(second.view), isModifier(second), !newViews.contains(where: second.isOf),
          !came.contains(second.view + second.kind) || second.isEffect
        else { return [] }
        return whole(second).map { change in
          var change = change
          change.new = change.old
          change.old = ParameterWording.neutral(change)
          return change
        }
      case (let first?, nil):
        guard after.has(first.view), isModifier(first), !oldViews.contains(where: first.isOf),
          !went.contains(first.view + first.kind) || first.isEffect
        else { return [] }
        return whole(first).map { change in
          var change = change
          change.new = ParameterWording.neutral(change)
          return change
        }
      default: return []
      }
    }
  }

  /// Whether parameters are those of a modifier, which may come and go without its view.
  private func isModifier(_ parameters: RecordedParameters) -> Bool {
    parameters.kind.first?.isLowercase == true
  }

  /// The parameters of a modifier that came or went, as changes with an old value.
  private func whole(_ parameters: RecordedParameters) -> [ParameterChange] {
    let known = parameters.values.keys.sorted().compactMap { name in
      parameters.values[name]?.first.map { value in
        ParameterChange(
          kind: parameters.kind, name: name, old: value.text, new: nil, view: parameters.view,
          label: parameters.label, source: parameters.source, count: parameters.count)
      }
    }
    // The parameter that has no name of its own, or the first one, stands for the modifier.
    let main =
      known.first { $0.name.isEmpty }
      ?? ParameterWording.main.lazy.compactMap { name in known.first { $0.name == name } }.first
    return main.map { [$0] } ?? Array(known.prefix(1))
  }

  private func finding(_ members: [ParameterChange]) -> (rank: Int, finding: Finding)? {
    let shown = members[0]
    let count = members.reduce(0) { $0 + $1.count }
    let words = ParameterWording.sentence(shown, count: count, members: members)
    let stills = reels.differing.map { reels.pairs[$0].new }
    let last = max(0, reels.new.stills.count - 1)
    // What comes later than before, or not at all, follows, too.
    let hasGaps = reels.pairs.count < max(reels.old.stills.count, reels.new.stills.count)
    let (from, to) =
      hasGaps || stills.isEmpty
      ? (0, last) : (min(stills[0], last), min(stills[stills.count - 1], last))
    var finding = Finding(
      .parameter, words + ".", from: from, to: to, count: max(1, stills.count))
    finding.views = Set(members.map(\.view)).sorted().filter { !$0.isEmpty }
    finding.property = shown.name.isEmpty ? shown.kind : shown.name
    (finding.old, finding.new) = (shown.old, shown.new)
    if let old = shown.old.flatMap(Double.init), let new = shown.new.flatMap(Double.init) {
      finding.amount = new - old
    }
    finding.source = shown.source
    return (ParameterWording.rank(shown), finding)
  }

  /// What a recording draws.
  private struct Seen {
    private let views: Set<String>
    private let rows: Set<String>

    init(_ recording: Recording) {
      var (views, rows) = (Set<String>(), Set<String>())
      for view in recording.views {
        let parts = ViewLabel.components(of: view.name)
        var name = ""
        for part in parts {
          name += name.isEmpty ? part : "/" + part
          if RowStep(part) != nil { rows.insert(name) }
          views.insert(RecordedParameters.common(name))
        }
      }
      (self.views, self.rows) = (views, rows)
    }

    /// Whether something of a view is drawn, with rows of a `ForEach` as one.
    func has(_ view: String) -> Bool { view.isEmpty || views.contains(view) }

    /// Whether something of the row of a view is drawn; true for a view in no row.
    func hasRow(of view: String) -> Bool {
      let parts = ViewLabel.components(of: view)
      guard let row = parts.lastIndex(where: { RowStep($0) != nil }) else { return true }
      return rows.contains(parts[...row].joined(separator: "/"))
    }
  }
}

extension RecordedParameters {
  /// Whether the parameters are those of an effect, which is a view in recordings.
  fileprivate var isEffect: Bool { ParameterWording.effects.contains(kind) }

  /// Whether a view that came or went is the one that has the parameters.
  fileprivate func isOf(_ name: String) -> Bool {
    RecordedParameters.common(name.unnumbered ?? name) == view
  }
}
