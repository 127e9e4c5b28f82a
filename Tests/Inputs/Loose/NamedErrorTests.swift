import Testing

@testable import ScrollworkLoose

@Suite struct `Errors of unknown names` {
  /// A body with two unknown names in lines 4 and 8, another body, and a third one.
  private static let text = """
    struct A: View {
      var body: some View {
        VStack {
          Text("a").glow()
        }
        .onAppear {
          print(1)
          Text("a").glow()
        }
      }
      func act() { Text("b").shine() }
      var other: Int { 3 }
    }
    """

  private static let uses: [UnknownUse] = {
    var names = PublicNames()
    for name in ["View", "Text", "Int", "VStack"] { names.add(name, as: .type) }
    for name in ["onAppear", "print"] { names.add(name, as: [.instance, .function]) }
    return NamesCheck(names: names, conditions: BuildConditions(modules: []))
      .unknownUses(inParts: [("A.swift", text)])
  }()

  private func lines(_ errors: String, stopped: Bool = false) -> [String] {
    CompilerReport(errors, knownPaths: ["A.swift"]).replacing(Self.uses, stopped: stopped)
      .explained(by: KnownNames(members: ["grow"])).lines
  }

  @Test func `take the place of what the compiler makes of them`() {
    let errors = """
      A.swift:3:5: error: generic parameter 'Content' could not be inferred
      A.swift:2:23: error: the compiler is unable to type-check this expression in reasonable time
      """
    #expect(
      lines(errors) == [
        "A.swift:4:17: error: no type has a member 'glow'",
        "      Text(\"a\").glow()", "                ^~~~",
        "A.swift:4:17: note: 1 more use: at line 8",
        "A.swift:4:17: note: did you mean grow?",
      ])
  }

  @Test func `keep the compiler's words where it has found them`() {
    let errors = """
      A.swift:8:17: error: value of type 'Text' has no member 'glow'
      A.swift:12:20: error: cannot convert value
      """
    #expect(
      lines(errors) == [
        "A.swift:8:17: error: value of type 'Text' has no member 'glow'",
        "A.swift:8:17: note: 1 more use: at line 4",
        "A.swift:8:17: note: did you mean grow?",
        "A.swift:12:20: error: cannot convert value",
      ])
  }

  @Test func `are not told of bodies that the compiler accepts`() {
    let error = "A.swift:12:20: error: cannot convert value"
    #expect(lines(error) == [error])
  }

  @Test func `are all told where the compiler did not come to them`() {
    let messages = lines("", stopped: true).filter { $0.contains(" error: ") }
    #expect(
      messages == [
        "A.swift:4:17: error: no type has a member 'glow'",
        "A.swift:11:26: error: no type has a member 'shine'",
      ])
  }

  @Test func `are shown to a number`() {
    let errors = (1...25).map { "A.swift:\($0):1: error: wrong \($0)" }.joined(separator: "\n")
    let report = CompilerReport(errors, knownPaths: ["A.swift"])
    #expect(report.lines.count == 21)
    #expect(
      report.lines.last
        == "and 5 more; \"scrollwork check\" lists all names that are not modelled")
    #expect(report.summary == "A.swift does not compile: 25 errors")
  }

  @Test(
    arguments: [
      ("Loose.(file).Deck.body.getter@/x/0.swift:4:25)", "Deck.body at Views/Deck.swift:3"),
      ("Loose.(file).f(_:)@A.swift:1:2)", "f(_:) at A.swift:1"), ("Loose", nil),
    ] as [(String, String?)])
  func `name the function that the compiler was at`(description: String, text: String?) {
    let part = "#sourceLocation(file: \"Views/Deck.swift\", line: 1)\n\n\n\n"
    #expect(CompilerProcess.Work(description)?.text(in: [("0.swift", part)]) == text)
  }

  @Test func `are looked for in bodies and first values`() {
    let source = SourceText(
      """
      struct A {
        let rows = [
          one, two,
        ]
        @State var b = 3
        struct B { var c: Int { { 1 }() } }
        func d(_ e: () -> Void = {}) {
          struct F { var g: Int { 2 } }
        }
        init() {}
      }
      let h = 1
      #Preview { A() }
      """)
    let code = CodeTokens(source, conditions: BuildConditions(modules: []))
    let lines = BodyRegions(code).ranges.map { range in
      source.line(of: range.lowerBound)...source.line(of: range.upperBound - 1)
    }
    #expect(lines == [2...4, 5...5, 6...6, 7...9, 10...10, 12...12, 13...13])
  }

  @Test func `leave out the types that would conform to them`() {
    let errors = """
      A.swift:1:1: error: cannot find type 'Observed' in scope
      A.swift:9:1: error: generic struct 'State' requires that 'Model' conform to 'Observed'
      """
    #expect(
      CompilerReport(errors, knownPaths: ["A.swift"]).lines == [
        "A.swift:1:1: error: cannot find type 'Observed' in scope"
      ])
  }
}

@Suite struct `A report of a check` {
  @Test func `lists what is not there, and what can be rendered`() {
    var report = CheckReport()
    report.files = 2
    report.names = [
      .init(name: "glow", kind: .member, places: (1...5).map { "A.swift:\($0):2" }, advice: "dim"),
      .init(name: "Text(html:)", kind: .argument, places: ["B.swift:1:2"], advice: nil),
    ]
    report.modules = [.init(name: "Charts", places: ["A.swift:1:8"], advice: "draw bars")]
    report.resources = [
      .init(name: "sun", kind: .picture, fault: .missing, places: ["A.swift:9:3"])
    ]
    report.roots = [
      .init(name: "Demo", kind: .app, path: "A.swift"),
      .init(name: "Wide", kind: .preview, path: "B.swift"),
      .init(name: nil, kind: .preview, path: "B.swift"),
    ]
    #expect(
      report.text == """
        Not modelled:
          .glow: 5 uses
            dim
            A.swift:1:2
            A.swift:2:2
            A.swift:3:2
            and 2 more
          Text(html:): 1 use
            B.swift:1:2

        Modules that are not there:
          Charts: 1 use
            draw bars
            A.swift:1:8

        Pictures, colors and symbols:
          picture "sun", missing: 1 use
            A.swift:9:3

        Can be rendered:
          app Demo in A.swift
          preview "Wide" in B.swift
          preview in B.swift

        2 files: not modelled or not there: 2 names, 1 module, 1 resource

        """)
    #expect(!report.isComplete)
    report = CheckReport()
    report.files = 1
    #expect(report.text == "1 file: all that is used is modelled\n")
  }
}
