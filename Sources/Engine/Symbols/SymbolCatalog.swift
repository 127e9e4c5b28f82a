import Foundation
import ScrollworkGeometry
import ScrollworkSystem

/// The drawings of system symbols, by the names used in SwiftUI code.
///
/// Some hundred drawings and a grammar of names: a name is looked up, or composed of a drawing and
/// what follows it, such as a circle around it, a slash, a badge or a direction.
///
/// - Source: chosen. The drawings are our own; they have the meaning and about the size of the
///   system's symbols of the same names, and other outlines.
package enum SymbolCatalog {
  /// The parts of a symbol; nil if the catalog has none.
  ///
  /// The names with "forward" and "backward" follow the layout direction.
  package static func parts(named name: String, isRightToLeft: Bool = false) -> [SymbolPart]? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard entries[name] == nil, parts.contains("forward") || parts.contains("backward"),
      arrows.contains(parts[0])
    else {
      return remembered(name)
    }
    let (ahead, back) = isRightToLeft ? ("left", "right") : ("right", "left")
    let words = parts.map { $0 == "forward" ? ahead : $0 == "backward" ? back : String($0) }
    return remembered(words.joined(separator: "."))
  }

  /// Whether the catalog has a drawing of a symbol.
  package static func has(_ name: String) -> Bool { parts(named: name) != nil }

  /// The names of all drawings in alphabetical order, without those that are composed.
  package static let names = entries.keys.sorted()

  /// The symbol that is shown in place of one without a drawing: a square.
  package static let placeholder = [
    SymbolPart(
      path: Path(
        roundedRect: CGRect(x: 3, y: 3, width: 18, height: 18), cornerRadius: 4.5,
        style: .circular), isLine: false)
  ]

  /// The first words of names in which "forward" is a direction.
  private static let arrows: Set<Substring> = [
    "arrow", "arrowshape", "arrowtriangle", "chevron", "hand", "line", "list", "rectangle",
    "square", "text", "uiwindow",
  ]

  /// The texts of drawings, by name.
  static let entries: [String: Substring] = {
    var entries: [String: Substring] = [:]
    for family in families {
      var name: Substring = ""
      for line in family.split(separator: "\n") {
        if line.first != " " {
          name = line.prefix { $0 != " " }
          entries[String(name)] = line.dropFirst(name.count)
        } else if let start = entries[String(name)]?.startIndex {
          entries[String(name)] = family[start..<line.endIndex]
        }
      }
    }
    return entries
  }()

  private static let families = [
    arrowShapes, signShapes, plainShapes, letterShapes, peopleShapes, talkShapes, deviceShapes,
    mediaShapes, weatherShapes, natureShapes, transportShapes, homeShapes, toolShapes,
    documentShapes,
    shopShapes, sportShapes, textShapes,
  ]

  // MARK: Memory

  private static let memory = Locked<[String: [SymbolPart]?]>([:])

  /// The parts of a symbol, composed once.
  static func remembered(_ name: String) -> [SymbolPart]? {
    if let known = memory.withLock({ $0[name] }) { return known }
    let parts = SymbolGrammar.parts(of: name)
    memory.withLock { $0[name] = .some(parts) }
    return parts
  }
}
