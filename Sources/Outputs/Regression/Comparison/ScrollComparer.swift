import Foundation

/// Finds what scroll views do otherwise.
struct ScrollComparer {
  let reels: ComparedReels

  /// The findings of all scroll views that both reels have.
  func findings() -> [Finding] { reels.commonScrollViews.flatMap(findings) }

  private func findings(_ view: (old: RecordedScrollView, new: RecordedScrollView)) -> [Finding] {
    var found: [Finding] = []
    for (property, words) in [
      (RecordedScrollView.Property.contentWidth, "content width"),
      (.contentHeight, "content height"), (.containerWidth, "visible width"),
      (.containerHeight, "visible height"), (.zoom, "zoom scale"),
    ] {
      if let finding = change(of: property, words, view) { found.append(finding) }
    }
    let (x, y) = (offsets(.offsetX, view), offsets(.offsetY, view))
    guard x != nil || y != nil else { return found }
    let axis: Axis = abs(x?.amount ?? 0) >= abs(y?.amount ?? 0) ? .horizontal : .vertical
    let change = (axis == .horizontal ? x : y) ?? PropertyChange()
    found.append(settling(view, axis, change) ?? motion(view, axis, change))
    return found
  }

  private enum Axis {
    case horizontal
    case vertical

    var offset: RecordedScrollView.Property { self == .horizontal ? .offsetX : .offsetY }
    var container: RecordedScrollView.Property {
      self == .horizontal ? .containerWidth : .containerHeight
    }
    var start: ViewProperty { self == .horizontal ? .x : .y }
    var length: ViewProperty { self == .horizontal ? .width : .height }
    var letter: String { self == .horizontal ? "x" : "y" }
  }

  private func offsets(
    _ property: RecordedScrollView.Property,
    _ view: (old: RecordedScrollView, new: RecordedScrollView)
  ) -> PropertyChange? {
    reels.change(
      at: reels.differing, tolerance: ComparedReels.offsetTolerance,
      { view.old.value(property, at: $0) }, { view.new.value(property, at: $0) })
  }

  private func change(
    of property: RecordedScrollView.Property, _ words: String,
    _ view: (old: RecordedScrollView, new: RecordedScrollView)
  ) -> Finding? {
    let unit: ViewProperty.Unit = property == .zoom ? .fraction : .points
    guard
      let change = reels.change(
        at: reels.differing, tolerance: 2.5 * unit.tolerance, { view.old.value(property, at: $0) },
        { view.new.value(property, at: $0) })
    else { return nil }
    let (old, new) = ValueWording.pair(change.old, change.new, unit: unit)
    let (from, to) = (change.stills[0], change.stills[change.stills.count - 1])
    let name = ViewLabel.label(scrollView: view.new.name)
    var finding = Finding(
      .content,
      "\(words.prefix(1).uppercased() + words.dropFirst()) \(old) → \(new) of \(name), "
        + "\(ValueWording.stills(from, to)).",
      from: from, to: to, count: change.stills.count)
    finding.views = [view.new.name]
    finding.property = property.rawValue
    (finding.old, finding.new, finding.amount) = (old, new, change.amount)
    return finding
  }

  /// A rest at another place; nil if all rests are at the same places.
  private func settling(
    _ view: (old: RecordedScrollView, new: RecordedScrollView), _ axis: Axis,
    _ change: PropertyChange
  ) -> Finding? {
    let old = ScrollRests(view.old, count: reels.old.stills.count).rests
    let new = ScrollRests(view.new, count: reels.new.stills.count).rests
    guard
      let index = zip(old, new).enumerated().first(where: { _, rests in
        abs(rests.0.x - rests.1.x) > ComparedReels.offsetTolerance
          || abs(rests.0.y - rests.1.y) > ComparedReels.offsetTolerance
      })?.offset
    else { return nil }
    let (before, after) = (old[index], new[index])
    let values = axis == .horizontal ? (before.x, after.x) : (before.y, after.y)
    guard abs(values.0 - values.1) > ComparedReels.offsetTolerance else { return nil }
    let name = ViewLabel.label(scrollView: view.new.name)
    var sentence =
      "\(name) stops \(ValueWording.points(abs(values.1 - values.0))) "
      + (values.1 > values.0 ? "later" : "earlier")
      + ", at \(axis.letter) \(ValueWording.points(values.1)) instead of "
      + "\(ValueWording.points(values.0)), from still \(after.first) on"
    let targets = (
      target(view.old, reels.old, axis, at: before.first, reels.titles.old),
      target(view.new, reels.new, axis, at: after.first, reels.titles.new)
    )
    if let old = targets.0, let new = targets.1, old != new {
      sentence += ": its target changed from \(old) to \(new)"
    }
    var finding = Finding(
      .settling, sentence + ".", from: change.stills[0],
      to: change.stills[change.stills.count - 1], count: change.stills.count)
    finding.views = [view.new.name]
    finding.property = axis.offset.rawValue
    (finding.old, finding.new) = ValueWording.pair(values.0, values.1, unit: .points)
    finding.amount = values.1 - values.0
    return finding
  }

  /// The row nearest to the middle of the visible area, by its title or its part of names.
  private func target(
    _ scroll: RecordedScrollView, _ recording: Recording, _ axis: Axis, at still: Int,
    _ title: (RecordedView) -> String?
  ) -> String? {
    guard let offset = scroll.value(axis.offset, at: still),
      let container = scroll.value(axis.container, at: still)
    else { return nil }
    let middle = offset + container / 2
    var nearest: (distance: Double, row: String)?
    for view in recording.views where view.scrollView == scroll.name {
      let parts = ViewLabel.components(of: view.name)
      guard let row = parts.last(where: { $0.hasPrefix("ForEach[") }),
        let start = view.value(axis.start, at: still),
        let length = view.value(axis.length, at: still)
      else { continue }
      let distance = abs(start + length / 2 - middle)
      if nearest.map({ distance < $0.distance }) ?? true {
        nearest = (distance, title(view) ?? ViewLabel.label(name: row, kind: ""))
      }
    }
    return nearest?.row
  }

  /// Another way to the same places.
  private func motion(
    _ view: (old: RecordedScrollView, new: RecordedScrollView), _ axis: Axis,
    _ change: PropertyChange
  ) -> Finding {
    let (from, to) = (change.stills[0], change.stills[change.stills.count - 1])
    let name = ViewLabel.label(scrollView: view.new.name)
    let (old, new) = ValueWording.pair(change.old, change.new, unit: .points)
    var sentence: String
    if let arrival = arrival(view, around: from) {
      let difference = abs(arrival.new - arrival.old)
      sentence =
        "\(name) moves \(arrival.new > arrival.old ? "slower" : "faster"): it rests "
        + "\(ValueWording.seconds(difference)) \(arrival.new > arrival.old ? "later" : "earlier"), "
        + "after \(ValueWording.seconds(arrival.new)) instead of "
        + "\(ValueWording.seconds(arrival.old))"
    } else {
      sentence = "\(name) moves another way to the same place"
    }
    sentence += ", up to \(ValueWording.points(abs(change.amount))) apart"
    if let peak = change.peak { sentence += " at still \(peak)" }
    var finding = Finding(
      .motion, sentence + ", \(ValueWording.stills(from, to)).", from: from, to: to,
      count: change.stills.count)
    finding.views = [view.new.name]
    finding.property = axis.offset.rawValue
    (finding.old, finding.new, finding.amount) = (old, new, change.amount)
    return finding
  }

  /// The durations of the motion that a still is in, in seconds, if they differ by a still or more.
  private func arrival(
    _ view: (old: RecordedScrollView, new: RecordedScrollView), around still: Int
  ) -> (old: Double, new: Double)? {
    guard let pair = reels.pairs.first(where: { $0.new >= still }) else { return nil }
    let old = Self.motion(
      ScrollRests(view.old, count: reels.old.stills.count), around: pair.old,
      reels.old.stills.count)
    let new = Self.motion(
      ScrollRests(view.new, count: reels.new.stills.count), around: pair.new,
      reels.new.stills.count)
    let durations = (
      Double(old.end - old.start) / Double(max(1, reels.old.settings.fps)),
      Double(new.end - new.start) / Double(max(1, reels.new.settings.fps))
    )
    guard abs(durations.0 - durations.1) * Double(max(1, reels.new.settings.fps)) > 0.99 else {
      return nil
    }
    return durations
  }

  private static func motion(
    _ rests: ScrollRests, around still: Int, _ count: Int
  ) -> (start: Int, end: Int) {
    let start = rests.rests.last { $0.last < still }?.last ?? 0
    let end = rests.rests.first { $0.first > still }?.first ?? count
    return (start, end)
  }
}
