import Foundation
public import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry

extension [Gradient.Stop] {
  /// The stops with their colors resolved in an environment.
  func resolved(in environment: EnvironmentValues) -> [Paint.Stop] {
    map {
      Paint.Stop(color: $0.color.resolve(in: environment), location: Double($0.location))
    }
  }

  /// The stops of a gradient without a color space of its own, with stops between them.
  func interpolated(in environment: EnvironmentValues) -> [Paint.Stop] {
    AnyGradient(Gradient(stops: self)).stops(in: environment)
  }
}

/// A gradient as a style, linear from the top of an area to its bottom.
extension Gradient: PaintingStyle {
  /// No resolved style; the engine paints gradients directly.
  public typealias Resolved = Never

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    .linearGradient(
      stops.interpolated(in: environment), start: CGPoint(x: rect.midX, y: rect.minY),
      end: CGPoint(x: rect.midX, y: rect.maxY))
  }
}

/// A gradient without explicit geometry, painted linearly from top to bottom.
public struct AnyGradient: PaintingStyle, Hashable {
  private enum Source: Hashable {
    case color(Color)
    case gradient(Gradient)
  }

  private let source: Source
  /// The space in which colors are interpolated.
  fileprivate(set) var colorSpace: Gradient.ColorSpace

  /// Creates the standard gradient of a color, slightly lighter at the top.
  init(color: Color) { (source, colorSpace) = (.color(color), .device) }

  /// Creates a gradient from a color gradient, in the perceptual color space.
  ///
  /// - Source: chosen for iOS 18: measured on Apple's frameworks of macOS 26, and by others in 2024
  ///   (Chris Eidhof, "Weeknotes 12-13").
  public init(_ gradient: Gradient) {
    (source, colorSpace) = (.gradient(gradient), .perceptual)
  }

  /// The fraction by which the top color is blended towards white.
  ///
  /// - Source: chosen; the system's own gradient is unpublished and of about this strength.
  private static let lift = 0.18

  func stops(in environment: EnvironmentValues) -> [Paint.Stop] {
    let stops = plainStops(in: environment)
    return colorSpace == .device ? stops : Self.refined(stops, in: colorSpace)
  }

  /// The fractions of the steps between two stops in another space than that of the screen.
  ///
  /// - Source: chosen; a straight line between two of twelve is hardly told from the curve.
  private static let steps = (1..<12).map { Double($0) / 12 }

  private static func refined(
    _ stops: [Paint.Stop], in space: Gradient.ColorSpace
  ) -> [Paint.Stop] {
    guard let first = stops.first else { return [] }
    return zip(stops, stops.dropFirst()).reduce(into: [first]) { found, pair in
      let (low, high) = pair
      if !isStraight(from: low, to: high) {
        let colors = low.color.mixtures(with: high.color, by: steps, in: space)
        for (part, color) in zip(steps, colors) {
          found.append(
            Paint.Stop(
              color: color, location: low.location + (high.location - low.location) * part))
        }
      }
      found.append(high)
    }
  }

  /// Whether two stops need none between them: a hard edge, or a color that fades.
  private static func isStraight(from low: Paint.Stop, to high: Paint.Stop) -> Bool {
    let (a, b) = (low.color, high.color)
    return low.location == high.location
      || (min(a.opacity, b.opacity) < 1 && (a.red, a.green, a.blue) == (b.red, b.green, b.blue))
  }

  private func plainStops(in environment: EnvironmentValues) -> [Paint.Stop] {
    switch source {
    case .gradient(let gradient): return gradient.stops.resolved(in: environment)
    case .color(let color):
      let base = color.resolve(in: environment)
      let lifted = Color.Resolved(
        red: base.red + (1 - base.red) * Self.lift,
        green: base.green + (1 - base.green) * Self.lift,
        blue: base.blue + (1 - base.blue) * Self.lift, opacity: base.opacity)
      return [.init(color: lifted, location: 0), .init(color: base, location: 1)]
    }
  }

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    .linearGradient(
      stops(in: environment), start: CGPoint(x: rect.midX, y: rect.minY),
      end: CGPoint(x: rect.midX, y: rect.maxY))
  }
}

extension Gradient {
  /// The gradient with its colors interpolated in a space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }
}

extension AnyGradient {
  /// The gradient with its colors interpolated in a space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var copy = self
    copy.colorSpace = space
    return copy
  }
}
