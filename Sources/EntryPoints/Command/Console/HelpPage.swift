/// The help of a verb with its usual options first.
///
/// The parser lists the options of titled groups before those without a group, in the order of the code.
struct HelpPage {
  /// An option with the lines about it.
  private struct Entry {
    /// The spellings, such as `-o` and `--output`.
    var spellings: Set<String>
    var lines: [String]
  }

  private struct Section {
    var header: String
    var entries: [Entry] = []
  }

  /// The lines up to the options.
  private var head: [String] = []
  private var sections: [Section] = []

  /// The options that most commands have, in this order.
  ///
  /// - Source: chosen; those of the examples in the pages.
  private static let usual = [
    "--output", "--record", "--at", "--from", "--to", "--device", "--dark", "--scale", "--fps",
    "--format",
    "--kind", "--with", "--stage", "--view", "--script", "--report", "--json", "--plan",
    "--figures",
  ]
  /// The number of usual options.
  ///
  /// - Source: chosen; what the eye takes in at once.
  private static let most = 10
  /// The header of options without a title.
  private static let untitled = "OPTIONS:"

  /// Divides a help text.
  init(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      let isHeader = hasUsage && line.hasSuffix(":") && line == line.uppercased()
      if isHeader, line.first?.isLetter == true, line != "ARGUMENTS:" {
        sections.append(Section(header: line))
      } else if sections.isEmpty {
        head.append(line)
      } else if line.hasPrefix("  -") {
        let words = line.split(separator: " ").prefix { $0.hasPrefix("-") || $0.hasSuffix(",") }
        let spellings = words.map { $0.filter { $0 != "," } }
        sections[sections.count - 1].entries.append(
          Entry(spellings: Set(spellings), lines: [line]))
      } else if !line.isEmpty, let last = sections[sections.count - 1].entries.indices.last {
        sections[sections.count - 1].entries[last].lines.append(line)
      }
    }
  }

  /// Whether the usage has been told, after which arguments and options come.
  private var hasUsage: Bool { head.contains { $0.hasPrefix("USAGE:") } }

  /// The text with the usual options in a section of their own; as it was for few options.
  func text(or original: String) -> String {
    let all = sections.flatMap(\.entries)
    guard all.count > Self.most + 2, !sections.contains(where: { $0.header == "SUBCOMMANDS:" })
    else {
      return original
    }
    let usual = Self.usual.compactMap { name in all.first { $0.spellings.contains(name) } }
      .prefix(Self.most)
    let moved = usual.reduce(into: Set<String>()) { $0.formUnion($1.spellings) }
    var parts = [(Self.untitled, Array(usual))]
    let titled = sections.filter { $0.header != Self.untitled }
    let rest = sections.filter { $0.header == Self.untitled }
    for section in titled + rest {
      let entries = section.entries.filter { $0.spellings.isDisjoint(with: moved) }
      let header = section.header == Self.untitled ? "OTHER OPTIONS:" : section.header
      if !entries.isEmpty { parts.append((header, entries)) }
    }
    let blocks = parts.map { header, entries in
      ([header] + entries.flatMap(\.lines)).joined(separator: "\n")
    }
    let top = head.joined(separator: "\n") + (head.last == "" ? "\n" : "\n\n")
    return top + blocks.joined(separator: "\n\n") + "\n"
  }
}
