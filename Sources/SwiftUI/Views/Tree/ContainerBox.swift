package import Foundation
package import ScrollworkGeometry

/// The size that `containerRelativeFrame` is relative to: that of the nearest container, less its
/// insets.
///
/// The layout pass sets it; views laid out afterwards (rows, contents of geometry readers) read the
/// set value. Layouts at other sizes run inside ``ResolveSession/restoringContainers``.
@MainActor package final class ContainerBox {
  /// The axes along which the container scrolls; none for the canvas.
  let axes: Axis.Set
  /// Whether any length depends on the size.
  private(set) var isAsked = false
  /// The insets of the safe area inside the container's size.
  package var taken = EdgeInsets()
  /// Clears the sizes of views measured in the container.
  var invalidateSizes: () -> Void = {}
  private let outer: ContainerBox?
  private var known: CGSize

  package init(size: CGSize, axes: Axis.Set = []) {
    (known, self.axes, outer) = (size, axes, nil)
  }

  /// The same container for views in a smaller safe area.
  package init(inside outer: ContainerBox) {
    (known, axes, self.outer) = (.zero, outer.axes, outer)
  }

  /// The present size.
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

  /// The present size, for a length that depends on it.
  func ask() -> CGSize {
    isAsked = true
    return size
  }

  /// The values set by the layout.
  struct Setting: Equatable {
    fileprivate let known: CGSize
    fileprivate let taken: EdgeInsets
  }

  /// The values set by the layout; restoring different ones clears the measured sizes.
  var setting: Setting {
    get { Setting(known: known, taken: taken) }
    set {
      guard newValue != setting else { return }
      (known, taken) = (newValue.known, newValue.taken)
      invalidateSizes()
    }
  }
}
