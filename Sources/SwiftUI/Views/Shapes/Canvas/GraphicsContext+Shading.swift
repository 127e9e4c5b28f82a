public import Foundation
public import ScrollworkDrawing
import ScrollworkEnvironment
public import ScrollworkGeometry
import ScrollworkLayout

extension GraphicsContext {
  /// A color or pattern of a drawing.
  public struct Shading: Sendable {
    enum Kind: Sendable {
      case foreground
      case backdrop
      case style(any ShapeStyle)
      case shader(Shader, bounds: CGRect)
      case gradient(Gradient, GradientOptions, @Sendable ([Paint.Stop]) -> Paint)
      case palette([Shading])
      case tiled(Image, origin: CGPoint, source: CGRect, scale: CGFloat)
    }

    let kind: Kind

    /// The foreground style.
    public static var foreground: Shading { Shading(kind: .foreground) }

    /// What is beneath; drawn as nothing.
    public static var backdrop: Shading { Shading(kind: .backdrop) }

    /// The first of several shadings, of which a symbol can have more.
    public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

    /// A color.
    public static func color(_ color: Color) -> Shading { style(color) }

    /// A color of components, each 0…1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A gray.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style, over the bounding box of what is drawn.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }

    /// A shader; positions are in the coordinates of the context, and `bounds` is the value of
    /// `boundingRect`.
    ///
    /// - Source: documented, SwiftUI's "shader(_:bounds:)".
    public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Shading {
      Shading(kind: .shader(shader, bounds: bounds))
    }

    /// A mesh gradient, over the bounding box of what is drawn.
    public static func meshGradient(_ mesh: MeshGradient) -> Shading { style(mesh) }

    /// A gradient along a line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .gradient(gradient, options) { stops in
          let copies = CGFloat(options.copyCount)
          let way = CGVector(dx: endPoint.x - startPoint.x, dy: endPoint.y - startPoint.y)
          return .linearGradient(
            stops,
            start: CGPoint(x: startPoint.x - copies * way.dx, y: startPoint.y - copies * way.dy),
            end: CGPoint(x: endPoint.x + copies * way.dx, y: endPoint.y + copies * way.dy))
        })
    }

    /// A gradient between two circles.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .gradient(gradient, options) { stops in
          // As many copies lie outside as a linear gradient has on both sides.
          let copies = CGFloat(2 * options.copyCount)
          return .radialGradient(
            stops, center: center, startRadius: startRadius,
            endRadius: endRadius + copies * (endRadius - startRadius))
        })
    }

    /// A gradient around a point.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .gradient(gradient, GradientOptions()) { stops in
          .angularGradient(
            stops, center: center, startAngle: angle.radians,
            endAngle: angle.radians + 2 * .pi)
        })
    }

    /// Copies of an image.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      Shading(kind: .tiled(image, origin: origin, source: sourceRect, scale: scale))
    }

    /// The paint over an area.
    func paint(in area: CGRect, environment: EnvironmentValues) -> Paint {
      switch kind {
      case .foreground: ForegroundStyle().paintAny(in: area, environment: environment)
      case .backdrop, .tiled: .color(Color.clear.resolve(in: environment))
      case .style(let style): style.paintAny(in: area, environment: environment)
      case .shader(let shader, let bounds):
        shader.paint(space: .identity, bounds: bounds, environment: environment)
      case .gradient(let gradient, let options, let make):
        make(options.applied(to: gradient.stops.resolved(in: environment)))
      case .palette(let shadings):
        (shadings.first ?? .foreground).paint(in: area, environment: environment)
      }
    }

    /// The copies of an image over an area; nil for another shading.
    func tiles(in context: GraphicsContext, over area: CGRect) -> [DisplayItem]? {
      guard case .tiled(let image, let origin, let part, let scale) = kind else { return nil }
      let paint = ImagePaint(image: image, sourceRect: part, scale: scale)
      return onMainActor {
        let leaf = image.leaf(in: context.source.context)
        let size = leaf.size(for: .unspecified)
        let step = CGSize(
          width: size.width * scale * part.width, height: size.height * scale * part.height)
        guard step.width > 0, step.height > 0 else { return [] }
        // The last corner of a copy before the area.
        let start = CGPoint(
          x: origin.x + ((area.minX - origin.x) / step.width).rounded(.down) * step.width,
          y: origin.y + ((area.minY - origin.y) / step.height).rounded(.down) * step.height)
        return paint.tiles(of: leaf, over: area, from: start)
      }
    }
  }

  /// Options of a gradient.
  public struct GradientOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32

    /// Options of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Repeats the gradient beyond its ends.
    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
    /// Repeats the gradient beyond its ends, every other time reversed.
    public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
    /// Interpolates in linear light; without effect.
    public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }

    /// The copies on each side of a gradient.
    ///
    /// - Source: chosen; of a gradient of 10 points they fill a phone's width.
    var copyCount: Int { isDisjoint(with: [.repeat, .mirror]) ? 0 : 20 }

    /// The stops with those of the copies.
    func applied(to stops: [Paint.Stop]) -> [Paint.Stop] {
      guard copyCount > 0 else { return stops }
      let count = 2 * copyCount + 1
      return (0..<count).flatMap { copy in
        let isMirrored = contains(.mirror) && !(copy - copyCount).isMultiple(of: 2)
        let own = isMirrored ? stops.reversed() : stops
        return own.map { stop in
          let place = isMirrored ? 1 - stop.location : stop.location
          return Paint.Stop(color: stop.color, location: (Double(copy) + place) / Double(count))
        }
      }
    }
  }

  /// A blend mode of a drawing.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The number of the mode.
    public let rawValue: Int32

    /// The mode with a number.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    init(_ mode: ScrollworkDrawing.BlendMode) {
      rawValue = Int32(ScrollworkDrawing.BlendMode.allCases.firstIndex(of: mode) ?? 0)
    }

    var mode: ScrollworkDrawing.BlendMode {
      let all = ScrollworkDrawing.BlendMode.allCases
      return all.indices.contains(Int(rawValue)) ? all[Int(rawValue)] : .normal
    }
  }
}
