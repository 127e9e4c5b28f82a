import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// A button that counts its own taps.
struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("\(name) \(count)") { count += 1 }.accessibilityIdentifier(name)
  }
}

@MainActor @Suite struct `Kept state` {
  @Test func `belongs to its view's identity and survives rebuilding`() {
    let stage = Stage(script: [.tap("a"), .tap("a"), .tap("b")]) {
      VStack {
        Counter(name: "a")
        Counter(name: "b")
      }
    }
    #expect(stage.texts(at: 0) == ["a 0", "b 0"])
    #expect(stage.texts(at: tapTime) == ["a 1", "b 0"])
    #expect(stage.texts == ["a 2", "b 1"])
    #expect(stage.complaints == [])
  }

  @Test func `of several layers of a view is separate`() {
    let stage = Stage(script: [.tap("a"), .tap("a"), .tap("b"), .tap("c")]) {
      Color.clear.frame(width: 90, height: 90)
        .overlay(alignment: .top) { Counter(name: "a") }
        .overlay { Counter(name: "b") }
        .background(alignment: .bottom) { Counter(name: "c") }
    }
    #expect(stage.texts.sorted() == ["a 2", "b 1", "c 1"])
  }

  struct Branches: View {
    @State private var flag = true

    var body: some View {
      VStack {
        Button("flip") { flag.toggle() }.accessibilityIdentifier("flip")
        if flag { Counter(name: "x") } else { Counter(name: "x") }
      }
    }
  }

  @Test func `of one branch is separate from the other's, and ends with the branch`() {
    let stage = Stage(
      script: [.tap("x"), .tap("x"), .tap("flip"), .tap("x"), .tap("flip")]
    ) { Branches() }
    #expect(stage.texts(at: taps(2)) == ["flip", "x 2"])
    #expect(stage.texts(at: taps(3)) == ["flip", "x 0"])
    #expect(stage.texts(at: taps(4)) == ["flip", "x 1"])
    #expect(stage.texts == ["flip", "x 0"])
  }

  struct Elements: View {
    @State private var names = ["a", "b", "c"]
    var isLazy = false

    var body: some View {
      VStack {
        Button("insert") { names.insert("n\(names.count)", at: 0) }
          .accessibilityIdentifier("insert")
        Button("remove") { names.removeFirst() }.accessibilityIdentifier("remove")
        Button("reverse") { names.reverse() }.accessibilityIdentifier("reverse")
        if isLazy {
          ScrollView { LazyVStack { rows } }
        } else {
          rows
        }
      }
    }

    private var rows: some View {
      ForEach(names, id: \.self) { Counter(name: $0) }
    }
  }

  @Test(arguments: [false, true]) func `of elements stays with their ids`(isLazy: Bool) {
    let stage = Stage(
      canvas: CGSize(width: 100, height: 400),
      script: [
        .tap("b"), .tap("b"), .tap("c"), .tap("insert"), .tap("reverse"), .tap("remove"),
        .tap("remove"), .tap("remove"), .tap("insert"), .tap("insert"), .tap("reverse"),
      ]
    ) { Elements(isLazy: isLazy) }
    func rows(_ taps: Int) -> [String] {
      Array(stage.texts(at: Double(10 * taps) / 120).dropFirst(3))
    }
    #expect(rows(3) == ["a 0", "b 2", "c 1"])
    #expect(rows(4) == ["n3 0", "a 0", "b 2", "c 1"])
    #expect(rows(5) == ["c 1", "b 2", "a 0", "n3 0"])
    #expect(rows(6) == ["b 2", "a 0", "n3 0"])
    #expect(rows(8) == ["n3 0"])
    #expect(rows(10) == ["n2 0", "n1 0", "n3 0"])
    #expect(rows(11) == ["n3 0", "n1 0", "n2 0"])
    #expect(stage.complaints == [])
  }

  struct Returning: View {
    @State private var names = ["a", "b"]

    var body: some View {
      VStack {
        ForEach(names, id: \.self) { Counter(name: $0) }
        Button("toggle") { names = names.count == 2 ? ["b"] : ["a", "b"] }
          .accessibilityIdentifier("toggle")
      }
    }
  }

  @Test func `of an element ends with it`() {
    let stage = Stage(
      script: [.tap("a"), .tap("b"), .tap("toggle"), .tap("toggle")]) { Returning() }
    #expect(stage.texts(at: taps(3)) == ["b 1", "toggle"])
    #expect(stage.texts == ["a 0", "b 1", "toggle"])
  }

  struct FarRows: View {
    @State private var round = 0

    var body: some View {
      VStack {
        Button("round \(round)") { round += 1 }.accessibilityIdentifier("round")
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1000) { Counter(name: "row\($0)").frame(height: 20) }
          }
        }
      }
    }
  }

  @Test func `of a lazy row is kept while the row is out of sight`() {
    let stage = Stage(
      script: [
        .tap("row2"), .scrollTo(id: "500", anchor: .top, animated: false), .tap("round"),
        .tap("row501"), .wait(0.1), .scrollTo(edge: .top, animated: false), .wait(0.1),
      ]
    ) { FarRows() }
    #expect(stage.complaints == [])
    #expect(stage.texts(at: taps(3)).contains("row501 1"))
    #expect(stage.texts.prefix(4) == ["round 1", "row0 0", "row1 0", "row2 1"])
  }

  struct Identified: View {
    @State private var round = 0

    var body: some View {
      VStack {
        Counter(name: "x").id(round)
        Button("next") { round += 1 }.accessibilityIdentifier("next")
      }
    }
  }

  @Test func `starts again with another id`() {
    let stage = Stage(script: [.tap("x"), .tap("next"), .wait(0.1)]) { Identified() }
    #expect(stage.texts(at: tapTime) == ["x 1", "next"])
    #expect(stage.texts == ["x 0", "next"])
  }

  struct Writer: View {
    @Binding var value: Int

    var body: some View {
      Button("write") { value += 5 }.accessibilityIdentifier("write")
    }
  }

  struct Owner: View {
    struct Pair: Equatable {
      var left = 1
      var right = 2
    }

    @State private var pair = Pair()

    var body: some View {
      VStack {
        Text("\(pair.left) \(pair.right)")
        Writer(value: $pair.right)
        Writer(value: .constant(3)).accessibilityIdentifier("constant")
      }
    }
  }

  @Test func `is written through bindings and their members`() {
    let stage = Stage(script: [.tap("write"), .tap("constant"), .tap("write")]) { Owner() }
    #expect(stage.texts(at: 0).first == "1 2")
    #expect(stage.texts.first == "1 12")
  }

  struct Reader: View {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorScheme) private var scheme

    var body: some View { Text("\(isEnabled) \(scheme)" as String) }
  }

  @Test func `reads the environment in bodies and modifiers`() {
    struct Marked: ViewModifier {
      @Environment(\.isEnabled) private var isEnabled
      @State private var count = 3

      func body(content: Content) -> some View {
        HStack {
          content
          Text(verbatim: "\(isEnabled)\(count)")
        }
      }
    }
    let stage = Stage {
      VStack {
        Reader()
        Reader().disabled(true)
        Reader().environment(\.colorScheme, .dark).modifier(Marked()).disabled(true)
      }
    }
    #expect(stage.texts == ["true light", "false light", "false dark", "false3"])
  }

  struct Wrapped: DynamicProperty {
    @State var inner = 4
    @Environment(\.isEnabled) var isEnabled
  }

  struct Nesting: View {
    var wrapped = Wrapped()

    var body: some View {
      Button("\(wrapped.inner)") { wrapped.inner += 1 }.accessibilityIdentifier("n")
    }
  }

  @Test func `works inside nested dynamic properties`() {
    let stage = Stage(script: [.tap("n")]) { Nesting() }
    #expect(stage.texts(at: 0) == ["4"])
    #expect(stage.texts == ["5"])
  }
}

@MainActor @Suite struct `Calls of onChange` {
  struct Chain: View {
    let log: Log
    @State private var a = 0
    @State private var b = 0

    var body: some View {
      VStack {
        Button("go") { a += 1 }.accessibilityIdentifier("go")
        Text("\(a) \(b)")
      }
      .onChange(of: a) { old, new in
        log.add("inner a \(old) \(new)")
        b = new * 10
      }
      .onChange(of: b) { old, new in log.add("b \(old) \(new)") }
      .onChange(of: a, initial: true) { log.add("outer a") }
    }
  }

  @Test func `have old and new values, an initial call if asked, and chain`() {
    let log = Log()
    let stage = Stage(script: [.tap("go"), .tap("go")]) { Chain(log: log) }
    #expect(stage.texts == ["go", "2 20"])
    #expect(
      log.lines == [
        "outer a", "outer a", "inner a 0 1", "b 0 10", "outer a", "inner a 1 2", "b 10 20",
      ])
  }

  struct Endless: View {
    @State private var n = 0

    var body: some View {
      VStack {
        Button("go") { n = 1 }.accessibilityIdentifier("go")
        Text(n > 0 ? "many" : "none")
      }.onChange(of: n) { n += 1 }
    }
  }

  @Test func `without end are one problem with its line, and the still is drawn`() {
    let line = #line - 5
    let stage = Stage(script: [.tap("go"), .tap("go")]) { Endless() }
    #expect(stage.texts == ["go", "many"])
    #expect(
      stage.complaints == [
        "ScrollworkViewsTests/StateTests.swift:\(line): actions keep changing the "
          + "values that trigger them; stopped after 100 rounds."
      ])
  }

  @Test func `that insert and remove views without end are a problem with the view`() {
    struct Blinking: View {
      @State var isOn = false
      var body: some View {
        VStack {
          if isOn {
            Text("on").onAppear { isOn = false }
          } else {
            Text("off").onAppear { isOn = true }
          }
        }
      }
    }
    let complaints = Stage { Blinking() }.complaints
    #expect(complaints.count == 1)
    #expect(complaints[0].hasPrefix("Blinking/VStack"))
    #expect(complaints[0].hasSuffix("trigger them; stopped after 100 rounds."))
  }
}
