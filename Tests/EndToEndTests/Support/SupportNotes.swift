/// What the compiler cannot know about a symbol.
enum SupportNotes {
  /// What of a symbol differs from the system; nil if nothing does that is known.
  static func note(on symbol: PublicSymbol) -> String? {
    approximated.first { symbol.path == $0.key || symbol.owner == $0.key }?.value
  }

  private static let approximated: [String: String] = [
    "Material": "a plain tint, nothing behind is blurred"
  ]
}
