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

@MainActor @Suite struct `A search field` {
  private struct Searching: View {
    @State private var text = ""
    var isPinned = false

    var body: some View {
      NavigationStack {
        ScrollView { VStack { ForEach(0..<30, id: \.self) { Row(number: $0) } } }
          .navigationTitle("Title")
          .searchable(
            text: $text,
            placement: .navigationBarDrawer(displayMode: isPinned ? .always : .automatic),
            prompt: "Find"
          )
          .searchSuggestions { Text("apple").id("apple").searchCompletion("apple") }
          .searchScopes(.constant(1)) { Text("All").tag(1) }
      }
    }
  }

  private struct Row: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    let number: Int
    var body: some View {
      Text(isSearching ? "searching" : "\(number)").frame(width: 100, height: 40)
        .onTapGesture { dismissSearch() }
    }
  }

  @Test func `is in the bar, and scrolls away with the title`() {
    let up = GestureScript.Step.drag(by: CGVector(dx: 0, dy: -150), over: 0.5, hold: 0.2)
    let stage = Stage(phone: [up]) { Searching() }
    let prompt = { (time: Double) in
      stage.textCommands(at: time).contains { $0.run.string == "Find" && $0.frame.minY >= 0 }
    }
    #expect(stage.texts(at: 0).contains("Find"))
    #expect(prompt(0))
  }

  @Test func `opens by a tap, and shows suggestions that enter their text`() {
    let field = GestureScript.Step.tap(.point(CGPoint(x: 80, y: 134)))
    let stage = Stage(phone: [field, .wait(1), .tap("apple"), .wait(1)]) { Searching() }
    #expect(stage.texts(at: 1).contains("Cancel"))
    #expect(stage.texts(at: 1).contains("All"))
    #expect(stage.texts.filter { $0 == "apple" }.count == 2)
  }

  @Test func `is spelled as elsewhere`() {
    let title = "A".uppercased()
    let text = Binding.constant("")
    let stage = Stage(phone: []) {
      Group {
        NavigationStack { Text("a") }.searchable(text: text, prompt: title)
        NavigationStack { Text("a") }.searchable(text: text, prompt: Text("A"))
        NavigationStack { Text("a") }
          .searchable(text: text, isPresented: .constant(false), prompt: "A")
        NavigationStack { Text("a") }
          .searchable(text: text, isPresented: .constant(false), prompt: title)
        NavigationStack { Text("a") }
          .searchable(text: text, isPresented: .constant(false), placement: .toolbar)
        NavigationStack { Text("a") }.searchable(text: text, placement: .sidebar) { Text("s") }
        NavigationStack { Text("a") }
          .searchable(text: text, placement: .toolbarPrincipal, prompt: "A") { Text("s") }
        NavigationStack { Text("a") }.searchable(text: text, placement: .navigationBarDrawer)
          .searchScopes(.constant(1), activation: .onTextEntry) { Text("x") }
          .searchScopes(.constant(1), activation: .onSearchPresentation) { Text("x") }
          .searchScopes(.constant(1), activation: .automatic) { Text("x") }
      }
    }
    #expect(stage.texts.filter { $0 == "a" }.count == 8)
  }
}
