import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

@MainActor @Suite struct `Content of a scroll view` {
  /// - Source: measured on Apple's frameworks.
  @Test(arguments: [Axis.Set.vertical, .horizontal, [.horizontal, .vertical]])
  func `of several views is stacked vertically`(axes: Axis.Set) {
    let stage = Stage {
      ScrollView(axes) {
        Color.red.frame(width: 20, height: 10).id("a")
        Color.blue.frame(width: 40, height: 30).id("b")
      }
    }
    let (a, b) = (stage.frame("a"), stage.frame("b"))
    #expect(a?.midX == b?.midX)
    #expect(b.map { $0.minY - (a?.maxY ?? 0) } == 8)
  }

  /// - Source: measured on Apple's frameworks: a view that is visible at the start stays there, another moves
  ///   least.
  @Test(arguments: [(3, 0.0), (9, 0), (10, -20), (19, -200)])
  func `moves least to an initial position without an anchor`(row: Int, top: CGFloat) {
    let stage = Stage {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<30, id: \.self) { Color.red.frame(height: 20).id($0) }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: .constant(row))
    }
    #expect(stage.still(at: 0).report.scrollViews[0].offset.y == -top)
  }
}

@MainActor @Suite struct `Margins and safe areas` {
  @Test(arguments: [false, true]) func `safe area padding of a scroll view moves its content`(
    rightToLeft: Bool
  ) {
    let stage = Stage(rightToLeft: rightToLeft, script: [.scroll(to: .edge(.trailing))]) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<5) { Color.blue.frame(width: 50).id($0) } }
      }
      .background { Color.red.id("back") }
      .safeAreaPadding(EdgeInsets(top: 3, leading: 20, bottom: 7, trailing: 10))
    }
    #expect(stage.frame("0") == CGRect(rightToLeft ? 30 : 20, 3, 50, 190))
    #expect(stage.frame("back") == CGRect(rightToLeft ? 10 : 20, 3, 70, 190))
    let scroll = stage.still(at: 0).report.scrollViews[0]
    #expect(scroll.containerSize == CGSize(width: 100, height: 200))
    let end = stage.frame("4", at: stage.duration + 5)
    #expect(end?.minX == (rightToLeft ? 10 : 40))
  }

  @Test func `safeAreaPadding in each spelling adds to content margins`() {
    func first(@ViewBuilder _ make: @escaping @MainActor @Sendable () -> some View) -> CGRect? {
      Stage(root: make).frame("row")
    }
    func list() -> some View {
      ScrollView { Color.blue.frame(height: 30).id("row") }
    }
    #expect(first { list().safeAreaPadding() } == CGRect(16, 16, 68, 30))
    #expect(first { list().safeAreaPadding(5) } == CGRect(5, 5, 90, 30))
    #expect(first { list().safeAreaPadding(.horizontal, 20.0) } == CGRect(20, 0, 60, 30))
    #expect(first { list().safeAreaPadding(.top) } == CGRect(0, 16, 100, 30))
    #expect(
      first { list().contentMargins(.horizontal, 8).safeAreaPadding(.all, 2) }
        == CGRect(10, 2, 80, 30))
    #expect(
      first { list().safeAreaPadding(4).contentMargins(6).safeAreaPadding(.leading, 1) }
        == CGRect(11, 10, 79, 30))
  }

  @Test func `other views are inset by safeAreaPadding, and a scroll view at its edges extends`() {
    let stage = Stage {
      VStack(spacing: 0) {
        ScrollView { Color.blue.frame(height: 30).id("row") }
      }
      .safeAreaPadding(10)
    }
    #expect(stage.frame("row") == CGRect(10, 10, 80, 30))
    #expect(
      stage.still(at: 0).report.scrollViews[0].containerSize == CGSize(width: 100, height: 200))
  }

  @Test(arguments: [
    (ScrollIndicatorVisibility.automatic, true, true), (.visible, true, true),
    (.hidden, false, true), (.never, false, false),
  ]) func `hidden indicators show with a mouse`(
    visibility: ScrollIndicatorVisibility, withoutMouse: Bool, withMouse: Bool
  ) {
    for hasMouse in [false, true] {
      var scene = Scene(
        "test", canvas: CGSize(width: 100, height: 200),
        script: [.drag(by: CGVector(dx: 0, dy: -60), over: 0.5), .wait(0.1)]
      ) {
        ScrollView { Color.clear.frame(height: 900) }.scrollIndicators(visibility)
      }
      scene.hasMouse = hasMouse
      let isShown = Stage(scene).still(at: 0.4).displayList.dump.contains("fill")
      #expect(isShown == (hasMouse ? withMouse : withoutMouse))
    }
  }

  @Test(arguments: [(390 as CGFloat, 2), (800, 4)])
  func `adaptive columns follow the available width`(
    width: CGFloat, count: Int
  ) {
    struct Columns: View {
      @Environment(\.horizontalSizeClass) var sizeClass
      var body: some View {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 10) {
            ForEach(0..<9) {
              Color.blue.containerRelativeFrame(
                .horizontal, count: sizeClass == .compact ? 2 : 4, spacing: 10
              ).id($0)
            }
          }
        }
        .safeAreaPadding(.horizontal, 20)
      }
    }
    let stage = Stage(canvas: CGSize(width: width, height: 300)) { Columns() }
    let length = (width - 40 - 10 * CGFloat(count - 1)) / CGFloat(count)
    #expect(stage.frame("0")?.width == length)
    #expect(stage.frame("1")?.minX == 30 + length)
  }
}
