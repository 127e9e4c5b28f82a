import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkUIScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

@MainActor @Suite struct `Refresh and zoom callbacks of a hosted UIScrollView` {
  /// 600 points of a list with a refresh control that is let go after a second.
  private struct Refreshed: UIViewRepresentable {
    @Binding var begun: Int
    let done: Bool

    func makeUIView(context: Context) -> UIScrollView {
      let list = UIScrollView()
      list.contentSize = CGSize(width: 100, height: 600)
      let control = UIRefreshControl()
      control.addAction(UIAction { _ in begun += 1 }, for: .valueChanged)
      list.refreshControl = control
      return list
    }

    func updateUIView(_ list: UIScrollView, context: Context) {
      if done { list.refreshControl?.endRefreshing() }
    }
  }

  private struct Page: View {
    @State private var begun = 0
    @State private var done = false

    var body: some View {
      Refreshed(begun: $begun, done: done)
        .task(id: begun) {
          guard begun > 0 else { return }
          try? await Task.sleep(for: .seconds(1))
          done = true
        }
    }
  }

  /// Eight spokes come while the finger pulls, turn while it goes on, and are gone in the end.
  @Test func `a pull shows the refresh spinner above the content until the refresh ends`() {
    let stage = Stage(
      script: [.drag(by: CGVector(dx: 0, dy: 500), over: 0.6, hold: 0.2), .wait(1.4)]
    ) { Page() }
    func spokes(_ time: Double) -> Int {
      stage.still(at: time).displayList.dump.split(separator: "\n").count { $0.contains("stroke ") }
    }
    #expect(spokes(0) == 0)
    #expect((1...7).contains(spokes(0.3)))
    #expect(spokes(0.7) == 8 && spokes(1.2) == 8)
    #expect(
      stage.still(at: 1.2).displayList.digest != stage.still(at: 1.35).displayList.digest)
    #expect(abs(stage.still(at: 1.35).report.scrollViews[0].offset.y + 60) < 0.6)
    #expect(spokes(stage.duration) == 0)
    #expect(stage.still(at: stage.duration).report.scrollViews[0].offset.y == 0)
    #expect(stage.complaints == [])
  }

  /// What stands in the trace is what the delegate was told, in the order it was.
  @Test func `its delegate and the trace report zooming`() {
    let make = {
      Stage(script: [.pinch(scale: 8, over: 0.4), .untilSettled()]) { ZoomWindow { Color.red } }
    }
    let (stage, other) = (make(), make())
    let times = (0...Int(stage.duration * 30)).map { Double($0) / 30 }
    func told(_ stage: Stage, _ time: Double) -> [String] {
      stage.still(at: time).report.scrollViews[0].callbacks(after: time - 1.0 / 30, through: time)
    }
    let all = times.map { told(stage, $0) }
    let names = all.flatMap { $0 }.map { $0.dropFirst("scrollView".count) }
    #expect(names.first == "WillBeginZooming" && names.last == "DidEndZooming")
    #expect(names.count { $0 == "WillBeginZooming" } == 1)
    let zooms = names.indices.filter { names[$0] == "DidZoom" }
    #expect(zooms.count > 20)
    #expect(zooms.allSatisfy { names[$0 + 1] == "DidScroll" || names[$0 + 1] == "DidZoom" })
    #expect(times.reversed().map { told(other, $0) } == all.reversed())
  }
}
