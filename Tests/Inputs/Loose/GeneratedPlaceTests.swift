import Testing

@testable import ScrollworkLoose

@Suite struct `The places of generated code` {
  private let parts = [
    (
      "0.swift",
      "#sourceLocation(file: \"A.swift\", line: 1)\na\n#sourceLocation(file: \"<made>\", line: 1)\nb"
    ),
    (
      "1.swift",
      "#sourceLocation(file: \"<made>\", line: 1)\nc\n#sourceLocation(file: \"<other>\", line: 1)\nd"
    ),
  ]

  @Test(
    arguments: [
      (nil, ["<made 0.swift 2>", "<made 1.swift 0>", "<other 1.swift 2>"]),
      (["<made>"], ["<made 0.swift 2>", "<made 1.swift 0>"]), ([], []),
    ] as [(Set<String>?, Set<String>)])
  func `are different for each piece`(kinds: Set<String>?, paths: Set<String>) {
    let places = GeneratedPlaces(parts, of: kinds)
    #expect(places.paths == paths)
    for (part, text) in zip(places.parts, parts) {
      #expect(part.text.split(separator: "\n").count == text.1.split(separator: "\n").count)
      for path in paths where path.contains(part.name) {
        #expect(part.text.contains("#sourceLocation(file: \"\(path)\", line: 1)\n"))
      }
    }
  }
}
