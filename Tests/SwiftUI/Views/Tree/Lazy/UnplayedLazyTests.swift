import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

private struct Steps: View {
  private let heights: [CGFloat] = [20, 100, 20, 60]

  var body: some View {
    LazyVStack(spacing: 0) {
      ForEach(0..<4) { index in
        Rectangle().fill(.red).frame(height: heights[index])
      }
    }
  }
}

private struct Shelf: View {
  private let widths: [CGFloat] = [20, 100, 30, 60]

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<3) { _ in
          ScrollView(.horizontal) {
            LazyHStack(spacing: 0) {
              ForEach(0..<4) { index in
                Rectangle().fill(.blue).frame(width: widths[index], height: 40)
              }
            }
          }
        }
      }
    }
  }
}

private struct Pile: View {
  var body: some View {
    ScrollView {
      ZStack(alignment: .top) {
        ForEach(0..<10) { index in
          Rectangle().fill(.green).frame(width: 90, height: 50)
            .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.9) }
            .offset(y: CGFloat(index) * 300)
        }
      }
      .frame(height: 3000, alignment: .top)
    }
  }
}

@Suite @MainActor struct `Lazy rows outside a played scroll view` {
  private func rectangles(_ stage: Stage, at time: Double) -> [String] {
    stage.still(at: time).displayList.dump.split(separator: "\n").map(String.init)
  }

  @Test func `are placed side by side outside a scroll view`() {
    let stage = Stage(canvas: CGSize(width: 100, height: 200)) { Steps() }
    let dump = stage.still(at: 0).displayList.dump
    for (top, height) in [(0, 20), (20, 100), (120, 20), (140, 60)] {
      #expect(dump.contains("rect 0,0 100x\(height)"), "\(dump)")
      #expect(top == 0 || dump.contains("layer at 0 \(top)"), "\(dump)")
    }
  }

  @Test func `are placed side by side in a nested scroll view, before and during a drag`() {
    let stage = Stage(
      canvas: CGSize(width: 100, height: 200),
      script: [
        .wait(0.1),
        .drag(from: .point(CGPoint(x: 50, y: 20)), by: CGVector(dx: -60, dy: 0), over: 0.3),
        .untilSettled(),
      ]
    ) { Shelf() }
    let first = stage.still(at: 0).displayList.dump
    #expect(first.contains("layer at 20 0"))
    #expect(!first.contains("layer at 40 0"))
    let end = stage.still(at: stage.duration).displayList.dump
    // The shelf follows the finger less ten points; the others have not moved.
    #expect(end.contains("layer at -30 0"))
    #expect(end.contains("layer at 20 0"))
  }

  @Test func `views moved into the visible area by offset are drawn`() {
    let stage = Stage(
      canvas: CGSize(width: 100, height: 200),
      script: [.scrollTo(offset: CGPoint(x: 0, y: 1500), animated: false), .wait(0.1)]
    ) { Pile() }
    #expect(stage.still(at: 0.1).displayList.dump.contains("rect 0,0 90x50"))
  }

  @Test func `clear views receive no touches, and a circle only inside its outline`() {
    struct Touch: View {
      @State private var touched = 0
      var body: some View {
        ZStack {
          Button("below") { touched += 1 }
          Circle().fill(.red).onTapGesture { touched += 10 }
          Rectangle().fill(.blue).opacity(0).onTapGesture { touched += 100 }
          Text(verbatim: "touched \(touched)").allowsHitTesting(false)
        }
      }
    }
    func touched(_ point: CGPoint) -> String {
      let stage = Stage(
        canvas: CGSize(width: 100, height: 100), script: [.tap(.point(point)), .wait(0.1)]
      ) { Touch() }
      let dump = stage.still(at: stage.duration).displayList.dump
      return String(dump.split(separator: "\"").first { $0.hasPrefix("touched") } ?? "")
    }
    #expect(touched(CGPoint(x: 50, y: 20)) == "touched 10")
    #expect(touched(CGPoint(x: 2, y: 2)) == "touched 0")
  }
}
