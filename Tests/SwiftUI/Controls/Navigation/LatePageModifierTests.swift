import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkStage
import Testing
import ViewTestSupport

@testable import ScrollworkControls
@testable import ScrollworkViews

/// Modifiers of a navigation page in a geometry reader, whose content is made after layout.
@MainActor @Suite struct `A page modified in a geometry reader` {
  private func stage(
    _ script: GestureScript = [],
    @ViewBuilder _ page: @escaping @MainActor @Sendable () -> some View
  ) -> Stage {
    Stage(
      Scene("test", canvas: CGSize(width: 200, height: 400), script: script) {
        NavigationStack { page() }
      })
  }

  @Test func `has its title and its toolbar`() {
    let stage = stage {
      GeometryReader { proxy in
        ScrollView { Color.blue.frame(width: proxy.size.width, height: 1000).id("content") }
          .navigationTitle("Title")
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Text("left") }
            ToolbarItem(placement: .bottomBar) { Text("below") }
          }
      }
    }
    // The large title and the small one, behind an item.
    #expect(stage.texts(at: 0) == ["below", "Title", "Title", "left"])
    #expect(stage.frame("content")?.minY == 96)
    #expect(stage.complaints == [])
    #expect(stage.texts(at: 0) == stage.texts(at: 0))
  }

  @Test func `may be modified by what the reader reads`() {
    let stage = stage([.wait(0.1), .resize(CGSize(width: 400, height: 200)), .wait(0.1)]) {
      GeometryReader { proxy in
        Color.clear.navigationTitle("\(Int(proxy.size.width)) wide")
          .navigationBarTitleDisplayMode(proxy.size.width > 300 ? .inline : .large)
      }
    }
    #expect(stage.texts(at: 0.05).contains("200 wide"))
    #expect(stage.texts == ["400 wide"])
  }

  @Test func `follows state, and loses what is gone`() {
    struct Page: View {
      @State private var count = 0
      @State private var isShown = true

      var body: some View {
        GeometryReader { _ in
          VStack {
            Button("count") { count += 1 }.accessibilityIdentifier("count")
            Button("hide") { isShown = false }.accessibilityIdentifier("hide")
          }
          if isShown { Color.clear.navigationTitle("\(count)").allowsHitTesting(false) }
        }
        .navigationBarTitleDisplayMode(.inline)
      }
    }
    let stage = stage([.tap("count"), .tap("count"), .tap("hide"), .wait(0.1)]) { Page() }
    #expect(stage.texts(at: taps(1)).contains("1"))
    #expect(stage.texts(at: taps(2)).contains("2"))
    #expect(stage.texts == ["count", "hide"])
  }

  @Test func `takes the title of a view around the reader first`() {
    let stage = stage {
      GeometryReader { _ in Color.clear.navigationTitle("inner") }
        .navigationTitle("outer").navigationBarTitleDisplayMode(.inline)
    }
    #expect(stage.texts == ["outer"])
  }

  @Test func `has the destinations registered in it`() {
    let stage = stage([.tap("link"), .wait(1)]) {
      GeometryReader { _ in
        NavigationLink("link", value: 7).accessibilityIdentifier("link")
          .navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    }
    #expect(stage.texts.contains("page 7"))
    #expect(stage.complaints == [])
  }
}
