public import Foundation
public import ScrollworkDrawing
public import ScrollworkEnvironment
public import ScrollworkGeometry
public import ScrollworkViews

/// The spacing between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
  let length: CGFloat?

  /// The default spacing of the style.
  public static let `default` = ListSectionSpacing(length: nil)
  /// A small spacing.
  ///
  /// - Source: chosen, after pictures of iOS 17.
  public static let compact = ListSectionSpacing(length: 17)

  /// A spacing in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing)
  }
}

/// The prominence of the headers of sections.
public enum Prominence: Hashable, Sendable {
  /// The default prominence.
  case standard
  /// More prominent: a larger font in the primary color.
  case increased
}

extension View {
  /// Adds actions that a horizontal swipe over a list row reveals.
  ///
  /// - Source: chosen: each row rests open by the width of one action; several share it.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    let swipe = ListSwipe(actions: AnyView(content()), allowsFullSwipe: allowsFullSwipe)
    return listRow { $0.swipes[edge] = swipe }
  }

  /// Sets the distance between the rows of lists inside, in points; nil is the style's.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }

  /// Sets the distance between the sections of lists inside, or above a section.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.length)
      .listRow { $0.sectionSpacing = spacing.length }
  }

  /// Sets the distance between the sections of lists inside, or above a section, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Sets the visibility of the separators of the rows of a section.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    listRow { row in
      guard visibility == .hidden else { return }
      for edge in VerticalEdge.allCases where edges.contains(VerticalEdge.Set(edge)) {
        if row.separators[edge] == nil { row.separators[edge] = .hidden }
      }
    }
  }

  /// Sets the tint color of the separators of the rows of a section.
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    listRow { if $0.separatorTint == nil { $0.separatorTint = color } }
  }

  /// Sets the tint of the icons of labels in list rows; nil restores the default.
  public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }

  /// Sets the tint of the icons of labels in list rows; nil restores the default.
  public func listItemTint(_ tint: ListItemTint?) -> some View { self.tint(tint?.color) }

  /// Sets the prominence of the headers of sections inside.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}

/// The tint of the icons of labels in a list.
public struct ListItemTint: Sendable {
  let color: Color

  /// A tint that the list's own accent may override; it never does.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// A tint that nothing overrides.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// A gray tint.
  public static let monochrome = ListItemTint(color: Color.gray)
}

extension EnvironmentValues {
  private enum RowSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }

  private enum SectionSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }

  private enum ProminenceKey: EnvironmentKey {
    static var defaultValue: Prominence { .standard }
  }

  /// The distance between list rows, in points; nil is the style's.
  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  /// The distance between list sections, in points; nil is the style's.
  var listSectionSpacing: CGFloat? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }

  /// The prominence of section headers.
  public var headerProminence: Prominence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }
}
