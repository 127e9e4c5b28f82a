package import Foundation
package import ScrollworkGeometry

/// The rectangles of scroll indicators.
///
/// One indicator lies along each axis on which the content is longer than the container: the vertical
/// one at the trailing edge, the horizontal one at the bottom. Insets and margins are physical: leading means
/// left.
package struct ScrollIndicators: Hashable, Sendable {
  /// The thickness of an indicator, in points.
  ///
  /// - Source: measured by others, in a view debugger on iOS 13.
  package static let thickness: CGFloat = 3
  /// The corner radius of an indicator, in points.
  ///
  /// - Source: measured by others, in a view debugger on iOS 13.
  package static let radius: CGFloat = 1.5
  /// The distance from an indicator to the edge along it, in points.
  ///
  /// - Source: measured by others, in view hierarchies of UIKit.
  static let gap: CGFloat = 3
  /// The distance from the ends of an indicator to the edges across, in points.
  ///
  /// - Source: measured by others: a bar of 369 in a scroll view of 375.
  static let endInset: CGFloat = 3
  /// The space kept free at the corner for the other indicator, in points.
  ///
  /// - Source: chosen: the other bar and its gap. Re-implementations leave 8 points where bars and
  ///   gaps are smaller.
  static let corner = thickness + gap
  /// The minimum length of an indicator, in points.
  ///
  /// - Source: measured by others, in UIKit; older re-implementations have 34.5 and 37.
  static let minimumLength: CGFloat = 36
  /// The minimum length of an indicator while content is stretched beyond an end, in points.
  ///
  /// - Source: measured by others, in UIKit; one re-implementation has 9.
  static let minimumCompressedLength: CGFloat = 8
  /// The least overflow of content that gets an indicator, in points; less comes from rounding.
  ///
  /// - Source: chosen.
  static let leastOverflow: CGFloat = 0.001

  /// The geometry of the scroll view.
  package var geometry: ScrollGeometry
  /// The insets of the indicators from the edges of the container.
  package var margins: EdgeInsets
  /// The axes that scroll and may have indicators.
  package var axes: Axis.Set
  /// Whether the vertical indicator is at the left.
  package var isRightToLeft: Bool

  /// The indicators of a scroll view.
  package init(
    _ geometry: ScrollGeometry, margins: EdgeInsets = EdgeInsets(), axes: Axis.Set,
    isRightToLeft: Bool = false
  ) {
    self.geometry = geometry
    self.margins = margins
    self.axes = axes
    self.isRightToLeft = isRightToLeft
  }

  /// The rectangle of the indicator along `axis`, in the coordinates of the container; nil if there
  /// is none.
  ///
  /// Its length is the track's times the visible fraction of the content. While content is stretched
  /// beyond an end, it stays at that end and is shorter by the overshoot. It never leaves its track,
  /// and moves only forward while the offset grows.
  ///
  /// - Source: measured by others. The shortening is that of two re-implementations of UIKit;
  ///   another one lets the least length fall over a fifth of the container instead.
  package func bar(_ axis: Axis) -> CGRect? {
    guard isNeeded(axis) else { return nil }
    let track = track(axis)
    guard track.length > 0 else { return nil }
    let (insets, offset) = (geometry.contentInsets, geometry.contentOffset[axis])
    let (visible, total) = (
      max(0, geometry.wholeSize[axis] - insets.total(axis)), total(axis)
    )
    let range = -insets.start(axis)...(total - insets.start(axis) - geometry.wholeSize[axis])
    let place = min(max(offset, range.lowerBound), range.upperBound)
    let free = min(track.length, max(Self.minimumLength, track.length * visible / total))
    let length = max(min(free, Self.minimumCompressedLength), free - abs(offset - place))
    let part = (place - range.lowerBound) / (range.upperBound - range.lowerBound)
    let start = track.start + (track.length - length) * part
    let across = edge(axis.other)
    guard start.isFinite, length.isFinite, across.isFinite else { return nil }
    return axis == .horizontal
      ? CGRect(x: start, y: across, width: length, height: Self.thickness)
      : CGRect(x: across, y: start, width: Self.thickness, height: length)
  }

  /// Whether the content overflows along an axis that may have an indicator.
  private func isNeeded(_ axis: Axis) -> Bool {
    axes.contains(axis) && total(axis) > geometry.wholeSize[axis] + Self.leastOverflow
  }

  /// The length of the content including its insets.
  private func total(_ axis: Axis) -> CGFloat {
    geometry.contentSize[axis] + geometry.contentInsets.total(axis)
  }

  /// The track of the indicator along `axis`; its length may be negative in a tiny container.
  private func track(_ axis: Axis) -> (start: CGFloat, length: CGFloat) {
    let corner = isNeeded(axis.other) ? Self.corner : 0
    let isCornerFirst = axis == .horizontal && isRightToLeft
    return (
      margins.start(axis) + Self.endInset + (isCornerFirst ? corner : 0),
      geometry.wholeSize[axis] - margins.total(axis) - 2 * Self.endInset - corner
    )
  }

  /// The start of an indicator across its own axis.
  private func edge(_ across: Axis) -> CGFloat {
    across == .horizontal && isRightToLeft
      ? margins.leading + Self.gap
      : geometry.wholeSize[across] - margins.end(across) - Self.gap - Self.thickness
  }
}
