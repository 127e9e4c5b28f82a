import Foundation
public import ScrollworkDrawing
import ScrollworkEnvironment

extension View {
  /// Gives controls inside a color; nil is that of the views around.
  public func tint(_ tint: Color?) -> some View {
    transformEnvironment(\.tint) { $0 = tint ?? $0 }
  }
}

/// The color of controls.
public struct TintShapeStyle: PaintingStyle {
  /// The color of controls.
  public init() {}

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    .color((environment.tint ?? .accentColor).resolve(in: environment))
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The color of controls.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension EnvironmentValues {
  private enum TintKey: EnvironmentKey {
    static var defaultValue: Color? { nil }
  }

  /// The color of controls; nil for the accent color.
  package var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}
