/// The guides for which a view may have an explicit position; for others nothing in it need be asked.
package struct GuideKinds: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Those of texts: the baselines, and the start of a list's separators.
  package static let text = GuideKinds(rawValue: 1)
  /// Those that a modifier or a layout of the scene may set.
  package static let custom = GuideKinds(rawValue: 2)

  /// Whether the view may have a position for a guide.
  package func mayHave(_ guide: AlignmentKey) -> Bool {
    guard !contains(.custom) else { return true }
    guard contains(.text) else { return false }
    return guide == VerticalAlignment.firstTextBaseline.key
      || guide == VerticalAlignment.lastTextBaseline.key
      || guide == HorizontalAlignment.listRowSeparatorLeading.key
  }
}

extension Layout {
  /// The guides that the layout may set itself; those of its subviews are combined in any case.
  package var ownGuides: GuideKinds {
    switch self {
    case is HStackLayout, is VStackLayout, is ZStackLayout, is OverlayLayout: []
    case is AlignmentGuideLayout: .custom
    case is any UnaryLayout: []
    default: .custom
    }
  }
}
