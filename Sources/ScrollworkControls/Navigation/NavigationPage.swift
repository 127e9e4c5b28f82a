import ScrollworkDrawing
import ScrollworkViews

/// What the views on a page of a navigation stack say about it, while they are made.
///
/// Where several say it, the outermost is heard, and the last of those beside each other. Views that
/// are made only for their place, such as lazy rows, come too late.
@MainActor final class NavigationPage {
  /// A page that a binding says is there.
  struct Presented {
    let id: AnyHashable
    let content: @MainActor () -> AnyView
    let dismiss: @MainActor () -> Void
  }

  var title: Text?
  var displayMode = NavigationBarItem.TitleDisplayMode.automatic
  var items: [ToolbarEntry] = []
  var hiddenBars: Set<ToolbarPlacement> = []
  var hidesBackButton = false
  /// The looks that were asked for of what is behind bars.
  var backgrounds: [ToolbarPlacement: BarBackground] = [:]
  /// The pages above, as bindings say.
  var presented: [Presented] = []
  /// Makes the views of values by their types, those found last first.
  private(set) var destinations: [@MainActor (AnyHashable) -> AnyView?]

  /// A page above others, which knows their destinations.
  init(above below: NavigationPage?) { destinations = below?.destinations ?? [] }

  func register(_ destination: @escaping @MainActor (AnyHashable) -> AnyView?) {
    destinations.append(destination)
  }

  /// The view of a value; nil if none is registered for its type.
  func view(of value: AnyHashable) -> AnyView? {
    for destination in destinations.reversed() {
      if let view = destination(value) { return view }
    }
    return nil
  }
}

/// What is behind a bar.
struct BarBackground {
  var style: (any ShapeStyle)?
  var visibility = Visibility.automatic
}
