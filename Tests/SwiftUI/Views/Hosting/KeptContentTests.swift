import Foundation
import Observation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkScript
import ScrollworkUIScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// How often the contents of this file have been made.
@MainActor private var madeCount = 0

/// A body that counts itself.
@MainActor private func counted<Content: View>(@ViewBuilder _ content: () -> Content) -> Content {
  madeCount += 1
  return content()
}

@MainActor private var list: some View {
  VStack {
    ForEach(0..<3) { index in Text("\(index)").padding(2) }
    Color.primary.frame(width: 20, height: 10)
  }
}

private struct Plain: View {
  var body: some View { counted { list } }
}

/// The same views, which are never kept: code that asks for the time may depend on it.
private struct Fresh: View {
  var body: some View {
    let isNow = Date() > .distantPast
    counted { list }.opacity(isNow ? 1 : 0)
  }
}

private struct Numbered: View {
  let number: Int
  var body: some View { counted { Text("\(number)") } }
}

private struct Named: View {
  var name = "two"
  var action: (() -> Void)?
  var body: some View { counted { Text(name) } }
}

private struct Dated: View {
  var body: some View { counted { Text("\(Int(Date().timeIntervalSinceReferenceDate * 10))") } }
}

private struct Shuffled: View {
  var body: some View { counted { Text("\(Int.random(in: 0..<1000))") } }
}

private struct Stateful: View {
  @State private var number = 1
  var body: some View { counted { Text("\(number)") } }
}

private struct Themed: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View { counted { Text(scheme == .dark ? "dark" : "light") } }
}

private struct Sized: View {
  var body: some View { counted { Color.red.containerRelativeFrame(.horizontal) } }
}

private struct Measured: View {
  var body: some View { counted { GeometryReader { Text("\(Int($0.size.width))") } } }
}

private struct Watched: View {
  var body: some View { counted { Text("a").onAppear {} } }
}

private struct OnScreen: View {
  var body: some View { counted { Text("\(Int(UIScreen.main.bounds.width)) wide") } }
}

/// A model that no view holds.
@Observable private final class Stock {
  @MainActor static let shared = Stock()
  var count = 0
}

private struct Stocked: View {
  var body: some View { counted { Text("\(Stock.shared.count)") } }
}

/// A view of UIKit that hosts views, which every update sets anew.
private struct Hosted<Content: View>: UIViewRepresentable {
  let content: Content

  func makeCoordinator() -> UIHostingController<Content> { UIHostingController(rootView: content) }
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    context.coordinator.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    context.coordinator.view.frame = view.bounds
    view.addSubview(context.coordinator.view)
    return view
  }
  func updateUIView(_ view: UIView, context: Context) { context.coordinator.rootView = content }
}

/// Hosted views whose surroundings change with each tap.
private struct Changing<Content: View>: View {
  @State private var taps = 0
  let animation: Animation?
  let content: (Int) -> Content
  let surroundings: (Int, AnyView) -> AnyView

  var body: some View {
    VStack {
      Text("taps \(taps)").onTapGesture { withAnimation(animation) { taps += 1 } }.id("more")
      surroundings(taps, AnyView(Hosted(content: content(taps))))
    }
  }
}

@MainActor @Suite(.serialized) struct `Contents of hosting views` {
  private static let script: GestureScript = [
    .tap("more"), .wait(0.2), .tap("more"), .wait(0.2), .tap("more"), .wait(0.2),
  ]

  /// How often the content is made while the script is played, and the dumps of stills in order.
  private func played<Content: View>(
    animation: Animation? = nil, _ content: @escaping @MainActor @Sendable (Int) -> Content,
    in surroundings: @escaping @MainActor @Sendable (Int, AnyView) -> AnyView = { $1 }
  ) -> (made: Int, stills: [String]) {
    let stage = Stage(script: Self.script) {
      Changing(animation: animation, content: content, surroundings: surroundings)
    }
    madeCount = 0
    _ = stage.duration
    let made = madeCount
    return (made, (0...3).map { stage.still(at: 0.05 + 0.2 * Double($0)).displayList.dump })
  }

  @Test func `are made once while they cannot differ`() {
    let (made, stills) = played { _ in Plain() }
    #expect(made == 1)
    #expect(Set(stills).count == 4, "what is around them changes")
    #expect(stills.allSatisfy { $0.contains("\"2\"") })
    #expect(played { _ in Numbered(number: 7) }.made == 1)
    #expect(played { _ in Named(name: "one") }.made == 1)
    #expect(played { _ in Named(action: {}) }.made >= 4, "closures cannot be compared")
  }

  @Test func `are made again for another value`() {
    let (made, stills) = played { Numbered(number: $0) }
    #expect(made >= 4)
    for (taps, still) in stills.enumerated() { #expect(still.contains("\"\(taps)\"")) }
  }

  @Test func `are made again where they depend on more than their value`() {
    #expect(played { _ in Dated() }.made >= 4)
    #expect(played { _ in Shuffled() }.made >= 4)
    #expect(played { _ in Stateful() }.made >= 4)
    #expect(played { _ in Sized() }.made >= 4)
    #expect(played { _ in Measured() }.made >= 4)
    #expect(played { _ in Watched() }.made >= 4)
  }

  @Test func `are made again where a model changes that they have read`() {
    let script: GestureScript = [
      .tap("more"), .wait(0.2), .tap("more"), .wait(0.2), .tap("stock"), .wait(0.2),
    ]
    let stage = Stage(script: script) {
      VStack {
        Changing(animation: nil, content: { _ in Stocked() }, surroundings: { $1 })
        Text("stock").onTapGesture { Stock.shared.count = 5 }.id("stock")
      }
    }
    #expect(stage.texts.contains("5"))
  }

  @Test func `are made again on a canvas of another size`() {
    let stage = Stage(script: [.wait(0.2), .resize(CGSize(width: 60, height: 120)), .wait(0.2)]) {
      Hosted(content: OnScreen())
    }
    #expect(stage.texts(at: 0.1) == ["100 wide"])
    #expect(stage.texts(at: 0.3) == ["60 wide"])
  }

  @Test func `are made again in another environment`() {
    func around(_ taps: Int, _ view: AnyView) -> AnyView {
      AnyView(view.environment(\.colorScheme, taps % 2 == 0 ? .light : .dark))
    }
    let themed = played({ _ in Themed() }, in: around)
    #expect(themed.stills[2].contains("\"light\"") && themed.stills[3].contains("\"dark\""))
    let plain = played({ _ in Plain() }, in: around)
    #expect(plain.made >= 4)
    #expect(plain.stills[2].contains("#000000") && plain.stills[3].contains("#ffffff"))
  }

  @Test func `are made again where their surroundings are animated`() {
    let (made, _) = played(animation: .linear(duration: 0.1)) { _ in Plain() }
    #expect(made >= 4)
  }

  /// The stills of a scene whose content is kept are those of one whose content never is.
  @Test(arguments: [nil, Animation.linear(duration: 0.15)])
  func `are equal to contents that were made anew`(animation: Animation?) {
    func around(_ taps: Int, _ view: AnyView) -> AnyView {
      AnyView(view.frame(width: 60 + 20 * CGFloat(taps), height: 90))
    }
    let kept = played(animation: animation, { _ in Plain() }, in: around)
    let fresh = played(animation: animation, { _ in Fresh() }, in: around)
    #expect(kept.made < fresh.made || animation != nil)
    #expect(kept.stills == fresh.stills)
  }
}
