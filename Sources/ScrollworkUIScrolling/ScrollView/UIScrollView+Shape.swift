import Foundation
import ScrollworkGeometry
import ScrollworkMotion
package import ScrollworkScrolling

extension UIScrollView {
  /// All that decides how content answers to input.
  struct Shape: Hashable {
    var container: CGSize
    var content: CGSize
    var insets: UIEdgeInsets
    var horizontalBounce: ScrollBounceBehavior
    var verticalBounce: ScrollBounceBehavior
    var isLocking: Bool
    var isPaging: Bool
    var rate: ScrollworkMotion.DecelerationRate

    var dynamics: ScrollDynamics {
      ScrollDynamics(
        container: container, content: content, insets: insets.edges,
        axes: [.horizontal, .vertical], horizontalBounce: horizontalBounce,
        verticalBounce: verticalBounce, isDirectionalLockEnabled: isLocking, rate: rate,
        behavior: isPaging ? AnyScrollTargetBehavior(BoundsPaging()) : nil)
    }
  }

  /// As it is now.
  var shape: Shape {
    func rule(_ bounces: Bool, _ always: Bool) -> ScrollBounceBehavior {
      bounces ? always ? .always : .basedOnSize : .never
    }
    return Shape(
      container: bounds.size, content: contentSize, insets: adjustedContentInset,
      horizontalBounce: rule(bouncesHorizontally, alwaysBounceHorizontal),
      verticalBounce: rule(bouncesVertically, alwaysBounceVertical),
      isLocking: isDirectionalLockEnabled, isPaging: isPagingEnabled,
      rate: decelerationRate.motion)
  }

  var dynamics: ScrollDynamics { shape.dynamics }

  /// The engine that moves it, as scenes have it.
  package var engine: ScrollDynamics { dynamics }

  /// The insets of the content with those of the safe area.
  public var adjustedContentInset: UIEdgeInsets { contentInset + systemInset + refreshInset }

  /// What of the safe area is added to the content.
  ///
  /// - Source: documented.
  var systemInset: UIEdgeInsets {
    let safe = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .automatic, .scrollableAxes:
      let size = bounds.size
      let isHorizontal = contentSize.width > size.width || alwaysBounceHorizontal
      let isVertical = contentSize.height > size.height || alwaysBounceVertical
      return UIEdgeInsets(
        top: isVertical ? safe.top : 0, left: isHorizontal ? safe.left : 0,
        bottom: isVertical ? safe.bottom : 0, right: isHorizontal ? safe.right : 0)
    }
  }

  /// Brings what moves in line with what it is like now, and tells what has changed by that.
  func reshape() {
    let (old, new) = (known, shape)
    guard old != new else { return }
    known = new
    if drag != nil, pinch == nil {
      grab(at: drag?.place ?? .zero)
    } else if pinch == nil, motion != .zooming,
      let segments = new.dynamics.continuation(
        of: track, at: now, after: old.dynamics, origin: drag?.origin ?? contentOffset)
    {
      track.cut(at: now)
      track.append(contentsOf: segments)
    }
    if old.insets != new.insets {
      adjustedContentInsetDidChange()
      tell(.didChangeAdjustedContentInset) { $0.scrollViewDidChangeAdjustedContentInset(self) }
    }
    tell()
  }
}
