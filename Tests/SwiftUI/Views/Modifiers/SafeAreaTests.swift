import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// A canvas of 100 × 200 that keeps 20 free at the top and 10 at the bottom.
extension Stage {
  static func safe(
    insets: EdgeInsets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0),
    rightToLeft: Bool = false, script: GestureScript = [],
    @ViewBuilder root: @escaping @MainActor @Sendable () -> some View
  ) -> Stage {
    var scene = Scene(
      "test", canvas: CGSize(width: 100, height: 200), safeArea: insets, script: script, root: root)
    scene.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
    return Stage(scene)
  }

  /// The view with an id itself: what is around it may have the same one.
  func inner(_ id: some Any, at time: Double = 0) -> CGRect? {
    tree(at: time).all.last { $0.detail("id") == "\(id)" }?.frame
  }

  func scroll(_ index: Int = 0, at time: Double = 0) -> ScrollReport {
    still(at: time).report.scrollViews[index]
  }
}

extension View {
  /// A row of 30 points.
  func row(_ id: some Hashable) -> some View { frame(height: 30).id(id) }
}

@MainActor @Suite struct `The safe area of a scene` {
  @Test func `centers the root view`() {
    #expect(Stage.safe(insets: .phone) { Color.red.id("a") }.inner("a") == CGRect(0, 59, 100, 107))
    let small = Stage.safe { Color.red.frame(width: 10, height: 10).id("a") }
    #expect(small.inner("a") == CGRect(45, 100, 10, 10))
    let sides = EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 5)
    #expect(Stage.safe(insets: sides) { Color.red.id("a") }.inner("a") == CGRect(30, 0, 65, 200))
    let mirrored = Stage.safe(insets: sides, rightToLeft: true) { Color.red.id("a") }
    #expect(mirrored.inner("a") == CGRect(5, 0, 65, 200))
  }

  @Test(arguments: [
    (Edge.Set.all, CGRect(0, 0, 100, 200)), (.top, CGRect(0, 0, 100, 190)),
    (.bottom, CGRect(0, 20, 100, 180)), (.horizontal, CGRect(0, 20, 100, 170)),
    (Edge.Set(), CGRect(0, 20, 100, 170)),
  ]) func `is ignored on the given edges`(edges: Edge.Set, frame: CGRect) {
    #expect(Stage.safe { Color.red.ignoresSafeArea(edges: edges).id("a") }.inner("a") == frame)
    #expect(Stage.safe { Color.red.edgesIgnoringSafeArea(edges).id("a") }.inner("a") == frame)
    let keyboard = Stage.safe { Color.red.ignoresSafeArea(.keyboard, edges: edges).id("a") }
    #expect(keyboard.inner("a") == CGRect(0, 20, 100, 170))
    let twice = Stage.safe {
      Color.red.ignoresSafeArea(edges: .top).ignoresSafeArea(edges: .bottom).id("a")
    }
    #expect(twice.inner("a") == CGRect(0, 0, 100, 200))
  }

  @Test func `is ignored only by views that touch its edge`() {
    let stage = Stage.safe {
      VStack(spacing: 0) {
        Color.red.ignoresSafeArea().id("first")
        Color.green.ignoresSafeArea().frame(height: 50).id("middle")
        Color.blue.ignoresSafeArea().padding(.bottom, 4).id("last")
      }
    }
    #expect(stage.inner("first") == CGRect(0, 0, 100, 80))
    #expect(stage.inner("middle") == CGRect(0, 80, 100, 50))
    // The padding touches the edge, the color in it does not.
    #expect(stage.still(at: 0).displayList.dump.contains("0,130 100x56"))
  }

  @Test(arguments: [false, true])
  func `a view that does not fill the extended frame is placed at its start`(
    rightToLeft: Bool
  ) {
    let insets = EdgeInsets(top: 20, leading: 8, bottom: 10, trailing: 4)
    let stage = Stage.safe(insets: insets, rightToLeft: rightToLeft) {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 30, height: 30).ignoresSafeArea().id("a")
        Spacer()
        Color.red.frame(width: 30, height: 30).ignoresSafeArea().id("b")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(stage.inner("a") == CGRect(rightToLeft ? 70 : 0, 0, 30, 30))
    #expect(stage.inner("b") == CGRect(rightToLeft ? 70 : 0, 160, 30, 30))
  }

  @Test func `is reported by geometry proxies as insets`() {
    let stage = Stage.safe {
      VStack(spacing: 0) {
        GeometryReader { proxy in
          Text("\(Int(proxy.safeAreaInsets.top)) \(Int(proxy.safeAreaInsets.bottom))")
          Color.red.ignoresSafeArea().id("inside")
        }
        GeometryReader { proxy in
          Text("\(Int(proxy.safeAreaInsets.top)) \(Int(proxy.safeAreaInsets.bottom))")
        }
        .ignoresSafeArea()
      }
    }
    #expect(stage.texts == ["20 0", "0 0"])
    #expect(stage.inner("inside") == CGRect(0, 0, 100, 105))
  }

  @Test(arguments: [false, true]) func `is reported to onGeometryChange`(rightToLeft: Bool) {
    struct Watcher: View {
      @State private var seen = EdgeInsets()
      var body: some View {
        Color.clear
          .onGeometryChange(for: EdgeInsets.self, of: { $0.safeAreaInsets }) { seen = $0 }
          .overlay {
            Text("\(Int(seen.top)) \(Int(seen.leading)) \(Int(seen.bottom)) \(Int(seen.trailing))")
          }
          .safeAreaPadding(.leading, 3)
      }
    }
    let insets = EdgeInsets(top: 20, leading: 8, bottom: 10, trailing: 4)
    let stage = Stage.safe(insets: insets, rightToLeft: rightToLeft, script: [.wait(0.1)]) {
      Watcher()
    }
    #expect(stage.texts == ["20 11 10 4"])
  }

  @Test func `is ignored by backgrounds of styles`() {
    let styles = Stage.safe {
      Color.clear.background(.red).background(Color.blue.opacity(0.5)).overlay(.green)
    }
    let dump = styles.still(at: 0).displayList.dump
    #expect(dump.components(separatedBy: "0,0 100x200").count == 4)
    let views = Stage.safe {
      Color.clear
        .background { Color.red }
        .background(.red, in: Rectangle())
        .background(.red, ignoresSafeAreaEdges: [])
    }
    #expect(!views.still(at: 0).displayList.dump.contains("100x200 #"))
  }

  @Test func `is excluded from container relative lengths`() {
    let stage = Stage.safe {
      VStack(spacing: 0) {
        Color.red.containerRelativeFrame(.vertical, count: 2, spacing: 10).id("half")
      }
      .safeAreaPadding(.top, 30)
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 20) }
    }
    #expect(stage.inner("half")?.height == 55)
  }
}
