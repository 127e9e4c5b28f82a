public import Foundation
import ScrollworkEnvironment
public import ScrollworkGeometry
import ScrollworkLayout

/// The shape of the nearest container, inset as far as the view is from it; a rectangle without
/// one.
public struct ContainerRelativeShape: InsettableShape, EnvironmentalShape {
  private var inset: CGFloat = 0

  /// Creates the shape of the container.
  public init() {}

  /// The path of a rectangle: outside of a view there is no container.
  public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }

  /// The shape inset by an amount, in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.inset += amount
    return copy
  }

  func shape(in environment: EnvironmentValues) -> AnyShape? {
    environment.containerShape.map { $0.inset(inset) }
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the nearest container.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// A shape that the environment gives an outline.
protocol EnvironmentalShape: Shape {
  /// The shape in an environment; nil for its own outline.
  func shape(in environment: EnvironmentValues) -> AnyShape?
}

/// The shape of a container, by an inset.
struct ContainerShape: Sendable {
  let inset: @Sendable (CGFloat) -> AnyShape
}

extension EnvironmentValues {
  private enum ContainerShapeKey: EnvironmentKey {
    static var defaultValue: ContainerShape? { nil }
  }

  /// The shape of the nearest container.
  var containerShape: ContainerShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the shape that container-relative shapes in the view take.
  ///
  /// They are inset by a half of what the view's padding would be only where they say so.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    environment(
      \.containerShape, ContainerShape { amount in AnyShape(shape.inset(by: amount)) })
  }
}

/// A rectangle whose corners share their centers with those of the container.
///
/// - Source: chosen: without a container, and where the container's corners are unknown, a radius
///   of 24 points.
public struct ConcentricRectangle: InsettableShape {
  private var corners: Edge.Corner.Style
  private var insetAmount: CGFloat = 0

  /// Creates a rectangle whose corners are all concentric.
  public init() { corners = .concentric }

  /// Creates a rectangle of one style of corners.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) { self.corners = corners }

  /// The path of the rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect.insetBy(dx: insetAmount, dy: insetAmount),
      cornerRadius: max(0, corners.radius - insetAmount), style: .continuous)
  }

  /// The rectangle inset by an amount, in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}

extension Edge {
  /// A corner between two edges.
  public enum Corner: Hashable, Sendable {
    /// The top leading corner.
    case topLeading
    /// The top trailing corner.
    case topTrailing
    /// The bottom leading corner.
    case bottomLeading
    /// The bottom trailing corner.
    case bottomTrailing

    /// The style of a corner.
    public struct Style: Hashable, Sendable {
      let radius: CGFloat

      /// A corner of a fixed radius, in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }
      /// A corner concentric with the container's.
      public static var concentric: Style { Style(radius: 24) }
      /// A corner concentric with the container's, of at least a radius.
      public static func concentric(minimum: CGFloat) -> Style {
        Style(radius: max(24, minimum))
      }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A corner of a fixed radius.
  public init(integerLiteral value: Int) { self.init(radius: CGFloat(value)) }
  /// A corner of a fixed radius.
  public init(floatLiteral value: Double) { self.init(radius: CGFloat(value)) }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle of one style of corners.
  public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}
