import Foundation
public import ScrollworkDrawing
import ScrollworkEnvironment

extension View {
  /// Sets the tint color of controls in the view; nil keeps the inherited tint.
  public func tint(
    _ tint: Color?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    transformEnvironment(\.self) { values in
      guard let tint else { return }
      (values.tint, values.tintStyle) = (tint, nil)
    }
    .noted("tint", [], fileID, line)
  }

  /// Sets the tint of controls in the view to a style; nil keeps the inherited tint.
  ///
  /// Controls that need a color take the first one of a gradient.
  @_disfavoredOverload
  public func tint<S: ShapeStyle>(
    _ tint: S?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    transformEnvironment(\.self) { values in
      guard let tint else { return }
      let color = tint.paintAny(in: .unit, environment: values).firstColor
      (values.tint, values.tintStyle) = (color.map { Color($0) }, AnyShapeStyle(tint))
    }
    .noted("tint", [], fileID, line)
  }

  /// Sets the accent color of controls in the view; nil keeps the inherited one.
  public func accentColor(
    _ accentColor: Color?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { tint(accentColor, fileID: fileID, line: line) }
}

/// The tint color in the environment.
public struct TintShapeStyle: PaintingStyle {
  /// Creates the tint style.
  public init() {}

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    if let style = environment.tintStyle {
      // A tint that is itself the tint style is that outside.
      var outer = environment
      outer.tintStyle = nil
      return style.paintAny(in: rect, environment: outer)
    }
    return .color((environment.tint ?? .accentColor).resolve(in: environment))
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

  private enum TintStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }

  /// The tint where it is another style than a color.
  fileprivate var tintStyle: AnyShapeStyle? {
    get { self[TintStyleKey.self] }
    set { self[TintStyleKey.self] = newValue }
  }

  /// The tint color of controls; nil for the accent color.
  package var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

extension Paint {
  /// The color, or the first one of a gradient.
  fileprivate var firstColor: Color.Resolved? {
    switch self {
    case .color(let color): color
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .angularGradient(let stops, _, _, _), .ellipticalGradient(let stops, _, _, _):
      stops.first?.color
    case .mesh(let mesh): mesh.colors.first
    case .shader: nil
    }
  }
}
