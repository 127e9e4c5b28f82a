/// Finds what effects do otherwise.
struct EffectComparer {
  let reels: ComparedReels

  /// The properties that animations account for.
  var animated: Set<AnimatedProperty> = []

  /// The properties of effects.
  private static let properties: [ViewProperty] = [
    .scaleX, .scaleY, .rotation, .skew, .offsetX, .offsetY, .perspectiveX, .perspectiveY,
    .opacity, .blur,
  ]

  /// A changed property of one view.
  private struct Difference {
    var view: RecordedView
    var properties: [ViewProperty]
    var words: String
    var change: PropertyChange
    /// The phases in which the values differ, with the greatest difference in each.
    var phases: [(phase: String, change: PropertyChange)]
  }

  /// The findings, one for each source line and property.
  func findings(_ views: [(old: RecordedView, new: RecordedView)]) -> [Finding] {
    var groups: [(key: String, members: [Difference])] = []
    for pair in views {
      for difference in differences(pair) {
        let unit = difference.properties[0].unit
        let values = ValueWording.pair(difference.change.old, difference.change.new, unit: unit)
        let owner =
          difference.view.source.isEmpty
          ? difference.view.kind + Self.fold(difference, values) : difference.view.source
        let key = owner + "\n" + difference.words
        if let index = groups.firstIndex(where: { $0.key == key }) {
          groups[index].members.append(difference)
        } else {
          groups.append((key, [difference]))
        }
      }
    }
    return groups.map { finding($0.members) }
  }

  /// What views without a source line have in common: the values, or the way that all of them are moved.
  private static func fold(_ difference: Difference, _ values: (String, String)) -> String {
    guard [.offsetX, .offsetY].contains(difference.properties[0]) else { return "\(values)" }
    return ValueWording.points(difference.change.amount)
  }

  private func differences(_ pair: (old: RecordedView, new: RecordedView)) -> [Difference] {
    var found: [Difference] = []
    for property in Self.properties {
      guard !animated.contains(AnimatedProperty(view: pair.new.name, property: property)),
        pair.old.numbers[property] != nil || pair.new.numbers[property] != nil,
        let change = ownChange(of: property, pair)
      else { continue }
      // Equal changes along both axes are one of the scale.
      if property == .scaleY, let last = found.last, last.properties == [.scaleX],
        abs(last.change.amount - change.amount) < 1e-3, last.change.stills == change.stills
      {
        found[found.count - 1].properties = [.scaleX, .scaleY]
        found[found.count - 1].words = "scale"
        continue
      }
      found.append(
        Difference(
          view: pair.new, properties: [property], words: property.words, change: change,
          phases: phases(of: property, pair, change)))
    }
    return found
  }

  /// The change of a property that does not follow from another content offset.
  ///
  /// It is looked for where the view is at the same place of the visible area; if it is nowhere,
  /// values are compared at the same progress.
  private func ownChange(
    of property: ViewProperty, _ pair: (old: RecordedView, new: RecordedView)
  ) -> PropertyChange? {
    let tolerance = 2.5 * property.unit.tolerance
    let drawn = reels.differing.filter { index in
      pair.old.isDrawn(at: reels.pairs[index].old) && pair.new.isDrawn(at: reels.pairs[index].new)
    }
    let follows = [pair.old, pair.new].contains { $0.numbers[.progress] != nil }
    let fixed = drawn.filter { index in
      guard follows else { return !reels.isShifted(pair.new, at: index) }
      // Offsets that part do so by less than their tolerance first, and effects may be steep.
      return !(index - 1...index + 1).contains { reels.isShifted(pair.new, at: $0) }
        && !isMoved(pair, at: index)
    }
    let change = reels.change(
      at: fixed, tolerance: tolerance, { pair.old.value(property, at: $0) },
      { pair.new.value(property, at: $0) })
    if let change { return change }
    guard fixed.isEmpty, follows else { return nil }
    let known = LookByProgress(pair.old, property)
    var own = PropertyChange()
    for index in drawn {
      let still = reels.pairs[index].new
      guard let progress = pair.new.value(.progress, at: still),
        let value = pair.new.value(property, at: still), let old = known.value(at: progress),
        abs(value - old.value) > tolerance + old.uncertainty
      else { continue }
      own.add(still, old.value, value)
    }
    return own.stills.isEmpty ? nil : own
  }

  /// Whether the layout puts a view elsewhere.
  private func isMoved(_ pair: (old: RecordedView, new: RecordedView), at index: Int) -> Bool {
    let (old, new) = reels.pairs[index]
    return [ViewProperty.x, .y, .width, .height].contains { side in
      abs((pair.old.value(side, at: old) ?? 0) - (pair.new.value(side, at: new) ?? 0))
        > ComparedReels.offsetTolerance
    }
  }

  /// The greatest change in each phase of a scroll transition; none without phases.
  private func phases(
    of property: ViewProperty, _ pair: (old: RecordedView, new: RecordedView),
    _ change: PropertyChange
  ) -> [(phase: String, change: PropertyChange)] {
    guard pair.new.texts[.phase] != nil else { return [] }
    let stills = Set(change.stills)
    var found: [(phase: String, change: PropertyChange)] = []
    for (old, new) in reels.pairs where stills.contains(new) {
      guard let phase = pair.new.text(.phase, at: new), !phase.isEmpty,
        let before = pair.old.value(property, at: old),
        let after = pair.new.value(property, at: new)
      else { continue }
      if let index = found.firstIndex(where: { $0.phase == phase }) {
        found[index].change.add(new, before, after)
      } else {
        var change = PropertyChange()
        change.add(new, before, after)
        found.append((phase, change))
      }
    }
    return found
  }

  private func finding(_ members: [Difference]) -> Finding {
    let shown = members.max { abs($0.change.amount) < abs($1.change.amount) } ?? members[0]
    let unit = shown.properties[0].unit
    let (old, new) = ValueWording.pair(shown.change.old, shown.change.new, unit: unit)
    let stills = Set(members.flatMap(\.change.stills)).sorted()
    let (from, to) = (stills[0], stills[stills.count - 1])
    // The phases in which a view has the greatest change.
    let phases = members.flatMap(\.phases)
      .filter { abs($0.change.amount) > abs(shown.change.amount) * 0.98 }.map(\.phase)
    var places = ["topLeading", "identity", "bottomTrailing"].filter(phases.contains)
    if places.count == 3 { places = [] }
    var sentence = "\(shown.words.prefix(1).uppercased() + shown.words.dropFirst()) \(old) → \(new)"
    if !places.isEmpty { sentence += " at \(places.joined(separator: " and "))" }
    sentence += " of \(ViewLabel.list(members.map { reels.subject(of: $0.view) }))"
    if places.isEmpty, let still = shown.change.peak, from != to {
      sentence += ", most at still \(still)"
    }
    sentence += ", \(ValueWording.stills(from, to))"
    if !shown.view.source.isEmpty {
      sentence += ", by the \(shown.view.kind) at \(shown.view.source)"
    }
    var finding = Finding(.effect, sentence + ".", from: from, to: to, count: stills.count)
    finding.views = members.map(\.view.name)
    finding.property = shown.properties[0].rawValue
    (finding.old, finding.new, finding.amount) = (old, new, shown.change.amount)
    finding.source = shown.view.source.isEmpty ? nil : shown.view.source
    return finding
  }
}

/// The values of an effect by the progress of its scroll transition.
struct LookByProgress {
  private var samples: [(progress: Double, value: Double)] = []

  /// The values of a property in all stills that draw a view.
  init(_ view: RecordedView, _ property: ViewProperty) {
    for still in view.spans.joined() {
      guard let progress = view.value(.progress, at: still),
        let value = view.value(property, at: still)
      else { continue }
      samples.append((progress, value))
    }
    samples.sort { ($0.progress, $0.value) < ($1.progress, $1.value) }
  }

  /// The value at a progress, between the nearest known ones, and half of what they differ by; nil
  /// beyond them.
  func value(at progress: Double) -> (value: Double, uncertainty: Double)? {
    let next = samples.partition { $0.progress >= progress }
    guard next < samples.count else { return nil }
    let after = samples[next]
    if after.progress == progress || next == 0 {
      return after.progress == progress ? (after.value, 0) : nil
    }
    let before = samples[next - 1]
    let part = (progress - before.progress) / (after.progress - before.progress)
    return (
      before.value + (after.value - before.value) * part, abs(after.value - before.value) / 2
    )
  }
}
