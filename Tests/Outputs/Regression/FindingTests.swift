import Testing

@testable import ScrollworkRegression

@Suite struct `An outline of findings` {
  private func outline(_ causes: [Int?]) -> [[Int]] {
    let findings = causes.map { cause in
      var finding = Finding(.layout, "", from: 0, to: 0, count: 1)
      finding.cause = cause
      return finding
    }
    return FindingOutline(findings).entries.map { [$0.index, $0.depth] }
  }

  @Test func `has consequences below their causes`() {
    #expect(
      outline([nil, nil, 0, 2, 1, 0]) == [[0, 0], [2, 1], [3, 2], [5, 1], [1, 0], [4, 1]])
  }

  @Test func `has each finding once, whatever it follows from`() {
    #expect(outline([0, 9, -1]) == [[0, 0], [1, 0], [2, 0]])
    #expect(outline([1, 0]) == [[0, 0], [1, 1]])
    #expect(outline([]) == [])
  }
}

@Suite struct `A source line` {
  @Test(arguments: [
    ("Scenes/Gallery.swift:95", "Scenes/Gallery.swift", 95),
    ("Scenes/Gallery.swift:95:12", "Scenes/Gallery.swift", 95),
    ("Gallery.swift", "Gallery.swift", nil), ("a:b", "a:b", nil), ("a:0", "a:0", nil),
    ("", "", nil),
  ]) func `is read from a text`(text: String, file: String, line: Int?) {
    let source = SourceLine(text)
    #expect(source.file == file && source.line == line)
  }
}
