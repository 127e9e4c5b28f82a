import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import TestSupport
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// Tiles that a tap takes from a vertical scroll view to a horizontal one.
private struct TwoShelves: View {
  @Namespace private var flight
  @State private var upper = Array(0..<20)
  @State private var lower: [Int] = [100, 101, 102]

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        VStack(spacing: 10) {
          ForEach(upper, id: \.self) { number in
            Color.red
              .matchedGeometryEffect(id: number, in: flight)
              .frame(width: 60, height: 30)
              .accessibilityIdentifier("\(number)")
              .onTapGesture {
                withAnimation(.linear(duration: 1)) {
                  upper.removeAll { $0 == number }
                  lower.append(number)
                }
              }
          }
        }
      }
      .frame(width: 100, height: 140)
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(lower, id: \.self) { number in
            Color.blue
              .matchedGeometryEffect(id: number, in: flight)
              .frame(width: 40, height: 60)
          }
        }
      }
      .frame(width: 100, height: 60)
    }
  }
}

@MainActor @Suite("Matching views") struct MatchingTests {
  @Test("move from one layout to the other, at any content offset", arguments: [0.0, 37, 90])
  func fly(scrolled: Double) {
    let stage = Stage(
      script: [
        .scrollTo(offset: CGPoint(x: 0, y: scrolled), animated: false), .tap("3"), .wait(1.2),
      ]
    ) { TwoShelves() }
    let start = CGRect(20, 120 - scrolled, 60, 30)
    let goal = CGRect(120, 140, 40, 60)
    let lift = tapTime
    for part in [0.0, 0.25, 0.5, 0.999_999] {
      var expected = start
      expected.animatableData =
        start.animatableData
        + (goal.animatableData - start.animatableData).scaled(by: part)
      let shown = stage.still(at: lift + part).displayList
      #expect(!shown.dump.isEmpty)
      let frames = stage.tree(at: lift + part).all
        .filter { $0.kind == "matchedGeometryEffect" }.compactMap { $0.children.first?.frame }
      let found = frames.filter { frame in
        abs(frame.minX - expected.minX) < 0.3 && abs(frame.minY - expected.minY) < 0.3
          && abs(frame.width - expected.width) < 0.1 && abs(frame.height - expected.height) < 0.1
      }
      #expect(found.count == 2, "\(part): \(expected) in \(frames)")
    }
    #expect(stage.complaints.isEmpty)
  }

  @Test("are drawn at their interpolated frames, as are the views that make room")
  func drawn() {
    let stage = Stage(script: [.tap("3"), .wait(1.2)]) { TwoShelves() }
    for part in [0.0, 0.25, 0.5, 0.75] {
      let time = tapTime + part
      let leaves = stage.tree(at: time).all.filter(\.children.isEmpty).map(\.frame)
      let drawn = stage.still(at: time).displayList.content.extents()
      #expect(drawn.count > 8)
      for extent in drawn {
        let fits = leaves.contains {
          abs($0.minX - extent.minX) < 0.3 && abs($0.minY - extent.minY) < 0.3
            && abs($0.width - extent.width) < 0.1 && abs($0.height - extent.height) < 0.1
        }
        #expect(fits, "\(part): \(extent) in \(leaves)")
      }
    }
  }

  @Test("align to their source at the given anchor")
  func follow() {
    let stage = Stage { Follower() }
    let frames = stage.tree(at: 0).all.filter { $0.kind == "matchedGeometryEffect" }
      .compactMap { $0.children.first?.frame }
    #expect(frames == [CGRect(10, 20, 40, 30), CGRect(10, 20, 40, 30), CGRect(40, 40, 10, 10)])
  }

  @Test(
    "report a problem if they have more than one source",
    arguments: [[], [GestureScript.Step.tap(.point(CGPoint(x: 50, y: 20)))]])
  func severalSources(steps: [GestureScript.Step]) {
    let stage = Stage(script: GestureScript(steps)) { Crowd() }
    #expect(stage.complaints.count == 1)
    #expect(stage.complaints.first?.contains("more than one source") ?? false)
    #expect(stage.complaints.first?.hasPrefix("ScrollworkViewsTests/MatchingTests.swift:") ?? false)
  }

  @Test("look the same in any order of stills")
  func pure() {
    func make() -> Stage {
      Stage(script: [.tap("1"), .wait(0.4), .tap("2"), .wait(1.2)]) { TwoShelves() }
    }
    let (one, other) = (make(), make())
    let times = (0...12).map { Double($0) * one.duration / 12 }
    let forward = times.map { one.still(at: $0).displayList.digest }
    #expect(forward == times.reversed().map { other.still(at: $0).displayList.digest }.reversed())
  }
}

private struct Follower: View {
  @Namespace private var space

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.red.matchedGeometryEffect(id: "a", in: space).frame(width: 40, height: 30)
        .padding(.leading, 10).padding(.top, 20)
      Color.blue.matchedGeometryEffect(id: "a", in: space, isSource: false)
        .frame(width: 5, height: 5)
      Color.green.frame(width: 10, height: 10)
        .matchedGeometryEffect(
          id: "a", in: space, properties: .position, anchor: .bottomTrailing, isSource: false)
    }
    .frame(width: 100, height: 200, alignment: .topLeading)
  }
}

private struct Crowd: View {
  @Namespace private var space
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 0) {
      Color.red.matchedGeometryEffect(id: "a", in: space)
      Color.blue.matchedGeometryEffect(id: "a", in: space).opacity(isOn ? 1 : 0.5)
    }
    .accessibilityIdentifier("go")
    .onTapGesture { withAnimation { isOn.toggle() } }
  }
}

extension LayerContent {
  /// Where each command draws, on the picture.
  fileprivate func extents(in place: CGAffineTransform = .identity) -> [CGRect] {
    items.flatMap { item in
      switch item {
      case .command(let command): [command.bounds.applying(place)]
      case .layer(let layer):
        layer.content.extents(in: layer.transform.concatenating(place))
      }
    }
  }
}
