/// Finds animations that go another way between the same values: slower, later, by another curve.
struct AnimationComparer {
  let reels: ComparedReels

  /// An animated view, with its greatest change.
  private struct Member {
    var view: RecordedView
    var animation: AnimationChange
    var property: ViewProperty
  }

  /// The findings, one for each time in which views are animated, and the properties they are about.
  func findings(
    _ views: [(old: RecordedView, new: RecordedView)]
  ) -> (findings: [Finding], animated: Set<AnimatedProperty>) {
    var members: [Member] = []
    var animated: Set<AnimatedProperty> = []
    for pair in views where pair.new.texts[.phase] == nil {
      var greatest: Member?
      for property in ViewProperty.allCases where property != .progress {
        guard pair.old.numbers[property]?.isConstant == false,
          pair.new.numbers[property]?.isConstant == false,
          let animation = animation(of: property, pair)
        else { continue }
        animated.insert(AnimatedProperty(view: pair.new.name, property: property))
        let share = abs(animation.change.amount) / property.unit.tolerance
        if greatest.map({ share > abs($0.animation.change.amount) / $0.property.unit.tolerance })
          ?? true
        {
          greatest = Member(view: pair.new, animation: animation, property: property)
        }
      }
      if let greatest { members.append(greatest) }
    }
    return (grouped(members).map(finding), animated)
  }

  private func animation(
    of property: ViewProperty, _ pair: (old: RecordedView, new: RecordedView)
  ) -> AnimationChange? {
    let tolerance = 2.5 * property.unit.tolerance
    let (old, new) = (
      { pair.old.value(property, at: $0) }, { pair.new.value(property, at: $0) }
    )
    guard
      let change = reels.change(
        at: reels.differing.filter { !reels.isShifted(pair.new, at: $0) }, tolerance: tolerance,
        old, new)
    else { return nil }
    return AnimationChange(change, in: reels, tolerance: tolerance, old, new)
  }

  /// Views that are animated in overlapping stills.
  private func grouped(_ members: [Member]) -> [[Member]] {
    let sorted = members.enumerated().sorted {
      ($0.element.animation.change.stills[0], $0.offset)
        < ($1.element.animation.change.stills[0], $1.offset)
    }.map(\.element)
    var groups: [(last: Int, members: [Member])] = []
    for member in sorted {
      let stills = member.animation.change.stills
      let last = stills[stills.count - 1]
      if let group = groups.last, stills[0] <= group.last {
        groups[groups.count - 1].members.append(member)
        groups[groups.count - 1].last = max(group.last, last)
      } else {
        groups.append((last, [member]))
      }
    }
    return groups.map(\.members)
  }

  private func finding(_ members: [Member]) -> Finding {
    let shown =
      members.max {
        abs($0.animation.change.amount) / $0.property.unit.tolerance
          < abs($1.animation.change.amount) / $1.property.unit.tolerance
      } ?? members[0]
    let stills = Set(members.flatMap(\.animation.change.stills)).sorted()
    let (from, to) = (stills[0], stills[stills.count - 1])
    let names = members.map { reels.titles.mover($0.view, isMoved: true) }
    let lengths = (shown.animation.oldLength, shown.animation.newLength)
    let seconds = { (stills: Int, fps: Int) in
      ValueWording.seconds(Double(stills) / Double(max(1, fps)))
    }
    let verb = Set(names).count == 1
    var sentence = "\(ViewLabel.list(names)) "
    if abs(lengths.0 - lengths.1) > 1 {
      sentence += (verb ? "is" : "are") + " animated "
      sentence += lengths.1 > lengths.0 ? "longer: " : "shorter: "
      sentence += "\(seconds(lengths.1, reels.new.settings.fps)) instead of "
      sentence += "\(seconds(lengths.0, reels.old.settings.fps))"
    } else {
      sentence += (verb ? "is" : "are") + " animated another way to the same place"
    }
    let change = shown.animation.change
    let (old, new) = ValueWording.pair(change.old, change.new, unit: shown.property.unit)
    sentence += ", \(shown.property.words) \(new) instead of \(old)"
    if let peak = change.peak { sentence += " at still \(peak)" }
    var finding = Finding(
      .motion, sentence + ", \(ValueWording.stills(from, to)).", from: from, to: to,
      count: stills.count)
    finding.views = members.map(\.view.name)
    finding.property = shown.property.rawValue
    (finding.old, finding.new, finding.amount) = (old, new, change.amount)
    finding.source = members.map(\.view.source).first { !$0.isEmpty }
    return finding
  }
}

/// A property of a view that an animation accounts for.
struct AnimatedProperty: Hashable {
  /// The structural name of the view.
  let view: String
  /// The property.
  let property: ViewProperty
}
