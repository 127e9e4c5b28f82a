import ScrollworkAlertToast
import ScrollworkScript
import ScrollworkStage
import ScrollworkSwiftUI
import ScrollworkSwiftUIPager
import Testing
import ViewTestSupport

private struct Toasted: View {
  @State private var isShown = false

  var body: some View {
    Text("content")
      .id("content")
      .onTapGesture { isShown = true }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .toast(isPresenting: $isShown, duration: 1) {
        AlertToast(displayMode: .hud, type: .complete(.green), title: "Saved", subTitle: "now")
      }
  }
}

private struct Paged: View {
  @StateObject private var page = Page.first()

  var body: some View {
    VStack {
      Text("page \(page.index)")
      Pager(page: page, data: [10, 20, 30], id: \.self) { Text("item \($0)") }
        .itemSpacing(10)
        .preferredItemSize(CGSize(width: 200, height: 100))
        .interactive(scale: 0.8)
        .frame(height: 120)
      Button("next") { withAnimation { page.update(.next) } }.id("next")
    }
  }
}

@Suite @MainActor struct `Packages of views` {
  @Test func `place pages in the middle`() {
    let stage = Stage(canvas: CGSize(width: 300, height: 500)) {
      Pager(page: .first(), data: [1], id: \.self) { _ in Color.red.id("page") }
        .preferredItemSize(CGSize(width: 200, height: 100))
    }
    #expect(stage.frame("page") == CGRect(50, 200, 200, 100))
  }

  @Test func `show a message for its time`() {
    let stage = Stage(script: [.wait(0.1), .tap("content"), .wait(3)]) { Toasted() }
    #expect(stage.texts(at: 0) == ["content"])
    #expect(stage.texts(at: 0.8) == ["content", "Saved", "now"])
    #expect(stage.texts == ["content"])
  }

  @Test func `page by page`() {
    let stage = Stage(script: [.wait(0.1), .tap("next"), .wait(2)]) { Paged() }
    #expect(stage.texts(at: 0).contains("page 0"))
    #expect(stage.texts.contains("page 1"))
    #expect(stage.texts.contains("item 20"))
  }
}
