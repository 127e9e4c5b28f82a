import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkScrolling
import Testing

@testable import ScrollworkViews

/// A canvas of 100 × 200 that keeps 20 free at the top and 10 at the bottom.
extension Stage {
  fileprivate convenience init(
    safe insets: EdgeInsets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0),
    rightToLeft: Bool = false, script: GestureScript = [],
    @ViewBuilder root: @escaping @MainActor @Sendable () -> some View
  ) {
    var scene = Scene(
      "test", canvas: CGSize(width: 100, height: 200), safeArea: insets, script: script, root: root)
    scene.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
    self.init(scene)
  }

  /// The view with an id itself: what is around it may have the same one.
  fileprivate func inner(_ id: some Any, at time: Double = 0) -> CGRect? {
    tree(at: time).all.last { $0.detail("id") == "\(id)" }?.frame
  }

  fileprivate func scroll(_ index: Int = 0, at time: Double = 0) -> ScrollReport {
    still(at: time).report.scrollViews[index]
  }
}

extension View {
  /// A row of 30 points.
  fileprivate func row(_ id: some Hashable) -> some View { frame(height: 30).id(id) }
}

@MainActor @Suite struct `The safe area of a scene` {
  @Test func `holds the root, in its middle`() {
    #expect(Stage(safe: .phone) { Color.red.id("a") }.inner("a") == CGRect(0, 59, 100, 107))
    let small = Stage { Color.red.frame(width: 10, height: 10).id("a") }
    #expect(small.inner("a") == CGRect(45, 100, 10, 10))
    let sides = EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 5)
    #expect(Stage(safe: sides) { Color.red.id("a") }.inner("a") == CGRect(30, 0, 65, 200))
    let mirrored = Stage(safe: sides, rightToLeft: true) { Color.red.id("a") }
    #expect(mirrored.inner("a") == CGRect(5, 0, 65, 200))
  }

  @Test(arguments: [
    (Edge.Set.all, CGRect(0, 0, 100, 200)), (.top, CGRect(0, 0, 100, 190)),
    (.bottom, CGRect(0, 20, 100, 180)), (.horizontal, CGRect(0, 20, 100, 170)),
    (Edge.Set(), CGRect(0, 20, 100, 170)),
  ]) func `is left on the edges that say so`(edges: Edge.Set, frame: CGRect) {
    #expect(Stage { Color.red.ignoresSafeArea(edges: edges).id("a") }.inner("a") == frame)
    #expect(Stage { Color.red.edgesIgnoringSafeArea(edges).id("a") }.inner("a") == frame)
    let keyboard = Stage { Color.red.ignoresSafeArea(.keyboard, edges: edges).id("a") }
    #expect(keyboard.inner("a") == CGRect(0, 20, 100, 170))
    let twice = Stage {
      Color.red.ignoresSafeArea(edges: .top).ignoresSafeArea(edges: .bottom).id("a")
    }
    #expect(twice.inner("a") == CGRect(0, 0, 100, 200))
  }

  @Test func `is left by views that touch its edge, and by no others`() {
    let stage = Stage {
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

  @Test(arguments: [false, true]) func `what does not take the room stands at its start`(
    rightToLeft: Bool
  ) {
    let insets = EdgeInsets(top: 20, leading: 8, bottom: 10, trailing: 4)
    let stage = Stage(safe: insets, rightToLeft: rightToLeft) {
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

  @Test func `is told by proxies as the room to grow`() {
    let stage = Stage {
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

  @Test(arguments: [false, true]) func `is told to those who watch geometry`(rightToLeft: Bool) {
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
    let stage = Stage(safe: insets, rightToLeft: rightToLeft, script: [.wait(0.1)]) { Watcher() }
    #expect(stage.texts == ["20 11 10 4"])
  }

  @Test func `is not what backgrounds of styles keep to`() {
    let styles = Stage {
      Color.clear.background(.red).background(Color.blue.opacity(0.5)).overlay(.green)
    }
    let dump = styles.still(at: 0).displayList.dump
    #expect(dump.components(separatedBy: "0,0 100x200").count == 4)
    let views = Stage {
      Color.clear
        .background { Color.red }
        .background(.red, in: Rectangle())
        .background(.red, ignoresSafeAreaEdges: [])
    }
    #expect(!views.still(at: 0).displayList.dump.contains("100x200 #"))
  }

  @Test func `is what lengths relative to the container leave out`() {
    let stage = Stage {
      VStack(spacing: 0) {
        Color.red.containerRelativeFrame(.vertical, count: 2, spacing: 10).id("half")
      }
      .safeAreaPadding(.top, 30)
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 20) }
    }
    #expect(stage.inner("half")?.height == 55)
  }
}

@MainActor @Suite struct `Scroll views at the edge of the safe area` {
  private func list(_ count: Int = 10) -> some View {
    ScrollView {
      VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Color.blue.row("row \($0)") } }
    }
  }

  @Test func `reach under it and keep their content in it`() {
    let stage = Stage(script: [.scroll(to: .edge(.bottom))]) { list() }
    #expect(stage.inner("row 0") == CGRect(0, 20, 100, 30))
    #expect(stage.scroll().containerSize == CGSize(width: 100, height: 200))
    #expect(stage.scroll().offset == CGPoint(x: 0, y: -20))
    #expect(stage.inner("row 9", at: stage.duration + 1)?.maxY == 190)
    let dump = stage.still(at: 0).displayList.dump
    #expect(dump.contains("clip 0,0 100x200") || dump.contains("0,0 100x200"))
  }

  @Test func `on one edge only where they touch one`() {
    let stage = Stage {
      VStack(spacing: 0) {
        list()
        Color.red.frame(height: 40)
      }
    }
    #expect(stage.scroll().containerSize == CGSize(width: 100, height: 150))
    #expect(stage.inner("row 0") == CGRect(0, 20, 100, 30))
    let inner = Stage { list().padding(1) }
    #expect(inner.scroll().containerSize == CGSize(width: 98, height: 168))
  }

  @Test func `not where they ignore it`() {
    let stage = Stage { list().ignoresSafeArea() }
    #expect(stage.scroll().containerSize == CGSize(width: 100, height: 200))
    #expect(stage.inner("row 0") == CGRect(0, 0, 100, 30))
    let top = Stage(script: [.scroll(to: .edge(.bottom))]) { list().ignoresSafeArea(edges: .top) }
    #expect(top.inner("row 0") == CGRect(0, 0, 100, 30))
    #expect(top.inner("row 9", at: top.duration + 1)?.maxY == 190)
  }

  @Test func `are watched with their insets, margins and all`() {
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
    let stage = Stage(script: [.wait(0.1)]) { Watcher() }
    #expect(stage.texts == ["0 160;25 15 200;"])
  }

  @Test func `give relative lengths the room inside`() {
    let stage = Stage {
      ScrollView {
        Color.blue.containerRelativeFrame([.horizontal, .vertical]).id("page")
      }
      .safeAreaPadding(.horizontal, 7)
    }
    #expect(stage.inner("page") == CGRect(7, 20, 86, 170))
  }

  @Test(arguments: [false, true]) func `in each other reach from edge to edge`(
    rightToLeft: Bool
  ) {
    let stage = Stage(rightToLeft: rightToLeft) {
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
    let stage = Stage(safe: insets, script: [.scroll(to: .edge(.bottom))]) {
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
    let safe = Stage(script: script) { list(40) }
    let bare = Stage(safe: EdgeInsets(), script: script) {
      list(40).contentMargins(.top, 20)
        .contentMargins(.bottom, 10)
    }
    #expect(safe.still(at: 0.9).displayList.dump == bare.still(at: 0.9).displayList.dump)
  }
}

@MainActor @Suite struct `Bars in the safe area` {
  @Test func `stand at their edge, a view makes room and a scroll view does not`() {
    for isScrolling in [false, true] {
      let stage = Stage {
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
    let stage = Stage(rightToLeft: rightToLeft) {
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

  @Test func `have backgrounds that reach to the edge of the screen`() {
    let stage = Stage {
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

  @Test func `take what the view can spare`() {
    let stage = Stage {
      Color.blue.frame(minHeight: 120).id("view")
        .safeAreaInset(edge: .top, spacing: 0) { Color.red.id("bar") }
    }
    #expect(stage.inner("bar") == CGRect(0, 20, 100, 50))
    #expect(stage.inner("view") == CGRect(0, 70, 100, 120))
  }

  @Test func `are there for each of several views, and for lazy rows`() {
    let stage = Stage {
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

  @Test func `that grow leave nothing behind, in any order of stills`() {
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
    let stage = Stage(script: script) { Growing() }
    let times = [0, 0.2, 0.4, 0.6, 1.2]
    let forward = times.map { stage.still(at: $0).displayList.dump }
    let other = Stage(script: script) { Growing() }
    let back = times.reversed().map { other.still(at: $0).displayList.dump }
    #expect(forward == back.reversed())
    #expect(stage.inner("bar", at: 1.2) == CGRect(0, 130, 100, 60))
    #expect(stage.problems.isEmpty)
  }
}

@MainActor @Suite struct `What fades under bars` {
  private func page(
    _ change: @escaping @MainActor @Sendable (ScrollView<Rows>) -> some View
  ) -> String {
    Stage { change(ScrollView { Rows() }) }.still(at: 0).displayList.dump
  }

  private struct Rows: View {
    var body: some View { Color.blue.frame(height: 400) }
  }

  private func bar() -> some View { Color.clear.frame(height: 30) }

  @Test func `is what lies under a bar of its own kind, softly`() {
    let dump = page { $0.safeAreaBar(edge: .top, spacing: 0) { Color.clear.frame(height: 30) } }
    #expect(dump.contains("mask"))
    // From the edge of the screen to the end of the bar, and whole from there.
    #expect(dump.contains("0,0 100x50"))
    #expect(dump.contains("0,50 100x150"))
    let inset = page { $0.safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 30) } }
    #expect(!inset.contains("mask"))
  }

  @Test func `is what a style says, on its edges`() {
    #expect(!page { $0.scrollEdgeEffectStyle(nil, for: .all) }.contains("mask"))
    #expect(!page { $0.scrollEdgeEffectStyle(.automatic, for: .all) }.contains("mask"))
    #expect(!page { $0.scrollEdgeEffectStyle(.soft, for: .horizontal) }.contains("mask"))
    let soft = page { $0.scrollEdgeEffectStyle(.soft, for: .bottom) }
    #expect(soft.contains("0,190 100x10") && soft.contains("0,0 100x190"))
    let hard = page { $0.scrollEdgeEffectStyle(.hard, for: .top) }
    #expect(hard.contains("#000000/0.16") && hard.contains("0,20 100x0.5"))
  }

  @Test func `is nothing where it is hidden`() {
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

  @Test func `goes on as mirror images where that is asked for`() {
    let stage = Stage {
      VStack(spacing: 0) {
        Color.red.frame(height: 60).backgroundExtensionEffect().id("a")
        Color.blue
      }
    }
    let dump = stage.still(at: 0).displayList.dump
    #expect(dump.contains("blur 12"))
    #expect(dump.contains("1 0 0 -1 0 0"))
    #expect(stage.inner("a") == CGRect(0, 20, 100, 60))
    let off = Stage { Color.red.backgroundExtensionEffect(isEnabled: false) }
    #expect(!off.still(at: 0).displayList.dump.contains("blur"))
    let inside = Stage { Color.red.backgroundExtensionEffect().padding(5) }
    #expect(!inside.still(at: 0).displayList.dump.contains("blur"))
  }
}
