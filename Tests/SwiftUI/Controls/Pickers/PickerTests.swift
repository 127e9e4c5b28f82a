import Foundation
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkStage
import Testing
import ViewTestSupport

@testable import ScrollworkControls
@testable import ScrollworkViews

@MainActor @Suite struct `A picker` {
  struct Choosing: View {
    @State var chosen = 1
    var name = "style"

    var body: some View {
      VStack(spacing: 0) {
        Text("value \(chosen)").frame(height: 20)
        Picker("Bread", selection: $chosen) {
          Text("Rye").tag(0)
          Text("Oat").tag(1).id("oat")
          Text("Corn").tag(2).id("corn")
        }
        .id("picker")
      }
    }
  }

  private func stage(
    rightToLeft: Bool = false, height: CGFloat = 300, script: GestureScript = [],
    @ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View
  ) -> Stage {
    Stage(
      canvas: CGSize(width: 304, height: height), rightToLeft: rightToLeft, script: script,
      root: root)
  }

  @Test func `in segments has all options, as wide as each other`() throws {
    let stage = stage { Choosing().pickerStyle(.segmented).frame(maxHeight: 80) }
    #expect(stage.texts == ["value 1", "Rye", "Oat", "Corn"])
    #expect(stage.frame("picker")?.size == CGSize(width: 304, height: 32))
    let corn = try #require(stage.frame("corn"))
    let oat = try #require(stage.frame("oat"))
    #expect(abs(oat.midX - 152) < 1 && abs(corn.midX - 252) < 1)
    #expect(stage.complaints == [])
  }

  @Test func `takes the place in a range without ids as the tag`() {
    let stage = stage {
      Picker("People", selection: .constant(2)) {
        ForEach(2..<100) { Text("\($0) people") }
      }
      .pickerStyle(.menu)
    }
    #expect(stage.texts == ["4 people"])
  }

  @Test(arguments: [false, true]) func `in segments takes the one that is tapped`(mirrored: Bool)
    throws
  {
    let stage = stage(rightToLeft: mirrored, script: [.tap(.view("corn")), .wait(1)]) {
      Choosing().pickerStyle(SegmentedPickerStyle()).frame(maxHeight: 80)
    }
    #expect(stage.texts.first == "value 2")
    func plate(_ time: Double) throws -> CGRect {
      let plates = stage.tree(at: time).all.filter {
        $0.kind == "RoundedRectangle" && abs($0.frame.width - 100) < 1e-6
      }
      return try #require(plates.first).frame
    }
    let (before, after) = (try plate(0), try plate(stage.duration))
    #expect(abs(before.minX - 102) < 1e-6)
    #expect(abs(after.minX - (mirrored ? 2 : 202)) < 1e-6)
    let middle = stage.still(at: 0.12).displayList
    #expect(middle != stage.still(at: stage.duration).displayList)
  }

  @Test func `as a menu shows what is selected, and opens by a tap`() {
    let stage = stage(script: [.tap(.view("picker")), .wait(0.2)]) { Choosing() }
    #expect(stage.texts(at: 0) == ["value 1", "Oat"])
    #expect(stage.texts == ["value 1", "Oat", "Rye", "Oat", "Corn"])
    #expect(stage.complaints == [])
  }

  @Test func `in a list has its label, and options in rows where they are asked for`() {
    let menu = stage { Form { Choosing() } }
    #expect(menu.texts == ["value 1", "Bread", "Oat"])
    let rows = stage(script: [.tap(.view("corn")), .wait(0.3)]) {
      List { Choosing().pickerStyle(.inline) }
    }
    #expect(rows.texts.first == "value 2")
    #expect(rows.complaints == [])
  }

  @Test func `is a wheel that a finger turns`() {
    let stage = stage(
      script: [.drag(by: CGVector(dx: 0, dy: -40), over: 0.4, hold: 0.3), .untilSettled()]
    ) { Choosing().pickerStyle(.wheel) }
    #expect(stage.texts(at: 0).first == "value 1")
    #expect(stage.texts.first == "value 2")
    #expect(stage.frame("picker")?.height == 216)
    #expect(stage.complaints == [])
  }

  @Test func `selects elements by their ids, and spells as elsewhere`() {
    enum Kind: String, CaseIterable, Identifiable {
      case rye = "Rye"
      case oat = "Oat"
      var id: Self { self }
    }
    let stage = stage {
      VStack {
        Picker("Kind", selection: .constant(Kind.oat)) {
          ForEach(Kind.allCases) { Text($0.rawValue) }
        }
        Picker("Kind", systemImage: "leaf", selection: .constant(Kind.rye)) {
          ForEach(Kind.allCases, id: \.self) { Text($0.rawValue) }
        }
        .pickerStyle(.menu)
        Picker(selection: .constant(Optional(Kind.oat)), label: Text("Kind")) {
          ForEach(Kind.allCases) { Text($0.rawValue) }
        }
        .pickerStyle(.automatic)
        Picker(selection: .constant(Kind.oat)) {
          ForEach(Kind.allCases) { Text($0.rawValue) }
        } label: {
          Text("Kind")
        }
        .disabled(true)
      }
    }
    #expect(stage.texts == ["Oat", "Rye", "Oat", "Oat"])
  }
}
