import Foundation
import TestSupport
import Testing

@testable import ScrollworkLoose

@Suite struct `The root of files` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Files by name, in a folder.
  private func files(_ texts: [(name: String, text: String)]) throws -> LooseFiles {
    let paths = try texts.map { name, text in
      let url = folder.url.appending(path: name)
      try Data(text.utf8).write(to: url)
      return url.path
    }
    return try LooseFiles(paths)
  }

  private static let a = "struct A: View {}"
  private static let b = "struct B: View {}"

  struct Case: Sendable, CustomTestStringConvertible {
    let files: [(name: String, text: String)]
    let root: RootChoice
    let name: String

    init(_ name: String, _ root: RootChoice, _ texts: String...) {
      self.name = name
      self.root = root
      files = zip(["One.swift", "Two.swift"], texts).map { ($0, $1) }
    }

    var testDescription: String { "\(root)" }
  }

  @Test(arguments: [
    Case("A", .view("A"), a),
    Case("One", .view("One"), a + " struct One: View {}"),
    Case("One", .preview(file: 0, index: 0), a + "; " + b + " #Preview { B() }"),
    Case("One", .preview(file: 0, index: 0), a + " #Preview(\"x\") { A() } #Preview { B() }"),
    Case("One", .provider("P"), a + "; " + b + " struct P: PreviewProvider {}"),
    Case("One", .preview(file: 0, index: 0), a + " struct P: PreviewProvider {} #Preview { A() }"),
    Case("D", .app("D"), a + "; " + b + " struct D: App {}"),
    Case("One", .preview(file: 0, index: 0), a + " struct D: App {} #Preview { A() }"),
    Case("D", .app("D"), a + " #Preview { A() }", b + " struct D: App {}"),
    Case("Two", .preview(file: 1, index: 0), a, b + " #Preview { B() }"),
    Case("A", .view("A"), a + " struct G<T>: View {}"),
    Case("A", .view("A"), a, "struct M {}"),
  ])
  func `is what the files say`(c: Case) throws {
    let files = try files(c.files)
    let root = try files.root()
    #expect(root == c.root)
    #expect(files.name(of: root, asked: false) == c.name)
  }

  @Test func `is not guessed`() throws {
    let several = try files([("One.swift", Self.a + "; " + Self.b)])
    #expect(throws: LooseError.severalViews(["A", "B"], helpers: [])) { try several.root() }
    let previews = try files([
      ("One.swift", Self.a + " #Preview { A() }"), ("Two.swift", Self.b + " #Preview { B() }"),
    ])
    #expect(throws: LooseError.severalViews(["A", "B"], helpers: [])) { try previews.root() }
    let none = try files([("One.swift", "let x = 3")])
    #expect(throws: LooseError.noViews(files: [none.files[0].path])) { try none.root() }
    let generic = try files([("One.swift", "struct G<T>: View {}")])
    #expect(throws: LooseError.genericView(name: "G")) { try generic.root() }
  }

  @Test func `is what somebody asks for`() throws {
    let files = try files([
      (
        "One.swift",
        Self.a + " enum Out { struct In: View {} } struct G<T>: View {} struct D: App {}"
          + " struct P: PreviewProvider {} #Preview(\"In the dark\") { A() }"
      )
    ])
    for (word, root, name) in [
      ("A", .view("A"), "A"), ("Out.In", .view("Out.In"), "Out.In"), ("D", .app("D"), "D"),
      ("P", .provider("P"), "One"),
      ("In the dark", .preview(file: 0, index: 0), "In-the-dark"),
      ("A(count: 3)", .expression("A(count: 3)"), "A"),
      ("Text(\"a\").bold()", .expression("Text(\"a\").bold()"), "Text"),
    ] as [(String, RootChoice, String)] {
      let found = try files.root(named: word)
      #expect(found == root)
      #expect(files.name(of: found, asked: true) == name)
    }
    #expect(throws: LooseError.genericView(name: "G")) { try files.root(named: "G") }
    #expect(
      throws: LooseError.unknownView(
        name: "AA", known: ["D", "A", "Out.In", "P", "\"In the dark\""], helpers: ["G"],
        nearest: "A")
    ) { try files.root(named: "AA") }
  }
}

@Suite struct `Loose files` {
  @Test func `are those of a folder, without packages, steps and what is hidden`() throws {
    let folder = try TemporaryFolder()
    for name in ["b.swift", "sub/a.swift", "b.steps.swift", "Package.swift", ".x/c.swift", "d.txt"]
    {
      let url = folder.url.appending(path: name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("struct A: View {}".utf8).write(to: url)
    }
    let files = try LooseFiles([folder.url.path])
    #expect(
      files.files.map { String($0.path.dropFirst(folder.url.path.count)) }
        == ["/b.swift", "/sub/a.swift"])
    #expect(files.folders == [folder.url.standardizedFileURL])
    #expect(files.stepsBeside == nil)
    let path = folder.url.appending(path: "b.swift").path
    let single = try LooseFiles([path])
    #expect(single.stepsBeside == path.dropLast(5) + "steps.swift")
    let twice = try LooseFiles([path, path])
    #expect(twice.files.count == 1)
  }

  @Test func `that are missing are told with the nearest name`() throws {
    let folder = try TemporaryFolder()
    try Data("".utf8).write(to: folder.url.appending(path: "Carousel.swift"))
    let typed = folder.url.appending(path: "Carousell.swift").path
    let near = folder.url.appending(path: "Carousel.swift").path
    #expect(throws: LooseError.missingFile(path: typed, nearest: near)) {
      try LooseFiles([typed])
    }
    let other = folder.url.appending(path: "Q.swift").path
    #expect(throws: LooseError.missingFile(path: other, nearest: nil)) { try LooseFiles([other]) }
    let empty = try TemporaryFolder()
    #expect(throws: LooseError.noSources(folder: empty.url.path)) {
      try LooseFiles([empty.url.path])
    }
    let binary = folder.url.appending(path: "Binary.swift")
    try Data([0xFF, 0xFE, 0x00]).write(to: binary)
    #expect(throws: LooseError.notText(path: binary.path)) { try LooseFiles([binary.path]) }
  }
}
