public import Foundation
public import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkEnvironment

extension View {
  /// Gives each pixel of the view the color that a function in Metal's language makes of its position and
  /// color: `half4 name(float2 position, half4 color, …)`.
  ///
  /// Positions are in points of the view, from its top left corner; colors are premultiplied sRGB.
  ///
  /// Without `isEnabled` the view stays as it is.
  public func colorEffect(
    _ shader: Shader, isEnabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    shaderEffect(
      "colorEffect", .color, shader, isEnabled: isEnabled,
      at: SourceLocation(fileID: fileID, line: line))
  }

  /// Takes each pixel of the view from the place that a function in Metal's language makes of its
  /// position: `float2 name(float2 position, …)`.
  ///
  /// `maxSampleOffset` is the farthest distance between a pixel and what it is made of, along both axes, in
  /// points; the result is so much larger than the view. Without `isEnabled` the view stays as it is.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    shaderEffect(
      "distortionEffect", .distortion, shader, maxSampleOffset: maxSampleOffset,
      isEnabled: isEnabled, at: SourceLocation(fileID: fileID, line: line))
  }

  /// Gives each pixel of the view the color that a function in Metal's language makes of the whole
  /// layer: `half4 name(float2 position, SwiftUI::Layer layer, …)`.
  ///
  /// `maxSampleOffset` is the farthest distance between a pixel and what it is made of, along both axes, in
  /// points; the result is so much larger than the view. Without `isEnabled` the view stays as it is.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    shaderEffect(
      "layerEffect", .layer, shader, maxSampleOffset: maxSampleOffset, isEnabled: isEnabled,
      at: SourceLocation(fileID: fileID, line: line))
  }

  private func shaderEffect(
    _ name: String, _ effect: AppliedShader.Effect, _ shader: Shader,
    maxSampleOffset: CGSize = .zero, isEnabled: Bool, at location: SourceLocation
  ) -> some View {
    wrapped(name, at: location) { _, _ in
      .effect(
        ShaderEffect(
          effect, of: shader, maxSampleOffset: maxSampleOffset, isEnabled: isEnabled,
          at: "\(location)"))
    }
  }
}

extension Shader.Argument {
  /// A picture: the function has a `texture2d<half>`.
  public static func image(_ image: Image) -> Shader.Argument {
    if let drawing = image.content.ownDrawing,
      let asset = onMainActor({ drawing.asset() })
    {
      return Shader.Argument(.picture(asset))
    }
    return Shader.Argument(.image(image.name))
  }
}
