/// The build settings of a project or a target: those of the configuration Release, else of the
/// first.
struct BuildSettings: Sendable {
  /// The values as they are written, by the names of the settings.
  private(set) var values: [String: String] = [:]

  /// The settings of a configuration list.
  init(_ list: String?, in project: XcodeProject) {
    guard let list, let object = project[list] else { return }
    let configurations = project.objects("buildConfigurations", of: object)
    let chosen = configurations.first { $0["name"]?.text == "Release" } ?? configurations.first
    for (key, value) in chosen?["buildSettings"]?.entries ?? [:] {
      values[key] = value.texts.joined(separator: " ")
    }
  }

  /// Settings with the given values.
  init(_ values: [String: String]) { self.values = values }

  /// The settings, with missing ones taken from outer settings.
  func within(_ outer: BuildSettings) -> BuildSettings {
    var merged = self
    merged.values.merge(outer.values) { own, _ in own }
    return merged
  }

  /// The value of a setting, with the settings that it names.
  subscript(key: String) -> String? { values[key].map(expanded) }

  /// The names of all settings.
  var keys: [String] { values.keys.sorted() }

  /// The most settings that are put into one text.
  ///
  /// - Source: chosen; settings that name others name a few, and eight that each name the next one eight
  ///   times would be sixteen million.
  private static let mostNames = 200

  /// The length in bytes from which a text takes no more settings.
  ///
  /// - Source: chosen; far above the lists of folders that settings are.
  private static let longest = 1 << 16

  /// A text with `$(NAME)` and `${NAME}` replaced by settings, as far as they are known.
  ///
  /// What names more settings than are put into one text stays as it is written.
  func expanded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var result = ""
    // What is still to be read, the innermost setting last.
    var rest = [text[...]]
    var names = 0
    while var part = rest.popLast() {
      guard names < Self.mostNames, result.utf8.count < Self.longest,
        let dollar = part.firstIndex(of: "$")
      else {
        result += part
        continue
      }
      names += 1
      result += part[..<dollar]
      part = part[part.index(after: dollar)...]
      guard let name = Self.name(at: &part) else {
        result += "$"
        rest.append(part)
        continue
      }
      rest.append(part)
      // A setting that names itself ends with the names that are left.
      if rest.count <= Self.deepest, let value = values[name] { rest.append(value[...]) }
    }
    return result
  }

  /// The most settings that name one another.
  ///
  /// - Source: chosen; those of Xcode are three.
  private static let deepest = 8

  /// Takes the name in parentheses or braces from the start of a text; nil if there is none.
  private static func name(at text: inout Substring) -> String? {
    guard let opening = text.first, opening == "(" || opening == "{",
      let closing = text.firstIndex(of: opening == "(" ? ")" : "}")
    else { return nil }
    let inner = text[text.index(after: text.startIndex)..<closing]
    text = text[text.index(after: closing)...]
    // A modifier such as `:c99extidentifier` stands after the name.
    return inner.split(separator: ":").first.map(String.init) ?? ""
  }
}
