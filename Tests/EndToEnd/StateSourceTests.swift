import Scrollwork
import Testing

// Scene code about state as people write it, with one import. That it compiles is the test; what it
// does is tested beside the engine.

@Observable private final class Library {
  var titles = ["a", "b"]
  var isOpen = false
}

private final class Player: ObservableObject {
  @Published var volume = 0.5
  @Published var isOn = false
}

private struct Item: Identifiable {
  let id = 0
  var name = "x"
}

private struct Everything: View {
  @State private var library = Library()
  @State private var items = [Item()]
  @State private var action: () -> Void = {}
  @StateObject private var player = Player()
  @Namespace private var space
  @Environment(\.colorScheme) private var scheme
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      ForEach($items) { $item in Inner(name: $item.name) }
      ForEach(library.titles, id: \.self) { Text($0) }
      Sheet(library: library)
      Knob(player: player)
    }
    .environment(library)
    .environmentObject(player)
    .onReceive(timer) { _ in player.volume += 0.1 }
    .onReceive(player.$isOn) { library.isOpen = $0 }
    .onAppear { action() }
    .onDisappear(perform: action)
    .task { await load() }
    .task(id: library.isOpen) { await load() }
    .onChange(of: player.volume) { old, new in library.isOpen = new > old }
    .onChange(of: player.isOn) { library.isOpen = $0 }
    .onTapGesture {
      DispatchQueue.main.async { library.isOpen.toggle() }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { player.isOn = false }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: { player.isOn = false })
      withAnimation { player.isOn.toggle() }
    }
  }

  private func load() async { library.titles.append("c") }
}

private struct Inner: View {
  @Binding var name: String

  var body: some View { Text(name) }
}

private struct Sheet: View {
  @Bindable var library: Library
  @Environment(Library.self) private var same
  @Environment(Library.self) private var perhaps: Library?

  var body: some View {
    @Bindable var local = same
    Switch(isOn: $library.isOpen)
    Switch(isOn: $local.isOpen)
    Text(perhaps == nil ? "none" : "one")
  }
}

private struct Switch: View {
  @Binding var isOn: Bool

  var body: some View { Button("switch") { isOn.toggle() } }
}

private struct Knob: View {
  @ObservedObject var player: Player
  @EnvironmentObject private var same: Player

  var body: some View {
    Switch(isOn: $player.isOn)
    Switch(isOn: $same.isOn)
  }
}

@MainActor @Suite struct `Scene code about state` {
  @Test func `compiles with one import`() {
    #expect(Scene("state") { Everything() }.name == "state")
  }
}
