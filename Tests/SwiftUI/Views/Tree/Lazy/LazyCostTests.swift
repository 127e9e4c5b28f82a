import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// An element that knows how often it is asked who it is.
private struct Counted: Identifiable {
  let number: Int

  var id: Int {
    asked.count += 1
    return number
  }

  let asked: Asked
}

/// How often something was done; tests run on the main actor.
private final class Asked: @unchecked Sendable {
  var count = 0
}

/// A list that is another one at every moment, as what it says depends on time.
private struct Ticking: View {
  let elements: [Counted]
  let makesAnew: Bool

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        TimelineView(.animation) { context in
          Text(verbatim: "\(context.date.timeIntervalSinceReferenceDate)").frame(height: 20)
        }
        if makesAnew {
          ForEach(elements.filter { $0.number >= 0 }) { row($0) }
        } else {
          ForEach(elements) { row($0) }
        }
      }
    }
  }

  private func row(_ element: Counted) -> some View {
    Color.red.frame(height: 30 + CGFloat(element.number % 3) * 10)
  }
}

@MainActor @Suite struct `Costs of lazy stacks` {
  private func stage(makesAnew: Bool, _ counter: Asked) -> Stage {
    let elements = (0..<20_000).map { Counted(number: $0, asked: counter) }
    return Stage(
      script: [
        .wait(1), .glide(to: .offset(CGPoint(x: 0, y: 40_000)), over: 1), .wait(1),
      ]
    ) { Ticking(elements: elements, makesAnew: makesAnew) }
  }

  @Test func `of a still do not grow with the rows that a reel has passed`() {
    let counter = Asked()
    let stage = stage(makesAnew: false, counter)
    func asked(_ times: [Double]) -> Int {
      let before = counter.count
      for time in times { _ = stage.still(at: time) }
      return counter.count - before
    }
    #expect(stage.offset(at: 2.9).y == 40_000)
    let early = asked([0.5, 0.51, 0.52])
    let late = asked([2.5, 2.51, 2.52])
    #expect(late <= early + 30, "\(late) ids are read late, \(early) early")
  }

  @Test func `with new data keep lengths with their rows`() {
    let (kept, anew) = (Asked(), Asked())
    let (a, b) = (stage(makesAnew: false, kept), stage(makesAnew: true, anew))
    for time in [0.5, 1.5, 2.5] {
      #expect(a.still(at: time).displayList.digest == b.still(at: time).displayList.digest)
      #expect(a.offset(at: time) == b.offset(at: time))
    }
  }
}

/// A list whose elements come and go in several sections.
private struct Shuffled: View {
  @State private var round = 0

  private var sections: [(name: String, rows: [Int])] {
    switch round {
    case 0: [("a", Array(0..<20)), ("b", Array(0..<20)), ("c", Array(0..<20))]
    case 1: [("a", Array(5..<20)), ("b", [7, 3, 1] + Array(8..<20)), ("c", Array(0..<20))]
    default: [("c", Array(0..<20)), ("a", Array(0..<20).reversed())]
    }
  }

  private func height(_ section: String, _ row: Int) -> CGFloat {
    20 + CGFloat(row % 4) * 5 + (section == "b" ? 7 : 0)
  }

  var body: some View {
    VStack(spacing: 0) {
      Button("next") { round += 1 }.frame(height: 20).accessibilityIdentifier("next")
      ScrollView {
        LazyVStack(spacing: 2, pinnedViews: .sectionHeaders) {
          ForEach(sections, id: \.name) { section in
            Section {
              ForEach(section.rows, id: \.self) { row in
                Color.red.frame(height: height(section.name, row)).id("\(section.name) \(row)")
              }
            } header: {
              Color.blue.frame(height: section.name == "c" ? 30 : 15).id(section.name)
            }
          }
        }
      }
    }
  }
}

@MainActor @Suite struct `Lengths of lazy lines` {
  /// All lines are measured before data change, so afterwards every place is what adding up says.
  @Test func `move with their views when data change in several sections`() throws {
    let stage = Stage(
      canvas: CGSize(width: 100, height: 2000),
      script: [.wait(0.1), .tap("next"), .wait(0.1), .tap("next"), .wait(0.1)]
    ) { Shuffled() }
    func places(at time: Double) -> [(id: String, frame: CGRect)] {
      stage.tree(at: time).all.compactMap { view in
        guard view.kind == "frame", let id = view.detail("id") else { return nil }
        return (id, view.frame)
      }
    }
    for time in [0.05, 0.1 + tapTime + 0.05, stage.duration] {
      let places = places(at: time).sorted { $0.frame.minY < $1.frame.minY }
      #expect(places.count > 40)
      for (one, next) in zip(places, places.dropFirst()) {
        #expect(next.frame.minY == one.frame.maxY + 2, "\(one.id) and \(next.id) at \(time)")
      }
      let end = try #require(places.last).frame.maxY
      #expect(stage.still(at: time).report.scrollViews[0].contentSize.height == end - 20)
      #expect(stage.still(at: time).report.scrollViews[0].isEstimated == false)
    }
    #expect(stage.complaints == [])
  }

  @Test func `are estimated again in another width, and kept for the old one`() throws {
    struct Turning: View {
      @State private var isWide = false

      var body: some View {
        VStack(spacing: 0) {
          Button("turn") { isWide.toggle() }.frame(height: 20).accessibilityIdentifier("turn")
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<100) { row in
                Color.red.aspectRatio(row % 2 == 0 ? 2 : 1, contentMode: .fit)
              }
            }
          }.frame(width: isWide ? 100 : 50)
        }
      }
    }
    let stage = Stage(
      script: [
        .scrollTo(offset: CGPoint(x: 0, y: 1000), animated: false), .wait(0.1),
        .tap("turn"), .wait(0.1), .tap("turn"), .wait(0.1),
      ]
    ) { Turning() }
    func report(_ time: Double) -> ScrollReport { stage.still(at: time).report.scrollViews[0] }
    let narrow = report(0.05)
    let wide = report(0.1 + tapTime + 0.05)
    #expect(narrow.isEstimated && wide.isEstimated)
    // Nothing is left of the lengths in the old width.
    let rows = stage.tree(at: 0.1 + tapTime + 0.05).all.filter { $0.kind == "aspectRatio" }
      .sorted { $0.frame.minY < $1.frame.minY }
    #expect(rows.allSatisfy { $0.frame.width == 100 && [50, 100].contains($0.frame.height) })
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $0.frame.maxY == $1.frame.minY })
    #expect(wide.contentSize.height.truncatingRemainder(dividingBy: 50) == 0)
    #expect(wide.contentSize.height < 100 * 50 + 20 * 50, "few are known")
    // What was known in it is known again.
    #expect(report(stage.duration).contentSize.height >= narrow.contentSize.height)
  }
}
