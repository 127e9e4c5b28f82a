public import Foundation
public import ScrollworkDrawing

/// The look of a list of cells.
public struct UICollectionLayoutListConfiguration {
  /// The style of a list.
  public enum Appearance: Int, Hashable, Sendable {
    case plain = 0
    case grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// Where headers come from.
  public enum HeaderMode: Int, Hashable, Sendable {
    case none = 0
    case supplementary, firstItemInSection
  }

  /// The style.
  public let appearance: Appearance
  /// Whether separators are drawn.
  public var showsSeparators = true
  /// The color of the background.
  public var backgroundColor: UIColor?
  /// Where headers come from.
  public var headerMode = HeaderMode.none
  /// Where footers come from.
  public var footerMode = HeaderMode.none
  /// The actions of a swipe to the left.
  public var trailingSwipeActionsConfigurationProvider:
    ((IndexPath) -> UISwipeActionsConfiguration?)?
  /// The actions of a swipe to the right.
  public var leadingSwipeActionsConfigurationProvider:
    ((IndexPath) -> UISwipeActionsConfiguration?)?

  /// Creates a configuration.
  public init(appearance: Appearance) { self.appearance = appearance }
}
