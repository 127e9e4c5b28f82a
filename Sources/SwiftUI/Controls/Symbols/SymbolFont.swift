import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkViews

extension EnvironmentValues {
  private enum SymbolFontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
  }

  /// The environment in which symbols are sized: with `symbolFont`, if set, as the font.
  var withSymbolFont: EnvironmentValues {
    guard let symbolFont else { return self }
    var values = self
    values.font = symbolFont
    return values
  }

  /// The font that sizes symbols; nil for the font of the text.
  var symbolFont: Font? {
    get { self[SymbolFontKey.self] }
    set { self[SymbolFontKey.self] = newValue }
  }
}
