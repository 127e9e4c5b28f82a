public import ScrollworkEnvironment
public import ScrollworkViews

/// The way in which the layers of a symbol are colored.
///
/// Enclosing shapes and what badges and slashes lie over are on the second level, the rest is on the
/// first; people and objects behind others are on the second level too. In multicolor, weather,
/// badges and some other symbols have colors of their own, the rest has the foreground style.
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
