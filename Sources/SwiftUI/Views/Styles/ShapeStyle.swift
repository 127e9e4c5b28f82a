package import Foundation
public import ScrollworkDrawing
public import ScrollworkEnvironment
import ScrollworkGeometry

/// A color or pattern for rendering shapes and text.
public protocol ShapeStyle: Sendable {
  /// The type of the resolved style.
  associatedtype Resolved: ShapeStyle = Never

  /// The style resolved in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {
  /// No resolved style; `Never` has no values.
  public typealias Resolved = Never
}

extension ShapeStyle where Resolved == Never {
  /// Unreachable: the engine paints primitive styles directly.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is painted without being resolved.")
  }
}

/// A style that the engine paints directly.
protocol PaintingStyle: ShapeStyle where Resolved == Never {
  /// The paint of the style over an area.
  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint
}

extension ShapeStyle {
  /// The paint of the style over an area, after resolving it.
  package func paintAny(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    if let painting = self as? any PaintingStyle {
      return painting.paint(in: rect, environment: environment)
    }
    return resolve(in: environment).paintAny(in: rect, environment: environment)
  }
}

extension ShapeStyle {
  /// The filters that the style applies to the backdrop of a filled area.
  var backdrop: [Layer.Filter] { (self as? any BackdropStyle)?.filters ?? [] }
}

/// A style that filters the backdrop of the area it fills.
protocol BackdropStyle: ShapeStyle {
  /// The filters applied to the backdrop.
  var filters: [Layer.Filter] { get }
}

extension Color.Resolved: PaintingStyle {
  /// No resolved style; the engine paints colors directly.
  public typealias Resolved = Never

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint { .color(self) }
}

extension Color: ShapeStyle {
  /// The color components in an environment.
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    let isDark = environment.colorScheme == .dark
    switch source {
    case .named(let name):
      guard let named = environment.namedColors?.color(named: name) else { break }
      return named.resolve(in: environment).opacity(alpha)
    case .elevating:
      return resolved(dark: isDark, elevated: environment.isElevated)
    case .fixed, .adaptive: break
    }
    return resolved(dark: isDark)
  }

  /// The standard gradient of the color, slightly lighter at the top.
  public var gradient: AnyGradient { AnyGradient(color: self) }
}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { Color.red }
  /// Orange.
  public static var orange: Color { Color.orange }
  /// Yellow.
  public static var yellow: Color { Color.yellow }
  /// Green.
  public static var green: Color { Color.green }
  /// Mint.
  public static var mint: Color { Color.mint }
  /// Teal.
  public static var teal: Color { Color.teal }
  /// Cyan.
  public static var cyan: Color { Color.cyan }
  /// Blue.
  public static var blue: Color { Color.blue }
  /// Indigo.
  public static var indigo: Color { Color.indigo }
  /// Purple.
  public static var purple: Color { Color.purple }
  /// Pink.
  public static var pink: Color { Color.pink }
  /// Brown.
  public static var brown: Color { Color.brown }
  /// Gray.
  public static var gray: Color { Color.gray }
  /// White.
  public static var white: Color { Color.white }
  /// Black.
  public static var black: Color { Color.black }
  /// Transparent.
  public static var clear: Color { Color.clear }
}

/// A type-erased style.
public struct AnyShapeStyle: PaintingStyle, BackdropStyle {
  let style: any ShapeStyle

  /// Creates a type-erased style.
  public init(_ style: some ShapeStyle) { self.style = style }

  var filters: [Layer.Filter] { style.backdrop }

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    style.paintAny(in: rect, environment: environment)
  }
}
