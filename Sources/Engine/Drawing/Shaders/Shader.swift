public import Foundation

/// A function in Metal's language with its arguments.
///
/// As in SwiftUI, it is a fill, or the effect of a view: of its colors, of its layer, or of the places that its
/// pixels are taken from.
public struct Shader: Hashable, Sendable {
  /// The function.
  public var function: ShaderFunction
  /// The arguments behind those that the use of the function gives.
  public var arguments: [Argument]
  /// Whether colors that lie between two levels are dithered; without effect: each color is rounded.
  public var dithersColor = false

  /// A function with its arguments.
  public init(function: ShaderFunction, arguments: [Argument]) {
    (self.function, self.arguments) = (function, arguments)
  }

  /// What a function is compiled for.
  public struct UsageType: Hashable, Sendable {
    private let name: String

    /// A fill.
    public static let shapeStyle = UsageType(name: "shapeStyle")
    /// A new color of each pixel.
    public static let colorEffect = UsageType(name: "colorEffect")
    /// The place that each pixel is taken from.
    public static let distortionEffect = UsageType(name: "distortionEffect")
    /// A new color of each pixel from the whole layer.
    public static let layerEffect = UsageType(name: "layerEffect")
  }

  /// Compiles the function before it is needed; functions are compiled before a scene is played, so it
  /// ends at once.
  public func compile(as type: UsageType) async throws {}
}

/// A function in Metal's language, of a library.
@dynamicCallable public struct ShaderFunction: Hashable, Sendable {
  /// The library.
  public var library: ShaderLibrary
  /// The name, with its namespaces.
  public var name: String

  /// The function with a name in a library.
  public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }

  /// The function with arguments.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// The functions in Metal's language of an app or a bundle.
///
/// A scene has one library: all `.metal` files beside its code.
@dynamicMemberLookup public struct ShaderLibrary: Hashable, Sendable {
  /// The library of the scene.
  public static let `default` = ShaderLibrary()

  /// The library of a bundle: that of the scene.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { .default }

  private init() {}

  /// The function with a name in the library of the scene.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }

  /// The function with a name.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}
