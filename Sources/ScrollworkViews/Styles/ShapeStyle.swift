package import Foundation
public import ScrollworkDrawing
public import ScrollworkEnvironment
import ScrollworkGeometry

/// What shapes and text are filled with.
public protocol ShapeStyle: Sendable {
  /// The type of the style this one stands for.
  associatedtype Resolved: ShapeStyle = Never

  /// The style this one stands for in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {
  /// Never asked for.
  public typealias Resolved = Never
}

extension ShapeStyle where Resolved == Never {
  /// Never asked for: the engine paints such styles itself.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is painted without being resolved.")
  }
}

/// A style that the engine turns into a paint by itself.
protocol PaintingStyle: ShapeStyle where Resolved == Never {
  /// The paint of an area.
  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint
}

extension ShapeStyle {
  /// The paint of an area.
  package func paintAny(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    if let painting = self as? any PaintingStyle {
      return painting.paint(in: rect, environment: environment)
    }
    return resolve(in: environment).paintAny(in: rect, environment: environment)
  }
}

extension ShapeStyle {
  /// What is done to what is behind an area that is filled with the style.
  var backdrop: [Layer.Filter] { (self as? any BackdropStyle)?.filters ?? [] }
}

/// A style that shows what is behind it in another way.
protocol BackdropStyle: ShapeStyle {
  /// What is done to what is behind.
  var filters: [Layer.Filter] { get }
}

extension Color.Resolved: PaintingStyle {
  /// Never asked for.
  public typealias Resolved = Never

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint { .color(self) }
}

extension Color: ShapeStyle {
  /// The components of the color in an environment.
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    let isDark = environment.colorScheme == .dark
    guard case .named(let name) = source,
      let named = environment.namedColors?.color(named: name)
    else { return resolved(dark: isDark) }
    return named.resolve(in: environment).opacity(alpha)
  }

  /// The color as a gradient from a little lighter at the top to itself at the bottom.
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
  /// Nothing at all.
  public static var clear: Color { Color.clear }
}

/// A style whose type is not told.
public struct AnyShapeStyle: PaintingStyle, BackdropStyle {
  private let style: any ShapeStyle

  /// Hides the type of a style.
  public init(_ style: some ShapeStyle) { self.style = style }

  var filters: [Layer.Filter] { style.backdrop }

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    style.paintAny(in: rect, environment: environment)
  }
}
