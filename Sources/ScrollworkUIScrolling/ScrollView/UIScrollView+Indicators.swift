public import Foundation
public import ScrollworkGeometry
import ScrollworkScrolling

/// A bar that tells what part of the content is seen.
public struct ScrollIndicator: Hashable, Sendable {
  /// Where it stands, from the scroll view's top left corner.
  public let frame: CGRect
  /// The radius of its round ends, in points.
  public let radius: CGFloat
  /// How light it is: 0 for black, 1 for white.
  public let white: CGFloat
  /// How much of what is behind it it hides where it is wholly in view: 0 for nothing, 1 for all.
  public let alpha: CGFloat
  /// How much of it is in view: 0 for nothing, 1 for all.
  public let opacity: Double
}

extension UIScrollView {
  /// How far both indicators stand in from the edges; the vertical one where they differ.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  /// Shows the indicators for a moment.
  public func flashScrollIndicators() { flashes.append(now) }

  /// The indicator along an axis at a time, if it is not in the future; nil if there is none, or
  /// nothing of it is in view.
  ///
  /// - Source: measured by others, in UIKit; the default style is dark on a light screen and light on
  ///   a dark one.
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
      dynamics.geometry(at: contentOffset(at: time)), margins: margins.sound.edges, axes: axes)
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
