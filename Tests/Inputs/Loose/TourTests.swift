import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkStage
import ScrollworkViews
import TestSupport
import Testing

@testable import ScrollworkLoose

@Suite @MainActor struct `The tour of views without a script` {
  private struct NoImages: ImageProviding {
    func image(named name: String) -> ImageAsset? { nil }
  }

  private func stage(_ scene: Scene) -> Stage {
    Stage(scene, text: FixedAdvanceText(), images: NoImages())
  }

  private func toured(
    isMirrored: Bool = false, @ViewBuilder root: @escaping @MainActor @Sendable () -> some View
  ) -> Stage {
    var scene = Scene("test", canvas: CGSize(width: 100, height: 200), root: root)
    if isMirrored { scene.layoutDirection = .rightToLeft }
    return stage(DefaultTour.added(to: scene, stage: stage))
  }

  /// How far the outermost scroll view is over the whole reel.
  private func offsets(_ stage: Stage) -> [CGPoint] {
    (0...Int(stage.duration * 20)).map {
      stage.still(at: Double($0) / 20).report.scrollViews[0].offset
    }
  }

  @Test func `goes down to the end, and back`() {
    let stage = toured {
      ScrollView { ForEach(0..<20) { _ in Color.red.frame(height: 40) } }
    }
    #expect(stage.problems.isEmpty)
    #expect((4...14).contains(stage.duration))
    let ys = offsets(stage).map(\.y)
    #expect(ys.first == 0)
    #expect(abs(ys.last ?? -1) < 1)
    // The end of the content, or a bounce past it.
    #expect((752..<900).contains(ys.max() ?? 0))
  }

  @Test func `goes along, either way`() {
    for isMirrored in [false, true] {
      let stage = toured(isMirrored: isMirrored) {
        ScrollView(.horizontal) {
          HStack { ForEach(0..<20) { _ in Color.red.frame(width: 40) } }
        }
      }
      let xs = offsets(stage).map(\.x)
      #expect(stage.problems.isEmpty)
      #expect(abs(xs[0] - (isMirrored ? 852 : 0)) < 1)
      let way = xs.map { abs($0 - xs[0]) }.max() ?? 0
      #expect((840..<1100).contains(way))
      #expect(abs((xs.last ?? -1) - xs[0]) < 1)
    }
  }

  @Test func `begins where the views begin`() {
    let stage = toured {
      ScrollView { ForEach(0..<20) { _ in Color.red.frame(height: 40) } }
        .defaultScrollAnchor(.bottom)
    }
    let ys = offsets(stage).map(\.y)
    #expect(abs(ys[0] - 752) < 1)
    #expect((ys.min() ?? 99) < 1)
    #expect(abs((ys.last ?? 0) - 752) < 1)
  }

  @Test func `goes through the largest scroll view`() {
    let stage = toured {
      VStack {
        ScrollView(.horizontal) {
          HStack { ForEach(0..<20) { _ in Color.red.frame(width: 40) } }
        }.frame(height: 40)
        ScrollView { ForEach(0..<20) { _ in Color.blue.frame(height: 40) } }
      }
    }
    #expect(stage.problems.isEmpty)
    let main = (0...Int(stage.duration * 20)).map {
      stage.still(at: Double($0) / 20).report.scrollViews[1].offset.y
    }
    #expect(offsets(stage).allSatisfy { $0 == .zero })
    #expect((main.max() ?? 0) > 300)
  }

  @Test func `stays where nothing scrolls`() {
    let stage = toured { Color.red }
    #expect(stage.duration == 2)
    #expect(stage.scene.script == [.wait(2)])
  }

  @Test func `stops early on a long way`() {
    let stage = toured {
      ScrollView { LazyVStack { ForEach(0..<100_000) { _ in Color.red.frame(height: 40) } } }
    }
    #expect(stage.duration < 30)
    #expect((5000..<12_000).contains(offsets(stage).map(\.y).max() ?? 0))
  }

  @Test func `turns pages one by one`() {
    let stage = toured {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<4) { _ in Color.red.containerRelativeFrame(.horizontal) }
        }
      }.scrollTargetBehavior(.paging)
    }
    // Where the content rests: as long as it is there in two stills.
    let xs = offsets(stage).map(\.x)
    let rests = zip(xs, xs.dropFirst()).filter { $0 == $1 }.map(\.0)
    let turned = rests.reduce(into: [CGFloat]()) { if $0.last != $1 { $0.append($1) } }
    #expect(turned == [0, 100, 200, 300, 200, 100])
  }

  @Test func `pulls once where that refreshes`() {
    let stage = toured {
      ScrollView { ForEach(0..<20) { _ in Color.red.frame(height: 40) } }.refreshable {}
    }
    let ys = offsets(stage).map(\.y)
    #expect((ys.min() ?? 0) < -20)
    #expect((ys.max() ?? 0) > 740)
  }

  @Test func `moves content that fits`() {
    let stage = toured {
      ScrollView { Color.red.frame(height: 40) }
    }
    let ys = offsets(stage).map(\.y)
    #expect((ys.min() ?? 0) < -10)
    #expect((ys.max() ?? 0) > 10)
    #expect(ys.last == 0)
  }

  private struct Cover: View {
    @State private var isOpen = false

    var body: some View {
      if isOpen {
        ScrollView { ForEach(0..<20) { _ in Color.red.frame(height: 40) } }
      } else {
        VStack {
          Color.blue
          Color.green.frame(height: 40).onTapGesture { isOpen = true }
        }
      }
    }
  }

  @Test func `opens what hides the scroll view`() {
    let stage = toured { Cover() }
    #expect(stage.scene.script.steps.contains(.tap(.point(CGPoint(x: 50, y: 180)))))
    #expect(stage.still(at: 0).report.scrollViews.isEmpty)
    let ys = (20...Int(stage.duration * 20)).compactMap {
      stage.still(at: Double($0) / 20).report.scrollViews.first?.offset.y
    }
    #expect((ys.max() ?? 0) > 740)
  }

  @Test func `keeps away from gestures of the content`() {
    let stage = toured {
      ScrollView {
        ForEach(0..<20) { _ in
          HStack(spacing: 0) {
            Color.red.gesture(DragGesture(minimumDistance: 0))
            Color.blue.frame(width: 30)
          }.frame(height: 40)
        }
      }
    }
    #expect((offsets(stage).map(\.y).max() ?? 0) > 740)
  }
}
