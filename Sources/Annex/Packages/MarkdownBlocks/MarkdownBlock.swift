/// A block of a text in Markdown.
package indirect enum MarkdownBlock {
  case heading(Int, String)
  case paragraph(String)
  case quote([MarkdownBlock])
  case list([(mark: String, blocks: [MarkdownBlock])])
  case code(String)
  case rule
  case image(String, String)
  case table([[String]])

  /// Reads the blocks of a text.
  package static func blocks(of text: String) -> [MarkdownBlock] {
    var reader = MarkdownReader(
      lines: text.split(separator: "\n", omittingEmptySubsequences: false))
    return reader.blocks()
  }
}

/// A reader of Markdown, line by line.
private struct MarkdownReader {
  private var lines: [Substring]
  private var index = 0

  init(lines: [Substring]) { self.lines = lines }

  private static func trimmed(_ line: Substring) -> Substring {
    var line = line.drop { $0 == " " || $0 == "\t" }
    while line.last?.isWhitespace ?? false { line = line.dropLast() }
    return line
  }

  mutating func blocks() -> [MarkdownBlock] {
    var all: [MarkdownBlock] = []
    while index < lines.count {
      let line = Self.trimmed(lines[index])
      if line.isEmpty {
        index += 1
      } else if let block = block(line) {
        all.append(block)
      } else {
        all.append(paragraph())
      }
    }
    return all
  }

  private mutating func block(_ line: Substring) -> MarkdownBlock? {
    if line.hasPrefix("```") || line.hasPrefix("~~~") { return code(String(line.prefix(3))) }
    let level = line.prefix { $0 == "#" }.count
    if (1...6).contains(level), line.dropFirst(level).first == " " {
      index += 1
      return .heading(level, String(Self.trimmed(line.dropFirst(level))))
    }
    if Set(line).isSubset(of: ["-", " "]) || Set(line).isSubset(of: ["*", " "])
      || Set(line).isSubset(of: ["_", " "]), line.filter({ $0 != " " }).count >= 3
    {
      index += 1
      return .rule
    }
    if line.hasPrefix(">") {
      let quoted = take { $0.hasPrefix(">") }.map { $0.dropFirst().drop { $0 == " " } }
      var reader = MarkdownReader(lines: quoted)
      return .quote(reader.blocks())
    }
    if Self.mark(line) != nil { return list() }
    if line.hasPrefix("!["), line.hasSuffix(")"), let middle = line.firstRange(of: "](") {
      index += 1
      let words = line[..<middle.lowerBound].dropFirst(2)
      let address = line[middle.upperBound...].dropLast().prefix { $0 != " " }
      return .image(String(words), String(address))
    }
    if line.hasPrefix("|") { return table() }
    return nil
  }

  private mutating func take(_ belongs: (Substring) -> Bool) -> [Substring] {
    var taken: [Substring] = []
    while index < lines.count, belongs(Self.trimmed(lines[index])) {
      taken.append(Self.trimmed(lines[index]))
      index += 1
    }
    return taken
  }

  private mutating func code(_ fence: String) -> MarkdownBlock {
    index += 1
    let start = index
    while index < lines.count, !Self.trimmed(lines[index]).hasPrefix(fence) { index += 1 }
    let text = lines[start..<index].joined(separator: "\n")
    index += 1
    return .code(text)
  }

  /// The sign of an item of a list, with the length that it takes.
  private static func mark(_ line: Substring) -> (mark: String, length: Int)? {
    if let first = line.first, "-*+".contains(first), line.dropFirst().first == " " {
      let rest = line.dropFirst(2)
      if rest.hasPrefix("[ ] ") { return ("☐", 6) }
      if rest.hasPrefix("[x] ") || rest.hasPrefix("[X] ") { return ("☑", 6) }
      return ("•", 2)
    }
    let digits = line.prefix { $0.isNumber }
    let rest = line.dropFirst(digits.count)
    guard !digits.isEmpty, rest.hasPrefix(". ") || rest.hasPrefix(") ") else { return nil }
    return (digits + ".", digits.count + 2)
  }

  private mutating func list() -> MarkdownBlock {
    var items: [(mark: String, blocks: [MarkdownBlock])] = []
    let indent = lines[index].prefix { $0 == " " || $0 == "\t" }.count
    while index < lines.count {
      let line = lines[index]
      let depth = line.prefix { $0 == " " || $0 == "\t" }.count
      guard depth == indent, let mark = Self.mark(Self.trimmed(line)) else { break }
      var inner = [Self.trimmed(line).dropFirst(mark.length)]
      index += 1
      while index < lines.count {
        let next = lines[index]
        let isDeeper = next.prefix { $0 == " " || $0 == "\t" }.count > indent
        guard isDeeper, !Self.trimmed(next).isEmpty else { break }
        inner.append(next)
        index += 1
      }
      var reader = MarkdownReader(lines: inner)
      items.append((mark.mark, reader.blocks()))
    }
    return .list(items)
  }

  private mutating func table() -> MarkdownBlock {
    let rows = take { $0.hasPrefix("|") }.map { row in
      row.split(separator: "|").map { String(Self.trimmed($0)) }
    }
    return .table(
      rows.filter { row in !row.allSatisfy { Set($0).isSubset(of: ["-", ":", " "]) } })
  }

  private mutating func paragraph() -> MarkdownBlock {
    var words: [Substring] = []
    while index < lines.count {
      let line = Self.trimmed(lines[index])
      if line.isEmpty || (!words.isEmpty && startsBlock(line)) { break }
      words.append(line)
      index += 1
    }
    return .paragraph(words.joined(separator: " "))
  }

  private func startsBlock(_ line: Substring) -> Bool {
    line.hasPrefix("#") || line.hasPrefix(">") || line.hasPrefix("```") || line.hasPrefix("|")
      || Self.mark(line) != nil
  }
}
