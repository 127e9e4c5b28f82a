import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment

/// The color of placeholder text.
public struct PlaceholderTextShapeStyle: PaintingStyle, Hashable {
  /// Creates the placeholder style.
  public init() {}

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    .color(Color(uiColor: .placeholderText).resolve(in: environment))
  }
}

/// The color of links.
public struct LinkShapeStyle: PaintingStyle, Hashable {
  /// Creates the link style.
  public init() {}

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    .color(Color(uiColor: .link).resolve(in: environment))
  }
}

/// The color of what is selected: the tint.
public struct SelectionShapeStyle: PaintingStyle, Hashable {
  /// Creates the selection style.
  public init() {}

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    TintShapeStyle().paint(in: rect, environment: environment)
  }
}

/// The background of a window, that of the canvas.
public struct WindowBackgroundShapeStyle: PaintingStyle, Hashable {
  /// Creates the style.
  public init() {}

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    .color(Color.canvas.resolve(in: environment))
  }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The color of placeholder text.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The color of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The color of what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
