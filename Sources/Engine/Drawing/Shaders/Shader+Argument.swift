public import Foundation
public import ScrollworkGeometry

extension Shader {
  /// An argument of a function.
  public struct Argument: Hashable, Sendable {
    /// What an argument is before a scene is known.
    package enum Value: Hashable, Sendable {
      case numbers([Double])
      case color(Color)
      case boundingRect
      case floats([Float])
      case colors([Color])
      case data(Data)
      /// The image with a name.
      case image(String)
      /// A picture that is known already.
      case picture(ImageAsset)
    }

    package let value: Value

    package init(_ value: Value) { self.value = value }

    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument {
      Argument(.numbers([Double(x)]))
    }

    /// A vector of two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument(.numbers([x, y].map { Double($0) }))
    }

    /// A point as a vector of two numbers.
    public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }

    /// A size as a vector of two numbers.
    public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }

    /// A vector of two numbers.
    public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }

    /// A vector of three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument(.numbers([x, y, z].map { Double($0) }))
    }

    /// A vector of four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument(.numbers([x, y, z, w].map { Double($0) }))
    }

    /// Numbers: the function has a pointer to them and their count.
    public static func floatArray(_ array: [Float]) -> Argument { Argument(.floats(array)) }

    /// The bounds of the view or shape: a vector of x, y, width and height, in points.
    public static var boundingRect: Argument { Argument(.boundingRect) }

    /// A color, premultiplied by its opacity.
    public static func color(_ color: Color) -> Argument { Argument(.color(color)) }

    /// Colors, premultiplied: the function has a pointer to them and their count.
    public static func colorArray(_ array: [Color]) -> Argument { Argument(.colors(array)) }

    /// Bytes: the function has a pointer to them and their count.
    public static func data(_ data: Data) -> Argument { Argument(.data(data)) }
  }
}

extension Shader {
  /// The use of the function in the scene whose code is running.
  ///
  /// Nil if there is no such function, or if the arguments do not fit; the reason is then reported for
  /// `place`. `space` is from the positions to points of the layer, `bounds` is the
  /// value of `boundingRect`, and `maxSampleOffset` the farthest distance of a sampled point, in points.
  package func applied(
    as effect: AppliedShader.Effect, space: CGAffineTransform = .identity, bounds: CGRect,
    maxSampleOffset: CGSize = .zero, at place: ShaderFault.Place
  ) -> AppliedShader? {
    guard let assets = SceneAssets.current else { return nil }
    let values = arguments.compactMap { $0.resolved(in: assets) }
    let known = assets.shaders.function(named: function.name)
    let shader = AppliedShader(
      effect, known ?? ShaderFunctionID(name: function.name, content: ""), arguments: values,
      space: space, bounds: bounds, maxSampleOffset: maxSampleOffset)
    guard let reason = absentImage(in: assets) ?? assets.shaders.fault(of: shader) else {
      return shader
    }
    assets.reportShader(ShaderFault(place: place, reason: reason))
    return nil
  }

  /// That an image among the arguments is not there, as a sentence without its end; nil if all are.
  private func absentImage(in assets: SceneAssets) -> String? {
    for case .image(let name) in arguments.map(\.value)
    where assets.images.image(named: name, for: assets.traits) == nil {
      return "there is no image named \"\(name)\""
    }
    return nil
  }
}

extension Shader.Argument {
  /// The argument in a scene; nil for an image that the scene has not.
  fileprivate func resolved(in assets: SceneAssets) -> ShaderValue? {
    let isDark = assets.traits.isDark
    return switch value {
    case .numbers(let numbers): .numbers(numbers)
    case .color(let color): .color(color.resolved(dark: isDark))
    case .boundingRect: .boundingRect
    case .floats(let numbers): .floats(numbers.map { Double($0) })
    case .colors(let colors): .colors(colors.map { $0.resolved(dark: isDark) })
    case .data(let data): .data(data)
    case .image(let name): assets.images.image(named: name, for: assets.traits).map { .image($0) }
    case .picture(let asset): .image(asset)
    }
  }
}
