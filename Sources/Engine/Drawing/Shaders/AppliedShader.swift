public import Foundation
import ScrollworkGeometry

/// The use of a function in Metal's language as a filter of a layer.
public struct ShaderFilter: Hashable, Sendable {
  /// What the function makes.
  public enum Effect: String, Hashable, Sendable, CaseIterable {
    /// A new color of each pixel, from its position and color.
    case color
    /// The place that each pixel is taken from.
    case distortion
    /// A new color of each pixel, from its position and the whole layer.
    case layer
  }

  /// What the function makes.
  public let effect: Effect
  /// The function.
  public let function: ShaderFunctionID
  /// The arguments behind the position, and behind the color or the layer.
  public let arguments: [ShaderValue]
  /// The frame of the view, in points of the layer; its origin is the zero of positions.
  public let frame: CGRect
  /// The farthest distance of a sampled point from the pixel that it is for, along both axes, in points.
  public let maxSampleOffset: CGSize

  /// A use of a function; its numbers are rounded to the grid.
  public init(
    _ effect: Effect, _ function: ShaderFunctionID, arguments: [ShaderValue], frame: CGRect,
    maxSampleOffset: CGSize = .zero
  ) {
    (self.effect, self.function) = (effect, function)
    self.arguments = arguments.map(\.onGrid)
    self.frame = frame.onGrid
    self.maxSampleOffset =
      effect == .color
      ? .zero
      : CGSize(
        width: max(0, maxSampleOffset.width).onGrid(),
        height: max(0, maxSampleOffset.height).onGrid())
  }

  /// The distance that the output may extend beyond the input, on each side: that of samples.
  var spread: EdgeInsets {
    EdgeInsets(
      top: maxSampleOffset.height, leading: maxSampleOffset.width, bottom: maxSampleOffset.height,
      trailing: maxSampleOffset.width)
  }
}

/// An argument of a function in Metal's language.
public enum ShaderValue: Hashable, Sendable {
  /// A number or a vector of two to four.
  case numbers([Double])
  /// A color; the function gets it premultiplied.
  case color(Color.Resolved)
  /// The frame of the view, as x, y, width and height in its own coordinates.
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
  mutating func shader(_ filter: ShaderFilter) {
    text(filter.effect.rawValue)
    text(filter.function.name)
    text(filter.function.content)
    list(filter.arguments) { $0.value($1) }
    rect(filter.frame)
    number(filter.maxSampleOffset.width)
    number(filter.maxSampleOffset.height)
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
