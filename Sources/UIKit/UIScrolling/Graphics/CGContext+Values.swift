public import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// How a path is drawn.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  case fill = 0
  case eoFill, stroke, fillStroke, eoFillStroke
}

/// How images are scaled; they are always smooth.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
  case `default` = 0
  case none, low
  case high = 3
  case medium = 4
}

/// How far a gradient is drawn beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates options.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Before the start.
  public static let drawsBeforeStartLocation = Self(rawValue: 1)
  /// After the end.
  public static let drawsAfterEndLocation = Self(rawValue: 2)
}

/// Colors at locations from 0 to 1.
public final class CGGradient: Sendable {
  let stops: [(color: CGColor, location: CGFloat)]

  /// Colors at locations; without locations they are even.
  public init?(colorsSpace space: CGColorSpace?, colors: [Any], locations: [CGFloat]?) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    let even = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { index, color in
      (
        color,
        locations.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? CGFloat(index) / even
      )
    }
  }

  /// Colors by their components, with the opacity, at locations.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: [CGFloat], locations: [CGFloat]?,
    count: Int
  ) {
    guard count > 0, components.count >= 4 * count else { return nil }
    let even = CGFloat(max(1, count - 1))
    stops = (0..<count).map { index in
      let part = components[4 * index..<4 * index + 4].map { $0 }
      return (
        CGColor(red: part[0], green: part[1], blue: part[2], alpha: part[3]),
        locations?[index] ?? CGFloat(index) / even
      )
    }
  }
}

/// How what is drawn blends with what is there.
public enum CGBlendMode: Int32, Hashable, Sendable {
  case normal = 0
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn
  case destinationOut, destinationAtop, xor, plusDarker, plusLighter

  /// The mode of layers; those that a layer does not have are drawn normally.
  var mode: BlendMode {
    switch self {
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .clear, .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    default: .normal
    }
  }
}
