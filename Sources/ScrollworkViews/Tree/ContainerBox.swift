import Foundation
package import ScrollworkGeometry

/// The size that `containerRelativeFrame` is relative to: that of the nearest container, less what
/// it keeps free.
@MainActor package final class ContainerBox {
  /// The axes along which the container scrolls; none for the canvas.
  let axes: Axis.Set
  /// Whether the length of anything has been made from the size.
  private(set) var isAsked = false
  /// What of the container's size is not in the safe area any more.
  package var taken = EdgeInsets()
  private let outer: ContainerBox?
  private var known: CGSize

  init(size: CGSize, axes: Axis.Set = []) {
    (known, self.axes, outer) = (size, axes, nil)
  }

  /// The same container for views in a smaller safe area.
  package init(inside outer: ContainerBox) {
    (known, axes, self.outer) = (.zero, outer.axes, outer)
  }

  /// The size now.
  var size: CGSize {
    get {
      guard let outer else { return known }
      let whole = outer.size
      return CGSize(
        width: max(0, whole.width - taken.total(.horizontal)),
        height: max(0, whole.height - taken.total(.vertical)))
    }
    set { known = newValue }
  }

  /// The size, for somebody whose own length depends on it.
  func ask() -> CGSize {
    isAsked = true
    return size
  }
}
