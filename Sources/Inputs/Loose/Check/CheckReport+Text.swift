extension CheckReport {
  /// The report for people.
  package var text: String {
    var lines: [String] = []
    section("Not modelled", names.map { ($0.spelling, $0.places, $0.advice) }, to: &lines)
    section(
      "Modules that are not there", modules.map { ($0.name, $0.places, $0.advice) }, to: &lines)
    section(
      "Without effect", ineffective.map { ($0.name, $0.places, $0.reason) }, to: &lines)
    if !packages.isEmpty {
      lines += ["Packages:"] + packages.flatMap { ["  \($0.text)", "    \($0.fate)"] } + [""]
    }
    section(
      "Pictures, colors and symbols",
      resources.map { ("\($0.kind) \"\($0.name)\", \($0.fault)", $0.places, nil) }, to: &lines)
    list("Shaders", shaders.flatMap(\.lines), to: &lines)
    list("Metal files", shaderNotes, to: &lines)
    if !roots.isEmpty {
      lines.append("Can be rendered:")
      lines += roots.prefix(Self.mostRoots).map { "  " + $0.text }
      if roots.count > Self.mostRoots { lines.append("  and \(roots.count - Self.mostRoots) more") }
      lines.append("")
    }
    lines.append(summary)
    return lines.joined(separator: "\n") + "\n"
  }

  /// The numbers of a section's entries that are shown in text; JSON has all.
  ///
  /// - Source: chosen; about a screen in all.
  private static let (mostRoots, mostPlaces) = (20, 3)

  private func list(_ title: String, _ entries: [String], to lines: inout [String]) {
    guard !entries.isEmpty else { return }
    lines += [title + ":"] + entries.map { "  " + $0 } + [""]
  }

  private func section(
    _ title: String, _ entries: [(name: String, places: [String], advice: String?)],
    to lines: inout [String]
  ) {
    guard !entries.isEmpty else { return }
    lines.append(title + ":")
    for entry in entries {
      let uses = entry.places.count == 1 ? "1 use" : "\(entry.places.count) uses"
      lines.append("  \(entry.name): \(uses)")
      if let advice = entry.advice { lines.append("    \(advice)") }
      lines += entry.places.prefix(Self.mostPlaces).map { "    " + $0 }
      let rest = entry.places.count - Self.mostPlaces
      if rest > 0 { lines.append("    and \(rest) more") }
    }
    lines.append("")
  }

  /// One line about everything.
  package var summary: String {
    let what = files == 1 ? "1 file" : "\(files) files"
    guard !isComplete else { return "\(what): all that is used is modelled" }
    func counted(_ count: Int, _ noun: String) -> String? {
      count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
    let parts = [
      counted(names.count, "name"), counted(modules.count, "module"),
      counted(resources.count, "resource"), counted(shaders.count, "shader error"),
    ].compactMap(\.self)
    return "\(what): not modelled or not there: \(parts.joined(separator: ", "))"
  }
}

extension CheckReport.Name {
  /// The name as code spells it.
  fileprivate var spelling: String {
    switch kind {
    case .member: name.contains(".") ? name : "." + name
    case .attribute: "@" + name
    case .macro: "#" + name
    case .type, .function, .argument: name
    }
  }
}

extension CheckReport.Root {
  fileprivate var text: String {
    switch (kind, name) {
    case (.preview, let title?): "preview \"\(title)\" in \(path)"
    case (.preview, nil): "preview in \(path)"
    default: "\(kind) \(name ?? "") in \(path)"
    }
  }
}
