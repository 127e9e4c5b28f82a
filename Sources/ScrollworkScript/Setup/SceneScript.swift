public import Foundation
public import ScrollworkEnvironment
public import ScrollworkGeometry

/// What a script file says: what is around the views, where that is another than the scene's own,
/// and what is done.
///
/// Its description is the text of such a file.
public struct SceneScript: Hashable, Sendable {
  /// What is around the views.
  public var setup: Setup
  /// What is done.
  public var gestures: GestureScript

  /// What is around the views, and what is done.
  public init(setup: Setup = Setup(), _ gestures: GestureScript) {
    (self.setup, self.gestures) = (setup, gestures)
  }

  /// What is around the views; nil wherever the scene's own counts.
  public struct Setup: Hashable, Sendable {
    /// The extent of the canvas, in points; the size classes are those of it, if they are not given.
    public var canvas: CGSize?
    /// Pixels to a point.
    public var scale: CGFloat?
    /// What of the canvas the device keeps for itself, in points.
    public var safeArea: EdgeInsets?
    /// Light or dark.
    public var colorScheme: ColorScheme?
    /// The direction text is read in.
    public var layoutDirection: LayoutDirection?
    /// How much room there is from side to side.
    public var horizontalSizeClass: UserInterfaceSizeClass?
    /// How much room there is from top to bottom.
    public var verticalSizeClass: UserInterfaceSizeClass?
    /// Whether a mouse is connected.
    public var hasMouse: Bool?

    /// Nothing that is not the scene's own.
    public init() {}
  }
}
