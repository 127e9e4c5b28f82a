extension String {
  /// The text with every character that would control a terminal spelled as in Swift source.
  ///
  /// Those are control characters, line and paragraph separators, and the embeddings, overrides and
  /// isolates of bidirectional text, which reorder what follows. The `kept` ones stay, such as the
  /// line feeds of a message.
  package func visible(keeping kept: Set<Unicode.Scalar> = []) -> String {
    guard unicodeScalars.contains(where: { $0.isControlling && !kept.contains($0) }) else {
      return self
    }
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case _ where kept.contains(scalar) || !scalar.isControlling:
        text.unicodeScalars.append(scalar)
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default: text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  fileprivate var isControlling: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
