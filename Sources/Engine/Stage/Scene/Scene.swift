public import Foundation
public import ScrollworkDrawing
public import ScrollworkEnvironment
public import ScrollworkGeometry
public import ScrollworkScript
public import ScrollworkViews

/// A scroll animation as a value: views, a canvas, traits and a gesture script.
///
/// A still is a function of a scene and a time. A scene holds a builder of its root view, never the
/// view itself: every stage makes its own, with its own state.
public struct Scene: Sendable {
  /// The name of the scene in commands, and of its output folder.
  public var name: String
  /// A one-line description.
  public var summary: String
  /// The size of the canvas, in points.
  public var canvas: CGSize
  /// The safe area insets of the canvas, in points.
  ///
  /// Views stay inside; scroll views and backgrounds extend to the edges. Zero by default; see
  /// `EdgeInsets.phone`.
  public var safeArea: EdgeInsets
  /// Whether the status bar and the home indicator are drawn over the views, where the safe area has
  /// room for them; false by default.
  public var showsStatusBar = false
  /// The number of pixels per point.
  public var scale: CGFloat
  /// The background color; nil is white, or black in the dark color scheme.
  public var background: Color?
  /// The named colors, as those of an asset catalog.
  public var colors: [String: Color] = [:]
  /// The texts of an app by language; nil shows keys as they are.
  package var strings: LocalizedStrings?
  /// The date at which the script begins; the code of the views finds it on the wall clock, moving
  /// on with the script.
  ///
  /// 9 January 2026, 9:41 UTC by default. The time zone is UTC.
  public var date = SceneSystem.defaultStart
  /// The seed of the random numbers that the code of the views draws; 0 by default.
  public var seed: UInt64 = 0
  /// The traits of the device and its settings.
  private var traits: SceneTraits
  /// The gesture script.
  public var script: GestureScript
  let makeRoot: @MainActor @Sendable () -> any View

  /// Creates a scene of views.
  public init(
    _ name: String, summary: String = "", canvas: CGSize = CGSize(width: 390, height: 844),
    safeArea: EdgeInsets = EdgeInsets(), scale: CGFloat = 2, background: Color? = nil,
    script: GestureScript = [],
    @ViewBuilder root: @escaping @MainActor @Sendable () -> any View
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

  /// Sets the canvas size, and its size classes.
  package mutating func fit(_ canvas: CGSize) {
    self.canvas = canvas
    traits.fitSizeClasses(to: canvas)
  }

  /// The environment of the root view.
  var environment: EnvironmentValues {
    var values = EnvironmentValues()
    traits.write(to: &values)
    values.displayScale = area.scale
    if let strings { values.localizedStrings = strings }
    values.backdrop = background ?? .canvas
    return values
  }

  /// The background color in an environment, whose color scheme a view may prefer.
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

  /// The Dynamic Type size, which scales fonts in a text style; `large` by default.
  public var dynamicTypeSize: DynamicTypeSize {
    get { traits.dynamicTypeSize }
    set { traits.dynamicTypeSize = newValue }
  }

  /// The locale in which texts format numbers and dates; American English by default.
  ///
  /// ``layoutDirection`` does not follow it.
  public var locale: Locale {
    get { traits.locale ?? Self.plainLocale }
    set { traits.locale = newValue.languageTag == Self.plainLocale.languageTag ? nil : newValue }
  }

  /// Whether the locale is another than American English.
  package var hasOwnLocale: Bool { traits.locale != nil }

  private static var plainLocale: Locale { EnvironmentValues().locale }

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

  /// Whether fast flicks in one direction, each during the deceleration after the one before, travel
  /// farther from the fourth on, as on a device; true by default.
  public var boostsRepeatedFlicks: Bool {
    get { traits.boostsRepeatedFlicks }
    set { traits.boostsRepeatedFlicks = newValue }
  }
}
