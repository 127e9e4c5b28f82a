/// Text within an XML document.
enum XMLText {
  /// Text between tags; line feeds stay.
  static func content(_ text: String) -> String { escaped(text, keeps: ["\n", "\t"]) }

  /// Text between double quotes; line feeds and tabs are character references, which readers keep.
  static func attribute(_ text: String) -> String { escaped(text, keeps: []) }

  /// A carriage return, which readers would change to a line feed, is always a reference.
  private static func escaped(_ text: String, keeps: Set<Unicode.Scalar>) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n", "\r":
        if keeps.contains(scalar) {
          escaped.unicodeScalars.append(scalar)
        } else {
          escaped += "&#\(scalar.value);"
        }
      case _ where isAllowed(scalar): escaped.unicodeScalars.append(scalar)
      default: escaped += "\u{FFFD}"
      }
    }
    return escaped
  }

  /// Whether a document may have the character at all.
  ///
  /// - Source: documented in Extensible Markup Language 1.0, production 2 (Char).
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
  }
}
