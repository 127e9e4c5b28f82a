public import ScrollworkUIScrolling

extension UIViewController {
  private func attached<Object: AnyObject>(_ key: String, _ make: () -> Object) -> Object {
    if let object = attachments[key] as? Object { return object }
    let made = make()
    attachments[key] = made
    return made
  }

  /// What a navigation bar shows for the controller.
  public var navigationItem: UINavigationItem { attached("navigationItem") { UINavigationItem() } }

  // Declared as in UIKit, so that code with and without an exclamation mark compiles.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What a tab bar shows for the controller.
  public var tabBarItem: UITabBarItem! {
    get { attached("tabBarItem") { UITabBarItem() } }
    set {
      attachments["tabBarItem"] = newValue
      tabBarController?.itemsDidChange()
    }
  }

  /// The items of the toolbar.
  public var toolbarItems: [UIBarButtonItem]? {
    get { (attachments["toolbarItems"] as? ItemBox)?.items }
    set { attachments["toolbarItems"] = newValue.map { ItemBox($0) } }
  }

  /// Sets the items of the toolbar.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// The nearest navigation controller around this one.
  public var navigationController: UINavigationController? {
    sequence(first: parent, next: { $0?.parent }).lazy.compactMap { $0 }
      .compactMap { $0 as? UINavigationController }.first
  }

  /// The nearest tab bar controller around this one.
  public var tabBarController: UITabBarController? {
    sequence(first: parent, next: { $0?.parent }).lazy.compactMap { $0 }
      .compactMap { $0 as? UITabBarController }.first
  }

  /// A button that begins and ends editing.
  public var editButtonItem: UIBarButtonItem {
    attached("editButtonItem") {
      UIBarButtonItem(
        primaryAction: UIAction(title: "Edit") { [weak self] action in
          guard let self else { return }
          setEditing(!isEditing, animated: true)
          (action.sender as? UIBarButtonItem)?.title = isEditing ? "Done" : "Edit"
        })
    }
  }
}

/// The items of a toolbar.
private final class ItemBox {
  let items: [UIBarButtonItem]
  init(_ items: [UIBarButtonItem]) { self.items = items }
}
