import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkViews

extension EnvironmentValues {
  private enum SymbolFontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
  }

  /// The same, with the font that symbols are as large as.
  var forSymbols: EnvironmentValues {
    guard let symbolFont else { return self }
    var values = self
    values.font = symbolFont
    return values
  }

  /// The font that symbols are as large as, where it is not that of the text.
  var symbolFont: Font? {
    get { self[SymbolFontKey.self] }
    set { self[SymbolFontKey.self] = newValue }
  }
}
