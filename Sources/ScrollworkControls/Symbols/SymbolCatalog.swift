import ScrollworkViews

/// The drawings of system symbols, by the names used in SwiftUI code.
///
/// - Source: chosen. The drawings are our own; they have the meaning and about the size of the
///   system's symbols of the same names, and other outlines.
package enum SymbolCatalog {
  /// The drawing of a symbol; nil if the catalog has none.
  ///
  /// The names with "forward" and "backward" follow the layout direction.
  static func drawing(named name: String, isRightToLeft: Bool) -> SymbolDrawing? {
    let (ahead, back) = isRightToLeft ? ("left", "right") : ("right", "left")
    let name =
      switch name {
      case _ where name.hasPrefix("chevron.forward") || name.hasPrefix("arrow.forward"):
        name.replacing("forward", with: ahead)
      case _ where name.hasPrefix("chevron.backward") || name.hasPrefix("arrow.backward"):
        name.replacing("backward", with: back)
      default: name
      }
    return plain(name) ?? framed(name)
  }

  /// The drawing with this name, without composed frames.
  static func plain(_ name: String) -> SymbolDrawing? {
    signs[name] ?? objects[name] ?? moreObjects[name] ?? aliases[name].flatMap(plain)
  }

  /// Aliases of drawings, for symbols of similar appearance.
  private static let aliases = [
    "gear": "gearshape", "message": "bubble.left", "person.crop.circle": "person.circle",
    "person.crop.circle.fill": "person.circle.fill",
  ]

  /// Whether the catalog has a drawing of a symbol.
  package static func has(_ name: String) -> Bool {
    drawing(named: name, isRightToLeft: false) != nil
  }

  /// All names in alphabetical order, without those of framed symbols.
  static let names =
    (Array(signs.keys) + Array(objects.keys) + Array(moreObjects.keys) + Array(aliases.keys) + [
      "chevron.forward", "chevron.backward", "arrow.forward", "arrow.backward",
    ]).sorted()

  /// The placeholder for a symbol without a drawing: a dashed box.
  static let missing = SymbolDrawing(
    lines: "M 3.5 7 L 3.5 3.5 L 7 3.5 M 10.5 3.5 L 13.5 3.5 M 17 3.5 L 20.5 3.5 L 20.5 7 "
      + "M 20.5 10.5 L 20.5 13.5 M 20.5 17 L 20.5 20.5 L 17 20.5 M 13.5 20.5 L 10.5 20.5 "
      + "M 7 20.5 L 3.5 20.5 L 3.5 17 M 3.5 13.5 L 3.5 10.5")
}
