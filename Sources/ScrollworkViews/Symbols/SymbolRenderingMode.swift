/// How many colors a symbol is drawn in.
///
/// Symbols here have one part, and so one color: the first.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// In one color.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// In colors of its own.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// In one color, parts of it fainter.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// Each part in a color that is said.
  public static let palette = SymbolRenderingMode(name: "palette")
}

extension View {
  /// Says how many colors symbols inside are drawn in, which is one.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}

extension Image {
  /// Says how many colors the symbol is drawn in, which is one.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}
