import Foundation
import ScrollworkUIScrolling

extension UINavigationBar {
  /// The items of a bar without a controller; the last one is shown.
  public var items: [UINavigationItem]? {
    get { ownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the items of a bar without a controller.
  public func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    ownItems = items ?? []
    showOwnItems()
  }

  /// Adds an item to a bar without a controller.
  public func pushItem(_ item: UINavigationItem, animated: Bool) {
    ownItems.append(item)
    showOwnItems()
  }

  /// Removes the last item of a bar without a controller.
  @discardableResult public func popItem(animated: Bool) -> UINavigationItem? {
    guard ownItems.count > 1 else { return nil }
    let item = ownItems.removeLast()
    showOwnItems()
    return item
  }

  private func showOwnItems() {
    guard let item = ownItems.last else { return }
    item.onChange = { [weak self] in self?.showOwnItems() }
    let back = ownItems.dropLast().last.map { previous in
      (
        title: previous.backButtonTitle ?? previous.title ?? "Back",
        action: { @MainActor [weak self] in _ = self?.popItem(animated: true) }
      )
    }
    show(.init(item: item, title: item.title, back: back, isLarge: false))
  }
}
