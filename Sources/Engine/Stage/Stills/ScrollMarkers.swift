public import Foundation
public import ScrollworkGeometry

/// The geometry behind a scroll view's picture: margins, targets and thresholds, on the canvas.
public struct ScrollMarkers: Hashable, Sendable {
  /// A scroll transition of a view.
  public struct Transition: Hashable, Sendable {
    /// The axis along which it follows the view.
    public let axis: Axis
    /// The frame of the view, before effects.
    public let frame: CGRect
    /// The coordinates along the axis between which the view's middle is at identity.
    public let thresholds: ClosedRange<CGFloat>
  }

  /// The frame of the scroll view.
  public let frame: CGRect
  /// The frame within its content margins and safe area.
  public let area: CGRect
  /// The axes along which it scrolls.
  public let axes: Axis.Set
  /// The displacement of the content until friction alone would end the motion; nil for a motion
  /// that is no release, and without a motion.
  public let proposedWay: CGVector?
  /// The displacement of the content until the motion ends; nil without a motion.
  public let finalWay: CGVector?
  /// The structural name.
  package let name: String
  /// The id that the scroll view has itself, where it is the same in every run; nil otherwise.
  package let id: String?
  /// The frame of the content, as far as it is known.
  package let content: CGRect
  /// The part of the insets between ``frame`` and ``area`` that is safe area; left is leading.
  ///
  /// Content margins are the rest.
  package let safeAreaInsets: EdgeInsets
  /// The frames of the scroll targets in and next to the visible area.
  package let targets: [CGRect]
  /// The scroll transitions of its visible views.
  public internal(set) var transitions: [Transition]
}
