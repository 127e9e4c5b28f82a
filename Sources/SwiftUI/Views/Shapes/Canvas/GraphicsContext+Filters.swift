public import Foundation
public import ScrollworkDrawing
import ScrollworkEnvironment
public import ScrollworkGeometry

extension GraphicsContext {
  /// A filter of a drawing.
  public struct Filter: Sendable {
    fileprivate enum Kind: Sendable {
      case fixed([Layer.Filter])
      case shadow(Color, radius: CGFloat, offset: CGSize)
      case product(Color)
      case threshold(ClosedRange<Double>, Color)
      case shader(Shader, AppliedShader.Effect, maxSampleOffset: CGSize)
    }

    fileprivate let kind: Kind

    private static func colors(_ matrix: ColorMatrix) -> Filter {
      Filter(kind: .fixed([.colors(matrix)]))
    }

    /// A shadow; lengths are in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(kind: .shadow(color, radius: radius, offset: CGSize(width: x, height: y)))
    }

    /// A Gaussian blur; `radius` is its standard deviation, in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(
        kind: .fixed([
          .blur(radius: max(0, radius), isOpaque: options.contains(.opaque))
        ]))
    }

    /// Multiplies by a color.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .product(color)) }

    /// Rotates the hue.
    public static func hueRotation(_ angle: Angle) -> Filter {
      colors(.hueRotation(angle.radians))
    }

    /// Scales the saturation; 1 is unchanged.
    public static func saturation(_ amount: Double) -> Filter { colors(.saturation(amount)) }

    /// Adds to the brightness; 0 is unchanged.
    public static func brightness(_ amount: Double) -> Filter { colors(.brightness(amount)) }

    /// Scales the contrast; 1 is unchanged.
    public static func contrast(_ amount: Double) -> Filter { colors(.contrast(amount)) }

    /// Inverts the colors, wholly at 1.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      // Halfway, all colors are middle gray.
      let factor = 1 - 2 * amount
      let rows = [factor, 0, 0, amount, 0, factor, 0, amount, 0, 0, factor, amount]
      return colors(ColorMatrix(rows: rows) ?? .inverse)
    }

    /// Desaturates; 0 is unchanged, 1 is gray.
    public static func grayscale(_ amount: Double) -> Filter { colors(.saturation(1 - amount)) }

    /// Turns luminance into opacity.
    public static var luminanceToAlpha: Filter { Filter(kind: .fixed([.luminanceToAlpha])) }

    /// A color where the opacity is in a range, and nothing elsewhere.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter {
      Filter(kind: .threshold(min...Swift.max(min, max), color))
    }

    /// New colors that a shader makes of positions and colors: `half4 name(float2 position, half4 color, …)`.
    ///
    /// Positions are in the coordinates that the context has when the filter is added; `boundingRect` is
    /// empty.
    ///
    /// - Source: documented, SwiftUI's "colorShader(_:)".
    public static func colorShader(_ shader: Shader) -> Filter {
      Filter(kind: .shader(shader, .color, maxSampleOffset: .zero))
    }

    /// Pixels from the places that a shader makes of positions: `float2 name(float2 position, …)`.
    ///
    /// `maxSampleOffset` is the farthest distance between a pixel and what it is made of, along both axes, in
    /// points. Positions are in the coordinates that the context has when the filter is added.
    public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      Filter(kind: .shader(shader, .distortion, maxSampleOffset: maxSampleOffset))
    }

    /// New colors that a shader makes of the whole drawing:
    /// `half4 name(float2 position, SwiftUI::Layer layer, …)`.
    ///
    /// `maxSampleOffset` is the farthest distance between a pixel and what it is made of, along both axes, in
    /// points. Positions are in the coordinates that the context has when the filter is added.
    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      Filter(kind: .shader(shader, .layer, maxSampleOffset: maxSampleOffset))
    }

    /// The filters of a layer; `space` is from the coordinates of the context to those of the layer.
    func filters(in environment: EnvironmentValues, space: CGAffineTransform) -> [Layer.Filter] {
      switch kind {
      case .fixed(let filters): filters
      case .shadow(let color, let radius, let offset):
        [
          .shadow(
            color: color.resolve(in: environment), radius: max(0, radius), offset: offset)
        ]
      case .product(let color): [.colors(.product(color.resolve(in: environment)))]
      case .threshold(let range, let color):
        [.alphaThreshold(range, color: color.resolve(in: environment))]
      case .shader(let shader, let effect, let maxSampleOffset):
        shader.applied(
          as: effect, space: space, bounds: .zero, maxSampleOffset: maxSampleOffset,
          at: ShaderFault.Place("\(effect)Shader")
        ).map { [.shader($0)] } ?? []
      }
    }
  }

  /// Options of a filter.
  public struct FilterOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Options of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Filters in linear light; without effect.
    public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
  }

  /// Options of a shadow.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Options of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Draws the shadow above; without effect.
    public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
    /// Draws the shadow alone; without effect.
    public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
    /// Inverts the opacity; without effect.
    public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
    /// Draws shadows of all elements together; without effect.
    public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
  }

  /// Options of a blur.
  public struct BlurOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Options of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Blurs the colors only.
    public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
    /// Dithers the result; without effect.
    public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
  }

  /// Options of a clip.
  public struct ClipOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Options of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Clips to all but the area.
    public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
  }
}
