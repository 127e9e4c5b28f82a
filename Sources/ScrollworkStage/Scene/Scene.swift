public import Foundation
public import ScrollworkDrawing
public import ScrollworkEnvironment
public import ScrollworkGeometry
public import ScrollworkScript
public import ScrollworkViews

/// Everything a scroll animation is made of: views, a canvas, surroundings and a script of gestures.
///
/// A scene is a value, and a still is a function of a scene and a time. It holds a way to make its
/// root view, never the view itself: every stage makes its own, with a state of its own.
public struct Scene: Sendable {
  /// The name: what commands call the scene, and the folder its pictures go to.
  public var name: String
  /// One line about what it shows.
  public var summary: String
  /// The extent of the picture, in points.
  public var canvas: CGSize
  /// What of the canvas the device keeps for itself, or covers.
  ///
  /// Views stand clear of it, scroll views and backgrounds reach under it. Nothing unless said
  /// otherwise; see `EdgeInsets.phone`.
  public var safeArea: EdgeInsets
  /// Pixels to a point.
  public var scale: CGFloat
  /// What is behind the views; nil is white, or black in the dark.
  public var background: Color?
  /// The colors that views ask for by name, as an asset catalog has them.
  public var colors: [String: Color] = [:]
  /// The traits of the device and its settings.
  private var traits: SceneTraits
  /// What fingers and code do.
  public var script: GestureScript
  let makeRoot: @MainActor @Sendable () -> any View

  /// A scene of views.
  public init(
    _ name: String, summary: String = "", canvas: CGSize = CGSize(width: 390, height: 844),
    safeArea: EdgeInsets = EdgeInsets(), scale: CGFloat = 2, background: Color? = nil,
    script: GestureScript = [],
    @ViewBuilder root: @escaping @MainActor @Sendable () -> some View
  ) {
    self.name = name
    self.summary = summary
    self.canvas = canvas
    self.safeArea = safeArea
    self.scale = scale
    self.background = background
    self.script = script
    traits = SceneTraits(canvas: canvas)
    makeRoot = root
  }

  /// Gives the scene another canvas, and the size classes of that.
  package mutating func fit(_ canvas: CGSize) {
    self.canvas = canvas
    traits.fitSizeClasses(to: canvas)
  }

  /// What the scene tells its root view.
  var environment: EnvironmentValues {
    var values = EnvironmentValues()
    traits.write(to: &values)
    values.displayScale = area.scale
    values.backdrop = background ?? .canvas
    return values
  }

  /// The color behind the views, in surroundings that may be those that a view has asked for.
  func backdrop(in environment: EnvironmentValues) -> Color.Resolved {
    (background ?? .canvas).resolve(in: environment)
  }
}

// The traits.
extension Scene {
  /// Whether the scene is light or dark.
  public var colorScheme: ColorScheme {
    get { traits.colorScheme }
    set { traits.colorScheme = newValue }
  }

  /// The direction of text and layout.
  public var layoutDirection: LayoutDirection {
    get { traits.layoutDirection }
    set { traits.layoutDirection = newValue }
  }

  /// The horizontal size class; by default compact on canvases narrower than 600 points, as those of
  /// phones are.
  public var horizontalSizeClass: UserInterfaceSizeClass {
    get { traits.horizontalSizeClass }
    set { traits.horizontalSizeClass = newValue }
  }

  /// The vertical size class; by default compact on canvases lower than 500 points.
  public var verticalSizeClass: UserInterfaceSizeClass {
    get { traits.verticalSizeClass }
    set { traits.verticalSizeClass = newValue }
  }

  /// Whether a mouse is connected, for which scroll views show indicators that are only `hidden`.
  public var hasMouse: Bool {
    get { traits.hasMouse }
    set { traits.hasMouse = newValue }
  }
}
