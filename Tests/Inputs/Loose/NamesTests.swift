import Foundation
import Testing

@testable import ScrollworkLoose

@Suite struct `The check of names` {
  private static let names: PublicNames = {
    var names = PublicNames()
    for type in ["View", "Text", "Int", "String", "State", "VStack", "Color", "CGFloat", "Font"] {
      names.add(type, as: [.type, .value])
    }
    names.add("Text", as: .type, labels: ["verbatim"])
    names.add("padding", as: .instance)
    names.add("frame", as: .instance, labels: ["width", "height"])
    names.add("count", as: .instance)
    names.add("title", as: .shared)
    names.add("red", as: .shared)
    names.add("print", as: .function, labels: ["separator"])
    names.add("Preview", as: .type)
    names.add("View", as: .protocol)
    names.add("red", toType: "Color")
    names.add("title", toType: "View")
    return names
  }()

  /// The unknown uses of a file, as code spells them.
  private func unknown(_ text: String) -> [String] {
    NamesCheck(names: Self.names, conditions: BuildConditions(modules: ["SwiftUI"]))
      .unknownUses(inParts: [("A.swift", text)]).map(\.spelling)
  }

  @Test(
    arguments: [
      ("import SwiftUI\nimport Charts\n@testable import Own", ["Charts", "Own"]),
      ("let a = Text(\"x\").padding().glow(3)", [".glow"]),
      ("let a = Gauge(value: 3)", ["Gauge"]),
      ("Text(verbatim: \"x\"); Text(html: \"x\")", ["Text(html:)"]),
      ("Text(\"x\").frame(width: 3, depth: 4)", ["frame(depth:)"]),
      ("func f(_ c: Color) {}\nf(.red); f(.bled)", [".bled"]),
      ("Text(\"x\").padding(.count)", [".count"]),
      ("@State var a = 1\n@Query var b: Int", ["@Query"]),
      ("#Preview { Text(\"x\") }\n#Shelf { Text(\"x\") }", ["#Shelf"]),
      ("struct A<Row: View>: View { let row: Row; var b: Row { row } }", []),
      ("enum E { case one, two(size: Int)\n case three }\nlet e: E = .two(size: 1)", []),
      ("let (a, b) = (1, 2), c = 3\nprint(a, b, c, d)", ["d"]),
      ("let x, y: CGFloat\nprint(x, y)", []),
      ("VStack { first, second in Text(first); Text(second); Text(third) }", ["third"]),
      ("VStack { [weak self] (a: Int, b) -> Int in print(a, b); self.c }", [".c"]),
      ("for (key, value) in [] { print(key, value) }", []),
      ("if let a, case .some(let b) = a { print(a, b) }", [".some"]),
      ("switch a { case let .b(c): print(c) }", ["a", ".b"]),
      ("typealias Rows = [Int]\nlet rows: Rows = []\nfunc g<T>(_ t: T) -> T { t }", []),
      ("func + (one: Text, other: Text) -> Text { one }", []),
      ("let p: (left: Int, top: Int) = (1, 2)\nprint(p.left, p.top)", []),
      ("@available(iOS 17, *) struct A {}\nif #available(iOS 18, *) {}", []),
      ("let a = \"Gauge \\(gauge)\" // Gauge", []),
      ("Text(\"x\")\n  .padding()\n  #if os(macOS)\n  .glow()\n  #endif", []),
      ("#if canImport(Charts)\nGauge()\n#elseif DEBUG\nDial()\n#else\nMeter()\n#endif", ["Dial"]),
      ("Color.red; Color.title; Color.count; Color.self", ["Color.count"]),
      ("Gauge.red; Gauge.blue\nText.red", ["Gauge", "Gauge", "Text.red"]),
      ("extension Text { static var red: Int { 1 } }\nText.red", []),
      ("let `default` = 1\nprint(`default`)", []),
      ("extension Text { init(html: Int) { } }\nText(html: 1)", []),
      ("struct A { static let small = 1 }\nlet a: Int = .small\nlet b: Int = .large", [".large"]),
      ("let a = [1, 2].count\nlet b = 1.count, c = 0x1F", []),
      ("VStack(content: { })\nA(b: 1)", ["VStack(content:)", "A"]),
    ] as [(String, [String])])
  func `finds uses of what is not there, and nothing else`(text: String, expected: [String]) {
    #expect(unknown(text) == expected)
  }

  @Test(
    arguments: [
      ("os(Linux)", true), ("os(iOS)", false), ("!os(macOS)", true), ("DEBUG", true),
      ("RELEASE", false), ("canImport(SwiftUI) && DEBUG", true), ("os(iOS) || DEBUG", true),
      ("!(os(iOS) || DEBUG)", false), ("swift(>=5.9)", true), ("hasFeature(X)", nil),
      ("hasFeature(X) && os(iOS)", false), ("hasFeature(X) || DEBUG", true), ("DEBUG &&", nil),
      ("", nil), ("true", true), ("targetEnvironment(simulator)", false),
    ] as [(String, Bool?)])
  func `knows the conditions of blocks`(condition: String, value: Bool?) {
    let words = SourceText(condition).tokens.map(\.text)
    #expect(BuildConditions(modules: ["SwiftUI"]).value(of: words) == value)
  }

  @Test func `places names in the files that a text was made of`() {
    let text = """
      #sourceLocation(file: "Views/A.swift", line: 1)
      struct A {
        let gauge: Gauge
      }
      #sourceLocation(file: "<ours>", line: 1)
      let dial: Dial
      #sourceLocation(file: "--view", line: 1)
      Meter()
      """
    let uses = NamesCheck(names: Self.names, conditions: BuildConditions(modules: []))
      .unknownUses(inParts: [("0.swift", text)])
    #expect(uses.map(\.place.text) == ["Views/A.swift:2:14", "--view:1:1"])
    #expect(uses.first?.excerpt == ["  let gauge: Gauge", "             ^~~~~"])
  }

  @Test func `knows names made of those of pictures`() {
    var check = NamesCheck(names: Self.names, conditions: BuildConditions(modules: []))
    check.resources = ["skyBlue"]
    let uses = check.unknownUses(inParts: [("A.swift", "let c: Color = .skyBlue\nColor.skyRed")])
    #expect(uses.map(\.spelling) == ["Color.skyRed"])
  }
}

@Suite struct `Public names` {
  @Test func `are read from symbol graphs`() throws {
    func symbol(_ kind: String, _ path: String) -> String {
      """
      {"kind":{"identifier":"swift.\(kind)","displayName":"X"},"identifier":{"precise":"s:1"},\
      "pathComponents":[\(path)],"names":{"title":"x"},"docComment":{"lines":[{"text":"a \\"b\\""}]}}
      """
    }
    let symbols = [
      symbol("struct", #""Text""#), symbol("init", #""Text","init(_:bundle:)""#),
      symbol("method", #""View","frame(width:_:)""#), symbol("enum.case", #""Edge","top""#),
      symbol("class", #""UIView""#), symbol("init", #""UIView","init(frame:)""#),
      symbol("func", #""withAnimation(_:_:)""#), symbol("func.op", #""Text","+(_:_:)""#),
      symbol("macro", #""Preview(_:body:)""#),
    ]
    var reader = SymbolGraphReader()
    let graph = #"{"symbols":[\#(symbols.joined(separator: ","))],"relationships":[]}"#
    let isWhole = reader.read(Data(graph.utf8))
    #expect(isWhole)
    let names = reader.names
    #expect(names.has("Text", as: .value) && names.has("UIView", as: .type))
    #expect(!names.has("UIView", as: .value) && !names.has("top", as: .instance))
    #expect(names.names(as: .member) == ["frame", "top"])
    #expect(names.names(as: [.type, .function]) == ["Preview", "Text", "UIView", "withAnimation"])
    #expect(names.members["Edge"] == ["top"] && names.inheritedMembers.isEmpty)
    #expect(names.labels["Text"] == ["bundle"] && names.labels["frame"] == ["width"])
    #expect(PublicNames(names.text) == names)
    #expect(PublicNames("x\ny z\n").isEmpty)
  }

  /// A comment may tell of the part behind the symbols.
  @Test func `are not those of a graph that is cut off`() {
    let graph =
      #"{"symbols":[{"docComment":{"lines":[{"text":"\"relationships\":["}]}}],"relationships":[{}]}"#
    var reader = SymbolGraphReader()
    let isWhole = reader.read(Data(graph.utf8))
    #expect(isWhole)
    for count in 0...70 {
      let isBeginningWhole = reader.read(Data(graph.utf8.prefix(count)))
      #expect(!isBeginningWhole, "\(count)")
    }
  }
}
