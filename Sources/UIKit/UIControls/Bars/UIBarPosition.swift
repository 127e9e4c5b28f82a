import Foundation

/// The place of a bar.
public enum UIBarPosition: Int, Hashable, Sendable {
  /// Any place.
  case any = 0
  /// At the bottom.
  case bottom
  /// At the top.
  case top
  /// At the top, under the status bar.
  case topAttached
}

extension UINavigationBar {
  /// The item under the shown one; nil at the first one.
  public var backItem: UINavigationItem? {
    guard let items, items.count > 1 else { return nil }
    return items[items.count - 2]
  }
}
