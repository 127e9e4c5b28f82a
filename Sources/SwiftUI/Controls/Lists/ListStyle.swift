public import Foundation
import ScrollworkDrawing
public import ScrollworkEnvironment
import ScrollworkGeometry
public import ScrollworkViews

/// The appearance of lists.
public protocol ListStyle: Sendable {}

/// A list style with full-width rows and pinned section headers.
public struct PlainListStyle: ListStyle {
  /// Creates a plain list style.
  public init() {}
}

/// A list style with inset, rounded sections.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates an inset grouped list style.
  public init() {}
}

/// A list style with full-width grouped sections.
public struct GroupedListStyle: ListStyle {
  /// Creates a grouped list style.
  public init() {}
}

/// The default list style: inset grouped.
public struct DefaultListStyle: ListStyle {
  /// Creates a default list style.
  public init() {}
}

/// A list style with full-width rows: plain.
public struct InsetListStyle: ListStyle {
  /// Creates an inset list style.
  public init() {}
}

/// A list style of a sidebar: on a phone, inset sections with prominent headers.
public struct SidebarListStyle: ListStyle {
  /// Creates a sidebar list style.
  public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// Full-width rows.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// A sidebar.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Full-width rows with pinned section headers.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Inset, rounded sections.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Full-width grouped sections.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == DefaultListStyle {
  /// The default list style: inset grouped.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// The metrics and colors of a list style; lengths in points.
///
/// - Source: chosen, after pictures of iOS 17, where no other source is named.
struct ListAppearance: SectionAppearance {
  var pinsHeaders = false
  /// The distance of sections from the leading and trailing edges of the list.
  var margin: CGFloat = 0
  /// The corner radius of sections.
  var radius: CGFloat = 0
  /// The distance of row content from the edges of its section.
  var inset: CGFloat = 16
  /// The distance between two sections of which the second has no header.
  ///
  /// - Source: measured on Apple's frameworks: 35 points.
  var sectionSpacing: CGFloat = 0
  /// The distance between a footer and a section without a header, and between a section without a footer and
  /// a header.
  ///
  /// - Source: documented for UIKit's grouped tables, where the other half of the 35 points is the footer's.
  ///   Above a header measured by others, in pictures of iOS 18: 56⅓ points between two plates.
  var footerSpacing: CGFloat = 0
  /// The distance between rows.
  var rowSpacing: CGFloat = 0
  /// Whether headers are prominent and fold their sections.
  var isSidebar = false
  var background = Color(uiColor: .systemBackground)
  var rowBackground = Color(uiColor: .systemBackground)

  /// The minimum height of a row.
  static let minimumHeight: CGFloat = 44
  /// The distance of row content from the top and bottom of the row.
  static let verticalInset: CGFloat = 11
  /// The distance of a control from the top and bottom of the row.
  ///
  /// - Source: measured by others, in pictures of iOS 18 of public apps: rows of segments, steppers and compact
  ///   date pickers are 44 points high. The distance is chosen.
  static let controlInset: CGFloat = 4
  /// The distance above the first section, if it has no header and there is no large title above.
  ///
  /// - Source: measured on Apple's frameworks.
  static let top: CGFloat = 35
  /// The distance above the text of an unpinned header.
  ///
  /// - Source: measured by others, in pictures of iOS 18 of public apps: with one line of 15⅔ points and the
  ///   distance below it a plate begins 38⅔ points below a large title.
  static let headerTop: CGFloat = 17
  /// The distance below the text of an unpinned header.
  ///
  /// - Source: measured by others, in pictures of iOS 18 of public apps.
  static let headerBottom: CGFloat = 6
  /// The distance above and below the text of footers and of pinned headers.
  static let headerInset: CGFloat = 7

  static let plain = ListAppearance(pinsHeaders: true)
  static let grouped = ListAppearance(
    sectionSpacing: 35, footerSpacing: 17.5, background: Color(uiColor: .systemGroupedBackground),
    rowBackground: Color(uiColor: .secondarySystemGroupedBackground))
  static let insetGrouped = ListAppearance(
    margin: 16, radius: 10, sectionSpacing: 35, footerSpacing: 17.5,
    background: Color(uiColor: .systemGroupedBackground),
    rowBackground: Color(uiColor: .secondarySystemGroupedBackground))

  static let sidebar = {
    var copy = insetGrouped
    copy.isSidebar = true
    return copy
  }()

  /// The appearance with the spacings that modifiers set.
  func with(rowSpacing: CGFloat?, sectionSpacing: CGFloat?) -> ListAppearance {
    var copy = self
    copy.rowSpacing = rowSpacing ?? 0
    if let sectionSpacing, self.sectionSpacing > 0 {
      (copy.sectionSpacing, copy.footerSpacing) = (sectionSpacing, sectionSpacing)
    }
    return copy
  }

  /// The appearance on a screen of a width: sections and their content have the margins of views.
  ///
  /// - Source: 16 points measured on Apple's frameworks, 320 wide; by others, in pictures of iOS 14 to 18 of
  ///   public apps, 16 at 375, and 20 at 390, 393, 402 and 428.
  func on(width: CGFloat) -> ListAppearance {
    guard width >= 390 else { return self }
    var copy = self
    copy.inset = 20
    if margin > 0 { copy.margin = 20 }
    return copy
  }

  func collapsibleHeader(_ header: AnyView, isExpanded: Binding<Bool>) -> AnyView? {
    isSidebar ? AnyView(CollapsibleHeader(header: header, isExpanded: isExpanded)) : nil
  }

  func applyToHeader(_ values: inout EnvironmentValues) {
    applyToFooter(&values)
    if values.headerProminence == .increased || isSidebar {
      values.font = .title3.weight(.semibold)
      values.foreground = Color.primary
      return
    }
    if pinsHeaders { values.font = .subheadline.weight(.semibold) }
    values.textCase = pinsHeaders ? nil : .uppercase
  }

  func applyToFooter(_ values: inout EnvironmentValues) {
    values.listAppearance = nil
    values.font = .footnote
    values.foreground = Color.secondary
  }
}

extension ListStyle {
  /// The metrics and colors of the style.
  var appearance: ListAppearance {
    switch self {
    case is PlainListStyle, is InsetListStyle: .plain
    case is SidebarListStyle: .sidebar
    case is GroupedListStyle: .grouped
    default: .insetGrouped
    }
  }
}

extension View {
  /// Sets the style for lists within this view.
  public func listStyle(_ style: some ListStyle) -> some View { environment(\.listStyle, style) }

  /// Sets the visibility of the background of lists within this view.
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
    static var defaultValue: CGFloat { ListAppearance.minimumHeight }
  }

  /// The metrics and colors of the enclosing list; nil outside of lists.
  var listAppearance: ListAppearance? {
    get { sectionAppearance as? ListAppearance }
    set { sectionAppearance = newValue }
  }

  /// The style of lists.
  var listStyle: any ListStyle {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }

  /// The visibility of list backgrounds.
  var listBackground: Visibility {
    get { self[ListBackgroundKey.self] }
    set { self[ListBackgroundKey.self] = newValue }
  }

  /// The minimum height of list rows, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }
}
