public import ScrollworkViews

/// A bar that something is said about.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// The bar above the page.
  public static let automatic = navigationBar
  /// The bar above the page.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar below the page.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
}

extension View {
  /// Puts items into the bars of the page.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return onPage { page in
      var items = _ToolbarItems()
      items.entries = page.items
      content._append(to: &items)
      page.items = items.entries
    }
  }

  /// Puts views at the end of the bar above the page.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = content()
    return toolbar { ToolbarItemGroup { content } }
  }

  /// Shows or hides bars of the page.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    onPage { page in
      for bar in bars.isEmpty ? [.navigationBar] : bars {
        if visibility == .hidden {
          page.hiddenBars.insert(bar)
        } else {
          page.hiddenBars.remove(bar)
        }
      }
    }
  }

  /// Shows what is behind bars of the page always, or never.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    onPage { page in
      for bar in bars.isEmpty ? [.navigationBar] : bars {
        page.backgrounds[bar, default: BarBackground()].visibility = visibility
      }
    }
  }

  /// Fills what is behind bars of the page.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    onPage { page in
      for bar in bars.isEmpty ? [.navigationBar] : bars {
        page.backgrounds[bar, default: BarBackground()].style = style
      }
    }
  }
}
