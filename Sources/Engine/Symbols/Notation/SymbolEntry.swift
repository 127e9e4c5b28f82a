import Foundation
import ScrollworkGeometry

/// An entry of the catalog: parts that look one way in outlined symbols and another in filled ones.
struct SymbolEntry {
  /// The look of a part.
  enum Kind: String {
    /// A line.
    case line
    /// An area.
    case area
    /// A closed line, filled in the filled variant.
    case body
    /// A line, cut out of the filled variant.
    case cut
    /// An area, cut out of the filled variant.
    case spot
    /// A hole in what is behind.
    case hole
    /// A line cut out of what is behind.
    case groove
    /// A hole, drawn where symbols have several colors.
    case stamp
  }

  /// A part, or another symbol in its place.
  struct Element {
    var kind: Kind
    var part: SymbolPart
  }

  var elements: [Element] = []

  /// Whether there is a filled variant.
  var hasFill: Bool { elements.contains { $0.kind == .body } }

  /// The parts of the outlined or the filled variant.
  func parts(filled: Bool) -> [SymbolPart] {
    elements.flatMap { element -> [SymbolPart] in
      var part = element.part
      switch element.kind {
      case .line: part.isLine = true
      case .area: break
      case .hole: part.role = .erase
      case .stamp: part.role = .stamp
      case .groove:
        part.isLine = true
        part.role = .erase
      case .cut:
        part.isLine = true
        if filled { part.role = .erase }
      case .spot: if filled { part.role = .erase }
      case .body:
        var line = part
        line.isLine = true
        guard filled else { return [line] }
        line.gap = 0
        return [part, line]
      }
      return [part]
    }
  }
}
