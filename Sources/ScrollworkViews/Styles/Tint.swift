import Foundation
public import ScrollworkDrawing
import ScrollworkEnvironment

extension View {
  /// Sets the tint color of controls in the view; nil keeps the inherited tint.
  public func tint(_ tint: Color?) -> some View {
    transformEnvironment(\.tint) { $0 = tint ?? $0 }
  }
}

/// The tint color in the environment.
public struct TintShapeStyle: PaintingStyle {
  /// Creates the tint style.
  public init() {}

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    .color((environment.tint ?? .accentColor).resolve(in: environment))
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint color in the environment.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension EnvironmentValues {
  private enum TintKey: EnvironmentKey {
    static var defaultValue: Color? { nil }
  }

  /// The tint color of controls; nil for the accent color.
  package var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}
