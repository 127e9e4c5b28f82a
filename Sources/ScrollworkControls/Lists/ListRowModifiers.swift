public import ScrollworkDrawing
public import ScrollworkGeometry
public import ScrollworkViews

/// What a row says about itself for the list around it.
struct ListRowTraits {
  var insets: EdgeInsets?
  /// What is behind the row; nil is what the style has.
  var background: AnyView?
  /// Whether lines show at some edges.
  var separators: [VerticalEdge: Visibility] = [:]
  var separatorTint: Color?
}

/// The key of a view's row traits.
enum ListRowKey: ContainerValueKey {
  static var defaultValue: ListRowTraits { ListRowTraits() }
}

extension View {
  /// Sets how far the content of a row stands in from its edges; nil is what the list does.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    listRow { $0.insets = insets }
  }

  /// Puts a view behind a row, instead of what the list has there; nil is that.
  public func listRowBackground(_ view: (some View)?) -> some View {
    listRow { $0.background = view.map { AnyView($0) } }
  }

  /// Shows or hides the lines at the edges of a row.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    listRow { row in
      for edge in VerticalEdge.allCases where edges.contains(VerticalEdge.Set(edge)) {
        row.separators[edge] = visibility
      }
    }
  }

  /// Sets the color of the lines at the edges of a row; nil is the usual one.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    listRow { $0.separatorTint = color }
  }

  private func listRow(_ change: @escaping (inout ListRowTraits) -> Void) -> some View {
    NodeModifierView(content: self) { change(&$0.traits[ListRowKey.self]) }
  }
}
