public import ScrollworkViews

/// A configuration for the navigation bar of a page.
public enum NavigationBarItem {
  /// The display style of the title.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// Inherits the display mode of the previous page; large on the root.
    case automatic
    /// Displays the title within the bar.
    case inline
    /// Displays a large title below the bar, until the page is scrolled.
    case large
  }
}

/// A view that modifies the navigation page that contains it.
private struct PageModifierView<Content: View>: CountedView {
  @MainActor static var nodeCount: Int? { Content._viewListCount }

  let content: Content
  let change: @MainActor (NavigationPage, ResolveContext) -> Void

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    if let page = context.environment.navigationPage, page.isResolved, !context.isInLazyRow {
      context.session.observed.insert(.geometryObservers)
      let late = LatePageModifier(change, in: context)
      return ScrollworkViews.resolve(
        content.wrapped("navigationPage") { _, _ in
          .preference(.change { values, _ in late.add(to: &values) })
        },
        in: context)
    }
    let list = ScrollworkViews.resolve(content, in: context)
    if let page = context.environment.navigationPage, !page.isResolved {
      change(page, context)
    }
    return list
  }
}

extension View {
  func modifyPage(_ change: @escaping @MainActor (NavigationPage) -> Void) -> some View {
    PageModifierView(content: self) { page, _ in change(page) }
  }

  /// Modifies the page in the context of the view.
  func modifyPage(
    _ change: @escaping @MainActor (NavigationPage, ResolveContext) -> Void
  ) -> some View {
    PageModifierView(content: self, change: change)
  }

  /// Configures the title of the page.
  public func navigationTitle(_ title: Text) -> some View { modifyPage { $0.title = title } }

  /// Configures the title of the page, from a localized string key.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Configures the title of the page, from a string.
  @_disfavoredOverload
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    navigationTitle(Text(title))
  }

  /// Configures the title of the page; superseded by `navigationTitle(_:)`.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Configures the title of the page; superseded by `navigationTitle(_:)`.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Configures the title of the page; superseded by `navigationTitle(_:)`.
  @_disfavoredOverload
  public func navigationBarTitle(_ title: some StringProtocol) -> some View {
    navigationTitle(title)
  }

  /// Configures the title and the title display mode of the page.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Configures the title and the title display mode of the page.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Configures the title and the title display mode of the page.
  @_disfavoredOverload
  public func navigationBarTitle(
    _ title: some StringProtocol, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Configures the title display mode of the page.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifyPage { $0.displayMode = displayMode }
  }

  /// Configures the title of the page, from the value of a binding.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// Configures the line below the title of the page.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    modifyPage { $0.subtitle = subtitle }
  }

  /// Configures the line below the title of the page, from a localized string key.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Configures the line below the title of the page, from a string.
  @_disfavoredOverload
  public func navigationSubtitle(_ subtitle: some StringProtocol) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Hides the navigation bar of the page; superseded by `toolbar(_:for:)`.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    toolbar(hidden ? .hidden : .visible, for: .navigationBar)
  }

  /// Sets the items of the navigation bar of the page; superseded by `toolbar`.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItemGroup(placement: .topBarLeading) { leading }
      ToolbarItemGroup(placement: .topBarTrailing) { trailing }
    }
  }

  /// Sets the leading items of the navigation bar of the page; superseded by `toolbar`.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItemGroup(placement: .topBarLeading) { leading } }
  }

  /// Sets the trailing items of the navigation bar of the page; superseded by `toolbar`.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItemGroup(placement: .topBarTrailing) { trailing } }
  }

  /// Hides the back button of the page.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifyPage { $0.hidesBackButton = hidesBackButton }
  }

  /// Associates a destination view with a presented data type in the navigation stack.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifyPage { page in
      page.register { ($0.base as? D).map { AnyView(destination($0)) } }
    }
  }

  /// Pushes a view onto the navigation stack while a binding is true.
  public func navigationDestination(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> some View
  ) -> some View {
    let view = destination()
    return PageModifierView(content: self) { page, context in
      guard isPresented.wrappedValue else { return }
      page.presented.append(
        .init(
          id: AnyHashable(context.path), content: { AnyView(view) },
          dismiss: { isPresented.wrappedValue = false }))
    }
  }

  /// Pushes a view onto the navigation stack while the bound item is non-nil.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    PageModifierView(content: self) { page, context in
      guard let value = item.wrappedValue else { return }
      page.presented.append(
        .init(
          id: AnyHashable([AnyHashable(context.path), AnyHashable(value)]),
          content: { AnyView(destination(value)) }, dismiss: { item.wrappedValue = nil }))
    }
  }
}
