import ScrollworkStage

/// The order of findings: causes before what follows from them, the most noticeable first.
enum FindingOrder {
  /// The findings in order, with the indices of their causes.
  static func sorted(_ findings: [Finding]) -> [Finding] {
    let kinds = Dictionary(
      Finding.Kind.allCases.enumerated().map { ($0.element, $0.offset) }
    ) { first, _ in first }
    var sorted = findings.enumerated().sorted { first, second in
      let (a, b) = (first.element, second.element)
      let ranks = (kinds[a.rankedKind, default: 0], kinds[b.rankedKind, default: 0])
      if causesFirst(a) != causesFirst(b) { return causesFirst(a) }
      if a.isAboutRows != b.isAboutRows { return a.isAboutRows }
      if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
      if a.kind == .layout, a.isResizing != b.isResizing { return a.isResizing }
      if a.kind == .parameter, b.kind == .parameter { return first.offset < second.offset }
      if weight(a) != weight(b) { return weight(a) > weight(b) }
      return first.offset < second.offset
    }.map(\.element)
    for index in sorted.indices { sorted[index].cause = cause(of: index, in: sorted) }
    return sorted
  }

  /// Whether a finding is about what was asked for rather than about what happened.
  private static func causesFirst(_ finding: Finding) -> Bool {
    finding.kind == .settings || finding.kind == .script
  }

  /// The index of an earlier finding that this one follows from.
  private static func cause(of index: Int, in findings: [Finding]) -> Int? {
    let finding = findings[index]
    return findings[..<index].firstIndex { other in
      guard other.cause == nil else { return false }
      // Rows are in the content even where they are scrolled away.
      if other.isAboutRows { return other.explains(finding) }
      guard other.from <= finding.to, finding.from <= other.to else { return false }
      if other.kind == .parameter { return finding.follows(fromParameter: other) }
      if finding.property == PresenceComparer.visibility {
        return [.layout, .content, .settling, .motion].contains(other.kind)
      }
      switch (other.kind, finding.kind) {
      case (.delay, .stills): return false
      case (_, .stills): return true
      case (.settings, let kind): return kind != .settings && kind != .script
      case (.script, .settling), (.script, .motion), (.script, .delay):
        return true
      case (.content, .settling), (.content, .motion): return other.views == finding.views
      case (.appeared, .content), (.lost, .content), (.layout, .content): return true
      case (.content, _), (.settling, _), (.motion, _):
        return finding.isAboutIndicators
          && finding.views.allSatisfy { $0.hasPrefix(other.views[0] + "/") }
      case (.layout, .layout):
        return other.isResizing && !finding.isResizing
      case (.appeared, .layout), (.lost, .layout): return !finding.isResizing
      case (.words, .layout), (.font, .layout):
        return !finding.isResizing || other.views.contains { finding.views.contains($0) }
      case (.layout, .settling), (.layout, .motion):
        return other.views.contains { $0.hasPrefix(finding.views[0] + "/") }
      case (_, .pixels): return true
      default: return false
      }
    }
  }

  /// How noticeable a finding is among those of its kind.
  private static func weight(_ finding: Finding) -> Double {
    abs(finding.amount ?? 1) * Double(finding.count) * Double(max(1, finding.views.count))
  }
}

extension Finding {
  /// The kind that gives the finding its place.
  fileprivate var rankedKind: Kind {
    property == PresenceComparer.visibility || isAboutIndicators ? .order : kind
  }

  /// Whether it follows from a parameter of a view or modifier.
  fileprivate func follows(fromParameter other: Finding) -> Bool {
    switch kind {
    case .settings, .script, .parameter, .moved: false
    case .words: property == DrawingComparer.changingWords
    case .appeared, .lost:
      property == PresenceComparer.visibility || property == PresenceComparer.modifier
    case .effect:
      source == nil || source == other.source
        || !["scrollTransition", "visualEffect"].contains { sentence.contains("by the \($0) at ") }
    case .color: other.isAboutColors
    case .font: other.property == "dynamicTypeSize" || other.property == "bold"
    default: true
    }
  }

  /// Whether a parameter changes colors.
  private var isAboutColors: Bool {
    guard let property else { return false }
    return [
      "colorScheme", "preferredColorScheme", "startPoint", "endPoint", "function", "material",
    ]
    .contains(property) || property.hasPrefix("argument ")
  }

  /// Whether it is about scroll indicators only.
  var isAboutIndicators: Bool {
    !views.isEmpty && views.allSatisfy { $0.hasSuffix(DrawnView.indicator) }
  }

  /// Whether it is about another size.
  var isResizing: Bool { property == "width" || property == "height" }
}
