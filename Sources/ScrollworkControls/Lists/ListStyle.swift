public import Foundation
import ScrollworkDrawing
public import ScrollworkEnvironment
import ScrollworkGeometry
public import ScrollworkViews

/// How a list looks.
public protocol ListStyle: Sendable {}

/// Rows from edge to edge, headers that stay at the top while their section shows.
public struct PlainListStyle: ListStyle {
  /// Rows from edge to edge.
  public init() {}
}

/// Sections on plates that stand in from the edges.
public struct InsetGroupedListStyle: ListStyle {
  /// Sections on plates.
  public init() {}
}

/// Sections on bands from edge to edge.
public struct GroupedListStyle: ListStyle {
  /// Sections on bands.
  public init() {}
}

/// Sections on plates, as lists look by themselves.
public struct DefaultListStyle: ListStyle {
  /// Sections on plates.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections on plates that stand in from the edges.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections on bands from edge to edge.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == DefaultListStyle {
  /// Sections on plates.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// The measures and colors of a style.
///
/// - Source: chosen, after pictures of iOS 17; the system's own margins depend on the device.
struct ListLook: SectionLook {
  var pinsHeaders = false
  /// How far plates stand in from the edges of the list.
  var margin: CGFloat = 0
  /// The corners of plates.
  var radius: CGFloat = 0
  /// How far rows stand in from the edges of their plates.
  var inset: CGFloat = 20
  /// The distance before a section without a header.
  var sectionSpacing: CGFloat = 0
  var background = Color(uiColor: .systemBackground)
  var rowBackground = Color(uiColor: .systemBackground)

  /// The least height of a row.
  static let minimumHeight: CGFloat = 44
  /// What a row leaves free above and below its content.
  static let verticalInset: CGFloat = 11
  /// The distance above a section without a header that is the first.
  static let top: CGFloat = 20
  /// What a header that is not pinned leaves free above its words.
  static let headerTop: CGFloat = 20
  /// What headers and footers leave free above and below their words.
  static let headerInset: CGFloat = 7

  static let plain = ListLook(pinsHeaders: true)
  static let grouped = ListLook(
    sectionSpacing: 35, background: Color(uiColor: .systemGroupedBackground),
    rowBackground: Color(uiColor: .secondarySystemGroupedBackground))
  static let insetGrouped = ListLook(
    margin: 16, radius: 10, inset: 16, sectionSpacing: 35,
    background: Color(uiColor: .systemGroupedBackground),
    rowBackground: Color(uiColor: .secondarySystemGroupedBackground))

  func applyToHeader(_ values: inout EnvironmentValues) {
    applyToFooter(&values)
    if pinsHeaders { values.font = .subheadline.weight(.semibold) }
    values.textCase = pinsHeaders ? nil : .uppercase
  }

  func applyToFooter(_ values: inout EnvironmentValues) {
    values.listLook = nil
    values.font = .footnote
    values.foreground = Color.secondary
  }
}

extension ListStyle {
  /// The measures and colors of the style.
  var look: ListLook {
    switch self {
    case is PlainListStyle: .plain
    case is GroupedListStyle: .grouped
    default: .insetGrouped
    }
  }
}

extension View {
  /// Sets how lists inside look.
  public func listStyle(_ style: some ListStyle) -> some View { environment(\.listStyle, style) }

  /// Shows or hides what lists inside have behind their rows.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.listBackground, visibility)
  }
}

extension EnvironmentValues {
  private enum ListStyleKey: EnvironmentKey {
    static var defaultValue: any ListStyle { DefaultListStyle() }
  }

  private enum ListBackgroundKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }

  private enum RowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat { ListLook.minimumHeight }
  }

  /// How the list looks whose rows are being made; nil outside of lists.
  var listLook: ListLook? {
    get { sectionLook as? ListLook }
    set { sectionLook = newValue }
  }

  /// How lists look.
  var listStyle: any ListStyle {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }

  /// Whether lists have something behind their rows.
  var listBackground: Visibility {
    get { self[ListBackgroundKey.self] }
    set { self[ListBackgroundKey.self] = newValue }
  }

  /// The least height of rows in lists inside, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }
}
