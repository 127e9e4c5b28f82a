import Foundation
import ScrollworkDrawing
public import ScrollworkEnvironment
import ScrollworkGeometry
public import ScrollworkViews

/// The way in which the layers of a symbol are colored.
///
/// Symbols here have one layer, and filled frames two: the frame and what is cut out of it. With
/// several colors, the frame has the last and the rest the first; in multicolor, symbols have the
/// foreground style.
public struct SymbolRenderingMode: Hashable, Sendable {
  private enum Kind {
    case monochrome
    case multicolor
    case hierarchical
    case palette
  }

  private let kind: Kind

  /// One color.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// The symbol's own colors.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  /// One color in several opacities.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// Several styles.
  public static let palette = SymbolRenderingMode(kind: .palette)

  /// Whether the enclosing shape of a symbol has another color than its content.
  var hasLevels: Bool { kind == .hierarchical || kind == .palette }
}

extension EnvironmentValues {
  private enum RenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
  }

  /// The way in which symbols are colored; nil for one color.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[RenderingModeKey.self] }
    set { self[RenderingModeKey.self] = newValue }
  }
}

extension View {
  /// Sets the way in which symbols in the view are colored.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}

extension Image {
  /// Sets the way in which the symbol is colored.
  public func symbolRenderingMode(_ renderingMode: SymbolRenderingMode?) -> Image {
    environment(changedBy: renderingMode) { $0.symbolRenderingMode = renderingMode }
  }
}

extension SymbolDrawing {
  /// The drawing with its filled frame apart; nil for a symbol without one.
  func framed(named name: String) -> (frame: SymbolDrawing, rest: SymbolDrawing)? {
    guard name.hasSuffix(".circle.fill") || name.hasSuffix(".square.fill") else { return nil }
    var subpaths: [Path] = []
    areas.forEach { element in
      if case .move = element { subpaths.append(Path()) }
      subpaths.indices.last.map { subpaths[$0].add(element) }
    }
    guard subpaths.count > 1 else { return nil }
    var rest = Path()
    for subpath in subpaths.dropFirst() { rest.addPath(subpath) }
    return (
      SymbolDrawing(lines: Path(), areas: subpaths[0]), SymbolDrawing(lines: lines, areas: rest)
    )
  }
}

extension Path {
  fileprivate mutating func add(_ element: Element) {
    switch element {
    case .move(let to): move(to: to)
    case .line(let to): addLine(to: to)
    case .quadCurve(let to, let control): addQuadCurve(to: to, control: control)
    case .curve(let to, let control1, let control2):
      addCurve(to: to, control1: control1, control2: control2)
    case .closeSubpath: closeSubpath()
    }
  }
}
