import Foundation
import ScrollworkGeometry
import ScrollworkSystem

extension SymbolCatalog {
  /// The outlines of a symbol at a font weight from 100 to 900; those of the placeholder for an
  /// unknown name.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol.
  ///   - isRightToLeft: Whether the layout runs from the right to the left.
  ///   - weight: The font weight.
  ///   - isLayered: Whether parts of other levels have outlines of their own.
  ///   - isFlat: Whether lines become areas and overlapping ink is united.
  /// - Returns: The outlines, which are made once.
  package static func outline(
    named name: String, isRightToLeft: Bool, weight: Int, isLayered: Bool = false,
    isFlat: Bool = false
  ) -> SymbolOutline {
    let look = Look(
      name: name, isRightToLeft: isRightToLeft, weight: weight, isLayered: isLayered,
      isFlat: isFlat)
    if let known = outlines.withLock({ $0[look] }) { return known }
    let outline = SymbolOutline(
      parts(named: name, isRightToLeft: isRightToLeft) ?? placeholder,
      thickness: SymbolPart.thickness(weight), isLayered: isLayered, isFlat: isFlat)
    outlines.withLock { $0[look] = outline }
    return outline
  }

  /// What the outlines of a symbol depend on.
  private struct Look: Hashable {
    var name: String
    var isRightToLeft: Bool
    var weight: Int
    var isLayered: Bool
    var isFlat: Bool
  }

  private static let outlines = Locked<[Look: SymbolOutline]>([:])
}
