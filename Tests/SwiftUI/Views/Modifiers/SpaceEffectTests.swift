import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// Views turned in space, moved by maps, and blended.
@MainActor @Suite struct `3D rotation and projection effects` {
  private static let canvas = CGSize(width: 200, height: 200)

  private func layers(@ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View)
    -> [Layer]
  {
    func all(_ content: LayerContent) -> [Layer] {
      content.items.flatMap { item -> [Layer] in
        guard case .layer(let layer) = item else { return [] }
        return [layer] + all(layer.content)
      }
    }
    return all(Stage(canvas: Self.canvas, root: root).still(at: 0).displayList.content)
  }

  @Test func `a 3D rotation is a layer with perspective, and reports its corners`() throws {
    let turned = layers {
      Color.red.frame(width: 200, height: 100)
        .rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
    }
    let layer = try #require(turned.first { $0.projection != nil })
    #expect(layer.isFlat)
    // Where the corners of a view of 200 × 100 lie; it stands 50 below the top.
    #expect(abs(layer.bounds.minX + 9.384) < 0.01 && abs(layer.bounds.maxX - 152.241) < 0.01)
    #expect(abs(layer.bounds.minY - 22.654) < 0.01)
    let tree = Stage(canvas: Self.canvas) {
      Color.red.frame(width: 200, height: 100)
        .rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
    }.tree(at: 0)
    let corners = tree.all.compactMap { $0.detail("corners") }
    #expect(
      corners == ["(-9.384, -27.346) (152.241, 13.06) (152.241, 86.94) (-9.384, 127.346)"])
  }

  @Test func `a scroll-driven effect reports its transform`() throws {
    let stage = Stage(canvas: Self.canvas, script: [.wait(0.1)]) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<6, id: \.self) { row in
            Color.blue.frame(height: 80)
              .visualEffect { effect, proxy in
                effect.rotation3DEffect(
                  .degrees(Double(proxy.frame(in: .scrollView).minY) / 4),
                  axis: (x: 1, y: 0, z: 0))
              }
          }
        }
      }
    }
    let children = stage.still(at: 0).report.children
    #expect(children[0].projection == nil && children[0].transform == .identity)
    let map = try #require(children[1].projection)
    // A fifth of a right angle and more: the upper side is smaller than the lower one.
    let corners = map.corners(of: CGRect(x: 0, y: 0, width: 200, height: 80))
    #expect(corners[1].x - corners[0].x < 200 && corners[2].x - corners[3].x > 200)
  }

  @Test func `projection effects apply from the corner, with or without perspective`() throws {
    var map = ProjectionTransform(CGAffineTransform(scaleX: 0.5, y: 0.5))
    (map.m12, map.m21, map.m31, map.m32) = (0.25, 0, 10, 20)
    let flat = layers { Color.red.projectionEffect(map) }
    #expect(
      flat.contains {
        $0.transform == CGAffineTransform(a: 0.5, b: 0.25, c: 0, d: 0.5, tx: 10, ty: 20)
      })
    #expect(flat == layers { Color.red.transformEffect(map.affine ?? .identity) })
    map.m13 = 0.002
    #expect(layers { Color.red.projectionEffect(map) }.contains { $0.projection != nil })
  }

  @Test func `a blend mode is a property of a layer`() {
    let blended = layers {
      ZStack {
        Color.red
        Rectangle().fill(.blue).opacity(0.5).blendMode(.multiply)
      }
    }
    #expect(blended.map(\.blend).filter { $0 != .normal } == [.multiply])
    #expect(blended.first { $0.blend == .multiply }?.opacity == 0.5)
    let grouped = layers { Color.blue.blendMode(.multiply).compositingGroup() }
    #expect(grouped.map(\.isGroup) == [true, false])
  }

  @Test func `touches hit a view where it is drawn`() {
    // Turned by 60° about its left side: half as wide and less, and nothing is where it stood.
    struct Door: View {
      @State private var taps = 0
      var body: some View {
        ZStack {
          Color.red.frame(width: 160, height: 100)
            .onTapGesture { taps += 1 }
            .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), anchor: .leading)
          Text("\(taps)").allowsHitTesting(false)
        }
      }
    }
    func taps(at point: CGPoint) -> [String] {
      let stage = Stage(canvas: Self.canvas, script: [.tap(.point(point)), .wait(0.1)]) { Door() }
      return stage.texts(at: stage.duration)
    }
    #expect(taps(at: CGPoint(x: 40, y: 100)) == ["1"])
    #expect(taps(at: CGPoint(x: 150, y: 100)) == ["0"])
    // The far side is lower.
    #expect(taps(at: CGPoint(x: 58, y: 54)) == ["0"])
    #expect(taps(at: CGPoint(x: 24, y: 54)) == ["1"])
  }

  @Test func `a 3D rotation animates, and looks the same in any order of stills`() {
    struct Card: View {
      @State private var isTurned = false
      var body: some View {
        Color.red.frame(width: 100, height: 100)
          .rotation3DEffect(.degrees(isTurned ? 180 : 0), axis: (x: 0, y: 1, z: 0))
          .accessibilityIdentifier("card")
          .onTapGesture { withAnimation(.linear(duration: 1)) { isTurned = true } }
      }
    }
    let stages = (0..<2).map { _ in
      Stage(canvas: Self.canvas, script: [.tap(.view("card")), .wait(1.2)]) { Card() }
    }
    let times = stride(from: 0, through: stages[0].duration, by: 0.11).map { $0 }
    let forward = times.map { stages[0].still(at: $0).displayList.dump }
    #expect(times.reversed().map { stages[1].still(at: $0).displayList.dump } == forward.reversed())
    #expect(Set(forward).count > 8)
    #expect(forward[4].contains("projected"))
  }
}
