/// The build settings of a project or a target: those of the configuration Release, else of the
/// first.
struct BuildSettings: Sendable {
  private var values: [String: String] = [:]

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
  subscript(key: String) -> String? { values[key].map { expanded($0, depth: 0) } }

  /// The names of all settings.
  var keys: [String] { values.keys.sorted() }

  /// A text with `$(NAME)` and `${NAME}` replaced by settings, as far as they are known.
  func expanded(_ text: String) -> String { expanded(text, depth: 0) }

  private func expanded(_ text: String, depth: Int) -> String {
    guard depth < 8, let dollar = text.firstIndex(of: "$") else { return text }
    let rest = text[text.index(after: dollar)...]
    guard let opening = rest.first, opening == "(" || opening == "{",
      let closing = rest.firstIndex(of: opening == "(" ? ")" : "}")
    else { return text[...dollar] + expanded(String(rest), depth: depth) }
    let inner = rest[rest.index(after: rest.startIndex)..<closing]
    // A modifier such as `:c99extidentifier` stands after the name.
    let name = inner.split(separator: ":").first.map(String.init) ?? ""
    let tail = expanded(String(rest[rest.index(after: closing)...]), depth: depth)
    return text[..<dollar] + expanded(values[name] ?? "", depth: depth + 1) + tail
  }
}
