import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkStage
import Testing
import ViewTestSupport

@testable import ScrollworkControls
@testable import ScrollworkViews

/// Sets the focus of assistive technologies from a button, and passes it on.
private struct Focusing: View {
  @AccessibilityFocusState private var isFocused: Bool
  @AccessibilityFocusState private var field: Int?

  init() {
    _isFocused = AccessibilityFocusState()
    _field = AccessibilityFocusState<Int?>()
  }

  var body: some View {
    VStack {
      Text("\(isFocused) \(field ?? 0)").accessibilityFocused($isFocused)
      Inner(field: $field)
      Button("set") { (isFocused, field) = (true, 1) }.id("set")
    }
  }
}

/// Reads and sets the focus of another view.
private struct Inner: View {
  let field: AccessibilityFocusState<Int?>.Binding

  var body: some View {
    Button("field \(field.wrappedValue ?? 0) \(field.projectedValue.wrappedValue ?? 0)") {
      field.wrappedValue = 7
    }
    .accessibilityFocused(field, equals: 7).id("inner")
  }
}

/// A style that draws by one of the system's.
private struct Borrowing<System: PrimitiveButtonStyle>: PrimitiveButtonStyle {
  let system: System
  func makeBody(configuration: Configuration) -> some View {
    system.makeBody(configuration: configuration)
  }
}

@Suite @MainActor struct `Assistive technologies` {
  private func dump(@ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View) -> String {
    Stage { root() }.still(at: 0).displayList.dump
  }

  @Test func `keep the focus that code sets`() {
    let stage = Stage(script: [.tap(.view("set")), .wait(0.5), .tap(.view("inner")), .wait(0.5)]) {
      Focusing()
    }
    #expect(stage.texts(at: 0).prefix(2) == ["false 0", "field 0 0"])
    #expect(stage.texts(at: 0.4).prefix(2) == ["true 1", "field 1 1"])
    #expect(stage.texts.prefix(2) == ["true 7", "field 7 7"])
  }

  @Test func `change nothing that is seen, nor does the search of an editor`() {
    let plain = dump { Text("a") }
    let focus = AccessibilityFocusState<Bool>()
    let fields = AccessibilityFocusState<Int?>()
    #expect(!focus.wrappedValue && fields.wrappedValue == nil)
    #expect(!focus.projectedValue.wrappedValue)
    #expect(plain == dump { Text("a").accessibilityFocused(focus.projectedValue) })
    #expect(plain == dump { Text("a").accessibilityFocused(fields.projectedValue, equals: 1) })
    #expect(
      plain
        == dump {
          Text("a").findDisabled().findDisabled(false).replaceDisabled()
            .findNavigator(isPresented: .constant(false))
        })
    #expect(UIKeyboardType.alphabet == .asciiCapable)
  }

  @Test func `styles of buttons draw by those of the system`() {
    func same<System: PrimitiveButtonStyle & Sendable>(_ style: System) -> Bool {
      dump { Button("a") {}.buttonStyle(style) }
        == dump { Button("a") {}.buttonStyle(Borrowing(system: style)) }
    }
    #expect(same(PlainButtonStyle()) && same(BorderedButtonStyle()))
    #expect(same(BorderedProminentButtonStyle()) && same(BorderlessButtonStyle()))
    #expect(same(DefaultButtonStyle()))
  }
}

/// Makes a body of each style of the system by its own type.
private struct Bodies: PrimitiveButtonStyle {
  @ViewBuilder func makeBody(configuration: Configuration) -> some View {
    PlainButtonStyle().makeBody(configuration: configuration)
    BorderedButtonStyle().makeBody(configuration: configuration)
    BorderedProminentButtonStyle().makeBody(configuration: configuration)
    BorderlessButtonStyle().makeBody(configuration: configuration)
    DefaultButtonStyle().makeBody(configuration: configuration)
  }
}

@Suite @MainActor struct `Bodies of button styles` {
  @Test func `are the button, in each appearance`() {
    let stage = Stage { VStack { Button("a") {}.buttonStyle(Bodies()) } }
    #expect(stage.texts == Array(repeating: "a", count: 5))
  }
}
