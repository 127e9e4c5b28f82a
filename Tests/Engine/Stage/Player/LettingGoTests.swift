import Foundation
import Observation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkPublishers
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkUIScrolling
import TestSupport
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// What nobody needs any more is let go: each stage, and each tree of views that another one follows.
@MainActor @Suite struct `Scenes and views that are released` {
  /// What is left of a player, and of the trees it made on the way.
  @MainActor private struct Rest {
    private weak var player: Player?
    private weak var host: StateHost?
    private weak var agenda: Agenda?
    private weak var session: ResolveSession?
    private weak var root: Node?

    init(_ player: Player) {
      (self.player, host, agenda) = (player, player.host, player.agenda)
      (session, root) = (player.tree.session, player.tree.root)
    }

    var names: [String] {
      let all: [(String, AnyObject?)] = [
        ("player", player), ("state", host), ("agenda", agenda), ("session", session),
        ("views", root),
      ]
      return all.compactMap { $1 == nil ? nil : $0 }
    }

    /// The tree is another one by now: what is left of the one before.
    var treeNames: [String] { names.filter { ["session", "views"].contains($0) } }
  }

  private func player(
    _ script: GestureScript, _ root: @escaping @MainActor @Sendable () -> some View
  ) -> Player {
    Player(
      Scene("test", canvas: CGSize(width: 100, height: 200), scale: 2, script: script, root: root),
      text: FixedAdvanceText(), images: Pictures())
  }

  /// What is left when a scene has been played up to a tick.
  private func rest(
    to tick: Int = .max, _ script: GestureScript = [.tap("go"), .wait(0.5)],
    _ root: @escaping @MainActor @Sendable () -> some View
  ) -> [String] {
    func play() -> Rest {
      let player = player(script, root)
      player.run(to: tick)
      return Rest(player)
    }
    return play().names
  }

  // MARK: Whole stages

  private final class Model: ObservableObject {
    @Published var count = 0
    var change: (() -> Void)?
  }

  @Test func `a scene whose model acts on its state`() {
    struct Acting: View {
      @State private var count = 0
      @StateObject private var model = Model()

      var body: some View {
        Button("\(count)") { model.change?() }.accessibilityIdentifier("go")
          .onAppear { model.change = { count += 1 } }
      }
    }
    #expect(rest { Acting() } == [])
    #expect(rest(to: 5) { Acting() } == [])
  }

  @Test func `a scene whose state keeps a ScrollViewProxy`() {
    struct Kept: View {
      @State private var model = Model()

      var body: some View {
        ScrollViewReader { proxy in
          Button("go") { model.change = { proxy.scrollTo(1) } }.accessibilityIdentifier("go")
        }
      }
    }
    #expect(rest { Kept() } == [])
  }

  @Test func `a scene whose timer is still going`() {
    struct Beating: View {
      @State private var count = 0

      var body: some View {
        Text("\(count)")
          .onReceive(Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()) { _ in
            count += 1
          }
      }
    }
    #expect(rest(to: 30, [.wait(1)]) { Beating() } == [])
    #expect(rest([.wait(1)]) { Beating() } == [])
  }

  private struct Sleeping: View {
    let model: Model
    let seconds: Double
    @State private var count = 0

    var body: some View {
      Text("\(count)").task {
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(seconds))
          count += 1
          model.count += 1
        }
      }
      .onAppear {
        Task {
          while !Task.isCancelled { try? await Task.sleep(for: .seconds(seconds)) }
          model.count += 1
        }
      }
    }
  }

  @Test(arguments: [0.1, 10])
  func `a scene whose tasks sleep, and what they keep`(seconds: Double) {
    weak var kept: Model?
    func play(to tick: Int) -> [String] {
      let model = Model()
      kept = model
      return rest(to: tick, [.wait(1)]) { [model] in Sleeping(model: model, seconds: seconds) }
    }
    #expect(play(to: .max) == [])
    #expect(kept == nil)
    #expect(play(to: 30) == [])
    #expect(kept == nil)
  }

  /// A list of UIKit that tells what it shows.
  private struct Telling: UIViewRepresentable {
    @Binding var offset: CGFloat

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UIScrollView {
      let list = UIScrollView()
      list.contentSize = CGSize(width: 100, height: 1000)
      let controller = UIHostingController(
        rootView: LazyVStack { ForEach(0..<50, id: \.self) { Text("\($0)") } })
      controller.view.frame = CGRect(origin: .zero, size: list.contentSize)
      list.addSubview(controller.view)
      list.delegate = context.coordinator
      return list
    }

    func updateUIView(_ list: UIScrollView, context: Context) { context.coordinator.parent = self }

    final class Coordinator: UIScrollViewDelegate {
      var parent: Telling

      init(_ parent: Telling) { self.parent = parent }

      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        parent.offset = scrollView.contentOffset.y
      }
    }
  }

  private struct Told: View {
    @State private var offset: CGFloat = 0

    var body: some View {
      VStack {
        Text("\(Int(offset))")
        Telling(offset: $offset).id("list")
      }
    }
  }

  private let drag: GestureScript = [.drag(by: CGVector(dx: 0, dy: -60), over: 0.3, hold: 0.1)]

  @Test func `a scene with hosted UIKit views that refer to it`() {
    #expect(rest(drag) { Told() } == [])
    #expect(rest(to: 20, drag) { Told() } == [])
  }

  // MARK: Trees

  /// What is left of the tree of a tick at a later one.
  private func treeRest(
    of tick: Int, at later: Int, _ script: GestureScript,
    _ root: @escaping @MainActor @Sendable () -> some View
  ) -> [String] {
    let player = player(script, root)
    player.run(to: tick)
    let rest = Rest(player)
    #expect(rest.treeNames == ["session", "views"])
    player.run(to: later)
    return rest.treeNames
  }

  @Test func `replaced views around hosted UIKit views`() {
    #expect(treeRest(of: 20, at: 30, drag) { Told() } == [])
  }

  @Test func `views made of the subviews of others, with observers`() {
    struct Parts: View {
      @State private var count = 0

      var body: some View {
        VStack {
          Group(subviews: Button("\(count)") { count += 1 }.accessibilityIdentifier("go")) {
            parts in
            ForEach(parts) { part in
              GeometryReader { _ in part }
            }
            Color.red.onChange(of: count) { if parts.isEmpty { count = 0 } }
          }
        }
      }
    }
    #expect(treeRest(of: 5, at: 60, [.tap("go"), .wait(0.5)]) { Parts() } == [])
  }

  @Test func `views whose texts have faded into others`() {
    struct Counting: View {
      @State private var count = 0

      var body: some View {
        Text("\(count)").contentTransition(.opacity)
          .onReceive(Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()) { _ in
            withAnimation(.linear(duration: 0.3)) { count += 1 }
          }
      }
    }
    // The text itself is kept for stills of that time.
    #expect(!treeRest(of: 20, at: 200, [.wait(2)]) { Counting() }.contains("session"))
  }
}
