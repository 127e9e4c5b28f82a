/// The use of a function: an effect on a view, or a fill.
package enum ShaderKind: String, Hashable, Sendable, CaseIterable {
  /// A new color of each pixel, from its position and color.
  case color
  /// The place that each pixel is taken from.
  case distortion
  /// A new color of each pixel, from its position and the whole layer.
  case layer
  /// The color of each pixel of a shape.
  case fill

  /// The name of the use in SwiftUI.
  package var name: String {
    switch self {
    case .color: "colorEffect"
    case .distortion: "distortionEffect"
    case .layer: "layerEffect"
    case .fill: "a fill"
    }
  }

  /// The number of parameters that are no arguments.
  var leadingCount: Int { self == .color || self == .layer ? 2 : 1 }

  /// The parameters that are no arguments, for a message.
  var leading: String {
    switch self {
    case .color: "the position and the color"
    case .layer: "the position and the layer"
    case .distortion, .fill: "the position"
    }
  }
}
