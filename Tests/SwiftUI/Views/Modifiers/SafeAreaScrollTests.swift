import Foundation
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

@MainActor @Suite struct `Scroll views at the edge of the safe area` {
  private func list(_ count: Int = 10) -> some View {
    ScrollView {
      VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Color.blue.row("row \($0)") } }
    }
  }

  @Test func `extend under it and keep their content inside it`() {
    let stage = Stage.safe(script: [.scroll(to: .edge(.bottom))]) { list() }
    #expect(stage.inner("row 0") == CGRect(0, 20, 100, 30))
    #expect(stage.scroll().containerSize == CGSize(width: 100, height: 200))
    #expect(stage.scroll().offset == CGPoint(x: 0, y: -20))
    #expect(stage.inner("row 9", at: stage.duration + 1)?.maxY == 190)
    let dump = stage.still(at: 0).displayList.dump
    #expect(dump.contains("clip 0,0 100x200") || dump.contains("0,0 100x200"))
  }

  @Test func `extend on one edge if they touch only one`() {
    let stage = Stage.safe {
      VStack(spacing: 0) {
        list()
        Color.red.frame(height: 40)
      }
    }
    #expect(stage.scroll().containerSize == CGSize(width: 100, height: 150))
    #expect(stage.inner("row 0") == CGRect(0, 20, 100, 30))
    let inner = Stage.safe { list().padding(1) }
    #expect(inner.scroll().containerSize == CGSize(width: 98, height: 168))
  }

  @Test func `do not inset their content where they ignore it`() {
    let stage = Stage.safe { list().ignoresSafeArea() }
    #expect(stage.scroll().containerSize == CGSize(width: 100, height: 200))
    #expect(stage.inner("row 0") == CGRect(0, 0, 100, 30))
    let top = Stage.safe(script: [.scroll(to: .edge(.bottom))]) {
      list().ignoresSafeArea(edges: .top)
    }
    #expect(top.inner("row 0") == CGRect(0, 0, 100, 30))
    #expect(top.inner("row 9", at: top.duration + 1)?.maxY == 190)
  }

  @Test func `report their insets with margins`() {
    struct Watcher: View {
      @State private var seen = ""
      var body: some View {
        ScrollView {
          Color.blue.frame(height: 400)
            .onGeometryChange(for: String.self) { proxy in
              "\(Int(proxy.frame(in: .scrollView).minY)) "
                + "\(Int(proxy.bounds(of: .scrollView)?.height ?? 0))"
            } action: {
              seen += $0 + ";"
            }
        }
        .contentMargins(.vertical, 5, for: .scrollContent)
        .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { _, new in
          let insets = new.contentInsets
          seen += "\(Int(insets.top)) \(Int(insets.bottom)) \(Int(new.containerSize.height));"
        }
        .overlay { Text(seen) }
      }
    }
    let stage = Stage.safe(script: [.wait(0.1)]) { Watcher() }
    #expect(stage.texts == ["0 160;25 15 160;"])
  }

  @Test func `give container relative frames the length inside`() {
    let stage = Stage.safe {
      ScrollView {
        Color.blue.containerRelativeFrame([.horizontal, .vertical]).id("page")
      }
      .safeAreaPadding(.horizontal, 7)
    }
    #expect(stage.inner("page") == CGRect(7, 20, 86, 170))
  }

  @Test(arguments: [false, true]) func `nested in each other extend from edge to edge`(
    rightToLeft: Bool
  ) {
    let stage = Stage.safe(rightToLeft: rightToLeft) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<3, id: \.self) { shelf in
            ScrollView(.horizontal) {
              HStack(spacing: 0) {
                ForEach(0..<9, id: \.self) {
                  Color.red.frame(width: 40, height: 30).id("\(shelf)\($0)")
                }
              }
            }
            .id("shelf \(shelf)")
          }
          Color.green.row("last")
        }
      }
      .safeAreaPadding(EdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 6))
    }
    #expect(stage.inner("shelf 1") == CGRect(0, 50, 100, 30))
    #expect(stage.inner("10") == CGRect(rightToLeft ? 48 : 12, 50, 40, 30))
    #expect(stage.inner("last") == CGRect(rightToLeft ? 6 : 12, 110, 82, 30))
  }

  @Test func `of two axes keep clear of all edges`() {
    let insets = EdgeInsets(top: 20, leading: 8, bottom: 10, trailing: 4)
    let stage = Stage.safe(insets: insets, script: [.scroll(to: .edge(.bottom))]) {
      ScrollView([.horizontal, .vertical]) {
        Color.red.frame(width: 300, height: 300).ignoresSafeArea().id("a")
      }
    }
    #expect(stage.inner("a") == CGRect(8, 20, 300, 300))
    #expect(stage.inner("a", at: stage.duration + 1)?.maxY == 190)
    #expect(stage.scroll().containerSize == CGSize(width: 100, height: 200))
  }

  @Test func `show their indicators in it`() {
    let script: GestureScript = [.drag(by: CGVector(dx: 0, dy: -1000), over: 1), .wait(2)]
    let safe = Stage.safe(script: script) { list(40) }
    let bare = Stage.safe(insets: EdgeInsets(), script: script) {
      list(40).contentMargins(.top, 20)
        .contentMargins(.bottom, 10)
    }
    #expect(safe.still(at: 0.9).displayList.dump == bare.still(at: 0.9).displayList.dump)
  }
}
