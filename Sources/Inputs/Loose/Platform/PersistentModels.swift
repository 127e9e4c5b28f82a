/// The classes of SwiftData and of Core Data in a text.
enum PersistentModels {
  /// What is replaced: the classes of `@Model` conform to `PersistentModel`, as the macro of
  /// observation cannot say so, and the properties of `@NSManaged`, which needs Objective-C, are
  /// computed, in classes and in their extensions.
  static func edits(of source: SourceText) -> [PlatformText.Edit] {
    let tokens = source.tokens
    var edits: [PlatformText.Edit] = []
    for index in tokens.indices.dropFirst() where tokens[index - 1].text == "@" {
      switch tokens[index].text {
      case "NSManaged":
        edits += property(after: index, in: tokens, of: source)
      case "Query"
      where index + 1 < tokens.count && !["(", "<", "."].contains(tokens[index + 1].text):
        // With parentheses the property needs no argument of a memberwise initializer.
        let place = tokens[index].range.upperBound
        edits.append(PlatformText.Edit(range: place..<place, text: "()"))
      case "Model":
        if let edit = conformance(after: index, in: tokens) { edits.append(edit) }
      default: break
      }
    }
    return edits
  }

  private static func conformance(
    after index: Int, in tokens: [SourceToken]
  ) -> PlatformText.Edit? {
    guard let start = tokens[index...].firstIndex(where: { $0.text == "class" }),
      start < index + 12,
      let end = tokens[start...].firstIndex(where: { $0.text == "{" })
    else { return nil }
    let place = tokens[end].range.lowerBound
    let isListed = tokens[start..<end].contains { $0.text == ":" }
    return PlatformText.Edit(
      range: place..<place, text: (isListed ? ", " : ": ") + "PersistentModel ")
  }

  /// The property after `@NSManaged`, with accessors at the end of its line; nothing for a method.
  private static func property(
    after index: Int, in tokens: [SourceToken], of source: SourceText
  ) -> [PlatformText.Edit] {
    let mark = tokens[index - 1].range.lowerBound..<tokens[index].range.upperBound
    let blank = PlatformText.Edit(
      range: mark, text: String(repeating: " ", count: mark.count))
    guard let start = tokens[index...].prefix(6).firstIndex(where: { $0.text == "var" }),
      start + 1 < tokens.count
    else { return [] }
    let end =
      source.code[tokens[start].range.lowerBound...]
      .firstIndex { $0 == .newline || $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "}") }
      ?? source.code.count
    guard let last = tokens[start...].last(where: { $0.range.upperBound <= end }) else { return [] }
    let name = tokens[start + 1].text == "`" ? tokens[start + 2].text : tokens[start + 1].text
    let place = last.range.upperBound
    let key = "\"\(name)\""
    let accessors = "get { managedValue(\(key)) } set { setManagedValue(newValue, \(key)) }"
    return [
      blank,
      PlatformText.Edit(range: place..<place, text: " { \(accessors) }"),
    ]
  }
}
