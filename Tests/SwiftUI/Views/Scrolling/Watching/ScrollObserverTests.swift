import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// Those who watch a scroll view, and views that ask for other surroundings.
@Suite @MainActor struct `Watching a scroll view` {
  @Test func `reports its geometry when it scrolls`() {
    let log = Log()
    let stage = Stage(script: [
      .scroll(to: .offset(CGPoint(x: 0, y: 60)), animated: false), .wait(0.1),
    ]) {
      ScrollView { Color.blue.frame(height: 900) }
        .contentMargins(.top, 20)
        .onScrollGeometryChange(for: ScrollGeometry.self) {
          $0
        } action: { old, new in
          log.add(
            "\(old.contentOffset.y) \(new.contentOffset.y) \(new.contentSize.height) "
              + "\(new.contentInsets.top) \(new.containerSize.height) \(new.visibleRect.minY) "
              + "\(new.visibleRect.height) \(new.bounds.minY) \(new.bounds.height)")
        }
    }
    _ = stage.still(at: 0)
    #expect(
      log.lines == [
        "-20.0 -20.0 900.0 20.0 180.0 -20.0 200.0 -20.0 180.0",
        "-20.0 60.0 900.0 20.0 180.0 60.0 200.0 60.0 180.0",
      ])
  }

  @Test func `reports insets from the leading edge`() {
    let log = Log()
    let stage = Stage(rightToLeft: true) {
      ScrollView(.horizontal) { Color.blue.frame(width: 900) }
        .contentMargins(.leading, 20)
        .onScrollGeometryChange(for: EdgeInsets.self) {
          $0.contentInsets
        } action: { _, new in
          log.add("\(new.leading) \(new.trailing)")
        }
    }
    _ = stage.still(at: 0)
    #expect(log.lines == ["20.0 0.0"])
  }

  @Test func `transforms every tick while something moves, and acts on changes alone`() {
    let stage = Stage(script: [.flick(.up, velocity: 1500), .untilSettled()]) { Watched() }
    let last = stage.texts.last ?? ""
    #expect(last == "far true", "\(last)")
    #expect(stage.texts(at: 0).last == "far false")
  }

  @Test func `reports phases, without a first value`() {
    let log = Log()
    let stage = Stage(script: [.flick(.up, velocity: 1500), .untilSettled()]) {
      ScrollView { Color.blue.frame(height: 5000) }
        .onScrollPhaseChange { old, new in log.add("\(old) \(new)") }
    }
    _ = stage.still(at: 0)
    #expect(log.lines.first?.hasPrefix("idle ") ?? false)
    #expect(
      log.lines.suffix(2) == ["interacting decelerating", "decelerating idle"], "\(log.lines)")
    for (line, next) in zip(log.lines, log.lines.dropFirst()) {
      #expect(line.split(separator: " ").last == next.split(separator: " ").first)
    }
  }

  /// Documented: tracking is a finger that is down and has not moved yet.
  @Test func `reports the tracking phase of a finger that is down`() {
    let drag = Log()
    let dragged = Stage(script: [slowDrag(CGVector(dx: 0, dy: -60)), .wait(0.1)]) {
      ScrollView { Color.blue.frame(height: 5000) }
        .onScrollPhaseChange { old, new in drag.add("\(old) \(new) \(new.isScrolling)") }
    }
    _ = dragged.still(at: 0)
    #expect(
      drag.lines == ["idle tracking true", "tracking interacting true", "interacting idle false"])
  }

  @Test func `reports offset and velocity with a phase change`() {
    let log = Log()
    let stage = Stage(script: [.flick(.up, velocity: 1500), .untilSettled()]) {
      ScrollView { Color.blue.frame(height: 5000) }
        .onScrollPhaseChange { _, new, context in
          if new == .decelerating { log.add("\((context.velocity?.dy ?? 0) > 1000)") }
          if new == .idle {
            log.add("\(context.geometry.contentOffset.y > 300) \(context.velocity == nil)")
          }
        }
    }
    _ = stage.still(at: 0)
    #expect(log.lines == ["true", "true true"])
  }

  @Test func `observes the first of several scroll views, and none without one`() {
    let log = Log()
    let stage = Stage {
      VStack {
        ScrollView { Color.blue.frame(height: 500) }
        ScrollView { Color.blue.frame(height: 700) }
      }
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentSize.height
      } action: { _, new in
        log.add("\(new)")
      }
      Color.red.onScrollGeometryChange(for: CGFloat.self) { _ in
        1
      } action: { _, _ in
        log.add("no scroll view")
      }
    }
    _ = stage.still(at: 0)
    #expect(log.lines == ["500.0"])
  }
}

private struct Watched: View {
  @State private var isFar = false

  var body: some View {
    ScrollView { Color.blue.frame(height: 5000) }
      .onScrollGeometryChange(for: Bool.self) {
        $0.contentOffset.y > 100
      } action: { _, new in
        isFar = new
      }
      .overlay(alignment: .top) { Text("far \(isFar ? "true" : "false")") }
  }
}
