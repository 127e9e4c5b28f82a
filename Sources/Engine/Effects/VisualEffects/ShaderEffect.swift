public import Foundation
public import ScrollworkDrawing
package import ScrollworkGeometry

/// The effect of a function in Metal's language.
package struct ShaderEffect: VisualEffect {
  private let effect: AppliedShader.Effect
  private var shader: Shader
  private let maxSampleOffset: CGSize
  private let isEnabled: Bool
  private let location: String

  /// The effect of a function at a place in code; `maxSampleOffset` is in points.
  package init(
    _ effect: AppliedShader.Effect, of shader: Shader, maxSampleOffset: CGSize = .zero,
    isEnabled: Bool, at location: String
  ) {
    (self.effect, self.shader) = (effect, shader)
    (self.maxSampleOffset, self.isEnabled) = (maxSampleOffset, isEnabled)
    self.location = location
  }

  /// The numbers and the colors among the arguments; `maxSampleOffset` is not animatable.
  package var animatableData: AnimatableVector {
    get { shader.vector }
    set { shader.vector = newValue }
  }

  /// Appends a filter; one that cannot be is reported.
  public func _append(to steps: inout _EffectSteps) {
    let reach = CGSize(
      width: EffectLimits.clamp(maxSampleOffset.width, to: EffectLimits.blur) ?? 0,
      height: EffectLimits.clamp(maxSampleOffset.height, to: EffectLimits.blur) ?? 0)
    guard isEnabled,
      let filter = shader.applied(
        as: effect, bounds: CGRect(origin: .zero, size: steps.size), maxSampleOffset: reach,
        at: ShaderFault.Place("\(effect)Effect", at: location))
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
  /// Without `isEnabled` the view stays as it is.
  public func colorEffect(
    _ shader: Shader, isEnabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some VisualEffect {
    then(ShaderEffect(.color, of: shader, isEnabled: isEnabled, at: "\(fileID):\(line)"))
  }

  /// Takes each pixel from the place that a function in Metal's language makes of its position:
  /// `float2 name(float2 position, …)`.
  ///
  /// `maxSampleOffset` is the farthest distance between a pixel and what it is made of, along both axes, in
  /// points; the result is so much larger than the view. Without `isEnabled` the view stays as it is.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some VisualEffect {
    then(
      ShaderEffect(
        .distortion, of: shader, maxSampleOffset: maxSampleOffset, isEnabled: isEnabled,
        at: "\(fileID):\(line)"))
  }

  /// Gives each pixel the color that a function in Metal's language makes of the whole layer:
  /// `half4 name(float2 position, SwiftUI::Layer layer, …)`.
  ///
  /// `maxSampleOffset` is the farthest distance between a pixel and what it is made of, along both axes, in
  /// points; the result is so much larger than the view. Without `isEnabled` the view stays as it is.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some VisualEffect {
    then(
      ShaderEffect(
        .layer, of: shader, maxSampleOffset: maxSampleOffset, isEnabled: isEnabled,
        at: "\(fileID):\(line)"))
  }
}
