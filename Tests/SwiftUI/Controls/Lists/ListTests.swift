import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkStage
import Testing
import ViewTestSupport

@testable import ScrollworkControls
@testable import ScrollworkViews

@MainActor @Suite struct `A list` {
  private func stage<Content: View>(
    rightToLeft: Bool = false, script: GestureScript = [],
    @ViewBuilder _ root: @escaping @MainActor @Sendable () -> Content
  ) -> Stage {
    Stage(
      canvas: CGSize(width: 200, height: 300), rightToLeft: rightToLeft, script: script, root: root)
  }

  private struct Buttons: View {
    @State private var chosen = "none"
    var body: some View {
      List {
        Button(chosen) { chosen = "button" }.id("button")
        NavigationLink(destination: Text("page")) { Text("link") }
        Button("plain") { chosen = "plain" }.buttonStyle(.plain)
      }
      .listStyle(.plain)
    }
  }

  @Test func `performs the action of a row wherever it is touched`() {
    func stage(_ y: CGFloat) -> Stage {
      self.stage(script: [.tap(.point(CGPoint(x: 150, y: y))), .wait(1)]) {
        NavigationStack { Buttons().toolbar(.hidden, for: .navigationBar) }
      }
    }
    let button = stage(4)
    #expect(button.texts.contains("button") && button.complaints == [])
    let link = stage(48)
    #expect(link.texts.contains("page") && link.complaints == [])
    // A button in a style of its own is its label.
    #expect(stage(92).complaints.count == 1)
  }

  private static var mark: some View { Color.red.frame(width: 30, height: 10) }

  @Test(arguments: [false, true])
  func `puts rows below each other, each at least 44 points high`(_ isMirrored: Bool) {
    let stage = stage(rightToLeft: isMirrored) {
      List {
        Self.mark.id("small")
        Color.green.frame(width: 30, height: 60).id("tall")
        Self.mark.id("third")
      }
      .listStyle(.plain)
    }
    let x: CGFloat = isMirrored ? 154 : 16
    #expect(stage.place("small", at: 0) == CGRect(x, 17, 30, 10))
    #expect(stage.place("tall", at: 0) == CGRect(x, 55, 30, 60))
    #expect(stage.place("third", at: 0) == CGRect(x, 143, 30, 10))
  }

  @Test func `keeps sections on plates that stand in, with a gap between them`() {
    let stage = stage {
      List {
        Section { Self.mark.id("a") }
        Section { Self.mark.id("b") }
      }
    }
    #expect(stage.place("a", at: 0) == CGRect(32, 52, 30, 10))
    #expect(stage.place("b", at: 0) == CGRect(32, 131, 30, 10))
    let dump = stage.still(at: 0).displayList.dump
    #expect(dump.contains("#f2f2f7"))
    #expect(stage.place("a", at: 0)?.height == 10)
  }

  @Test func `draws a line between rows, and where a row says so`() {
    func lines(@ViewBuilder _ rows: @escaping @MainActor @Sendable () -> some View) -> Int {
      let dump = stage { List { Section(content: rows) } }.still(at: 0).displayList.dump
      return dump.split(separator: "\n").filter { $0.contains("x0.5 #3c3c43") }.count
    }
    #expect(lines { ForEach(0..<3) { _ in Self.mark } } == 2)
    #expect(lines { ForEach(0..<3) { _ in Self.mark.listRowSeparator(.hidden) } } == 0)
    #expect(lines { Self.mark } == 0)
    #expect(lines { Self.mark.listRowSeparator(.visible, edges: .bottom) } == 1)
    #expect(lines { Self.mark.listRowSeparator(.visible) } == 2)
  }

  @Test func `rows say how far they stand in and what is behind them`() {
    let stage = stage {
      List {
        Self.mark.id("a").listRowInsets(EdgeInsets())
          .listRowBackground(Color.blue)
        Self.mark.listRowBackground(Color?.none)
      }
      .listStyle(.plain)
    }
    #expect(stage.place("a", at: 0) == CGRect(0, 17, 30, 10))
    let blue = stage.still(at: 0).displayList.dump.split(separator: "\n")
      .filter { $0.contains("#007aff") }
    #expect(blue.count == 1 && blue[0].contains("200x44"))
  }

  @Test func `pins headers of plain sections, and sets words above others in capitals`() {
    let plain = stage(
      script: [.glide(to: .offset(CGPoint(x: 0, y: 100)), over: 0.5), .wait(0.2)]
    ) {
      List {
        Section("first") { ForEach(0..<10) { _ in Self.mark } }
      }
      .listStyle(.plain)
    }
    let header = plain.tree(at: plain.duration).all.first { $0.detail("text") == "first" }
    #expect((header?.frame.minY ?? -1) == 7)
    let grouped = stage { List { Section("first") { Self.mark } } }
    #expect(grouped.texts == ["FIRST"])
    let moved = grouped.tree(at: 0).all.first { $0.detail("text") == "FIRST" }
    #expect(moved?.frame.minX == 32)
  }

  private func lines(_ stage: Stage) -> [CGRect] {
    stage.tree(at: 0).all.filter { $0.frame.height == 0.5 }.map(\.frame)
  }

  @Test(arguments: [false, true]) func `lines begin where the first text does`(_ isRTL: Bool) {
    let stage = stage(rightToLeft: isRTL) {
      List {
        HStack(spacing: 10) {
          Self.mark.overlay { Text("A") }
          VStack(alignment: .leading) {
            Text("word"); Text("far")
          }
          Spacer()
          Text("end")
        }
        Self.mark
        Text("own").alignmentGuide(.listRowSeparatorLeading) { _ in -20 }
          .alignmentGuide(.listRowSeparatorTrailing) { $0.width }
      }
      .listStyle(.plain)
    }
    let starts: [CGFloat] = [56, 16, -4]
    #expect(lines(stage).map { isRTL ? 200 - $0.maxX : $0.minX } == starts)
    #expect(lines(stage).prefix(2).allSatisfy { isRTL ? $0.minX == 0 : $0.maxX == 200 })
    let word = stage.tree(at: 0).all.first { $0.detail("text") == "own" }?.frame
    #expect(lines(stage)[2].width == (word?.width ?? 0) + 20)
  }

  @Test func `a list that is too narrow for its margins has rows all the same`() {
    let stage = stage { List { Self.mark.id("a") }.frame(width: 10) }
    #expect(stage.complaints == [])
    #expect(stage.place("a", at: 0)?.size == CGSize(width: 30, height: 10))
  }

  @Test func `words below rows are set as they are`() {
    let words = stage {
      List {
        Section {
          Self.mark
        } header: {
          Text("above")
        } footer: {
          Text("below")
        }
      }
    }
    #expect(words.texts == ["ABOVE", "below"])
  }

  @Test(arguments: [false, true])
  func `links have their label as it stands, and a chevron at the end`(_ isRTL: Bool) {
    struct Page: View {
      var body: some View {
        NavigationStack {
          List {
            NavigationLink(value: 1) { Label("go", systemImage: "star") }.id("link")
          }
          .listStyle(.plain)
          .navigationDestination(for: Int.self) { Text("page \($0)") }
        }
      }
    }
    // Beside the label: all of the row answers.
    let stage = stage(
      rightToLeft: isRTL, script: [.tap(.point(CGPoint(x: 110, y: 22))), .wait(0.6)]
    ) { Page() }
    let symbols = stage.tree(at: 0).all.filter { $0.kind == "Image" }.map(\.frame)
    let chevron = symbols.max { (isRTL ? -$0.midX : $0.midX) < (isRTL ? -$1.midX : $1.midX) }
    #expect(symbols.count == 2)
    #expect((isRTL ? chevron?.minX : chevron.map { 200 - $0.maxX }) == 16)
    let words = stage.still(at: 0).displayList.dump.split(separator: "\n")
      .first { $0.contains("text \"go\"") }
    #expect(words?.hasSuffix("#000000") == true)
    #expect(stage.texts.contains("page 1"))
  }

  @Test func `makes rows of data when they come into view`() {
    final class Made: @unchecked Sendable { var rows: Set<Int> = [] }
    let made = Made()
    let stage = stage {
      List(0..<100_000) { index in
        let _ = made.rows.insert(index)
        Text("row \(index)")
      }
      .listStyle(.plain)
    }
    #expect(stage.texts(at: 0).first == "row 0")
    #expect(made.rows.count < 40)
    // A row is its ground, its content and a line, in one layout.
    let rows = stage.tree(at: 0).all.filter { $0.detail("text") != nil }.count
    #expect(stage.tree(at: 0).all.count <= 6 + 4 * rows)
    #expect(stage.tree(at: 0).all.count < 60)
  }

  @Test func `takes identified data, ids by key path, and bindings`() {
    struct Item: Identifiable {
      let id: Int
      var name: String
    }
    struct Bound: View {
      @State private var items = [Item(id: 1, name: "x"), Item(id: 2, name: "y")]

      var body: some View {
        List($items) { $item in Text(item.name).id(item.id).onTapGesture { item.name += "!" } }
      }
    }
    let items = [Item(id: 1, name: "x"), Item(id: 2, name: "y")]
    #expect(stage { List(items) { Text($0.name) } }.texts == ["x", "y"])
    #expect(stage { List(["x", "y"], id: \.self) { Text($0) } }.texts == ["x", "y"])
    #expect(stage(script: [.tap("2"), .wait(0.1)]) { Bound() }.texts == ["x", "y!"])
  }

  @Test func `scrolls to its rows`() {
    let stage = stage(script: [.scroll(to: .view("50"), animated: false), .wait(0.2)]) {
      List(0..<100) { Text("row \($0)") }.listStyle(.plain)
    }
    #expect(stage.texts.contains("row 50"))
    #expect(!stage.texts.contains("row 0"))
  }

  @Test func `its background can be hidden`() {
    let color = "#f2f2f7"
    #expect(stage { List { Self.mark } }.still(at: 0).displayList.dump.contains(color))
    #expect(
      !stage { List { Self.mark }.scrollContentBackground(.hidden) }.still(at: 0).displayList
        .dump.contains(color))
  }

  @Test func `the least height of rows is a value of the environment`() {
    let stage = stage {
      List { Self.mark.id("a") }.listStyle(.plain).environment(\.defaultMinListRowHeight, 100)
    }
    #expect(stage.place("a", at: 0)?.minY == 45)
  }
}
