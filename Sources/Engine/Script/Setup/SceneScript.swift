public import Foundation
public import ScrollworkEnvironment
public import ScrollworkGeometry

/// The contents of a script file: the environment of the views, where it differs from the scene's
/// own, the steps, and the directions for the reel.
///
/// Its description is the text of such a file.
public struct SceneScript: Hashable, Sendable {
  /// The environment of the views.
  public var setup: Setup
  /// The steps.
  public var gestures: GestureScript

  /// The directions for the reel, in the order of their steps.
  public var reel: [ReelCue]

  /// An environment, steps and directions for the reel.
  public init(
    setup: Setup = Setup(), _ gestures: GestureScript, reel: [ReelCue] = []
  ) {
    (self.setup, self.gestures, self.reel) = (setup, gestures, reel)
  }

  /// The environment of the views; nil where the scene's own value applies.
  public struct Setup: Hashable, Sendable {
    /// The size of the canvas, in points; it determines the size classes that are not given.
    public var canvas: CGSize?
    /// Pixels per point.
    public var scale: CGFloat?
    /// The safe-area insets, in points.
    public var safeArea: EdgeInsets?
    /// The color scheme.
    public var colorScheme: ColorScheme?
    /// The layout direction.
    public var layoutDirection: LayoutDirection?
    /// The horizontal size class.
    public var horizontalSizeClass: UserInterfaceSizeClass?
    /// The vertical size class.
    public var verticalSizeClass: UserInterfaceSizeClass?
    /// The Dynamic Type size.
    public var dynamicTypeSize: DynamicTypeSize?
    /// The locale in which texts format numbers and dates.
    public var locale: Locale?
    /// Whether a mouse is connected.
    public var hasMouse: Bool?
    /// Whether repeated flicks travel farther and farther.
    public var boostsRepeatedFlicks: Bool?

    /// The scene's own environment.
    public init() {}
  }
}
