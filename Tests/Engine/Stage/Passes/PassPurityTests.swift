import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScript
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// Passes as functions: a run for one time leaves nothing behind that changes a run for another.
@MainActor @Suite struct `Purity of passes` {
  @Test(arguments: Sample.allCases) func `give equal values at every stage for a time run again`(
    sample: Sample
  ) { check(sample.scene, "\(sample)") }

  @Test func `give equal values at every stage in random scenes`() {
    for seed in `Random scenes`.seeds.prefix(24) {
      check(RandomScene(seed: seed).scene(), "seed \(seed)")
    }
  }

  @Test func `give equal values at every stage while matched views fly`() {
    let scene = Scene(
      "flight", canvas: CGSize(width: 100, height: 200), script: [.tap("go"), .wait(0.6)]
    ) { FlyingShelf() }
    check(scene, "flight")
  }

  /// Or equality above would say little.
  @Test func `give other values for other times`() {
    let stage = Stage(Sample.animated.scene)
    let (first, second) = (stage.outputs(at: 0), stage.outputs(at: 0.25))
    #expect(first.presented != second.presented)
    #expect(first.painted != second.painted)
  }

  private func check(_ scene: Scene, _ name: String) {
    let stage = Stage(scene)
    for (first, second) in [(0.0, 0.5), (0.6, 0.62), (1.0, 0.1)] {
      let (a, b) = (first * stage.duration, second * stage.duration)
      let before = stage.outputs(at: a)
      _ = stage.outputs(at: b)
      let after = stage.outputs(at: a)
      #expect(before.layout == after.layout, "\(name), layout at \(a) after \(b)")
      #expect(before.scrolled == after.scrolled, "\(name), scroll pass at \(a) after \(b)")
      #expect(before.presented == after.presented, "\(name), present pass at \(a) after \(b)")
      #expect(before.matched == after.matched, "\(name), match pass at \(a) after \(b)")
      #expect(before.dressed == after.dressed, "\(name), effect pass at \(a) after \(b)")
      #expect(before.painted == after.painted, "\(name), paint pass at \(a) after \(b)")
    }
  }
}

/// The values of all passes of one moment, comparable: nodes by their paths.
private struct PassOutputs {
  var layout: [String] = []
  var scrolled: [String] = []
  var presented: [String] = []
  var matched: [String] = []
  var dressed: [String] = []
  let painted: DisplayList
}

extension Stage {
  fileprivate func outputs(at time: Double) -> PassOutputs {
    withMoment(at: time) { moment in
      var outputs = PassOutputs(painted: still(of: moment).displayList)
      describe(moment.passes.layout, into: &outputs.layout)
      describe(moment.passes.scrolled, into: &outputs.scrolled)
      describe(moment.passes.presented, into: &outputs.presented)
      describe(moment.passes.matched, into: &outputs.matched)
      describe(moment.passes.dressed, into: &outputs.dressed)
      return outputs
    }
  }

  private func describe(_ placed: Placed, into lines: inout [String]) {
    lines.append(
      "\(placed.node.path.name) \(placed.node.kind) \(placed.frame) \(placed.proposal) "
        + "\(placed.reach) \(placed.detail)")
    for child in placed.children { describe(child, into: &lines) }
  }

  private func describe(_ view: ScrolledView, into lines: inout [String]) {
    lines.append(
      "\(view.node.path.name) \(view.node.kind) \(view.frame) \(view.proposal) "
        + "\(view.offset) \(view.isFixed) \(view.detail)")
    if view.isFixed { return describe(view.source, into: &lines) }
    for child in view.children { describe(child, into: &lines) }
  }

  private func describe(_ view: DressedView, into lines: inout [String]) {
    lines.append("\(view.node.path.name) \(view.view.frame) \(view.look)")
    for child in view.children { describe(child, into: &lines) }
  }
}

/// A scroll view that flies between two sizes, with a length made from its own.
private struct FlyingShelf: View {
  @Namespace private var space
  @State private var isLarge = false

  var body: some View {
    VStack {
      Button("go") { withAnimation(.linear(duration: 0.4)) { isLarge.toggle() } }
        .accessibilityIdentifier("go")
      if isLarge {
        shelf.frame(height: 140).transition(.identity)
      } else {
        shelf.frame(width: 60, height: 40).transition(.identity)
      }
    }
  }

  private var shelf: some View {
    ScrollView(.horizontal) {
      LazyHStack {
        ForEach(0..<20) { index in
          Color.blue.containerRelativeFrame(.horizontal, count: 2, spacing: 8)
            .overlay { GeometryReader { proxy in Text("\(index) \(Int(proxy.size.width))") } }
        }
      }
    }
    .matchedGeometryEffect(id: "shelf", in: space)
  }
}
