extension SourceText {
  /// The text without the marks of Objective-C: `#selector(x)` becomes a `Selector` of the method,
  /// and attributes such as `@objc` and `@IBAction` are blank; every line and column stays.
  func withoutObjectiveC() -> String {
    let tokens = tokens
    var bytes = bytes
    func blank(_ range: Range<Int>) {
      for index in range where bytes[index] != .newline { bytes[index] = .space }
    }
    for (index, token) in tokens.enumerated() where index > 0 {
      let (before, next) = (tokens[index - 1], index + 1 < tokens.count ? tokens[index + 1] : nil)
      if before.text == "#", token.text == "selector", next?.text == "(" {
        // `#selector(` and ` Selector(` are of one length.
        bytes[before.range.lowerBound] = .space
        bytes[token.range.lowerBound] = UInt8(ascii: "S")
      }
      guard before.text == "@", before.range.upperBound == token.range.lowerBound,
        Self.objectiveCAttributes.contains(token.text)
      else { continue }
      blank(before.range.lowerBound..<token.range.upperBound)
      if token.text == "objc", let next, next.text == "(",
        next.range.lowerBound == token.range.upperBound,
        let end = tokens[(index + 1)...].first(where: { $0.text == ")" })
      {
        blank(next.range.lowerBound..<end.range.upperBound)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The attributes that only matter to Objective-C and to files of views.
  private static let objectiveCAttributes: Set = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBDesignable", "IBInspectable",
    "IBSegueAction", "GKInspectable",
  ]
}
