import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry

/// A level of the hierarchical foreground style.
///
/// Without a foreground style, the levels are the label colors. For a style set without further
/// levels, they are the style at the relative opacity of the label colors.
public struct HierarchicalShapeStyle: PaintingStyle, Hashable {
  let level: Int

  /// The primary style, for main content.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The secondary style, for supporting content.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The tertiary style.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The quaternary style.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The quinary style.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    Foreground.paint(level: level, in: rect, environment: environment)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The primary level of the foreground style.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The secondary level of the foreground style.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The tertiary level of the foreground style.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The quaternary level of the foreground style.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The quinary level of the foreground style.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The foreground style in the environment; the primary label color by default.
public struct ForegroundStyle: PaintingStyle, Hashable {
  /// Creates the foreground style.
  public init() {}

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    Foreground.paint(level: 0, in: rect, environment: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style in the environment.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The hierarchical styles set on a view, with those of its ancestors, to which they can refer.
package final class Foreground: Sendable {
  private let styles: [any ShapeStyle]
  private let outer: Foreground?
  /// Whether a modifier of the app sets the styles, rather than a container for its parts.
  fileprivate let isExplicit: Bool

  init(_ styles: [any ShapeStyle], in outer: Foreground?, isExplicit: Bool) {
    (self.styles, self.outer, self.isExplicit) = (styles, outer, isExplicit)
  }

  /// Whether there are styles for more than the first level.
  fileprivate var hasLevels: Bool { styles.count > 1 }

  /// The paint of a level of the environment's foreground style.
  static func paint(level: Int, in rect: CGRect, environment: EnvironmentValues) -> Paint {
    guard let foreground = environment.foregroundLevels else {
      return .color(labelColors[min(level, labelColors.count - 1)].resolve(in: environment))
    }
    // A style that is itself a level refers to the ancestors' styles.
    var outer = environment
    outer.foregroundLevels = foreground.outer
    if level < foreground.styles.count {
      return foreground.styles[level].paintAny(in: rect, environment: outer)
    }
    guard let first = foreground.styles.first else { return .color(Color.Resolved.transparent) }
    return first.paintAny(in: rect, environment: outer)
      .opacity(opacity(of: level))
  }

  /// The decorations of a level of the environment's foreground style.
  static func decorations(level: Int, environment: EnvironmentValues) -> [StyleDecoration] {
    guard let foreground = environment.foregroundLevels,
      let style =
        level < foreground.styles.count ? foreground.styles[level] : foreground.styles.first
    else { return [] }
    var outer = environment
    outer.foregroundLevels = foreground.outer
    return style.decorationsAny(in: outer)
  }

  /// The label colors, by level.
  private static let labelColors: [Color] = [
    .primary, .secondary, Color(uiColor: .tertiaryLabel), Color(uiColor: .quaternaryLabel),
    Color(uiColor: .quaternaryLabel).opacity(0.6),
  ]

  /// The opacity of each level relative to the first, for styles without further levels.
  ///
  /// - Source: chosen: what the colors of labels have of black; the last is unpublished.
  private static let levelOpacities = [1, 0.6, 0.3, 0.18, 0.11]

  /// The opacity of a level relative to the first.
  static func opacity(of level: Int) -> Double {
    levelOpacities[min(level, levelOpacities.count - 1)]
  }
}

extension Color.Resolved {
  fileprivate static let transparent = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
}

extension EnvironmentValues {
  private enum ForegroundKey: EnvironmentKey {
    static var defaultValue: Foreground? { nil }
  }

  /// The hierarchical foreground styles; nil for the label colors.
  package var foregroundLevels: Foreground? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// Whether the foreground has styles for lesser levels of its own.
  package var hasForegroundLevels: Bool { foregroundLevels?.hasLevels ?? false }

  /// Whether a modifier sets the foreground style of the view or of an ancestor.
  ///
  /// Controls use their own style, such as the tint of a button's label, where none is set.
  package var hasExplicitForeground: Bool { foregroundLevels?.isExplicit ?? false }

  /// The foreground style of shapes and text; set by containers and controls for their parts.
  package var foreground: any ShapeStyle {
    get { ForegroundStyle() }
    set { foregroundLevels = Foreground([newValue], in: foregroundLevels, isExplicit: false) }
  }

  /// Sets the hierarchical foreground styles as a modifier does.
  mutating func setForeground(_ levels: [any ShapeStyle]) {
    foregroundLevels = Foreground(levels, in: foregroundLevels, isExplicit: true)
  }
}
