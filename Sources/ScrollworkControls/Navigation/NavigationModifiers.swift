public import ScrollworkViews

/// How a title is shown in a navigation bar.
public enum NavigationBarItem {
  /// How large a title is.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As on the page below; large on the root.
    case automatic
    /// In the bar.
    case inline
    /// Large below the bar, until the page is scrolled.
    case large
  }
}

/// A view that says something about the page of the navigation stack it stands on.
private struct PageView<Content: View>: PrimitiveView, CountedView {
  @MainActor static var nodeCount: Int? { ScrollworkViews.nodeCount(of: Content.self) }

  let content: Content
  let change: @MainActor (NavigationPage, ResolveContext) -> Void

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    let list = ScrollworkViews.resolve(content, in: context)
    if let page = context.environment.navigationPage { change(page, context) }
    return list
  }
}

extension View {
  func onPage(_ change: @escaping @MainActor (NavigationPage) -> Void) -> some View {
    PageView(content: self) { page, _ in change(page) }
  }

  /// Gives the page a title.
  public func navigationTitle(_ title: Text) -> some View { onPage { $0.title = title } }

  /// Gives the page a title.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Gives the page a title as it stands.
  @_disfavoredOverload
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    navigationTitle(Text(title))
  }

  /// Gives the page a title; what `navigationTitle(_:)` was called.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Gives the page a title; what `navigationTitle(_:)` was called.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Gives the page a title; what `navigationTitle(_:)` was called.
  @_disfavoredOverload
  public func navigationBarTitle(_ title: some StringProtocol) -> some View {
    navigationTitle(title)
  }

  /// Gives the page a title of a size.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Gives the page a title of a size.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Gives the page a title of a size.
  @_disfavoredOverload
  public func navigationBarTitle(
    _ title: some StringProtocol, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Says how large the title of the page is.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    onPage { $0.displayMode = displayMode }
  }

  /// Leaves the bar of the page out; what `toolbar(_:for:)` does.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    toolbar(hidden ? .hidden : .visible, for: .navigationBar)
  }

  /// Leaves the way back out of the bar of the page.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    onPage { $0.hidesBackButton = hidesBackButton }
  }

  /// Makes the pages of values of a type that are pushed onto the stack.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    onPage { page in
      page.register { ($0.base as? D).map { AnyView(destination($0)) } }
    }
  }

  /// Puts a page on top while a value is true.
  public func navigationDestination(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> some View
  ) -> some View {
    let view = destination()
    return PageView(content: self) { page, context in
      guard isPresented.wrappedValue else { return }
      page.presented.append(
        .init(
          id: AnyHashable(context.path), content: { AnyView(view) },
          dismiss: { isPresented.wrappedValue = false }))
    }
  }

  /// Puts a page on top while there is a value.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    PageView(content: self) { page, context in
      guard let value = item.wrappedValue else { return }
      page.presented.append(
        .init(
          id: AnyHashable([AnyHashable(context.path), AnyHashable(value)]),
          content: { AnyView(destination(value)) }, dismiss: { item.wrappedValue = nil }))
    }
  }
}
