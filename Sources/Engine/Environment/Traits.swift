public import Foundation

/// The amount of space along one axis, as a size class.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Compact: a phone's width in portrait, its height in landscape.
  case compact
  /// Regular.
  case regular
}

/// The direction that layout and text run in.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// Left to right, as in English.
  case leftToRight
  /// Right to left, as in Arabic and Hebrew.
  case rightToLeft
}

/// The light or dark appearance.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  /// Dark content on a light background.
  case light
  /// Light content on a dark background.
  case dark
}

extension EnvironmentValues {
  private enum HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
  }

  private enum VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
  }

  private enum LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
  }

  private enum ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { .light }
  }

  private enum ElevationKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private enum DisplayScaleKey: EnvironmentKey {
    static var defaultValue: CGFloat { 1 }
  }

  /// The horizontal size class.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The vertical size class.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// The layout direction.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The color scheme.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Whether views are on a level above the screen's: in sheets, popovers and alerts.
  ///
  /// - Source: documented, `UITraitCollection.userInterfaceLevel`.
  package var isElevated: Bool {
    get { self[ElevationKey.self] }
    set { self[ElevationKey.self] = newValue }
  }

  /// The number of pixels per point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The size of a pixel, in points: 1 divided by ``displayScale``.
  public var pixelLength: CGFloat { 1 / displayScale }
}
