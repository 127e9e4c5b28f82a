import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
public import ScrollworkViews

/// A button style with a background of glass, drawn as a material.
///
/// - Source: chosen, after pictures of iOS 26, without refraction.
public struct GlassButtonStyle: ButtonStyle {
  /// Creates a glass button style.
  nonisolated public init() {}

  /// The label on a capsule of material.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 16).padding(.vertical, 9)
      .background(.regularMaterial, in: Capsule())
      .opacity(configuration.isPressed ? 0.7 : 1)
  }
}

/// A button style with a background of tinted glass, drawn as the tint.
///
/// - Source: chosen, after pictures of iOS 26, without refraction.
public struct GlassProminentButtonStyle: ButtonStyle {
  /// Creates a prominent glass button style.
  nonisolated public init() {}

  /// The label in white on a capsule of the tint.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(Color.white)
      .padding(.horizontal, 16).padding(.vertical, 9)
      .background(.tint, in: Capsule())
      .opacity(configuration.isPressed ? 0.7 : 1)
  }
}

extension ButtonStyle where Self == GlassButtonStyle {
  /// A background of glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension ButtonStyle where Self == GlassProminentButtonStyle {
  /// A background of tinted glass.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
