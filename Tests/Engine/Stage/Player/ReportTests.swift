import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

@Suite @MainActor struct `The report of a still` {
  private func stage() -> Stage {
    Stage(script: [.scrollTo(offset: CGPoint(x: 0, y: 30), animated: false)]) {
      ScrollView {
        ForEach(0..<20) { index in
          Text("row \(index)").frame(maxWidth: .infinity).frame(height: 40)
            .scrollTransition { $0.scaleEffect($1.isIdentity ? 1 : 0.5) }
        }
      }
      .id("list")
    }
  }

  @Test func `has the time, the scroll views and the views with effects`() throws {
    let report = stage().still(at: 0.25).report
    #expect(report.time == 0.25)
    let scroll = try #require(report.scrollViews.first)
    #expect(scroll.name.hasSuffix("ScrollView") || !scroll.name.isEmpty)
    #expect(scroll.offset.y == 30 && scroll.snappedOffset.y == 30)
    #expect(scroll.containerSize == CGSize(width: 100, height: 200))
    let child = try #require(report.children.first)
    #expect(child.phase == .topLeading && child.name != scroll.name)
  }

  @Test func `has ids of views and of what only modifies them`() {
    struct Plain: Hashable {}
    let stage = Stage {
      VStack {
        Color.red.visualEffect { effect, _ in effect }.padding(3).id("padded")
        Color.red.id("inside").visualEffect { effect, _ in effect }
        VStack {
          Color.red.visualEffect { effect, _ in effect }
          Color.green
        }
        .id("stack")
        Color.red.visualEffect { effect, _ in effect }.id(Plain())
        ForEach(4..<6) { _ in Color.red.visualEffect { effect, _ in effect } }
      }
    }
    #expect(
      stage.still(at: 0).report.children.map(\.id) == ["padded", "inside", nil, nil, "4", "5"])
  }

  @Test func `has views whose effect changes nothing, inside scroll views and outside`() throws {
    let stage = Stage {
      VStack {
        Color.red.scrollTransition { $0.opacity($1.isIdentity ? 1 : 0) }
        ScrollView { Color.red.frame(height: 20).scrollTransition { $0.opacity(1 - $1.value) } }
        Color.red.visualEffect { effect, _ in effect }
      }
    }
    let children = stage.still(at: 0).report.children
    #expect(children.map(\.phase) == [nil, .identity, nil])
    #expect(children.map(\.progress) == [nil, 0, nil])
    #expect(children.allSatisfy { $0.transform.isIdentity && $0.opacity == 1 && $0.blur == 0 })
    #expect(children.allSatisfy { $0.effect.filters.isEmpty && $0.effect.blend == .normal })
    let views = stage.tree(at: 0).all.filter { $0.effect != nil }
    #expect(views.map(\.kind) == ["scrollTransition", "scrollTransition", "visualEffect"])
    #expect(views.map(\.name) == children.map(\.name))
    #expect(views.map(\.effect) == children.map(\.effect))
    #expect(views.allSatisfy { $0.detail("transform") == nil })
  }

  @Test func `has filters and blend modes`() throws {
    let stage = Stage {
      Color.red.visualEffect { effect, _ in
        effect.brightness(0.25).blur(radius: 3).blur(radius: 4)
      }
      .blendMode(.multiply)
    }
    let report = try #require(stage.still(at: 0).report.children.first)
    #expect(report.blur == 5 && report.effect.filters.count == 3)
    #expect(report.effect.filters[0] == .colors(.brightness(0.25)))
    let blended = try #require(stage.tree(at: 0).all.first { $0.effect?.blend == .multiply })
    #expect(blended.kind == "blendMode")
  }

  @Test func `has a tree of views with readable values`() throws {
    let tree = stage().tree(at: 0.25)
    let list = try #require(tree.all.first { $0.detail("id") == "list" })
    let details: [ResolvedView.Detail] = tree.all.flatMap(\.details)
    #expect(list.details.contains { $0.name == "id" && $0.value == .text("list") })
    #expect(details.contains { $0.name == "offset" && $0.value == .point(CGPoint(x: 0, y: 30)) })
    #expect(
      details.contains {
        guard $0.name == "progress", case .number(let part) = $0.value else { return false }
        return part < 0
      })
    #expect(
      details.contains {
        guard $0.name == "transform", case .transform(let map) = $0.value else { return false }
        return map.a < 1 && map.a == map.d
      })
    #expect(
      details.contains {
        guard $0.name == "content", case .size(let size) = $0.value else { return false }
        return size.height > 800
      })
  }

  @Test func `spells values with three decimals at most`() {
    let values: [(ResolvedView.Value, String)] = [
      (.text("as it is"), "as it is"), (.number(1.23456), "1.235"), (.number(-0.0001), "0"),
      (.point(CGPoint(x: 1, y: 2.5)), "(1, 2.5)"),
      (.size(CGSize(width: 1, height: 2.5)), "1 × 2.5"),
      (.transform(CGAffineTransform(translationX: 3, y: 0)), "[1 0 0 1 3 0]"),
    ]
    for (value, words) in values { #expect(value.description == words) }
  }

  @Test func `names problems without drawing the still`() {
    let stage = Stage(script: [.wait(1)]) { Image("stone") }
    #expect(
      stage.problems(at: 0.5).map(\.description).contains {
        $0.hasSuffix("no image named \"stone\" among the scene's images, so nothing is drawn.")
      })
    #expect(Stage { Image("sun") }.problems(at: 0).isEmpty)
  }

  @Test func `a scene's size classes follow its canvas, until it says otherwise`() {
    var scene = Scene("wide", canvas: CGSize(width: 800, height: 400)) { Color.red }
    #expect(scene.horizontalSizeClass == .regular && scene.verticalSizeClass == .compact)
    scene.verticalSizeClass = .regular
    struct Reader: View {
      @Environment(\.verticalSizeClass) private var height
      var body: some View { Text(height == .regular ? "high" : "low") }
    }
    var other = Scene("read", canvas: CGSize(width: 800, height: 400)) { Reader() }
    #expect(Stage(other).texts == ["low"])
    other.verticalSizeClass = scene.verticalSizeClass
    #expect(Stage(other).texts == ["high"])
  }
}
