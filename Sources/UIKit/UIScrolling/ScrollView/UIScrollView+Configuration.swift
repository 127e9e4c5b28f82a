import Foundation
import ScrollworkGeometry
import ScrollworkMotion
package import ScrollworkScrolling

extension UIScrollView {
  /// The parameters of the scroll dynamics.
  struct Configuration: Hashable {
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
        behavior: isPaging ? AnyScrollTargetBehavior(.paging) : nil)
    }
  }

  /// The current parameters.
  var configuration: Configuration {
    func rule(_ bounces: Bool, _ always: Bool) -> ScrollBounceBehavior {
      bounces ? always ? .always : .basedOnSize : .never
    }
    return Configuration(
      container: bounds.size, content: contentSize, insets: adjustedContentInset,
      horizontalBounce: rule(bouncesHorizontally, alwaysBounceHorizontal),
      verticalBounce: rule(bouncesVertically, alwaysBounceVertical),
      isLocking: isDirectionalLockEnabled, isPaging: isPagingEnabled,
      rate: decelerationRate.motion)
  }

  var dynamics: ScrollDynamics { configuration.dynamics }

  /// The scroll dynamics, the same as those of SwiftUI scroll views.
  package var engine: ScrollDynamics { dynamics }

  /// The content inset plus the safe area and refresh insets.
  public var adjustedContentInset: UIEdgeInsets { contentInset + systemInset + refreshInset }

  /// The safe area insets added to the content inset.
  ///
  /// - Source: documented.
  var systemInset: UIEdgeInsets {
    let safe = safeAreaInsets
    if contentInsetAdjustmentBehavior == .automatic, !isAdjustedByController { return .zero }
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

  /// Whether the nearest controller lets scroll views be inset by bars.
  private var isAdjustedByController: Bool {
    sequence(first: self as UIView, next: \.superview).lazy.compactMap(\.owner).first?
      .automaticallyAdjustsScrollViewInsets ?? true
  }

  /// Adapts the current motion to changed parameters, and calls the delegate for the changes.
  func applyConfiguration() {
    let (old, new) = (appliedConfiguration, configuration)
    guard old != new else { return }
    appliedConfiguration = new
    if drag != nil, pinch == nil {
      restartDrag(at: drag?.place ?? .zero)
    } else if motion == .zooming {
      redirectZoom()
    } else if pinch == nil,
      let segments = new.dynamics.continuation(
        of: track, at: now, after: old.dynamics, origin: drag?.origin ?? contentOffset)
    {
      continueMotion(with: segments)
    }
    if old.insets != new.insets {
      adjustedContentInsetDidChange()
      notifyDelegate(.didChangeAdjustedContentInset) {
        $0.scrollViewDidChangeAdjustedContentInset(self)
      }
    }
    notifyDelegate()
  }
}
