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

@MainActor @Suite struct `Bars in the safe area` {
  @Test func `stand at their edge, inset a view and underlap a scroll view`() {
    for isScrolling in [false, true] {
      let stage = Stage.safe {
        Group {
          if isScrolling {
            ScrollView { Color.blue.frame(height: 400).id("content") }
          } else {
            Color.blue.id("content")
          }
        }
        .safeAreaInset(edge: .top, spacing: 3) { Color.red.frame(height: 40).id("top") }
        .safeAreaInset(edge: .bottom) { Color.red.frame(width: 20, height: 30).id("bottom") }
      }
      #expect(stage.inner("top") == CGRect(0, 20, 100, 40))
      #expect(stage.inner("bottom") == CGRect(40, 160, 20, 30))
      if isScrolling {
        #expect(stage.inner("content") == CGRect(0, 63, 100, 400))
        #expect(stage.scroll().containerSize == CGSize(width: 100, height: 200))
      } else {
        #expect(stage.inner("content") == CGRect(0, 63, 100, 89))
      }
    }
  }

  @Test(arguments: [false, true]) func `stack up on all four edges, mirrored`(rightToLeft: Bool) {
    let stage = Stage.safe(rightToLeft: rightToLeft) {
      Color.blue.ignoresSafeArea().id("view")
        .overlay { Color.green.id("room") }
        .safeAreaInset(edge: .leading, spacing: 0) { Color.red.frame(width: 10).id("a") }
        .safeAreaInset(edge: .leading, spacing: 0) { Color.red.frame(width: 20).id("b") }
        .safeAreaInset(edge: .trailing, spacing: 5) { Color.red.frame(width: 5).id("c") }
        .safeAreaInset(edge: .top, alignment: .leading, spacing: 0) {
          Color.red.frame(width: 50, height: 15).id("d")
        }
    }
    func mirrored(_ rect: CGRect) -> CGRect {
      rightToLeft ? CGRect(100 - rect.maxX, rect.minY, rect.width, rect.height) : rect
    }
    #expect(stage.inner("room") == mirrored(CGRect(30, 35, 60, 155)))
    #expect(stage.inner("a") == mirrored(CGRect(20, 35, 10, 155)))
    #expect(stage.inner("b") == mirrored(CGRect(0, 35, 20, 155)))
    #expect(stage.inner("c") == mirrored(CGRect(95, 35, 5, 155)))
    #expect(stage.inner("d") == mirrored(CGRect(0, 20, 50, 15)))
    // It grows from ring to ring, up to the edges of the screen.
    #expect(stage.inner("view") == CGRect(0, 0, 100, 200))
  }

  @Test func `have backgrounds that extend to the edge of the screen`() {
    let stage = Stage.safe {
      ScrollView { Color.blue.frame(height: 400) }
        .safeAreaInset(edge: .bottom, spacing: 0) {
          Color.clear.frame(maxWidth: .infinity).frame(height: 30).background(.bar)
        }
        .safeAreaInset(edge: .top, spacing: 0) {
          Color.clear.frame(height: 30).background { Color.red.ignoresSafeArea().id("back") }
        }
    }
    #expect(stage.inner("back") == CGRect(0, 0, 100, 50))
    #expect(stage.still(at: 0).displayList.dump.contains("0,160 100x40"))
  }

  @Test func `take the length the view can spare`() {
    let stage = Stage.safe {
      Color.blue.frame(minHeight: 120).id("view")
        .safeAreaInset(edge: .top, spacing: 0) { Color.red.id("bar") }
    }
    #expect(stage.inner("bar") == CGRect(0, 20, 100, 50))
    #expect(stage.inner("view") == CGRect(0, 70, 100, 120))
  }

  @Test func `apply to each of several views, and to lazy rows`() {
    let stage = Stage.safe {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<3, id: \.self) { index in
            ScrollView(.horizontal) { Color.red.frame(width: 300, height: 30).id("r\(index)") }
              .safeAreaInset(edge: .leading, spacing: 0) {
                Color.green.frame(width: 10, height: 10).id("bar \(index)")
              }
          }
        }
      }
    }
    #expect(stage.inner("bar 2") == CGRect(0, 90, 10, 10))
    #expect(stage.inner("r2") == CGRect(10, 80, 300, 30))
  }

  @Test func `that grow look the same in any order of stills`() {
    struct Growing: View {
      @State private var isOpen = false
      var body: some View {
        ScrollView { Color.blue.frame(height: 400).id("content") }
          .safeAreaInset(edge: .bottom, spacing: 0) {
            Color.red.frame(height: isOpen ? 60 : 20)
              .id("bar")
              .onTapGesture { withAnimation(.linear(duration: 0.5)) { isOpen = true } }
          }
      }
    }
    let script: GestureScript = [.tap(.view("bar")), .wait(1)]
    let stage = Stage.safe(script: script) { Growing() }
    let times = [0, 0.2, 0.4, 0.6, 1.2]
    let forward = times.map { stage.still(at: $0).displayList.dump }
    let other = Stage.safe(script: script) { Growing() }
    let back = times.reversed().map { other.still(at: $0).displayList.dump }
    #expect(forward == back.reversed())
    #expect(stage.inner("bar", at: 1.2) == CGRect(0, 130, 100, 60))
    #expect(stage.problems.isEmpty)
  }
}

@MainActor @Suite struct `The scroll edge effect` {
  private func page(
    _ change: @escaping @MainActor @Sendable (ScrollView<Rows>) -> some View
  ) -> String {
    Stage.safe { change(ScrollView { Rows() }) }.still(at: 0).displayList.dump
  }

  private struct Rows: View {
    var body: some View { Color.blue.frame(height: 400) }
  }

  private func bar() -> some View { Color.clear.frame(height: 30) }

  @Test func `fades content under a safe area bar, softly by default`() {
    let dump = page { $0.safeAreaBar(edge: .top, spacing: 0) { Color.clear.frame(height: 30) } }
    #expect(dump.contains("mask"))
    // From the edge of the screen to the end of the bar, and whole from there.
    #expect(dump.contains("0,0 100x50"))
    #expect(dump.contains("0,50 100x150"))
    let inset = page { $0.safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 30) } }
    #expect(!inset.contains("mask"))
  }

  @Test func `has the given style on the given edges`() {
    #expect(!page { $0.scrollEdgeEffectStyle(nil, for: .all) }.contains("mask"))
    #expect(!page { $0.scrollEdgeEffectStyle(.automatic, for: .all) }.contains("mask"))
    #expect(!page { $0.scrollEdgeEffectStyle(.soft, for: .horizontal) }.contains("mask"))
    let soft = page { $0.scrollEdgeEffectStyle(.soft, for: .bottom) }
    #expect(soft.contains("0,190 100x10") && soft.contains("0,0 100x190"))
    let hard = page { $0.scrollEdgeEffectStyle(.hard, for: .top) }
    #expect(hard.contains("#000000/0.16") && hard.contains("0,20 100x0.5"))
  }

  @Test func `is not drawn when hidden`() {
    func dump(_ edges: Edge.Set) -> String {
      page {
        $0.scrollEdgeEffectHidden(for: edges)
          .safeAreaBar(edge: .top, spacing: 0) { Color.clear.frame(height: 30) }
      }
    }
    #expect(dump(.bottom).contains("mask"))
    #expect(!dump(.top).contains("mask"))
    #expect(
      page {
        $0.scrollEdgeEffectHidden(false).scrollEdgeEffectHidden()
          .safeAreaBar(edge: .top) { Color.clear.frame(height: 30) }
      }.contains("mask"))
  }

  @Test func `mirrors content past the edge with backgroundExtensionEffect`() {
    let stage = Stage.safe {
      VStack(spacing: 0) {
        Color.red.frame(height: 60).backgroundExtensionEffect().id("a")
        Color.blue
      }
    }
    let dump = stage.still(at: 0).displayList.dump
    #expect(dump.contains("blur 12"))
    #expect(dump.contains("1 0 0 -1 0 0"))
    #expect(stage.inner("a") == CGRect(0, 20, 100, 60))
    let off = Stage.safe { Color.red.backgroundExtensionEffect(isEnabled: false) }
    #expect(!off.still(at: 0).displayList.dump.contains("blur"))
    let offAround = Stage.safe {
      Color.red.backgroundExtensionEffect().backgroundExtensionEffect(isEnabled: false)
    }
    let on = Stage.safe { Color.red.backgroundExtensionEffect() }
    #expect(offAround.still(at: 0).displayList.dump == on.still(at: 0).displayList.dump)
    let inside = Stage.safe { Color.red.backgroundExtensionEffect().padding(5) }
    #expect(!inside.still(at: 0).displayList.dump.contains("blur"))
  }
}
