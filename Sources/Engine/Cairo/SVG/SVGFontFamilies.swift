import ScrollworkDrawing

/// The font families of a phrase in an SVG document: those that drew it, then similar ones that
/// readers have.
struct SVGFontFamilies {
  /// The value of a `font-family` attribute.
  let value: String

  init(_ phrase: Phrase) {
    let design = phrase.face.design
    var known: Set<String> = []
    let names =
      (phrase.families + [phrase.face.family].compactMap(\.self)
      + phrase.face.standardFamilies + design.similarFamilies)
      .filter { known.insert($0).inserted }
    value = (names.map(Self.quoted) + [design.genericFamily]).joined(separator: ", ")
  }

  /// A name as it is if it is one plain word, otherwise in quotes.
  private static func quoted(_ name: String) -> String {
    let isWord =
      name.first?.isLetter == true && name.allSatisfy { $0.isASCII && ($0.isLetter || $0 == "-") }
    guard !isWord else { return name }
    let inner = name.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
    return SVGElement.quoted("'\(inner)'")
  }
}

extension FontFace.Design {
  /// Similar families of common systems.
  ///
  /// - Source: chosen, after the families that Apple's systems, Windows and Android have.
  fileprivate var similarFamilies: [String] {
    switch self {
    case .default: ["Helvetica Neue", "Arial"]
    case .serif: ["Rockwell", "Georgia"]
    case .rounded: ["Arial Rounded MT Bold", "Helvetica Neue", "Arial"]
    case .monospaced: ["Menlo", "Consolas"]
    }
  }

  fileprivate var genericFamily: String {
    switch self {
    case .default, .rounded: "sans-serif"
    case .serif: "serif"
    case .monospaced: "monospace"
    }
  }
}
