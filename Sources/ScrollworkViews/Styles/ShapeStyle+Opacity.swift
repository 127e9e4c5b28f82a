import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry

/// A style with its opacity multiplied.
struct OpacityStyle<Base: ShapeStyle>: PaintingStyle {
  let base: Base
  let opacity: Double

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    base.paintAny(in: rect, environment: environment).opacity(opacity)
  }
}

extension ShapeStyle {
  /// The style with its opacity multiplied.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityStyle(base: self, opacity: opacity)
  }
}

/// The color behind everything: white, or black in the dark.
public struct BackgroundStyle: PaintingStyle, Hashable {
  /// The color behind everything.
  public init() {}

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    .color(Color.canvas.resolve(in: environment))
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The color behind everything: white, or black in the dark.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The color of lines between views.
public struct SeparatorShapeStyle: PaintingStyle, Hashable {
  /// The color of lines between views.
  public init() {}

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    .color(Color.separator.resolve(in: environment))
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The color of lines between views.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The color of what stands for the room of something, such as an empty field.
public struct FillShapeStyle: PaintingStyle, Hashable {
  /// The color of the room of something thin.
  public init() {}

  /// - Source: documented, UIKit's `systemFill`.
  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    .color(Color(uiColor: .systemFill).resolve(in: environment))
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The color of the room of something thin.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
