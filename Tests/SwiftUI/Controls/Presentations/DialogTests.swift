import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkScript
import ScrollworkStage
import Testing
import ViewTestSupport

@testable import ScrollworkControls
@testable import ScrollworkViews

@MainActor @Suite struct `A dialog` {
  private struct Asking: View {
    let log: Log
    let form: Int
    @State private var isPresented = true

    var body: some View {
      let text = Text("beneath")
      switch form {
      case 0:
        text.alert("Title", isPresented: $isPresented) {
          Button("Go") { log.add("go") }.id("go")
          Button("Stop", role: .cancel) {}.id("stop")
        } message: {
          Text("Message")
        }
      case 1:
        text.confirmationDialog(
          "Title", isPresented: $isPresented, titleVisibility: .visible
        ) {
          Button("Go", role: .destructive) { log.add("go") }.id("go")
        } message: {
          Text("Message")
        }
      case 2:
        text.alert(isPresented: $isPresented) {
          Alert(
            title: Text("Title"), message: Text("Message"),
            primaryButton: .default(Text("Go")) { log.add("go") }, secondaryButton: .cancel())
        }
      default:
        text.actionSheet(isPresented: $isPresented) {
          ActionSheet(
            title: Text("Title"), message: Text("Message"),
            buttons: [.destructive(Text("Go")) { log.add("go") }, .cancel(Text("Stop"))])
        }
      }
    }
  }

  @Test(arguments: 0..<4) func `shows its title, its message and its buttons`(_ form: Int) {
    let stage = Stage(phone: []) { Asking(log: Log(), form: form) }
    #expect(stage.texts.contains("Title") && stage.texts.contains("Message"))
    #expect(stage.texts.contains("Go"))
    #expect(stage.texts.contains { ["Stop", "Cancel"].contains($0) })
  }

  @Test(arguments: 0..<2) func `closes after the action of a button`(_ form: Int) {
    let log = Log()
    let stage = Stage(phone: [.tap("go"), .wait(1)]) { Asking(log: log, form: form) }
    #expect(stage.texts == ["beneath"])
    #expect(log.lines == ["go"])
  }

  @Test func `has a button to close it if it has none`() {
    let stage = Stage(phone: []) {
      Text("beneath").alert("Title", isPresented: .constant(true)) {}
    }
    #expect(stage.texts == ["beneath", "Title", "OK"])
  }

  @Test func `is about data, an item or an error`() {
    struct Failure: LocalizedError { var errorDescription: String? { "Failed" } }
    struct Item: Identifiable { let id: Int }
    let title = "T".lowercased()
    let stage = Stage(phone: []) {
      VStack {
        Group {
          Text("a").alert(title, isPresented: .constant(true), presenting: 1) { Text("\($0)") }
          Text("b").alert(title, isPresented: .constant(true), presenting: Int?.none) {
            Text("\($0)")
          } message: {
            Text("\($0)")
          }
          Text("c").alert(isPresented: .constant(true), error: Failure()) { Button("OK") {} }
          Text("d").alert(isPresented: .constant(true), error: Failure()) { _ in
            Button("OK") {}
          } message: { _ in
            Text("why")
          }
          Text("e").alert(Text("x"), isPresented: .constant(false), presenting: 1) { _ in
          }
          Text("e").alert("x", isPresented: .constant(false), presenting: 1) { _ in
          } message: { _ in
          }
        }
        Text("f").alert(item: .constant(Item(id: 7))) {
          Alert(title: Text("item \($0.id)"), dismissButton: .cancel {})
        }
        Text("g").actionSheet(item: .constant(Item(id: 8))) {
          ActionSheet(title: Text("sheet \($0.id)"))
        }
        Text("h").alert(title, isPresented: .constant(false)) {}
        Text("i").alert(title, isPresented: .constant(false)) {
        } message: {
          Text("m")
        }
        Text("j").confirmationDialog(title, isPresented: .constant(false)) {}
        Text("k").confirmationDialog(title, isPresented: .constant(false)) {
        } message: {
          Text("m")
        }
        Group {
          Text("l").confirmationDialog("x", isPresented: .constant(false)) {}
          Text("l").confirmationDialog(
            "x", isPresented: .constant(true), titleVisibility: .visible, presenting: 3
          ) { Text("\($0)") }
          Text("l").confirmationDialog("x", isPresented: .constant(true), presenting: 3) { _ in
          } message: {
            Text("message \($0)")
          }
          Text("m").alert(isPresented: .constant(false)) {
            Alert.sideBySideButtons(
              title: Text("a"), primaryButton: .cancel(Text("b")),
              secondaryButton: .destructive(Text("c")))
          }
        }
      }
    }
    for text in ["t", "Failed", "why", "item 7", "message 3"] {
      #expect(stage.texts.contains(text))
    }
  }
}
