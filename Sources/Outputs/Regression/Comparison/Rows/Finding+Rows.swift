extension Finding {
  /// Whether it is about whole rows.
  var isAboutRows: Bool { property == RowComparer.row }

  /// Whether another finding follows from rows that are gone, new or elsewhere.
  func explains(_ other: Finding) -> Bool {
    switch other.kind {
    case .settings, .script, .moved: false
    // A content of another length comes to rest at another time.
    case .stills, .delay, .pixels, .content: true
    case .appeared, .lost: !other.isAboutRows && (other.isAboutVisibility || isBeside(other))
    case .layout: !other.isResizing || other.isAboutHolder(of: self)
    case .settling, .motion: other.isAboutHolder(of: self)
    default: other.isAboutIndicators && other.isAboutHolder(of: self)
    }
  }

  /// Whether a finding is about views around the rows that come and go with them, such as dividers, or
  /// about modifiers, such as the round corners of the last row.
  private func isBeside(_ other: Finding) -> Bool {
    guard other.kind == kind || other.property == PresenceComparer.modifier, let container else {
      return false
    }
    return other.views.allSatisfy { $0.hasPrefix(container) }
  }

  /// Whether it is about a view that holds some rows, or about its indicators.
  private func isAboutHolder(of rows: Finding) -> Bool {
    guard let container = rows.container else { return false }
    return views.contains { view in
      let parts = ViewLabel.components(of: view)
      let name = isAboutIndicators ? parts.dropLast().joined(separator: "/") : view
      let holder = name.unnumbered ?? name
      return container == holder || container.hasPrefix(holder + "/")
    }
  }

  /// The name of the view around the rows; nil for a finding without views.
  private var container: String? {
    guard let name = views.first else { return nil }
    let parts = ViewLabel.components(of: name)
    guard let row = parts.lastIndex(where: { RowStep($0) != nil }) else { return nil }
    return parts[..<row].joined(separator: "/")
  }

  /// Whether it is about views that are seen at other times only.
  private var isAboutVisibility: Bool { property == PresenceComparer.visibility }
}
