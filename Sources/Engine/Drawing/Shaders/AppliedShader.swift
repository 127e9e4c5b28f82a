public import Foundation
public import ScrollworkGeometry

/// The use of a function in Metal's language: a filter of a layer, or a paint.
public struct AppliedShader: Hashable, Sendable {
  /// What the function makes.
  public enum Effect: String, Hashable, Sendable, CaseIterable {
    /// A new color of each pixel, from its position and color.
    case color
    /// The place that each pixel is taken from.
    case distortion
    /// A new color of each pixel, from its position and the whole layer.
    case layer
    /// The color of each pixel of a paint, from its position.
    case fill
  }

  /// What the function makes.
  public let effect: Effect
  /// The function.
  public let function: ShaderFunctionID
  /// The arguments behind the position, and behind the color or the layer.
  public let arguments: [ShaderValue]
  /// From the positions that the function gets to points of the layer.
  public let space: CGAffineTransform
  /// The value of ``ShaderValue/boundingRect``, as x, y, width and height.
  public let bounds: CGRect
  /// The farthest distance of a sampled point from the pixel that it is for, along both axes, in points.
  public let maxSampleOffset: CGSize

  /// A use of a function; its numbers are rounded to the grid.
  public init(
    _ effect: Effect, _ function: ShaderFunctionID, arguments: [ShaderValue],
    space: CGAffineTransform = .identity, bounds: CGRect, maxSampleOffset: CGSize = .zero
  ) {
    (self.effect, self.function) = (effect, function)
    self.arguments = arguments.map(\.onGrid)
    (self.space, self.bounds) = (space.onGrid, bounds.onGrid)
    let samples = effect == .distortion || effect == .layer
    self.maxSampleOffset =
      samples
      ? CGSize(
        width: max(0, maxSampleOffset.width).onGrid(),
        height: max(0, maxSampleOffset.height).onGrid())
      : .zero
  }

  /// The distance that the output may extend beyond the input, on each side: that of samples.
  var spread: EdgeInsets {
    EdgeInsets(
      top: maxSampleOffset.height, leading: maxSampleOffset.width, bottom: maxSampleOffset.height,
      trailing: maxSampleOffset.width)
  }

  /// The use in a layer whose coordinates are moved by a vector.
  package func moved(by x: CGFloat, _ y: CGFloat) -> AppliedShader {
    AppliedShader(
      effect, function, arguments: arguments,
      space: space.concatenating(CGAffineTransform(translationX: x, y: y)), bounds: bounds,
      maxSampleOffset: maxSampleOffset)
  }
}

/// An argument of a function in Metal's language.
public enum ShaderValue: Hashable, Sendable {
  /// A number or a vector of two to four.
  case numbers([Double])
  /// A color; the function gets it premultiplied.
  case color(Color.Resolved)
  /// The bounds of the view or shape: ``AppliedShader/bounds``.
  case boundingRect
  /// Numbers, with their count.
  case floats([Double])
  /// Colors, with their count.
  case colors([Color.Resolved])
  /// Bytes, with their count.
  case data(Data)
  /// A picture.
  case image(ImageAsset)

  /// The value with its numbers on the grid.
  ///
  /// - Source: chosen: factors' steps of 2⁻²⁰, which are below those of single precision from 16 on.
  fileprivate var onGrid: ShaderValue {
    switch self {
    case .numbers(let numbers): .numbers(numbers.map { $0.onGrid(Grid.factor) })
    case .floats(let numbers): .floats(numbers.map { $0.onGrid(Grid.factor) })
    case .color(let color): .color(color.onGrid)
    case .colors(let colors): .colors(colors.map(\.onGrid))
    case .boundingRect, .data, .image: self
    }
  }
}

extension CanonicalBytes {
  mutating func shader(_ shader: AppliedShader) {
    text(shader.effect.rawValue)
    text(shader.function.name)
    text(shader.function.content)
    list(shader.arguments) { $0.value($1) }
    transform(shader.space)
    rect(shader.bounds)
    number(shader.maxSampleOffset.width)
    number(shader.maxSampleOffset.height)
  }

  private mutating func value(_ value: ShaderValue) {
    switch value {
    case .numbers(let numbers):
      kind(0)
      list(numbers) { $0.number($1, steps: Grid.factor) }
    case .color(let color):
      kind(1)
      self.color(color)
    case .boundingRect: kind(2)
    case .floats(let numbers):
      kind(3)
      list(numbers) { $0.number($1, steps: Grid.factor) }
    case .colors(let colors):
      kind(4)
      list(colors) { $0.color($1) }
    case .data(let data):
      kind(5)
      digest(ContentDigest(of: data))
    case .image(let asset):
      kind(6)
      text(asset.name)
      digest(asset.digest)
    }
  }
}
