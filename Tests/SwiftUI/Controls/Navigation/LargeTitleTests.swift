import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkStage
import Testing
import ViewTestSupport

@testable import ScrollworkControls
@testable import ScrollworkViews

/// What stands at the lower edge of a bar while the large title below it collapses.
@MainActor @Suite struct `Under a large title` {
  /// Distances that the page has been scrolled, and the lower edge of the bar at each: 20 of safe
  /// area, 44 of the bar, and what is left of the 52 of the large title.
  nonisolated static let cases: [(scrolled: CGFloat, edge: CGFloat)] = [
    (0, 116), (20, 96), (51, 65), (52, 64), (53, 64), (300, 64),
  ]

  /// A page of a phone of 200 × 400 with a safe area of 20 at the top, scrolled by a distance.
  private func stage(
    scrolled distance: CGFloat, @ViewBuilder _ page: @escaping @MainActor @Sendable () -> some View
  ) -> Stage {
    let scene = Scene(
      "test", canvas: CGSize(width: 200, height: 400),
      safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0),
      script: [.scroll(to: .offset(CGPoint(x: 0, y: distance - 116)), animated: false), .wait(0.1)]
    ) {
      NavigationStack { page().navigationTitle("Title") }
    }
    return Stage(scene)
  }

  @Test(arguments: cases) func `a pinned header is at the edge`(scrolled: CGFloat, edge: CGFloat) {
    let stage = stage(scrolled: scrolled) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(0..<40) { _ in Color.blue.frame(height: 40) }
          } header: {
            Color.red.frame(height: 30).id("header")
          }
        }
      }
    }
    #expect(stage.frame("header", at: stage.duration)?.minY == edge)
  }

  @Test(arguments: cases) func `the header of a list is at the edge`(
    scrolled: CGFloat, edge: CGFloat
  ) {
    let stage = stage(scrolled: scrolled) {
      List {
        Section {
          ForEach(0..<40) { Text("\($0)") }
        } header: {
          Text("Header").id("header")
        }
      }
      .listStyle(.plain)
    }
    let rest = self.stage(scrolled: 0) {
      List {
        Section {
          ForEach(0..<40) { Text("\($0)") }
        } header: {
          Text("Header").id("header")
        }
      }
      .listStyle(.plain)
    }
    let margin = (rest.frame("header")?.minY ?? 0) - 116
    #expect(stage.frame("header", at: stage.duration)?.minY == edge + margin)
  }

  @Test(arguments: cases) func `a view moved by its frame in the scroll view is at the edge`(
    scrolled: CGFloat, edge: CGFloat
  ) {
    let stage = stage(scrolled: scrolled) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 30)
            .visualEffect { effect, proxy in
              effect.offset(y: max(0, -proxy.frame(in: .scrollView).minY))
            }
          Color.blue.frame(height: 1000)
        }
      }
    }
    let report = stage.still(at: stage.duration).report.children.first
    #expect((report?.frame.minY ?? 0) + (report?.transform.ty ?? 0) == edge)
  }

  /// Shows the top inset of its scroll view.
  private struct Inset: View {
    @State private var inset: CGFloat = 0

    var body: some View {
      ScrollView { Color.blue.frame(height: 2000) }
        .overlay { Text("\(Int(inset))") }
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentInsets.top
        } action: { _, new in
          inset = new
        }
    }
  }

  @Test(arguments: cases) func `the inset ends at the edge`(scrolled: CGFloat, edge: CGFloat) {
    let stage = stage(scrolled: scrolled) { Inset() }
    #expect(stage.texts(at: stage.duration).contains("\(Int(edge))"))
  }

  @Test func `content rests and is pulled down as before`() {
    let stage = Stage(
      Scene(
        "test", canvas: CGSize(width: 200, height: 400),
        script: [
          .drag(by: CGVector(dx: 0, dy: -40), over: 0.3, hold: 0.2),
          .drag(by: CGVector(dx: 0, dy: 200), over: 0.3, hold: 0.2), .wait(2),
        ]
      ) {
        NavigationStack {
          ScrollView { Color.blue.frame(height: 1000).id("content") }.navigationTitle("Title")
        }
      })
    #expect(stage.offset(at: stage.duration).y == -96)
    #expect(stage.offset(at: 0.9).y < -96)
    #expect(stage.frame("content", at: stage.duration)?.minY == 96)
  }

  /// A page of rows of 50 points with a position, scrolled to a row and then by a script.
  private func rows(
    to row: Int?, anchor: UnitPoint? = nil, script: GestureScript = [.wait(2)]
  ) -> Stage {
    struct Rows: View {
      let anchor: UnitPoint?
      @State var row: Int?

      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<40) { Color.blue.frame(height: 50).id($0) }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $row, anchor: anchor)
        .scrollTargetBehavior(.viewAligned)
        .overlay { Text("row \(row ?? -1)") }
      }
    }
    let scene = Scene(
      "test", canvas: CGSize(width: 200, height: 400),
      safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0), script: script
    ) {
      NavigationStack { Rows(anchor: anchor, row: row).navigationTitle("Title") }
    }
    return Stage(scene)
  }

  /// A row, its anchor, and its upper edge: below the bar of 116 points with the title, also where the title has
  /// gone.
  ///
  /// - Source: measured on Apple's frameworks.
  @Test(arguments: [
    (row: 20, anchor: UnitPoint.top, top: 116.0), (20, .center, (116 + 400) / 2 - 25),
    (20, .bottom, 350), (1, .top, 116), (0, .top, 116), (2, UnitPoint(x: 0.5, y: 0.4), 209.5),
    (39, .top, 350),
  ])
  func `a row that is scrolled to is aligned below the bar with its title`(
    row: Int, anchor: UnitPoint, top: CGFloat
  ) throws {
    let stage = rows(to: row, anchor: anchor)
    let frame = try #require(stage.frame(row, at: stage.duration))
    #expect(abs(frame.minY - top) < 0.01, "\(frame)")
  }

  @Test func `flicks rest with a row at the bar, and tell that row`() throws {
    let flicked = rows(to: nil, script: [.flick(.up, velocity: 900), .wait(2)])
    let rest = flicked.offset(at: flicked.duration).y + 64
    #expect(rest >= 100 && abs(rest.remainder(dividingBy: 50)) < 0.01, "\(rest)")
    #expect(flicked.texts(at: flicked.duration).contains("row \(Int((rest / 50).rounded()))"))
  }

  @Test func `content rests where the title is half collapsed`() {
    let scene = Scene(
      "test", canvas: CGSize(width: 200, height: 400),
      script: [.drag(by: CGVector(dx: 0, dy: -40), over: 0.3, hold: 0.2), .wait(1)]
    ) {
      NavigationStack {
        ScrollView { Color.blue.frame(height: 1000) }
          .scrollTargetBehavior(Same()).navigationTitle("Title")
      }
    }
    let stage = Stage(scene)
    #expect(stage.offset(at: stage.duration).y == -66)
  }

  /// A behavior that changes no target.
  private struct Same: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
  }
}
