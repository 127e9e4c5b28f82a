public import Foundation
public import ScrollworkDrawing
import ScrollworkGeometry

/// The effect of a function in Metal's language.
///
/// - Source: documented, SwiftUI's interface: it has no animatable data, so a shader changes at once;
///   numbers that are animated elsewhere are arguments of each still.
struct ShaderEffect: VisualEffect {
  typealias AnimatableData = EmptyAnimatableData

  let effect: ShaderFilter.Effect
  let shader: Shader
  var maxSampleOffset = CGSize.zero
  let isEnabled: Bool

  func _append(to steps: inout _EffectSteps) {
    guard isEnabled,
      let filter = shader.filter(
        effect, frame: CGRect(origin: .zero, size: steps.size), maxSampleOffset: maxSampleOffset)
    else { return }
    steps.append(.filter(.shader(filter)))
  }
}

extension VisualEffect {
  /// Gives each pixel the color that a function in Metal's language makes of its position and color:
  /// `half4 name(float2 position, half4 color, …)`.
  ///
  /// Positions are in points of the view, from its top left corner; colors are premultiplied sRGB.
  ///
  /// - Parameters:
  ///   - shader: The function and its arguments behind the color.
  ///   - isEnabled: Whether the effect applies.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    then(ShaderEffect(effect: .color, shader: shader, isEnabled: isEnabled))
  }

  /// Takes each pixel from the place that a function in Metal's language makes of its position:
  /// `float2 name(float2 position, …)`.
  ///
  /// - Parameters:
  ///   - shader: The function and its arguments behind the position.
  ///   - maxSampleOffset: The farthest distance between a pixel and its place, along both axes, in
  ///     points; the result is so much larger than the view.
  ///   - isEnabled: Whether the effect applies.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    then(
      ShaderEffect(
        effect: .distortion, shader: shader, maxSampleOffset: maxSampleOffset,
        isEnabled: isEnabled))
  }

  /// Gives each pixel the color that a function in Metal's language makes of the whole layer:
  /// `half4 name(float2 position, SwiftUI::Layer layer, …)`.
  ///
  /// - Parameters:
  ///   - shader: The function and its arguments behind the layer.
  ///   - maxSampleOffset: The farthest distance between a pixel and what the function samples for it,
  ///     along both axes, in points; the result is so much larger than the view.
  ///   - isEnabled: Whether the effect applies.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    then(
      ShaderEffect(
        effect: .layer, shader: shader, maxSampleOffset: maxSampleOffset, isEnabled: isEnabled))
  }
}
