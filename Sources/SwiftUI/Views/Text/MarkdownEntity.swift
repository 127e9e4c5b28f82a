/// The characters that Markdown writes as entities: `&amp;`, `&#8212;`, `&#x2014;`.
///
/// - Source: documented, CommonMark 0.31, "Entity and numeric character references"; of the names of
///   HTML those of XML and the space that does not break (chosen).
enum MarkdownEntity {
  private static let names: [String: String] = [
    "amp": "&", "apos": "'", "gt": ">", "lt": "<", "nbsp": "\u{A0}", "quot": "\"",
  ]

  /// The character of an entity that begins at a place, and the place after it; nil if there is none.
  static func character(in text: [Character], at start: Int) -> (text: String, end: Int)? {
    guard let end = text[start...].prefix(10).firstIndex(of: ";") else { return nil }
    let name = String(text[(start + 1)..<end])
    guard name.hasPrefix("#") else { return names[name].map { ($0, end + 1) } }
    let isHexadecimal = name.dropFirst().lowercased().hasPrefix("x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard (1...7).contains(digits.count), digits.allSatisfy(\.isHexDigit),
      let number = UInt32(digits, radix: isHexadecimal ? 16 : 10)
    else { return nil }
    let scalar = number == 0 ? nil : Unicode.Scalar(number)
    return (String(scalar ?? "\u{FFFD}"), end + 1)
  }
}
