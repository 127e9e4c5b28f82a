import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry

/// One of the levels of emphasis of the style around.
///
/// Where nobody sets a style around they are the colors of labels. Of a style that is set without its
/// further levels they are as much fainter as the colors of labels are.
public struct HierarchicalShapeStyle: PaintingStyle, Hashable {
  let level: Int

  /// The style itself: that of main text.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// That of supporting text.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// That of text of less weight.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// That of text of still less weight.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// That of text of least weight.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    Foreground.paint(level: level, in: rect, environment: environment)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The style around itself.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the style around.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the style around.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the style around.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level of the style around.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The style that `foregroundStyle(_:)` sets for the views inside; black or white if nobody does.
public struct ForegroundStyle: PaintingStyle, Hashable {
  /// The style around.
  public init() {}

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    Foreground.paint(level: 0, in: rect, environment: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style around.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The levels of style that are set at a view, and those around it, which they may speak of.
package final class Foreground: Sendable {
  private let styles: [any ShapeStyle]
  private let outer: Foreground?

  init(_ styles: [any ShapeStyle], in outer: Foreground?) {
    (self.styles, self.outer) = (styles, outer)
  }

  /// The paint of a level of the style that an environment has.
  static func paint(level: Int, in rect: CGRect, environment: EnvironmentValues) -> Paint {
    guard let foreground = environment.foregroundLevels else {
      return .color(labels[min(level, labels.count - 1)].resolve(in: environment))
    }
    // A style that is a level speaks of the styles around.
    var around = environment
    around.foregroundLevels = foreground.outer
    if level < foreground.styles.count {
      return foreground.styles[level].paintAny(in: rect, environment: around)
    }
    guard let first = foreground.styles.first else { return .color(Color.Resolved.nothing) }
    return first.paintAny(in: rect, environment: around)
      .opacity(fading[min(level, fading.count - 1)])
  }

  /// The colors of text of less and less weight.
  private static let labels: [Color] = [
    .primary, .secondary, Color(uiColor: .tertiaryLabel), Color(uiColor: .quaternaryLabel),
    Color(uiColor: .quaternaryLabel).opacity(0.6),
  ]

  /// What is left of a style at its levels.
  ///
  /// - Source: chosen: what the colors of labels have of black; the last is unpublished.
  private static let fading = [1, 0.6, 0.3, 0.18, 0.11]
}

extension Color.Resolved {
  fileprivate static let nothing = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
}

extension EnvironmentValues {
  private enum ForegroundKey: EnvironmentKey {
    static var defaultValue: Foreground? { nil }
  }

  /// The levels of the style that shapes and text have if they do not say; nil for those of labels.
  package var foregroundLevels: Foreground? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// The style that shapes and text have if they do not say.
  package var foreground: any ShapeStyle {
    get { ForegroundStyle() }
    set { setForeground([newValue]) }
  }

  /// Sets the levels of the style that shapes and text have if they do not say.
  mutating func setForeground(_ levels: [any ShapeStyle]) {
    foregroundLevels = Foreground(levels, in: foregroundLevels)
  }
}
