import Foundation
import ScrollworkControls
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

@MainActor @Suite struct `Bindings` {
  struct Item: Identifiable, Equatable {
    var id: Int
    var count = 0
  }

  struct List: View {
    @State private var items = [Item(id: 4), Item(id: 7), Item(id: 9)]

    var body: some View {
      VStack {
        Text(items.map { "\($0.id):\($0.count)" }.joined(separator: " "))
        ForEach($items) { $item in
          Button("\(item.count)") { item.count += 1 }.accessibilityIdentifier("\(item.id)")
        }
        Button("drop") { items.removeFirst() }.accessibilityIdentifier("drop")
        ForEach($items, id: \.id) { item in Text("b\(item.wrappedValue.id)") }
      }
    }
  }

  @Test func `to the elements of a collection write them`() {
    let stage = Stage(
      canvas: CGSize(width: 200, height: 400),
      script: [.tap("7"), .tap("7"), .tap("drop"), .tap("9")]
    ) { List() }
    #expect(stage.texts(at: taps(2))[0] == "4:0 7:2 9:0")
    #expect(stage.texts[0] == "7:2 9:1")
    #expect(stage.texts.suffix(2) == ["b7", "b9"])
    #expect(stage.complaints == [])
  }

  @Test func `to removed elements do nothing`() {
    var items = [1, 2, 3]
    let whole = Binding(get: { items }, set: { items = $0 })
    let last = whole[2]
    last.wrappedValue = 5
    #expect(items == [1, 2, 5])
    items.removeLast()
    #expect(last.wrappedValue == 3)
    last.wrappedValue = 8
    #expect(items == [1, 2])
  }

  @Test func `to optionals unwrap and wrap`() {
    var value: Int? = 3
    let optional = Binding(get: { value }, set: { value = $0 })
    let inner = Binding(optional)
    inner?.wrappedValue = 4
    #expect(value == 4)
    value = nil
    #expect(inner?.wrappedValue == 3)
    inner?.wrappedValue = 9
    #expect(value == nil)
    #expect(Binding<Int>(optional).map(\.wrappedValue) == nil)
    var plain = 1
    let wrapped = Binding<Int?>(Binding(get: { plain }, set: { plain = $0 }))
    wrapped.wrappedValue = nil
    #expect(plain == 1)
    wrapped.wrappedValue = 2
    #expect(plain == 2)
  }

  @Test func `to a collection iterate in both directions`() {
    var letters = ["a", "b", "c"]
    let binding = Binding(get: { letters }, set: { letters = $0 })
    #expect(binding.startIndex == 0 && binding.endIndex == 3 && binding.indices == 0..<3)
    #expect(binding.index(after: 1) == 2 && binding.index(before: 1) == 0)
    for letter in binding { letter.wrappedValue += "!" }
    #expect(letters == ["a!", "b!", "c!"])
    #expect(binding.reversed().map(\.wrappedValue) == ["c!", "b!", "a!"])
    let tail: Slice<Binding<[String]>> = binding[1...]
    tail[2].wrappedValue = "z"
    #expect(letters == ["a!", "b!", "z"])
  }

  @Test func `type-erase identifiable elements`() {
    var number = 3
    let hidden = Binding<AnyHashable>(Binding(get: { number }, set: { number = $0 }))
    #expect(hidden.wrappedValue == AnyHashable(3))
    hidden.wrappedValue = AnyHashable(5)
    #expect(number == 5)
    hidden.wrappedValue = AnyHashable("no number")
    #expect(number == 5)
  }

  @Test func `wrap a function's parameter`() {
    func raise(@Binding value: Int) { value += 1 }
    var number = 3
    let binding = Binding(get: { number }, set: { number = $0 })
    raise($value: binding)
    #expect(number == 4)
    #expect(Binding(projectedValue: binding).wrappedValue == 4)
    #expect(binding.projectedValue.wrappedValue == 4)
  }

  @Test func `write with the transaction they are given`() {
    var seen: [Animation?] = []
    let binding = Binding(get: { 0 }, set: { _ in seen.append(Transaction.current.animation) })
    binding.wrappedValue = 1
    binding.transaction(Transaction(animation: .linear)).wrappedValue = 1
    binding.animation(.easeIn).wrappedValue = 1
    #expect(seen == [nil, .linear, .easeIn])
  }

  struct Action: View {
    @State private var action: () -> String = { "first" }

    var body: some View {
      Button(action()) { action = { "second" } }.accessibilityIdentifier("go")
    }
  }

  @Test func `state may be a closure`() {
    let stage = Stage(script: [.tap("go")]) { Action() }
    #expect(stage.texts(at: 0) == ["first"])
    #expect(stage.texts == ["second"])
    #expect(stage.texts(at: 0) == ["first"])
  }

  struct Old: View {
    let log: Log
    @State private var value = 1

    var body: some View {
      Button("go") { value *= 3 }.accessibilityIdentifier("go")
        .onChange(of: value) { log.add("now \($0)") }
        .onChange(of: value, perform: { new in log.add("again \(new)") })
    }
  }

  @Test func `the older form of onChange has the new value`() {
    let log = Log()
    _ = Stage(script: [.tap("go"), .tap("go")]) { Old(log: log) }.duration
    #expect(log.lines.sorted() == ["again 3", "again 9", "now 3", "now 9"])
  }
}

@MainActor @Suite struct `Problems of state` {
  struct Leaver: View {
    let keep: (@escaping () -> Void) -> Void
    @State private var count = 0

    var body: some View {
      Text("\(count)")
      Button("leave") { keep { count += 1 } }.accessibilityIdentifier("leave")
    }
  }

  final class Keeper {
    var action: () -> Void = {}
  }

  struct House: View {
    let keeper = Keeper()
    @State private var isThere = true

    var body: some View {
      VStack {
        if isThere { Leaver { keeper.action = $0 } }
        Button("go") { isThere = false }.accessibilityIdentifier("go")
        Button("act") { keeper.action() }.accessibilityIdentifier("act")
      }
    }
  }

  @Test func `report a closure that outlived its view`() {
    let stage = Stage(script: [.tap("leave"), .tap("act"), .tap("go"), .tap("act"), .tap("act")]) {
      House()
    }
    #expect(stage.texts == ["go", "act"])
    #expect(
      stage.complaints == [
        "House/VStack/Leaver: _count was read after its view was removed; keep longer-lived "
          + "state in a view around it.",
        "House/VStack/Leaver: _count was written after its view was removed; keep "
          + "longer-lived state in a view around it.",
      ])
  }

  @Test(arguments: [false, true]) func `report an id of two elements once`(isLazy: Bool) {
    let stage = Stage(script: [.wait(0.1)]) {
      ScrollView {
        if isLazy {
          LazyVStack { ForEach(["a", "b", "a", "b"], id: \.self) { Text($0) } }
        } else {
          VStack { ForEach(["a", "b", "a", "b"], id: \.self) { Text($0) } }
        }
      }
    }
    #expect(stage.complaints.count == 1)
    #expect(stage.complaints.first?.hasPrefix("ScrollworkViewsTests/BindingTests.swift:") == true)
    #expect(
      stage.complaints.first?.hasSuffix(
        ": the id \"a\" identifies more than one view; ids must be unique.") == true)
  }
}
