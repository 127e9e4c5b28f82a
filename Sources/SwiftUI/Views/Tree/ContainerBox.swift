package import Foundation
package import ScrollworkGeometry
import ScrollworkLayout

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
  /// The lengths proposed to a container inside another one.
  private var proposed = ProposedViewSize.unspecified

  package init(size: CGSize, axes: Axis.Set = []) {
    (known, self.axes, outer) = (size, axes, nil)
  }

  /// A container inside another one: the outer one for views in a smaller safe area, until the layout
  /// proposes it lengths of its own.
  package init(inside outer: ContainerBox) {
    (known, axes, self.outer) = (.zero, outer.axes, outer)
  }

  /// The present size.
  var size: CGSize {
    get {
      guard let outer else { return known }
      if let width = proposed.width, let height = proposed.height {
        return CGSize(width: width, height: height)
      }
      let whole = outer.size
      return CGSize(
        width: proposed.width ?? max(0, whole.width - taken.total(.horizontal)),
        height: proposed.height ?? max(0, whole.height - taken.total(.vertical)))
    }
    set { known = newValue }
  }

  /// The present size, for a length that depends on it.
  func ask() -> CGSize {
    noteAsked()
    return size
  }

  private func noteAsked() {
    isAsked = true
    outer?.noteAsked()
  }

  /// Sets the lengths proposed to the container; returns whether sizes measured before may differ.
  ///
  /// Along an axis without a proposal it is as long as the container around.
  func resize(to proposal: ProposedViewSize) -> Bool {
    guard proposal != proposed else { return false }
    proposed = proposal
    return isAsked
  }

  /// The values set by the layout.
  struct Setting: Equatable {
    fileprivate let known: CGSize
    fileprivate let taken: EdgeInsets
    fileprivate let proposed: ProposedViewSize
  }

  /// The values set by the layout; restoring different ones clears the measured sizes.
  var setting: Setting {
    get { Setting(known: known, taken: taken, proposed: proposed) }
    set {
      guard newValue != setting else { return }
      (known, taken, proposed) = (newValue.known, newValue.taken, newValue.proposed)
      invalidateSizes()
    }
  }
}
