public import Foundation
public import ScrollworkGeometry
import ScrollworkScrolling

/// The appearance of a scroll indicator.
public struct ScrollIndicator: Hashable, Sendable {
  /// The frame, relative to the scroll view's top left corner.
  public let frame: CGRect
  /// The corner radius of its ends, in points.
  public let radius: CGFloat
  /// The gray level, 0 for black to 1 for white.
  public let white: CGFloat
  /// The alpha of the fully visible indicator, 0 to 1.
  public let alpha: CGFloat
  /// The opacity of the fade, 0 for hidden to 1 for fully visible.
  public let opacity: Double
}

extension UIScrollView {
  /// The insets of both indicators; of the vertical one where they differ.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  /// Shows the indicators briefly.
  public func flashScrollIndicators() { flashes.append(now) }

  /// The indicator of an axis at a past or present time; nil if it is disabled or has faded out.
  ///
  /// - Source: measured by others, in UIKit; the default style is dark on a light screen and light
  ///   on a dark one.
  public func scrollIndicator(_ axis: Axis, at time: Double) -> ScrollIndicator? {
    let shows = axis == .vertical ? showsVerticalScrollIndicator : showsHorizontalScrollIndicator
    guard shows else { return nil }
    var margins =
      axis == .vertical ? verticalScrollIndicatorInsets : horizontalScrollIndicatorInsets
    if automaticallyAdjustsScrollIndicatorInsets { margins = margins + systemInset }
    let axes: Axis.Set = [
      showsVerticalScrollIndicator ? .vertical : [],
      showsHorizontalScrollIndicator ? .horizontal : [],
    ]
    let bars = ScrollIndicators(
      dynamics.geometry(at: contentOffset(at: time)), margins: margins.sanitized.edges, axes: axes)
    let opacity = IndicatorFade.opacity(at: time, on: track, flashes: flashes)
    guard opacity > 0, let frame = bars.bar(axis) else { return nil }
    let isWhite =
      switch indicatorStyle {
      case .default: touchScreen.isDark
      case .black: false
      case .white: true
      }
    return ScrollIndicator(
      frame: frame, radius: ScrollIndicators.radius, white: isWhite ? 1 : 0,
      alpha: isWhite ? 128.0 / 255 : 89.0 / 255, opacity: opacity)
  }
}
