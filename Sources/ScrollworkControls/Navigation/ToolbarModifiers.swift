public import ScrollworkViews

/// The placement of a toolbar.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// The default placement: the navigation bar.
  public static let automatic = navigationBar
  /// The navigation bar.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bottom toolbar.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
}

extension View {
  /// Populates the toolbars of the page with items.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return modifyPage { page in
      var items = _ToolbarItems()
      items.entries = page.items
      content._append(to: &items)
      page.items = items.entries
    }
  }

  /// Populates the trailing end of the navigation bar with views.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = content()
    return toolbar { ToolbarItemGroup { content } }
  }

  /// Sets the visibility of bars of the page.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifyPage { page in
      for bar in bars.isEmpty ? [.navigationBar] : bars {
        if visibility == .hidden {
          page.hiddenBars.insert(bar)
        } else {
          page.hiddenBars.remove(bar)
        }
      }
    }
  }

  /// Sets the visibility of the background of bars of the page.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifyPage { page in
      for bar in bars.isEmpty ? [.navigationBar] : bars {
        page.backgrounds[bar, default: BarBackground()].visibility = visibility
      }
    }
  }

  /// Sets the style of the background of bars of the page.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    modifyPage { page in
      for bar in bars.isEmpty ? [.navigationBar] : bars {
        page.backgrounds[bar, default: BarBackground()].style = style
      }
    }
  }
}
