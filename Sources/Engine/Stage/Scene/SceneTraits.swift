import Foundation
import ScrollworkEnvironment
import ScrollworkScrolling
import ScrollworkViews

/// The traits of a scene's device and its settings, which become environment values.
struct SceneTraits {
  var colorScheme = ColorScheme.light
  var layoutDirection = LayoutDirection.leftToRight
  var horizontalSizeClass = UserInterfaceSizeClass.compact
  var verticalSizeClass = UserInterfaceSizeClass.compact
  var hasMouse = false
  var boostsRepeatedFlicks = true
  var dynamicTypeSize = DynamicTypeSize.large
  /// The locale; nil for the environment's own.
  var locale: Locale?

  /// The default traits, with the size classes of a canvas.
  init(canvas: CGSize) { fitSizeClasses(to: canvas) }

  /// Sets the size classes to those of a canvas.
  mutating func fitSizeClasses(to canvas: CGSize) {
    horizontalSizeClass = canvas.width < 600 ? .compact : .regular
    verticalSizeClass = canvas.height < 500 ? .compact : .regular
  }

  /// Sets the environment values of the traits.
  func write(to values: inout EnvironmentValues) {
    values.colorScheme = colorScheme
    values.layoutDirection = layoutDirection
    values.horizontalSizeClass = horizontalSizeClass
    values.verticalSizeClass = verticalSizeClass
    values.hasMouse = hasMouse
    values.boostsRepeatedFlicks = boostsRepeatedFlicks
    // Not written where they are the defaults: every value makes copies of the environment larger.
    if dynamicTypeSize != .large { values.dynamicTypeSize = dynamicTypeSize }
    if let locale { values.locale = locale }
  }
}
