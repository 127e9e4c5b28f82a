import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment

/// A lesser level of a style, such as `.white.secondary`.
///
/// The background and fill styles have colors of their own for each level; other styles are as
/// translucent as the label colors.
struct HierarchicalStyle<Base: ShapeStyle>: PaintingStyle {
  let base: Base
  let level: Int

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    if let leveled = base as? any LeveledStyle, leveled.hasLevels(in: environment) {
      return .color(leveled.color(at: level).resolve(in: environment))
    }
    return base.paintAny(in: rect, environment: environment)
      .opacity(Foreground.opacity(of: level))
  }
}

/// A style with colors for its levels.
protocol LeveledStyle: ShapeStyle {
  /// The color of a level; 0 is the first.
  func color(at level: Int) -> Color

  /// Whether the colors apply in an environment.
  func hasLevels(in environment: EnvironmentValues) -> Bool
}

extension LeveledStyle {
  func hasLevels(in environment: EnvironmentValues) -> Bool { true }
}

extension BackgroundStyle: LeveledStyle {
  func hasLevels(in environment: EnvironmentValues) -> Bool {
    environment.backgroundStyle == nil
  }

  func color(at level: Int) -> Color {
    let colors: [UIColor] = [
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
    ]
    return Color(uiColor: colors[min(level, colors.count - 1)])
  }
}

extension FillShapeStyle: LeveledStyle {
  func color(at level: Int) -> Color {
    let colors: [UIColor] = [
      .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
    ]
    return Color(uiColor: colors[min(level, colors.count - 1)])
  }
}

extension ShapeStyle {
  /// The second level of the style.
  public var secondary: some ShapeStyle { HierarchicalStyle(base: self, level: 1) }

  /// The third level of the style.
  public var tertiary: some ShapeStyle { HierarchicalStyle(base: self, level: 2) }

  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { HierarchicalStyle(base: self, level: 3) }

  /// The fifth level of the style.
  public var quinary: some ShapeStyle { HierarchicalStyle(base: self, level: 4) }
}
