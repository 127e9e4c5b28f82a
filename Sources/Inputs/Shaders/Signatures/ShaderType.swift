/// The type of a parameter or a result of a function.
package enum ShaderType: Hashable, Sendable {
  /// Numbers; `half` counts as `float`.
  case float, float2, float3, float4
  /// A `half4`.
  case color
  /// `int`, `uint` or `bool`: a number, converted.
  case integer(String)
  /// A `SwiftUI::Layer`.
  case layer
  /// Pointers with the count behind them.
  case floats, colors, data
  /// A texture.
  case image
  /// A type that SwiftUI cannot pass, as it is written.
  case unknown(String)

  /// Whether SwiftUI converts an argument of a kind into the type.
  ///
  /// Four numbers are a `half4` as well as a `float4`.
  ///
  /// - Source: chosen; the documentation of `Shader.Argument` names one type for each kind, and a
  ///   function that takes the other is understood.
  func takes(_ kind: ShaderArgumentKind) -> Bool {
    switch self {
    case .float, .integer: kind == .float
    case .float2: kind == .float2
    case .float3: kind == .float3
    case .float4, .color: kind == .float4 || kind == .color || kind == .boundingRect
    case .floats: kind == .floatArray
    case .colors: kind == .colorArray
    case .data: kind == .data
    case .image: kind == .image
    case .layer, .unknown: false
    }
  }

  /// Whether the type is four numbers.
  var isColor: Bool { self == .color || self == .float4 }

  /// The name in a list of parameters.
  package var name: String {
    switch self {
    case .float: "float"
    case .float2: "float2"
    case .float3: "float3"
    case .float4: "float4"
    case .color: "color"
    case .integer(let name): name
    case .layer: "layer"
    case .floats: "float array"
    case .colors: "color array"
    case .data: "data"
    case .image: "image"
    case .unknown(let name): name
    }
  }

  /// The type with an article.
  var phrase: String {
    switch self {
    case .data: "data"
    case .image: "an image"
    case .integer("int"): "an int"
    case .floats: "an array of floats"
    case .colors: "an array of colors"
    default: "a \(name)"
    }
  }
}
