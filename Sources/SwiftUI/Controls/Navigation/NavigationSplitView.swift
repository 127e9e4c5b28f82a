public import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
public import ScrollworkViews

/// A view that presents views in two or three columns, where selections in leading columns control
/// presentations in subsequent ones.
///
/// On a phone it is a stack whose root is the sidebar; a selection in a list pushes the next column.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var pushed = 0
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let column: Binding<NavigationSplitViewColumn>?
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail

  private init(
    _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ column: Binding<NavigationSplitViewColumn>?, _ sidebar: Sidebar, _ content: Content,
    _ detail: Detail
  ) {
    (self.visibility, self.column) = (visibility, column)
    (self.sidebar, self.content, self.detail) = (sidebar, content, detail)
  }

  /// Creates a three-column navigation split view.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, nil, sidebar(), content(), detail())
  }

  /// Creates a three-column navigation split view with a binding to the visible columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), content(), detail())
  }

  /// Creates a three-column navigation split view with the column that a phone shows first.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), content(), detail())
  }

  /// The stack, or the columns.
  public var body: some View {
    let hasContent = Content.self != EmptyView.self
    if sizeClass != .regular {
      let depth = max(pushed, column?.wrappedValue.depth(hasContent) ?? 0)
      NavigationStack {
        sidebar
          .environment(\.pushColumn, { push(1) })
          .navigationDestination(isPresented: shown(1, depth)) {
            if hasContent {
              content
                .environment(\.pushColumn, { push(2) })
                .navigationDestination(isPresented: shown(2, depth)) { detail }
            } else {
              detail
            }
          }
      }
    } else if visibility?.wrappedValue == .detailOnly {
      NavigationStack { detail }
    } else {
      NavigationColumns(
        sidebar: visibility?.wrappedValue == .doubleColumn && hasContent
          ? nil : AnyView(NavigationStack { sidebar }),
        content: hasContent ? AnyView(NavigationStack { content }) : nil,
        detail: AnyView(NavigationStack { detail }))
    }
  }

  private func push(_ count: Int) { pushed = max(pushed, count) }

  /// Whether a phone shows a column above the sidebar.
  private func shown(_ count: Int, _ depth: Int) -> Binding<Bool> {
    Binding(
      get: { depth >= count },
      set: { isShown in
        if !isShown {
          pushed = count - 1
          column?.wrappedValue = count == 1 ? .sidebar : .content
        }
      })
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a two-column navigation split view.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, nil, sidebar(), EmptyView(), detail())
  }

  /// Creates a two-column navigation split view with a binding to the visible columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), EmptyView(), detail())
  }

  /// Creates a two-column navigation split view with the column that a phone shows first.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), EmptyView(), detail())
  }

  /// Creates a two-column navigation split view with bindings to the visible columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), EmptyView(), detail())
  }
}

/// The visible columns of a navigation split view.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  private let name: String

  /// The default: all columns.
  public static var automatic: Self { Self(name: "automatic") }
  /// All columns.
  public static var all: Self { Self(name: "all") }
  /// The last two columns.
  public static var doubleColumn: Self { Self(name: "doubleColumn") }
  /// The detail column.
  public static var detailOnly: Self { Self(name: "detailOnly") }
}

/// A column of a navigation split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String

  /// The sidebar.
  public static var sidebar: Self { Self(name: "sidebar") }
  /// The middle column.
  public static var content: Self { Self(name: "content") }
  /// The detail column.
  public static var detail: Self { Self(name: "detail") }

  /// The number of columns above the sidebar on a phone.
  fileprivate func depth(_ hasContent: Bool) -> Int {
    self == .sidebar ? 0 : self == .content || !hasContent ? 1 : 2
  }
}

/// The appearance of navigation split views.
public protocol NavigationSplitViewStyle: Sendable {}

/// A navigation split view style whose detail column makes room for the others.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates a balanced style.
  public init() {}
}

/// A navigation split view style whose detail column keeps its width.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates a prominent detail style.
  public init() {}
}

/// The default navigation split view style.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates a default style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The detail column makes room for the others.
  public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The detail column keeps its width.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The default style.
  public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

extension View {
  /// Sets the style of navigation split views inside: columns always stand side by side.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    environment(\.splitIsProminent, style is ProminentDetailNavigationSplitViewStyle)
  }

  /// Sets the width of the column that contains the view, in points.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    frame(idealWidth: width)
  }

  /// Sets the range of the width of the column that contains the view, in points.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    frame(idealWidth: ideal)
  }
}

extension EnvironmentValues {
  private enum PushKey: EnvironmentKey {
    static var defaultValue: (() -> Void)? { nil }
  }

  private enum ProminentKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Shows the next column on a phone, after a selection.
  var pushColumn: (() -> Void)? {
    get { self[PushKey.self] }
    set { self[PushKey.self] = newValue }
  }

  /// Whether the detail column keeps its width.
  var splitIsProminent: Bool {
    get { self[ProminentKey.self] }
    set { self[ProminentKey.self] = newValue }
  }
}
