import Foundation
import ScrollworkEnvironment
import ScrollworkLayout
public import ScrollworkViews

/// A view for presenting a stack of views, or columns of them where there is room.
///
/// On a phone, the first view inside is the root of a `NavigationStack`; where the width is regular,
/// it is a sidebar beside the others, unless the style is stack.
public struct NavigationView<Content: View>: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.navigationViewStyle) private var style
  private let content: Content

  /// Creates a navigation view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The navigation stack, or the columns.
  public var body: some View {
    if sizeClass != .regular || style is StackNavigationViewStyle {
      NavigationStack { NavigationColumn(content: content, index: 0) }
    } else {
      NavigationColumns(
        sidebar: AnyView(NavigationStack { NavigationColumn(content: content, index: 0) }),
        content: nil,
        detail: AnyView(NavigationStack { NavigationColumn(content: content, index: 1) }))
    }
  }
}

/// One of the views of a navigation view.
private struct NavigationColumn<Content: View>: CountedView {
  @MainActor static var nodeCount: Int? { nil }

  let content: Content
  let index: Int

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    let nodes = ScrollworkViews.resolve(content, in: context).nodes
    return nodes.indices.contains(index) ? NodeList(nodes[index]) : NodeList()
  }
}

/// The appearance and interaction of navigation views.
public protocol NavigationViewStyle: Sendable {}

/// The default navigation view style: columns where there is room.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates a default navigation view style.
  public init() {}
}

/// A navigation view style that displays one page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates a stack navigation view style.
  public init() {}
}

/// A navigation view style with columns where there is room.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates a column navigation view style.
  public init() {}
}

/// A navigation view style with two columns where there is room; superseded by columns.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates a double column navigation view style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default navigation view style: columns where there is room.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A navigation view style that displays one page at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// A navigation view style with columns where there is room.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets the style for navigation views within this view.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewStyle, style)
  }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey {
    static var defaultValue: any NavigationViewStyle { DefaultNavigationViewStyle() }
  }

  /// The style of navigation views.
  var navigationViewStyle: any NavigationViewStyle {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}
