import Foundation
public import ScrollworkDrawing
public import ScrollworkGeometry
public import ScrollworkViews

/// The list row modifiers of a view, for the enclosing list.
struct ListRowTraits {
  var insets: EdgeInsets?
  /// The row background; nil for the style's.
  var background: AnyView?
  /// The visibility of the separators, by edge.
  var separators: [VerticalEdge: Visibility] = [:]
  var separatorTint: Color?
  /// The actions that a swipe reveals, by edge.
  var swipes: [HorizontalEdge: ListSwipe] = [:]
  var delete: (() -> Void)?
  var move: ((_ distance: Int) -> Void)?
  var isDeleteDisabled = false
  var isMoveDisabled = false
  var isSelectionDisabled = false
  /// Whether the row is a control, which has less room around it than a text.
  var isControl = false
  var sectionSpacing: CGFloat?

  /// Whether a swipe may reveal actions.
  var isSwiped: Bool { !swipes.isEmpty || delete != nil || move != nil }
}

/// The actions that a swipe reveals at one edge of a row.
struct ListSwipe {
  let actions: AnyView
  let allowsFullSwipe: Bool
}

/// The trait key of a view's list row modifiers.
enum ListRowKey: ContainerValueKey {
  static var defaultValue: ListRowTraits { ListRowTraits() }
}

extension View {
  /// Applies an inset to the content of a list row; nil restores the default.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    listRow { $0.insets = insets }
  }

  /// Places a custom background view behind a list row; nil restores the default.
  public func listRowBackground(_ view: (some View)?) -> some View {
    listRow { $0.background = view.map { AnyView($0) } }
  }

  /// Sets the visibility of the separators of a list row.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    listRow { row in
      for edge in VerticalEdge.allCases where edges.contains(VerticalEdge.Set(edge)) {
        row.separators[edge] = visibility
      }
    }
  }

  /// Sets the tint color of the separators of a list row; nil restores the default.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    listRow { $0.separatorTint = color }
  }

  /// The view as a control: with the spacing of one, and in a list in a row of the least height.
  func asControl() -> some View { controlSpacing().listRow { $0.isControl = true } }

  func listRow(_ change: @escaping (inout ListRowTraits) -> Void) -> some View {
    NodeModifierView(content: self) { change(&$0.traits[ListRowKey.self]) }
  }
}
