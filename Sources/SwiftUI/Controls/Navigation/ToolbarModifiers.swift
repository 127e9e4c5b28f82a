public import ScrollworkEnvironment
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
  /// The tab bar.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}

extension View {
  /// Populates the toolbars of the page with items.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return modifyPage { page, context in
      var items = _ToolbarItems()
      items.entries = page.items
      items.context = context.view("toolbar")
      content._append(to: &items)
      page.items = items.entries
    }
  }

  /// Populates the toolbars of the page with items that people may customize.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }

  /// Populates the trailing end of the navigation bar with views.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = content()
    return toolbar { ToolbarItemGroup { content } }
  }

  /// Sets the visibility of bars of the page.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barVisibility(visibility, bars)
  }

  /// Sets the visibility of bars of the page.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barVisibility(visibility, bars)
  }

  private func barVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    modifyPage { page in
      for bar in bars.isEmpty ? [.navigationBar] : bars {
        if visibility == .hidden {
          page.hiddenBars.insert(bar)
        } else {
          page.hiddenBars.remove(bar)
        }
      }
    }
    .modifyTabBar { tabBar in
      if bars.contains(.tabBar), visibility != .automatic {
        tabBar.isHidden = visibility == .hidden
      }
    }
  }

  /// Sets the visibility of the background of bars of the page.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barBackground(bars) { $0.visibility = visibility }
  }

  /// Sets the visibility of the background of bars of the page.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barBackground(bars) { $0.visibility = visibility }
  }

  /// Sets the style of the background of bars of the page.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    barBackground(bars) { $0.style = style }
  }

  private func barBackground(
    _ bars: [ToolbarPlacement], _ change: @escaping (inout BarBackground) -> Void
  ) -> some View {
    modifyPage { page in
      for bar in bars.isEmpty ? [.navigationBar] : bars {
        change(&page.backgrounds[bar, default: BarBackground()])
      }
    }
    .modifyTabBar { if bars.contains(.tabBar) { change(&$0.background) } }
  }

  /// Sets the color scheme of bars of the page while their background shows; nil is the page's.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    modifyPage { page in
      for bar in bars.isEmpty ? [.navigationBar] : bars { page.colorSchemes[bar] = colorScheme }
    }
    .modifyTabBar { if bars.contains(.tabBar) { $0.colorScheme = colorScheme } }
  }

  /// Configures the title display mode of the page.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }

  /// Configures the menu that the title of the page presents.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let menu = AnyView(content())
    return modifyPage { $0.titleMenu = menu }
  }

  /// Configures the purpose of the content of the page.
  public func toolbarRole(_ role: ToolbarRole) -> some View { modifyPage { $0.role = role } }
}
