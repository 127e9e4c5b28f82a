public import ScrollworkUIKit

/// A UIKit view that code of an app sets, whose settings are then those of the SwiftUI view.
///
/// SwiftUI's views here are not made of UIKit's, so the one that code is given is a stand-in.
private struct IntrospectedScroll: ViewModifier {
  let view: UIScrollView

  func body(content: Content) -> some View {
    content
      .scrollDisabled(!view.isScrollEnabled)
      .scrollBounceBehavior(view.bounces ? .automatic : .basedOnSize)
      .scrollIndicators(
        view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator
          ? .automatic : .hidden
      )
      .modifier(Paging(isPaged: view.isPagingEnabled))
      .modifier(ClearBackground(color: view.backgroundColor))
  }

  private struct Paging: ViewModifier {
    let isPaged: Bool

    func body(content: Content) -> some View {
      if isPaged { content.scrollTargetBehavior(.paging) } else { content }
    }
  }
}

/// The background that code of an app has set.
private struct ClearBackground: ViewModifier {
  let color: UIColor?

  func body(content: Content) -> some View {
    if let color {
      content.scrollContentBackground(.hidden).background(Color(uiColor: color))
    } else {
      content
    }
  }
}

extension View {
  @MainActor func introspecting(_ view: UIScrollView) -> some View {
    modifier(IntrospectedScroll(view: view))
  }

  /// Takes over how code sets a scroll view.
  @MainActor public func introspectScrollView(customize: @escaping (UIScrollView) -> Void)
    -> some View
  {
    let view = UIScrollView()
    customize(view)
    return introspecting(view)
  }

  /// Takes over how code sets the scroll view of a list.
  @MainActor public func introspectTableView(customize: @escaping (UITableView) -> Void)
    -> some View
  {
    let view = UITableView()
    view.backgroundColor = nil
    customize(view)
    return introspecting(view)
      .listRowSeparator(view.separatorStyle == .none ? .hidden : .automatic)
  }

  /// Takes over how code sets the bars of a navigation controller.
  @MainActor public func introspectNavigationController(
    customize: @escaping (UINavigationController) -> Void
  ) -> some View {
    let controller = UINavigationController(rootViewController: UIViewController())
    customize(controller)
    return introspecting(controller)
  }

  @MainActor func introspecting(_ controller: UINavigationController) -> some View {
    toolbar(controller.isNavigationBarHidden ? .hidden : .automatic, for: .navigationBar)
  }

  /// Takes over whether code hides the bar of tabs.
  @MainActor public func introspectTabBarController(
    customize: @escaping (UITabBarController) -> Void
  ) -> some View {
    let controller = UITabBarController()
    customize(controller)
    return introspecting(controller)
  }

  @MainActor func introspecting(_ controller: UITabBarController) -> some View {
    toolbar(controller.tabBar.isHidden ? .hidden : .automatic, for: .tabBar)
  }

  /// Takes over how code sets a text field: its correction, and its keyboard.
  @MainActor public func introspectTextField(customize: @escaping (UITextField) -> Void)
    -> some View
  {
    let view = UITextField()
    customize(view)
    return introspecting(view)
  }

  @MainActor func introspecting(_ view: UITextField) -> some View {
    keyboardType(view.keyboardType).autocorrectionDisabled(view.autocorrectionType == .no)
  }

  /// Takes over the background of a text editor.
  @MainActor public func introspectTextView(customize: @escaping (UITextView) -> Void) -> some View
  {
    let view = UITextView()
    view.backgroundColor = nil
    customize(view)
    return modifier(ClearBackground(color: view.backgroundColor))
  }

  /// Takes over the background of a controller's view.
  @MainActor public func introspectViewController(
    customize: @escaping (UIViewController) -> Void
  ) -> some View {
    let controller = UIViewController()
    customize(controller)
    return introspecting(controller)
  }

  @MainActor func introspecting(_ controller: UIViewController) -> some View {
    let color = controller.isViewLoaded ? controller.view.backgroundColor : nil
    return background(color.map { Color(uiColor: $0) } ?? .clear)
  }
}
