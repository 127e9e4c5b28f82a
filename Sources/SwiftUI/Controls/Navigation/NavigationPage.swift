import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkViews

/// The modifiers that the views of a navigation page apply to it, collected while they resolve.
///
/// Of conflicting modifiers the outermost wins, and the last among siblings. Those of views that are
/// made after layout, in geometry readers, come too late for the bars; they apply when the page is
/// made again, see ``LatePageModifier``. Those in lazy rows have no effect.
@MainActor final class NavigationPage {
  /// A page presented by a binding.
  struct Presented {
    let id: AnyHashable
    let content: @MainActor () -> AnyView
    let dismiss: @MainActor () -> Void
  }

  var title: Text?
  var subtitle: Text?
  /// The items of the menu that the title presents.
  var titleMenu: AnyView?
  var role = ToolbarRole.automatic
  /// The search field of the page.
  var search: SearchField?
  /// The color schemes set for bars.
  var colorSchemes: [ToolbarPlacement: ColorScheme] = [:]
  var displayMode = NavigationBarItem.TitleDisplayMode.automatic
  var items: [ToolbarEntry] = []
  var hiddenBars: Set<ToolbarPlacement> = []
  var hidesBackButton = false
  /// The view that the page zooms out of.
  var zoomSource: ZoomSource?
  /// The backgrounds set for bars.
  var backgrounds: [ToolbarPlacement: BarBackground] = [:]
  /// The pages above this one that bindings present.
  var presented: [Presented] = []
  /// Whether the content of the page has been resolved, so that further modifiers come too late.
  var isResolved = false
  /// Whether pages with the automatic display mode have a large title here.
  private let inheritsLargeTitle: Bool
  /// The registered destinations; later registrations take precedence.
  private(set) var destinations: [@MainActor (AnyHashable) -> AnyView?]

  /// Creates a page that inherits the destinations and the automatic display mode of the one below.
  init(above below: NavigationPage?) {
    destinations = below?.destinations ?? []
    inheritsLargeTitle = below?.prefersLargeTitle ?? true
  }

  /// Whether the title of the page, and of pages above with the automatic display mode, is large.
  var prefersLargeTitle: Bool {
    switch displayMode {
    case .automatic: inheritsLargeTitle
    case .large: true
    case .inline: false
    }
  }

  /// Whether the bar of the page has a large title.
  var hasLargeTitle: Bool {
    prefersLargeTitle && title != nil && !hiddenBars.contains(.navigationBar)
  }

  /// Whether the bar of the page has more than a back button.
  var hasBarContent: Bool {
    title != nil || subtitle != nil || titleMenu != nil || search != nil
      || items.contains { !$0.placement.isAtBottom }
      || backgrounds[.navigationBar]?.visibility == .visible
  }

  func register(_ destination: @escaping @MainActor (AnyHashable) -> AnyView?) {
    destinations.append(destination)
  }

  /// The destination of a value; nil if none is registered for its type.
  func view(of value: AnyHashable) -> AnyView? {
    for destination in destinations.reversed() {
      if let view = destination(value) { return view }
    }
    return nil
  }
}

/// The background of a bar.
struct BarBackground {
  var style: (any ShapeStyle)?
  var visibility = Visibility.automatic
}
