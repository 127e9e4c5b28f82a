import Foundation
import ScrollworkLayout

/// A view that has left its scene and is still seen going.
struct Departure {
  /// The view as it will be when it has gone.
  let node: Node
  /// The item it was.
  let path: ViewPath
  /// What the state of the view is kept under.
  let base: ViewPath
  /// What it goes on doing, and ends when it is gone.
  let lives: Set<StateKey>
  /// The view around it that is still there, and how many views are painted there before it.
  let container: ViewPath
  let index: Int
  /// Where it stood: in the coordinates of its scroll view's content, or on the canvas.
  let frame: CGRect
  /// The safe area it stood in, in the same coordinates.
  let area: SafeArea
  /// When it is gone, in seconds.
  let end: Double

  /// How reports call what is around such a view.
  static let name = "gone"
}
