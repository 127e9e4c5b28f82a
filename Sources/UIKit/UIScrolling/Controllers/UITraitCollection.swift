public import Foundation
public import ScrollworkDrawing

/// A class of sizes.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Unknown.
  case unspecified = 0
  /// Narrow or low.
  case compact
  /// Wide or high.
  case regular
}

/// The traits of an interface.
public final class UITraitCollection: Hashable, Sendable {
  /// The color scheme.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The class of the width.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The class of the height.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// Pixels per point.
  public let displayScale: CGFloat

  /// The traits of a size and a color scheme.
  ///
  /// - Source: documented for devices: a side of less than 600 points is compact.
  package init(userInterfaceStyle: UIUserInterfaceStyle, size: CGSize, displayScale: CGFloat) {
    self.userInterfaceStyle = userInterfaceStyle
    horizontalSizeClass = size.width >= 600 ? .regular : .compact
    verticalSizeClass = size.height >= 600 ? .regular : .compact
    self.displayScale = displayScale
  }

  /// Traits with a color scheme.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
    (horizontalSizeClass, verticalSizeClass, displayScale) = (.unspecified, .unspecified, 0)
  }

  /// The traits of the screen whose code runs.
  @MainActor public static var current: UITraitCollection {
    let screen = TouchScreen.recent
    return UITraitCollection(
      userInterfaceStyle: screen?.isDark ?? false ? .dark : .light,
      size: TouchScreen.recentSize ?? .zero, displayScale: screen?.scale ?? 2)
  }

  /// Whether the colors of two collections differ.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  /// Whether all traits are equal.
  public static func == (lhs: UITraitCollection, rhs: UITraitCollection) -> Bool {
    lhs.userInterfaceStyle == rhs.userInterfaceStyle
      && lhs.horizontalSizeClass == rhs.horizontalSizeClass
      && lhs.verticalSizeClass == rhs.verticalSizeClass && lhs.displayScale == rhs.displayScale
  }

  /// Hashes the traits.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(userInterfaceStyle)
    hasher.combine(displayScale)
  }
}

extension UIColor {
  /// A color that depends on the traits: asked once in light and once in dark.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
    self.init(Color(light: light.color, dark: dark.color))
  }

  /// The color in the color scheme of some traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(Color(color.resolved(dark: traitCollection.userInterfaceStyle == .dark)))
  }
}

extension Color {
  /// A color with components of its own in each color scheme.
  init(light: Color, dark: Color) {
    self.init(.adaptive(light: light.resolved(dark: false), dark: dark.resolved(dark: true)))
  }
}
