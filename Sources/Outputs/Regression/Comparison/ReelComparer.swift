import ScrollworkDrawing

/// Compares two recordings: digests first, then time, then what views and scroll views do.
public struct ReelComparer: Sendable {
  /// The number of stills by which everything may happen earlier or later without a finding.
  public var allowedDelay = 0

  /// The ids of views that are left out: they may do anything.
  public var ignoredViews: [String] = []

  /// How far two stills look apart, 0 … 1; nil for the difference of what their views do.
  var distance: (@Sendable (_ old: Int, _ new: Int) -> Double)?

  /// A comparer without allowances.
  public init() {}

  /// The cost to pair stills with different display lists and equal numbers, and the most that other
  /// numbers add to it.
  ///
  /// - Source: chosen, with the costs of gaps.
  private static let unequal = 0.05

  /// The cost of a gap's first still where a delay is allowed.
  ///
  /// - Source: chosen: two gaps pay where they make a tenth of a second of stills the same, but not
  ///   where they leave a flicker out.
  private static let allowedOpening = 0.1

  /// The comparison of an old and a new recording; pictures are not looked at.
  ///
  /// - Parameters:
  ///   - old: The recording to compare with.
  ///   - new: The recording to judge.
  ///   - labels: Where both are from.
  /// - Returns: The verdict and the findings.
  public func compare(
    _ old: Recording, _ new: Recording, labels: (old: String, new: String)
  ) -> Comparison {
    let (first, second) = (old.without(ids: ignoredViews), new.without(ids: ignoredViews))
    let isSame = first.hasSameStills(as: second)
    let matcher = isSame ? ViewMatcher([], []) : ViewMatcher(first.views, second.views)
    let alignment = alignment(first, second, matcher)
    let reels = ComparedReels(first, second, alignment, matcher)
    var comparison = Comparison(
      name: new.settings.scene, verdict: .equal, old: old.side(labels.old),
      new: new.side(labels.new))
    comparison.stills = alignment.pairs.map { pair in
      guard let first = pair.old, let second = pair.new else {
        return Comparison.StillPair(old: pair.old, new: pair.new, isEqual: false)
      }
      return Comparison.StillPair(
        old: first, new: second, isEqual: old.stills[first].isSame(as: new.stills[second]))
    }
    let settings = SettingsComparer(
      old: old.settings, new: new.settings, count: new.stills.count
    ).findings()
    // At another rate, stills between those of the other reel are neither late nor lost.
    let isOtherRate = old.settings.fps != new.settings.fps
    if isOtherRate { comparison.stills.removeAll { $0.old == nil || $0.new == nil } }
    let delays =
      isOtherRate
      ? [] : DelayFinder(reels: reels, alignment: alignment, allowed: allowedDelay).findings()
    guard !settings.isEmpty || !delays.isEmpty || !reels.differing.isEmpty else {
      comparison.curves = ChangedCurves(old: old, new: new, matcher: matcher).curves([])
      return comparison
    }
    var findings = settings + delays + views(reels, matcher)
    // What an ignored view does cannot be told from what no view does.
    if ignoredViews.isEmpty, let finding = unexplained(reels, findings) {
      findings.append(finding)
    }
    // Where only ignored views differ, pictures judge the stills.
    if !ignoredViews.isEmpty,
      findings.allSatisfy({ ($0.kind == .settings || $0.kind == .script) && !isOtherRate })
    {
      return comparison
    }
    // Settings alone that leave all stills the same, such as a renamed step, are no difference.
    guard !reels.differing.isEmpty || !delays.isEmpty || isOtherRate else { return comparison }
    comparison.verdict = .different
    comparison.findings = FindingOrder.sorted(findings)
    comparison.curves = ChangedCurves(old: old, new: new, matcher: matcher)
      .curves(comparison.findings)
    return comparison
  }

  private func alignment(
    _ old: Recording, _ new: Recording, _ matcher: ViewMatcher
  ) -> StillAlignment {
    let counts = (old.stills.count, new.stills.count)
    guard old.settings.fps == new.settings.fps else {
      return StillAlignment(
        timesOf: (counts.0, old.settings.fps), (counts.1, new.settings.fps))
    }
    let cells = AlignmentTable.count(counts.0, counts.1, reach: AlignmentCosts().reach)
    guard !old.hasSameStills(as: new), cells <= AlignmentTable.most else {
      return StillAlignment(numbersOf: counts.0, counts.1)
    }
    let features = StillFeatures(old, new, matcher)
    let distance = distance ?? { features.distance($0, $1) }
    var costs = AlignmentCosts()
    if allowedDelay > 0 { costs.opening = Self.allowedOpening }
    return StillAlignment(counts.0, counts.1, costs: costs) { first, second in
      // What an ignored view does makes stills neither equal nor different.
      if !ignoredViews.isEmpty { return 2 * Self.unequal * min(1, 10 * distance(first, second)) }
      return old.stills[first].isSame(as: new.stills[second])
        ? 0 : Self.unequal * (1 + min(1, 10 * distance(first, second)))
    }
  }

  private func views(_ reels: ComparedReels, _ matcher: ViewMatcher) -> [Finding] {
    let parameters = ParameterComparer(reels: reels, matcher: matcher).findings()
    guard !reels.differing.isEmpty else { return parameters }
    let pairs = matcher.pairs
    // A row that moved is drawn elsewhere, and in another order.
    let inPlace = matcher.pairsInPlace
    let (animations, animated) = AnimationComparer(reels: reels).findings(inPlace)
    return parameters + ScrollComparer(reels: reels).findings() + animations
      + RowComparer(reels: reels, matcher: matcher).findings()
      + PresenceComparer(reels: reels)
      .findings(pairs, lost: matcher.lost, appeared: matcher.appeared)
      + LayoutComparer(reels: reels, animated: animated).findings(pairs, inPlace: inPlace)
      + EffectComparer(reels: reels, animated: animated).findings(pairs)
      + DrawingComparer(reels: reels).findings(pairs)
      + OrderComparer(reels: reels).findings(matcher.pairsInOrder)
  }

  /// The stills that differ without another finding about them; nil if there are none.
  private func unexplained(_ reels: ComparedReels, _ findings: [Finding]) -> Finding? {
    let stills = reels.differing.map { reels.pairs[$0].new }.filter { still in
      !findings.contains { $0.from <= still && still <= $0.to && $0.kind != .delay }
    }
    guard let first = stills.first, let last = stills.last else { return nil }
    return Finding(
      .displayList,
      "\(ValueWording.count(stills.count, "still")) "
        + "\(stills.count == 1 ? "differs" : "differ") in what is no property of a view, "
        + "\(ValueWording.stills(first, last)).",
      from: first, to: last, count: stills.count)
  }
}

extension ReelComparer {
  /// The comparer with further views left out.
  func ignoring(_ ids: [String]) -> ReelComparer {
    var copy = self
    copy.ignoredViews += ids
    return copy
  }
}

extension Recording {
  /// Whether both recordings have the same stills at the same times.
  fileprivate func hasSameStills(as other: Recording) -> Bool {
    settings.fps == other.settings.fps && stills.count == other.stills.count
      && zip(stills, other.stills).allSatisfy { $0.isSame(as: $1) }
  }

  /// The side of a comparison that the recording is.
  func side(_ label: String) -> Comparison.Side {
    Comparison.Side(
      label: label, count: stills.count, fps: settings.fps, canvas: settings.canvas,
      scale: settings.scale)
  }
}
