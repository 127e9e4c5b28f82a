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

@Suite struct `The root of an app` {
  private func files(_ texts: [String: String]) throws -> (LooseFiles, TemporaryFolder) {
    let folder = try TemporaryFolder()
    for (name, text) in texts {
      try Data(text.utf8).write(to: folder.url.appending(path: name))
    }
    return (try LooseFiles([folder.url.path]), folder)
  }

  private static let delegates = [
    "AppDelegate.swift": "@UIApplicationMain class AppDelegate: UIResponder {}",
    "Launch.swift": "extension AppDelegate: UIApplicationDelegate {}",
    "SceneDelegate.swift": "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}",
  ]

  @Test func `is the window that its delegates make`() throws {
    let (files, _) = try files(Self.delegates)
    let root = try files.root()
    #expect(
      root == .delegates(application: "AppDelegate", scene: "SceneDelegate", controller: nil))
    #expect(try files.root(named: "SceneDelegate") == root)
    let program = LooseProgram(files, root: root, name: "App", steps: nil)
    let code = try #require(program.parts.first { $0.text.contains("scrollworkLooseRoot()") }).text
    #expect(
      code.contains(
        "UIApplication.firstView(\n  application: { AppDelegate() },\n  scene: { SceneDelegate() })"
      ))
    #expect(!program.identity.contains("@UIApplicationMain"))
  }

  @Test func `can be a preview without a title, by its view or its file`() throws {
    let (files, _) = try files([
      "One.swift": "struct Row: View { let text: String } #Preview { Row(text: \"a\") }",
      "Two.swift": "struct Page<T>: View {} struct P: PreviewProvider {} #Preview { Text(\"b\") }",
      "Three.swift": "struct Bare: View {}", "Four.swift": "struct Q: PreviewProvider {}",
    ])
    #expect(try files.root(named: "Row") == .preview(file: 1, index: 0))
    #expect(try files.root(named: "Two") == .preview(file: 3, index: 0))
    #expect(try files.root(named: "Four") == .provider("Q"))
    #expect(throws: LooseError.severalViews(["Bare"], helpers: ["Row", "Page"])) {
      try files.root()
    }
  }

  @Test(
    arguments: [
      ("let a: Int", true), ("var a = 1", false), ("let a: Int?", false),
      ("@State var a = 1; var b: Int { 2 }", false), ("@Binding var a: Bool", true),
      ("@Environment(\\.dismiss) var a", false), ("@EnvironmentObject var a: M", false),
      ("static let a: Int = 3; var body: some View { let x = 3; return Text(x) }", false),
      ("let a: Int; init() { a = 3 }", false), ("init(a: Int) {}", true),
      ("init(a: Int = 3) {}", false), ("let a: [String: Int]; let b: Int", true),
      ("@ObservedObject var a: M", true), ("@StateObject private var a = M()", false),
      ("let a: () -> Void", true), ("func f() { let a: Int }", false),
    ])
  func `is offered last if it needs arguments`(members: String, needs: Bool) {
    let outline = SourceOutline(SourceText("struct V: View { \(members) }"))
    #expect(outline.views.map(\.needsArguments) == [needs])
  }
}

@Suite struct `Modules of an app` {
  @Test func `are merged, and every column stays`() throws {
    let text = """
      import SwiftUI
      @testable import Store; import struct Store.Book
      @main struct A: App { let book: Store.Book = Store.Book.first; let x = a.Store.B }
      """
    let source = SourceText(text)
    #expect(source.imports.map(\.module) == ["SwiftUI", "Store", "Store"])
    let merged = source.merged(with: ["Store"], qualifying: ["Store"])
    let lines = String(decoding: merged.bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines[0] == "import SwiftUI")
    #expect(lines[1].filter { $0 != " " } == ";")
    #expect(lines[2].hasSuffix("let book:       Book =       Book.first; let x = a.Store.B }"))
    #expect(merged.bytes.count == text.utf8.count)
  }

  @Test func `create the delegate that an app adapts`() {
    let source = SourceText("@UIApplicationDelegateAdaptor(Delegate.self) var delegate")
    let merged = source.merged(with: [], qualifying: [])
    #expect(
      String(decoding: merged.bytes, as: UTF8.self)
        == "@UIApplicationDelegateAdaptor(Delegate()   ) var delegate")
  }

  @Test func `are found by what is imported`() throws {
    let folder = try TemporaryFolder()
    for (path, text) in [
      ("Package.swift", "let p = Package(name: \"A\", targets: [.executableTarget(name: \"A\")])"),
      ("Sources/A/A.swift", "import Store\nstruct A: View {}"),
      ("Lib/Package.swift", "let p = Package(targets: [.target(name: \"Store\")])"),
      ("Lib/Sources/Store/Book.swift", "import Foundation\npublic struct Book {}"),
    ] {
      let url = folder.url.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let files = try LooseFiles([folder.url.path])
    #expect(files.files.map { $0.path.split(separator: "/").last } == ["A.swift", "Book.swift"])
    #expect(files.name == "A")
    #expect(files.modules == ["A", "Store"])
    let missing = folder.url.appending(path: "None.xcodeproj").path
    #expect(LooseFiles.isPath(missing))
    #expect(throws: LooseError.missingFile(path: missing, nearest: nil)) {
      try LooseFiles([missing])
    }
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
    #expect(files.folders == [])
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
