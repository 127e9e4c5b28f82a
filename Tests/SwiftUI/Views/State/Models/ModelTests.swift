import Foundation
import Observation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkPublishers
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

@Observable final class Cart {
  var items: [String] = []
  var note = "none"
}

final class Store: ObservableObject {
  @Published var count = 0
  @Published var name = "store"
  var unseen = 0
}

/// A model that announces its changes itself.
final class Manual: ObservableObject {
  var count = 0 {
    willSet { objectWillChange.send() }
  }
}

/// Moments that see every state of a few taps.
private let moments = (0...16).map { Double($0) / 30 }

/// The texts at each moment: forward, backward and at random come out the same.
@MainActor private func texts(
  _ script: GestureScript, @ViewBuilder root: @escaping @MainActor @Sendable () -> some View
) -> [[String]] {
  let forward = Stage(script: script, root: root)
  let found = moments.map { forward.texts(at: $0) }
  let backward = Stage(script: script, root: root)
  #expect(moments.reversed().map { backward.texts(at: $0) } == found.reversed())
  let mixed = Stage(script: script, root: root)
  for index in [9, 2, 16, 16, 0, 7, 12] { #expect(mixed.texts(at: moments[index]) == found[index]) }
  return found
}

/// Texts without those that follow one that is equal.
private func changes(_ texts: [[String]]) -> [[String]] {
  texts.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
}

@MainActor @Suite struct `Observable models` {
  struct Shop: View {
    @State private var cart = Cart()

    var body: some View {
      VStack {
        Shelf()
        Field(cart: cart)
      }
      .environment(cart)
    }
  }

  struct Shelf: View {
    @Environment(Cart.self) private var cart
    @Environment(Cart.self) private var perhaps: Cart?

    var body: some View {
      Text("\(cart.items.count) \(cart.note) \(perhaps == nil ? "none" : "one")" as String)
      Button("add") { cart.items.append("x") }.accessibilityIdentifier("add")
    }
  }

  struct Field: View {
    @Bindable var cart: Cart

    var body: some View { Writer(text: $cart.note) }
  }

  struct Writer: View {
    @Binding var text: String

    var body: some View { Button("w") { text += "!" }.accessibilityIdentifier("write") }
  }

  @Test func `change the views that read them, in any order of stills`() {
    let found = texts([.tap("add"), .wait(0.05), .tap("write"), .tap("add"), .wait(0.1)]) {
      Shop()
    }
    #expect(
      changes(found).map { $0[0] } == ["0 none one", "1 none one", "1 none! one", "2 none! one"])
  }

  struct Optional: View {
    @Environment(Cart.self) private var cart: Cart?

    var body: some View { Text(cart?.note ?? "no cart") }
  }

  struct Bare: View {
    var body: some View {
      VStack {
        Text("before")
        Shelf()
        Optional()
      }
    }
  }

  @Test func `missing from the environment omit the view and report a problem`() {
    let stage = Stage { Bare() }
    #expect(stage.texts == ["before", "no cart"])
    #expect(
      stage.complaints == [
        "Bare/VStack/Shelf: there is no model of type Cart in the environment, so the view is left "
          + "out; add one to a view around it with environment(_:)."
      ])
  }

  struct Rows: View {
    let cart: Cart

    var body: some View {
      VStack {
        Button("go") { cart.items[300] = "changed" }.accessibilityIdentifier("go")
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1000) { index in Text(cart.items[index]).frame(height: 20) }
          }
        }
      }
    }
  }

  @Test func `are observed by rows made late`() {
    let script: GestureScript = [
      .scrollTo(id: "300", anchor: .top, animated: false), .wait(0.1), .tap("go"), .wait(0.1),
    ]
    let stage = Stage(script: script) {
      let cart = Cart()
      cart.items = (0..<1000).map { "\($0)" }
      return Rows(cart: cart)
    }
    #expect(stage.texts(at: 0.05).contains("300"))
    #expect(stage.texts.contains("changed"))
    #expect(stage.texts(at: 0.05).contains("300"))
    #expect(stage.complaints == [])
  }

  struct Fading: View {
    @State private var cart = Cart()

    var body: some View {
      VStack {
        Button("go") { withAnimation(.linear(duration: 1)) { cart.note = "far" } }
          .accessibilityIdentifier("go")
        Color.red.frame(width: 10, height: 10).opacity(cart.note == "far" ? 0 : 1)
      }
    }
  }

  @Test func `animate with the transaction of their change`() {
    let stage = Stage(script: [.tap("go"), .wait(1.5)]) { Fading() }
    let half = stage.tree(at: tapTime + 0.5).all.compactMap { $0.detail("opacity") }
    // The button has one of its own.
    #expect(half.last == "0.5")
  }
}

@MainActor @Suite struct `Observable objects` {
  struct Owner: View {
    @StateObject private var store = Store()

    var body: some View {
      VStack {
        Text("\(store.count) \(store.name) \(store.unseen)" as String)
        Child(store: store)
        Heir()
        Button("unseen") { store.unseen += 1 }.accessibilityIdentifier("unseen")
      }
      .environmentObject(store)
    }
  }

  struct Child: View {
    @ObservedObject var store: Store

    var body: some View {
      Button("\(store.count)") { store.count += 1 }.accessibilityIdentifier("add")
      `Observable models`.Writer(text: $store.name)
    }
  }

  struct Heir: View {
    @EnvironmentObject var store: Store

    var body: some View { Text("heir \(store.count)") }
  }

  @Test func `change the views that observe them, in any order of stills`() {
    let found = texts([.tap("add"), .tap("write"), .wait(0.05), .tap("add"), .wait(0.1)]) {
      Owner()
    }
    #expect(changes(found).map { $0[0] } == ["0 store 0", "1 store 0", "1 store! 0", "2 store! 0"])
    #expect(found.last?.contains("heir 2") == true)
  }

  @Test func `missing from the environment omit the view and report a problem`() {
    let stage = Stage { Heir() }
    #expect(stage.texts == [])
    #expect(
      stage.complaints == [
        "Heir: there is no model of type Store in the environment, so the view is left "
          + "out; add one to a view around it with environmentObject(_:)."
      ])
  }

  struct Swapping: View {
    @State private var other = false
    @StateObject private var store = Store()

    var body: some View {
      VStack {
        Button("swap") { other.toggle() }.accessibilityIdentifier("swap")
        if other { Text("other") } else { Holder() }
      }
    }
  }

  struct Holder: View {
    @StateObject private var store = Store()

    var body: some View {
      Button("\(store.count)") { store.count += 1 }.accessibilityIdentifier("add")
    }
  }

  @Test func `owned by a view end with it`() {
    let stage = Stage(script: [.tap("add"), .tap("add"), .tap("swap"), .tap("swap")]) {
      Swapping()
    }
    #expect(stage.texts(at: taps(2)) == ["swap", "2"])
    #expect(stage.texts(at: taps(3)) == ["swap", "other"])
    #expect(stage.texts == ["swap", "0"])
  }

  struct Hand: View {
    @StateObject private var model = Manual()

    var body: some View {
      Button("\(model.count)") { model.count += 1 }.accessibilityIdentifier("add")
    }
  }

  @Test func `may send objectWillChange themselves`() {
    let stage = Stage(script: [.tap("add"), .tap("add")]) { Hand() }
    #expect(stage.texts(at: tapTime) == ["1"])
    #expect(stage.texts == ["2"])
  }

  @Test func `of two stages side by side do not disturb each other`() {
    let script: GestureScript = [.tap("add"), .tap("add"), .wait(0.1)]
    let (one, two) = (Stage(script: script) { Holder() }, Stage(script: script) { Holder() })
    #expect(one.texts(at: tapTime) == ["1"])
    #expect(two.texts == ["2"])
    #expect(one.texts(at: 0) == ["0"])
    #expect(two.texts(at: tapTime) == ["1"])
    #expect(one.texts == ["2"])
  }

  @Test func `send objectWillChange before a change, and published values`() {
    let store = Store()
    var lines: [String] = []
    let first = store.objectWillChange.sink { _ in lines.append("will \(store.count)") }
    let second = store.$count.sink { lines.append("new \($0), old \(store.count)") }
    store.count = 4
    first.cancel()
    store.count = 5
    second.cancel()
    store.count = 6
    #expect(lines == ["new 0, old 0", "will 0", "new 4, old 0", "new 5, old 4"])
  }
}

@MainActor @Suite struct `A namespace` {
  struct Named: View {
    let log: Log
    @Namespace private var first
    @Namespace private var second
    @State private var round = 0

    var body: some View {
      let _ = log.add("\(first == second) \(first.hashValue) \(second.hashValue)")
      Button("\(round)") { round += 1 }.accessibilityIdentifier("go")
    }
  }

  @Test func `belongs to its view at all times`() {
    let log = Log()
    let stage = Stage(script: [.tap("go"), .tap("go")]) { Named(log: log) }
    _ = stage.texts
    #expect(log.lines.count > 2)
    #expect(Set(log.lines).count == 1)
    #expect(log.lines[0].hasPrefix("false"))
  }
}
