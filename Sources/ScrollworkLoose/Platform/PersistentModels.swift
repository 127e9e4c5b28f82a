/// The classes of SwiftData and of Core Data in a text.
enum PersistentModels {
  /// What is replaced: the classes of `@Model` conform to `PersistentModel`, as the macro of
  /// observation cannot say so, and `@NSManaged`, which needs Objective-C, is a property wrapper.
  static func edits(of source: SourceText) -> [PlatformText.Edit] {
    let tokens = source.tokens
    var edits: [PlatformText.Edit] = []
    for index in tokens.indices.dropFirst() where tokens[index - 1].text == "@" {
      switch tokens[index].text {
      case "NSManaged":
        edits.append(PlatformText.Edit(range: tokens[index].range, text: "ManagedValue"))
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
}
