/// The kind of an argument, by the name of its function in SwiftUI's `Shader.Argument`.
package enum ShaderArgumentKind: String, Hashable, Sendable, CaseIterable {
  case float, float2, float3, float4
  case floatArray, boundingRect, color, colorArray, image, data

  /// The kind with an article.
  var phrase: String {
    switch self {
    case .data: "data"
    case .image: "an image"
    case .boundingRect: "the bounding rectangle"
    case .floatArray: "an array of floats"
    case .colorArray: "an array of colors"
    default: "a \(rawValue)"
    }
  }
}
