import Foundation
import ScrollworkGeometry

extension SymbolGrammar {
  /// A letter or a number of up to two digits, as it stands in circles and squares.
  static func letters(_ name: String) -> [SymbolPart]? {
    guard name.count <= 2, name.allSatisfy({ $0.isASCII && ($0.isNumber || $0.isLowercase) }),
      name.count == 1 || name.allSatisfy(\.isNumber)
    else { return nil }
    let glyphs = name.compactMap { SymbolCatalog.remembered("letter.\($0)") }
    guard glyphs.count == name.count else { return nil }
    guard glyphs.count > 1 else { return glyphs[0] }
    let narrow: CGFloat = 0.78
    return zip(glyphs, [-4.3, 4.3] as [CGFloat]).flatMap { parts, shift in
      let place = CGAffineTransform(
        a: narrow, b: 0, c: 0, d: 1, tx: 12 * (1 - narrow) + shift, ty: 0)
      return parts.map { $0.applying(place) }
    }
  }
}
