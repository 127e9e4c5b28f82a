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

@MainActor @Suite struct `Lengths of a container` {
  /// The frame of the innermost view called `box` on a canvas.
  private func box(
    canvas: CGSize = CGSize(width: 360, height: 600), rightToLeft: Bool = false,
    @ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View
  ) -> CGRect? {
    Stage(canvas: canvas, rightToLeft: rightToLeft, root: root).tree(at: 0).all
      .last { $0.detail("id") == "box" }?.frame
  }

  /// Documented: a column of four in 360 points with 10 between is 82.5, three of them take 267.5.
  @Test(arguments: [
    (count: 4, span: 3, spacing: 10.0, length: 267.5), (4, 1, 10, 82.5), (1, 1, 0, 360),
    (1, 1, 50, 360), (3, 3, 7, 360), (2, 1, 20, 170),
  ]) func `are divided into columns`(
    c: (count: Int, span: Int, spacing: Double, length: Double)
  ) {
    let found = box {
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          Color.red
            .containerRelativeFrame(
              .horizontal, count: c.count, span: c.span, spacing: CGFloat(c.spacing)
            )
            .id("box")
        }
      }
    }
    #expect(found?.width == CGFloat(c.length))
    #expect(found?.height == 600)
  }

  @Test func `come from the nearest scroll view, in both axes, or the canvas`() {
    #expect(
      box { Color.red.containerRelativeFrame([.horizontal, .vertical]).id("box") }
        == CGRect(0, 0, 360, 600))
    // Stacks, frames and padding are no containers.
    let framed = box {
      VStack {
        Color.red.containerRelativeFrame(.horizontal).id("box").padding(30)
      }.frame(width: 100, height: 50)
    }
    #expect(framed?.size == CGSize(width: 360, height: 0))
    let vertical = box {
      ScrollView { Color.red.containerRelativeFrame([.horizontal, .vertical]).id("box") }
        .frame(width: 200, height: 150)
    }
    #expect(vertical?.size == CGSize(width: 200, height: 150))
    let nested = box {
      ScrollView {
        ScrollView(.horizontal) {
          Color.red.containerRelativeFrame([.horizontal, .vertical]).id("box")
        }
        .frame(height: 120).padding(.horizontal, 40)
      }
    }
    #expect(nested?.size == CGSize(width: 280, height: 120))
    let both = box {
      ScrollView([.horizontal, .vertical]) {
        Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
          axis == .horizontal ? length * 2 : length / 2
        }.id("box")
      }
    }
    #expect(both?.size == CGSize(width: 720, height: 300))
  }

  /// A page with a bar of 44 points.
  private static var titled: some View {
    Color.red.containerRelativeFrame([.horizontal, .vertical]).id("box")
      .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
  }

  /// Documented: a column of a split view, a navigation stack and a tab are containers, and a container
  /// counts less its safe area.
  @Test func `come from a navigation stack and a tab, less their bars`() {
    let stack = box {
      HStack(spacing: 0) {
        Color.gray.frame(width: 100)
        NavigationStack { Self.titled }
      }
    }
    #expect(stack == CGRect(100, 44, 260, 556))
    let tab = box {
      HStack(spacing: 0) {
        Color.gray.frame(width: 100)
        TabView {
          Color.red.containerRelativeFrame([.horizontal, .vertical]).id("box")
            .tabItem { Text("tab") }
        }
      }
    }
    #expect(tab == CGRect(100, 0, 260, 551))
    let both = box {
      TabView {
        NavigationStack { Self.titled }
          .tabItem { Text("tab") }
      }
    }
    #expect(both == CGRect(0, 44, 360, 507))
  }

  @Test(arguments: [(isDetail: true, width: 812.5), (false, 320)])
  func `come from the column of a split view`(c: (isDetail: Bool, width: CGFloat)) {
    let found = box(canvas: CGSize(width: 1133, height: 744)) {
      NavigationSplitView {
        if !c.isDetail { Color.red.containerRelativeFrame(.horizontal).id("box") }
      } detail: {
        if c.isDetail { Color.red.containerRelativeFrame(.horizontal).id("box") }
      }
    }
    #expect(found?.width == c.width)
    #expect(found?.minX == (c.isDetail ? 320.5 : 0))
  }

  @Test func `without a proposal come from the container around`() {
    let found = box {
      ScrollView {
        NavigationStack { Self.titled }
      }
    }
    #expect(found?.size == CGSize(width: 360, height: 556))
  }

  @Test func `are reduced by content margins`() {
    let found = box {
      ScrollView(.horizontal) {
        Color.red.containerRelativeFrame([.horizontal, .vertical]).id("box")
      }
      .contentMargins(.horizontal, 30, for: .scrollContent)
      .contentMargins(.vertical, 20, for: .scrollContent)
    }
    #expect(found == CGRect(30, 20, 300, 560))
  }

  @Test(arguments: [false, true]) func `align smaller content`(rightToLeft: Bool) {
    let found = box(rightToLeft: rightToLeft) {
      ScrollView {
        Color.red.frame(width: 50, height: 40).id("box")
          .containerRelativeFrame([.horizontal, .vertical], alignment: .bottomLeading)
      }
    }
    #expect(found == CGRect(rightToLeft ? 310 : 0, 560, 50, 40))
    let column = box(rightToLeft: rightToLeft) {
      ScrollView(.horizontal) {
        Color.red.frame(width: 50, height: 40).id("box")
          .containerRelativeFrame(
            .horizontal, count: 2, span: 1, spacing: 0, alignment: .trailing)
      }
    }
    #expect(column?.minX == (rightToLeft ? 180 : 130))
  }

  @Test(arguments: [false, true]) func `reach rows of lazy stacks and grids`(isGrid: Bool) {
    let found = box {
      ScrollView {
        if isGrid {
          LazyVGrid(columns: [GridItem(), GridItem()]) {
            Color.red.containerRelativeFrame(.vertical, count: 3, spacing: 0).id("box")
          }
        } else {
          LazyVStack {
            Color.red.containerRelativeFrame([.vertical, .horizontal], count: 3, spacing: 0)
              .id("box")
          }
        }
      }
    }
    #expect(found?.height == 200)
    #expect(found?.width == (isGrid ? 176 : 120))
  }

  @Test func `of lazy rows stay the same while stacks around propose other sizes`() throws {
    struct Pages: View {
      @State private var round = 0

      var body: some View {
        // Two flexible views: the stack looks at both with no room and with all of it.
        VStack(spacing: 0) {
          Button("go") { round += 1 }.frame(height: 20).accessibilityIdentifier("go")
          Color.yellow.frame(minHeight: 20, maxHeight: 30)
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<100) { page in
                Color.red.containerRelativeFrame(.vertical) { length, _ in
                  page % 2 == 0 ? length : length / 2
                }.id(page)
              }
            }
          }
        }
      }
    }
    // The window is 150 high.
    let stage = Stage(
      script: [
        .glide(to: .offset(CGPoint(x: 0, y: 400)), over: 0.25),
        .glide(to: .offset(CGPoint(x: 0, y: 800)), over: 0.25), .wait(0.1), .tap("go"), .wait(0.1),
      ]
    ) { Pages() }
    let before = try #require(stage.frame(7, at: 0.55))
    #expect(before == CGRect(0, 50 + 4 * 150 + 3 * 75 - 800, 100, 75))
    #expect(stage.frame(7, at: stage.duration) == before)
    let report = stage.still(at: stage.duration).report.scrollViews[0]
    #expect(report.contentSize == stage.still(at: 0.55).report.scrollViews[0].contentSize)
  }
}
