import ScrollworkStage

/// Finds moments from which on everything happens earlier or later, and stills without a
/// counterpart.
struct DelayFinder {
  let reels: ComparedReels
  let alignment: StillAlignment
  /// The number of stills by which a still may come earlier or later without a finding.
  let allowed: Int

  /// The findings: one for each gap of the alignment.
  func findings() -> [Finding] {
    let pairs = alignment.pairs
    var found: [Finding] = []
    var (index, shift) = (0, 0)
    while index < pairs.count {
      guard pairs[index].old == nil || pairs[index].new == nil else {
        index += 1
        continue
      }
      let start = index
      while index < pairs.count, pairs[index].old == nil || pairs[index].new == nil { index += 1 }
      let gap = pairs[start..<index]
      let added = gap.compactMap { $0.old == nil ? $0.new : nil }
      let lost = gap.compactMap { $0.new == nil ? $0.old : nil }
      let after = pairs[index...].prefix { $0.old != nil && $0.new != nil }
      let isAtEnd = after.endIndex == pairs.endIndex && isRest(after)
      // What a delay moves beyond the end has nothing to be compared with.
      if isAtEnd, shift != 0, shift.signum() != (added.count - lost.count).signum() { break }
      shift += added.count - lost.count
      let equal = after.count { pair in
        guard let old = pair.old, let new = pair.new else { return false }
        return reels.old.stills[old].isSame(as: reels.new.stills[new])
      }
      if !isAtEnd, 2 * equal > after.count, after.count > 2, let first = after.first?.new {
        if abs(shift) > allowed {
          found.append(
            delay(
              added.count - lost.count, from: added.first ?? first,
              until: after.last?.new ?? first))
        }
      } else if abs(added.count - lost.count) > allowed || added.isEmpty == lost.isEmpty {
        found.append(stills(added: added, lost: lost, next: after.first?.new))
      }
    }
    return found
  }

  /// Whether nothing happens in some stills of the new reel.
  private func isRest(_ pairs: ArraySlice<StillAlignment.Pair>) -> Bool {
    let stills = pairs.compactMap(\.new).map { reels.new.stills[$0] }
    return stills.allSatisfy { $0.isSame(as: stills[0]) }
  }

  /// Everything happens `change` stills later, or earlier if it is negative.
  private func delay(_ change: Int, from: Int, until end: Int) -> Finding {
    let seconds = Double(change) / Double(max(1, reels.new.settings.fps))
    let way =
      "\(ValueWording.count(abs(change), "still")) "
      + "(\(ValueWording.seconds(abs(seconds)))) \(change > 0 ? "later" : "earlier")"
    let movers = movers(from: from, until: end)
    var finding = Finding(
      .delay,
      movers.isEmpty
        ? "Everything happens \(way) from still \(from) on."
        : "\(ViewLabel.list(movers.map(ViewLabel.label))) "
          + "\(Set(movers.map(ViewLabel.label)).count == 1 ? "changes" : "change") \(way), "
          + "\(ValueWording.stills(from, end)).",
      from: from, to: end, count: end - from + 1)
    finding.views = movers.map(\.name)
    finding.amount = seconds
    finding.property = "time"
    return finding
  }

  /// The views that change in a stretch of stills, if they are few and nothing is scrolled; none otherwise.
  private func movers(from: Int, until end: Int) -> [RecordedView] {
    let range = from...max(from, end)
    let isScrolled = reels.new.scrollViews.contains { view in
      [RecordedScrollView.Property.offsetX, .offsetY, .zoom].contains { property in
        view.numbers[property].map { Self.changes($0, in: range) } ?? false
      }
    }
    if isScrolled { return [] }
    let movers = reels.new.views.filter { view in
      view.kind != DrawnView.indicator
        && (view.numbers.values.contains { Self.changes($0, in: range) }
          || view.texts.values.contains { track in
            track.keys.dropFirst().contains { range.contains($0.still) }
          })
    }
    let names = Set(movers.map { $0.name.unnumbered ?? $0.name })
    return names.count > Self.fewMovers ? [] : drawn(movers)
  }

  /// The most views that change later alone.
  ///
  /// - Source: chosen: as many as a sentence names.
  private static let fewMovers = 2

  /// The views that some effects are on.
  private func drawn(_ movers: [RecordedView]) -> [RecordedView] {
    movers.compactMap { view in
      guard view.isEffect, let index = reels.new.views.firstIndex(of: view) else { return view }
      let name = view.name.unnumbered ?? view.name
      return reels.new.views[index...].first { inner in
        inner.texts[.drawing] != nil && (inner.name.unnumbered ?? inner.name).hasPrefix(name)
      } ?? view
    }.reduce(into: []) { views, view in if !views.contains(view) { views.append(view) } }
  }

  private static func changes(_ track: NumberTrack, in range: ClosedRange<Int>) -> Bool {
    guard let first = track.value(at: range.lowerBound) else { return false }
    return track.keys.contains { range.contains($0.still) && abs($0.value - first) > 1e-9 }
  }

  /// Stills without a counterpart; `next` is the still of the new reel that follows.
  private func stills(added: [Int], lost: [Int], next: Int?) -> Finding {
    let last = max(0, reels.new.stills.count - 1)
    let at = min(added.first ?? next ?? last, last)
    let sentence: String
    if lost.isEmpty {
      sentence = "\(ValueWording.count(added.count, "still")) more, from still \(at) on."
    } else if added.isEmpty {
      sentence =
        "\(ValueWording.count(lost.count, "still")) fewer: \(Self.range(lost)) of the old reel "
        + "\(lost.count == 1 ? "has" : "have") no counterpart."
    } else {
      sentence =
        "\(ValueWording.count(lost.count, "still")) of the old reel and \(added.count) of the new "
        + "have no counterpart, around still \(at)."
    }
    return Finding(
      .stills, sentence, from: at, to: max(at, added.last ?? at),
      count: max(lost.count, added.count))
  }

  private static func range(_ stills: [Int]) -> String {
    stills.count == 1 ? "still \(stills[0])" : "stills \(stills[0]) to \(stills[stills.count - 1])"
  }
}
