public import Foundation
public import ScrollworkDrawing
package import ScrollworkEnvironment

/// What a style adds to the drawing that it fills.
package enum StyleDecoration: Hashable, Sendable {
  /// A shadow beneath the drawing.
  case drop(color: Color.Resolved, radius: CGFloat, offset: CGSize)
  /// A shadow of the edges inside the drawing.
  case inner(color: Color.Resolved, radius: CGFloat, offset: CGSize)
  /// A blend mode with what is beneath.
  case blend(BlendMode)
}

/// A style with decorations beside its paint.
protocol DecoratedStyle: ShapeStyle {
  /// The decorations in an environment, the innermost first.
  func decorations(in environment: EnvironmentValues) -> [StyleDecoration]
}

extension ShapeStyle {
  /// The decorations of the style, after resolving it.
  package func decorationsAny(in environment: EnvironmentValues) -> [StyleDecoration] {
    if let decorated = self as? any DecoratedStyle {
      return decorated.decorations(in: environment)
    }
    if self is any PaintingStyle { return [] }
    return resolve(in: environment).decorationsAny(in: environment)
  }
}

/// A shadow that a style casts.
public struct ShadowStyle: Equatable, Sendable {
  private let color: Color
  private let radius: CGFloat
  private let offset: CGSize
  private let isInner: Bool

  /// A shadow beneath the drawing; lengths are in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
  }

  /// A shadow of the edges inside the drawing; lengths are in points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
  }

  func decoration(in environment: EnvironmentValues) -> StyleDecoration {
    let color = color.resolve(in: environment)
    return isInner
      ? .inner(color: color, radius: max(0, radius), offset: offset)
      : .drop(color: color, radius: max(0, radius), offset: offset)
  }
}

/// A style with a shadow or a blend mode.
struct DecoratingStyle<Base: ShapeStyle>: PaintingStyle, DecoratedStyle, BackdropStyle {
  let base: Base
  var shadow: ShadowStyle?
  var blend: BlendMode?

  var filters: [Layer.Filter] { base.backdrop }

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    base.paintAny(in: rect, environment: environment)
  }

  func decorations(in environment: EnvironmentValues) -> [StyleDecoration] {
    var found = base.decorationsAny(in: environment)
    if let shadow { found.append(shadow.decoration(in: environment)) }
    if let blend { found.append(.blend(blend)) }
    return found
  }
}

extension ShapeStyle {
  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    DecoratingStyle(base: self, shadow: style)
  }

  /// The style with a blend mode.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    DecoratingStyle(base: self, blend: mode)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }

  /// The foreground style with a blend mode.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ForegroundStyle().blendMode(mode)
  }

  /// The foreground style with its opacity multiplied.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }
}

extension OpacityStyle: DecoratedStyle {
  func decorations(in environment: EnvironmentValues) -> [StyleDecoration] {
    base.decorationsAny(in: environment)
  }
}

extension HierarchicalStyle: DecoratedStyle {
  func decorations(in environment: EnvironmentValues) -> [StyleDecoration] {
    base.decorationsAny(in: environment)
  }
}

extension AnyShapeStyle: DecoratedStyle {
  func decorations(in environment: EnvironmentValues) -> [StyleDecoration] {
    style.decorationsAny(in: environment)
  }
}

extension ForegroundStyle: DecoratedStyle {
  func decorations(in environment: EnvironmentValues) -> [StyleDecoration] {
    Foreground.decorations(level: 0, environment: environment)
  }
}

extension HierarchicalShapeStyle: DecoratedStyle {
  func decorations(in environment: EnvironmentValues) -> [StyleDecoration] {
    Foreground.decorations(level: level, environment: environment)
  }
}
