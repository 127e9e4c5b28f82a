package import Foundation
package import ScrollworkLayout

/// A removed view that is still drawn.
package struct Departure {
  /// The view in the last phase of its transition.
  package let node: Node
  /// The path of the dynamic item.
  package let path: ViewPath
  /// The path that the view's state is stored under.
  package let base: ViewPath
  /// The lifecycle effects that continue, and end with the departure.
  package let lives: Set<StateKey>
  /// The remaining view around it, and the count of views painted there before it.
  package let container: ViewPath
  package let index: Int
  /// The frame before the removal, in the coordinates of the scroll view's content or of the
  /// canvas.
  package let frame: CGRect
  /// The safe area before the removal, in the same coordinates.
  package let area: SafeArea
  /// The end time, in seconds.
  package let end: Double

  package init(
    node: Node, path: ViewPath, base: ViewPath, lives: Set<StateKey>, container: ViewPath,
    index: Int, frame: CGRect, area: SafeArea, end: Double
  ) {
    self.node = node
    self.path = path
    self.base = base
    self.lives = lives
    self.container = container
    self.index = index
    self.frame = frame
    self.area = area
    self.end = end
  }

  /// The name of the view around a departure in reports.
  package static let name = "gone"
}
