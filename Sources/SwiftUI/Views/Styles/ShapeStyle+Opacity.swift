import Foundation
import ScrollworkDrawing
public import ScrollworkEnvironment
import ScrollworkGeometry

/// A style whose opacity is multiplied by a factor.
struct OpacityStyle<Base: ShapeStyle>: PaintingStyle {
  let base: Base
  let opacity: Double

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    base.paintAny(in: rect, environment: environment).opacity(opacity)
  }
}

extension ShapeStyle {
  /// Multiplies the opacity of the style.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityStyle(base: self, opacity: opacity)
  }
}

/// The background color of the canvas: white, or black in the dark color scheme.
public struct BackgroundStyle: PaintingStyle, Hashable {
  /// Creates the background style.
  public init() {}

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    environment.backgroundStyle?.paintAny(in: rect, environment: environment)
      ?? .color(Color.canvas.resolve(in: environment))
  }
}

extension EnvironmentValues {
  private enum BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }

  /// The style of backgrounds; nil for the background color of the canvas.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style that the background style stands for.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background color of the canvas: white, or black in the dark color scheme.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The color of separators between views.
public struct SeparatorShapeStyle: PaintingStyle, Hashable {
  /// Creates the separator style.
  public init() {}

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    .color(Color.separator.resolve(in: environment))
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The color of separators between views.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The fill color of thin and small shapes, such as the track of a slider.
public struct FillShapeStyle: PaintingStyle, Hashable {
  /// Creates the fill style.
  public init() {}

  /// - Source: documented, UIKit's `systemFill`.
  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    .color(Color(uiColor: .systemFill).resolve(in: environment))
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The fill color of thin and small shapes.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
