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

/// A level of the interface: the screen's, or that of views above it.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
  /// Unknown.
  case unspecified = -1
  /// The level of the screen.
  case base
  /// The level of cards, popovers and alerts, whose backgrounds are lighter in the dark color scheme.
  case elevated
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
  /// The level of the interface.
  public let userInterfaceLevel: UIUserInterfaceLevel

  /// The traits of a size, a color scheme and a level.
  ///
  /// - Source: documented for devices: a side of less than 600 points is compact.
  package init(
    userInterfaceStyle: UIUserInterfaceStyle, size: CGSize, displayScale: CGFloat,
    isElevated: Bool
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    horizontalSizeClass = size.width >= 600 ? .regular : .compact
    verticalSizeClass = size.height >= 600 ? .regular : .compact
    self.displayScale = displayScale
    userInterfaceLevel = isElevated ? .elevated : .base
  }

  /// Traits with a color scheme.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
    (horizontalSizeClass, verticalSizeClass, displayScale) = (.unspecified, .unspecified, 0)
    userInterfaceLevel = .unspecified
  }

  /// Traits with a level.
  public init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.userInterfaceLevel = userInterfaceLevel
    (horizontalSizeClass, verticalSizeClass, displayScale) = (.unspecified, .unspecified, 0)
    userInterfaceStyle = .unspecified
  }

  /// The traits of several collections; of traits that more than one specifies, the last ones.
  public init(traitsFrom traitCollections: [UITraitCollection]) {
    func last<Value: Equatable>(_ trait: (UITraitCollection) -> Value, not none: Value) -> Value {
      traitCollections.map(trait).last { $0 != none } ?? none
    }
    userInterfaceStyle = last(\.userInterfaceStyle, not: .unspecified)
    horizontalSizeClass = last(\.horizontalSizeClass, not: .unspecified)
    verticalSizeClass = last(\.verticalSizeClass, not: .unspecified)
    displayScale = last(\.displayScale, not: 0)
    userInterfaceLevel = last(\.userInterfaceLevel, not: .unspecified)
  }

  /// The traits of the screen whose code runs.
  @MainActor public static var current: UITraitCollection {
    let screen = TouchScreen.recent
    return UITraitCollection(
      userInterfaceStyle: screen?.isDark ?? false ? .dark : .light,
      size: TouchScreen.recentSize ?? .zero, displayScale: screen?.scale ?? 2,
      isElevated: screen?.isElevated ?? false)
  }

  /// Whether the colors of two collections differ.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
      || userInterfaceLevel != traitCollection?.userInterfaceLevel
  }

  /// Whether all traits are equal.
  public static func == (lhs: UITraitCollection, rhs: UITraitCollection) -> Bool {
    lhs.userInterfaceStyle == rhs.userInterfaceStyle
      && lhs.horizontalSizeClass == rhs.horizontalSizeClass
      && lhs.verticalSizeClass == rhs.verticalSizeClass && lhs.displayScale == rhs.displayScale
      && lhs.userInterfaceLevel == rhs.userInterfaceLevel
  }

  /// Hashes the traits.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(userInterfaceStyle)
    hasher.combine(displayScale)
  }
}

extension UIColor {
  /// A color that depends on the traits: asked once in light, and on each level in dark.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(
      Color { dark, elevated in
        let traits = UITraitCollection(traitsFrom: [
          UITraitCollection(userInterfaceStyle: dark ? .dark : .light),
          UITraitCollection(userInterfaceLevel: elevated ? .elevated : .base),
        ])
        return dynamicProvider(traits).color.resolved(dark: dark, elevated: elevated)
      })
  }

  /// The color in the color scheme and on the level of some traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(
      Color(
        color.resolved(
          dark: traitCollection.userInterfaceStyle == .dark,
          elevated: traitCollection.userInterfaceLevel == .elevated)))
  }
}
