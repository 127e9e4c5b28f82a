import Foundation
import ScrollworkGeometry

/// A rounded rectangle in one color, at the origin.
public struct RoundedBox: Hashable, Sendable {
  /// The width, in points.
  public var width = 0.0
  /// The height, in points.
  public var height = 0.0
  /// The radius of the corners, which are circular, in points.
  public var radius = 0.0
  /// The color.
  public var color = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 1)

  /// An empty box.
  public init() {}

  /// The box that a command at the origin draws; nil if it draws anything else.
  public init?(_ command: DrawCommand) {
    guard case .fill(let path, .color(let color), _) = command else { return nil }
    self.color = color
    if let rect = path.rectangle {
      guard rect.origin == .zero else { return nil }
      (width, height) = (rect.width, rect.height)
      return
    }
    let points = path.elements.flatMap(\.points)
    width = points.map { Double($0.x) }.max() ?? 0
    height = points.map { Double($0.y) }.max() ?? 0
    // The path starts at the right edge, which it first follows to the bottom right corner.
    guard points.count > 1 else { return nil }
    radius = height - points[1].y
    var outline = Path()
    outline.addRoundedRect(
      in: CGRect(x: 0, y: 0, width: width, height: height),
      cornerSize: CGSize(width: radius, height: radius), style: .circular)
    guard radius > 0, Self.areClose(path, outline) else { return nil }
  }

  /// The distance up to which points of outlines are the same, in points.
  ///
  /// - Source: chosen: four steps of the grid.
  private static let closeness = 4 / Grid.length

  private static func areClose(_ path: Path, _ outline: Path) -> Bool {
    path.elements.count == outline.elements.count
      && zip(path.elements, outline.elements).allSatisfy { first, second in
        let (points, others) = (first.points, second.points)
        return points.count == others.count
          && zip(points, others).allSatisfy {
            abs($0.x - $1.x) <= closeness && abs($0.y - $1.y) <= closeness
          }
      }
  }

  /// The box as it is written: hundredths of a point, colors of 8 bits, thousandths of opacity.
  public var rounded: RoundedBox {
    let to = { (value: Double, steps: Double) in (value * steps).rounded() / steps }
    var copy = self
    (copy.width, copy.height, copy.radius) = (to(width, 100), to(height, 100), to(radius, 100))
    copy.color = Color.Resolved(
      red: to(color.red, 255), green: to(color.green, 255), blue: to(color.blue, 255),
      opacity: to(color.opacity, 1000))
    return copy
  }

  /// The box at a fraction of the way to another, number by number.
  public func interpolated(to end: RoundedBox, at fraction: Double) -> RoundedBox {
    let mix = { (from: Double, to: Double) in from + (to - from) * fraction }
    var copy = self
    copy.width = mix(width, end.width)
    copy.height = mix(height, end.height)
    copy.radius = mix(radius, end.radius)
    copy.color = Color.Resolved(
      red: mix(color.red, end.color.red), green: mix(color.green, end.color.green),
      blue: mix(color.blue, end.color.blue), opacity: mix(color.opacity, end.color.opacity))
    return copy
  }

  /// Whether lengths and color components differ by no more than two bounds.
  ///
  /// The rounding of colors to 8 bits is not counted.
  public func isClose(to other: RoundedBox, lengths: Double, colors: Double) -> Bool {
    let byte = 0.5 / 255
    return abs(width - other.width) <= lengths && abs(height - other.height) <= lengths
      && abs(radius - other.radius) <= lengths
      && abs(color.red - other.color.red) <= colors + byte
      && abs(color.green - other.color.green) <= colors + byte
      && abs(color.blue - other.color.blue) <= colors + byte
      && abs(color.opacity - other.color.opacity) <= colors
  }
}
