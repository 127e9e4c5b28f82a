import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkScript
import ScrollworkScrolling
import TestSupport
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

@MainActor @Suite struct `Geometry reader` {
  @Test(arguments: [false, true])
  func `takes the proposed size, and places views at the top leading corner`(
    rightToLeft: Bool
  ) {
    let stage = Stage(rightToLeft: rightToLeft) {
      GeometryReader { proxy in
        Color.red.frame(width: 30, height: proxy.size.height / 4).id("a")
        Color.blue.frame(width: 20, height: 10).id("b")
      }
      .id("reader")
    }
    #expect(stage.frame("reader") == CGRect(0, 0, 100, 200))
    #expect(stage.frame("a") == CGRect(rightToLeft ? 70 : 0, 0, 30, 50))
    #expect(stage.frame("b") == CGRect(rightToLeft ? 80 : 0, 0, 20, 10))
    #expect(stage.complaints == [])
  }

  @Test func `is ten points for an unspecified proposal`() {
    let stage = Stage {
      ScrollView { GeometryReader { Text(verbatim: "\(Int($0.size.height))") }.id("reader") }
    }
    #expect(stage.frame("reader") == CGRect(0, 0, 100, 10))
    #expect(stage.texts == ["10"])
  }

  @Test func `reports the frames of views inside it`() {
    let stage = Stage {
      VStack(spacing: 0) {
        Color.red.frame(height: 40)
        HStack(spacing: 0) {
          Color.red.frame(width: 30)
          GeometryReader { outer in
            GeometryReader { inner in
              let global = inner.frame(in: .global)
              let named = inner.frame(in: .named("stack"))
              Text(
                verbatim:
                  "\(Int(global.minX)) \(Int(global.minY)) \(Int(named.minX)) \(Int(named.minY)) "
                  + "\(Int(inner.frame(in: .local).minX)) \(Int(outer.frame(in: .global).minY))"
                  + " \(Int(inner.bounds(of: .named("stack"))?.minX ?? -1))")
            }
            .padding(5)
          }
        }
        .coordinateSpace(name: "stack")
      }
    }
    #expect(stage.texts == ["35 45 35 5 0 40 -35"])
  }

  @Test func `accepts names of any type, and coordinate spaces as values`() {
    enum Space: Hashable { case outer }
    let old: CoordinateSpace = .named(Space.outer)
    let stage = Stage {
      GeometryReader { proxy in
        Text(
          verbatim:
            "\(Int(proxy.frame(in: old).minX)) \(Int(proxy.frame(in: .named(Space.outer)).minX))")
      }
      .padding(7)
      .coordinateSpace(.named(Space.outer))
      .padding(3)
    }
    #expect(stage.texts == ["7 7"])
    #expect(CoordinateSpace.global.isGlobal && CoordinateSpace.local.isLocal && !old.isLocal)
  }

  /// A long list, each row saying where it stands.
  struct Rows: View {
    var isLazy = false
    var row: CGFloat = 50

    var body: some View {
      ScrollView {
        if isLazy {
          LazyVStack(spacing: 0) { rows }
        } else {
          VStack(spacing: 0) { rows }
        }
      }
      .padding(.top, 30)
    }

    private var rows: some View {
      ForEach(0..<40) { index in
        GeometryReader { proxy in
          Text(verbatim: "\(index): \(proxy.frame(in: .global).minY)")
        }
        .frame(height: row)
      }
    }
  }

  @Test(arguments: [false, true])
  func `reports the layout position minus the content offset at every time`(
    isLazy: Bool
  ) {
    let script: GestureScript = [
      .flick(.up, velocity: 1800), .wait(0.4), .flick(.down, velocity: 900), .untilSettled(),
    ]
    let stage = Stage(script: script) { Rows(isLazy: isLazy) }
    var random = SeededGenerator(seed: 7)
    for _ in 0..<60 {
      let time = Double.random(in: 0...stage.duration, using: &random)
      let offset = stage.still(at: time).report.scrollViews[0].snappedOffset.y
      let texts = stage.texts(at: time)
      #expect(texts.count >= 3)
      for text in texts {
        let parts = text.split(separator: ":").map { Double($0.filter { $0 != " " }) ?? .nan }
        #expect(abs(parts[1] - (30 + 50 * parts[0] - offset)) < 1e-9, "\(text) at \(time)")
      }
    }
    #expect(stage.complaints == [])
  }

  @Test func `stills do not depend on their order`() {
    let script: GestureScript = [.flick(.up, velocity: 1500), .untilSettled()]
    let make = { Stage(script: script) { Rows(isLazy: true) } }
    let (one, other) = (make(), make())
    let times = stride(from: 0, to: one.duration, by: 0.11)
    let forward = times.map { one.still(at: $0).displayList.digest }
    let backward = times.reversed().map { other.still(at: $0).displayList.digest }
    #expect(forward == backward.reversed())
    #expect(Set(forward).count > 5)
  }

  @Test func `draws a picture offset by its frame at any content offset`() {
    let stage = Stage(script: [
      .scroll(to: .offset(CGPoint(x: 0, y: 900)), animated: false), .wait(0.1),
    ]) {
      ScrollView {
        VStack(spacing: 0) {
          GeometryReader { proxy in
            Text("header").offset(y: -proxy.frame(in: .scrollView).minY)
          }
          .frame(height: 20)
          Color.blue.frame(height: 3000)
        }
      }
    }
    #expect(stage.texts(at: 0.1).contains("header"))
    #expect(stage.offset(at: 0.1).y == 900)
    let header = stage.tree(at: 0.1).all.first { $0.kind == "offset" }
    #expect(header?.frame.minY == -900)
    #expect(header?.detail("transform") == "[1 0 0 1 0 900]")
  }

  @Test func `plays scroll views inside it`() {
    for asksForPlace in [false, true] {
      let stage = Stage(script: [
        .flick(.left, velocity: 900, from: .point(CGPoint(x: 80, y: 70))), .untilSettled(),
      ]) {
        VStack(spacing: 0) {
          Color.red.frame(height: 50)
          GeometryReader { proxy in
            let height =
              asksForPlace ? proxy.frame(in: .global).minY : proxy.size.height / 3
            ScrollView(.horizontal) {
              LazyHStack(spacing: 0) {
                ForEach(0..<20) { Text(verbatim: "\($0)").frame(width: proxy.size.width) }
              }
              .scrollTargetLayout()
            }
            .scrollTargetBehavior(.paging)
            .frame(height: height)
          }
        }
      }
      #expect(
        stage.still(at: 0).report.scrollViews[0].containerSize == CGSize(width: 100, height: 50))
      #expect(stage.complaints == [])
      #expect(stage.offset(at: stage.duration).x > 90, "\(asksForPlace)")
      #expect(stage.offset(at: stage.duration).x.truncatingRemainder(dividingBy: 100) == 0)
    }
  }

  @Test func `reports changes of frame to onChange, tick by tick`() {
    let log = Log()
    let stage = Stage(script: [.flick(.up, velocity: 1200), .untilSettled()]) {
      ScrollView {
        Color.blue.frame(height: 2000).background {
          GeometryReader { proxy in
            Color.clear.onChange(of: proxy.frame(in: .global).minY) { old, new in
              log.add("\(new < old)")
            }
          }
        }
      }
    }
    _ = stage.still(at: 0)
    #expect(log.lines.count > 100)
    #expect(Set(log.lines) == ["true"])
  }

  @Test func `stops a reader that enlarges itself forever`() {
    struct Growing: View {
      @State var height = 10.0
      var body: some View {
        GeometryReader { proxy in
          Color.clear.onChange(of: proxy.size.height, initial: true) { height += 1 }
        }
        .frame(height: height)
      }
    }
    let stage = Stage { Growing() }
    #expect(stage.complaints.count == 1)
    #expect(stage.complaints.first?.contains("keep changing") ?? false)
  }

  @Test func `keeps the state of views inside it`() {
    struct Counter: View {
      @State var count = 0
      var body: some View {
        Button("count \(count)") { count += 1 }.accessibilityIdentifier("button")
      }
    }
    let stage = Stage(script: [.tap("button"), .tap("button"), .wait(0.1)]) {
      VStack(spacing: 0) {
        Color.red.frame(height: 20)
        GeometryReader { proxy in
          if proxy.frame(in: .global).minY > 10 { Counter() }
        }
      }
    }
    #expect(stage.texts == ["count 2"])
    #expect(stage.complaints == [])
  }

  @Test(arguments: [false, true])
  func `lets a large title collapse over a scroll view inside it`(readsFrame: Bool) {
    let script: GestureScript = [slowDrag(CGVector(dx: 0, dy: -30)), .untilSettled()]
    let canvas = CGSize(width: 200, height: 400)
    let column = ScrollView { Color.blue.frame(height: 1500).id("content") }
    let bare = Stage(canvas: canvas, script: script) {
      NavigationStack { column.navigationTitle("Title") }
    }
    let stage = Stage(canvas: canvas, script: script) {
      NavigationStack {
        GeometryReader { proxy in
          if readsFrame { let _ = proxy.frame(in: .global) }
          column
        }
        .navigationTitle("Title")
      }
    }
    #expect(stage.duration == bare.duration)
    for time in [0, 0.3, 0.6, stage.duration] {
      #expect(stage.offset(at: time) == bare.offset(at: time), "\(time)")
      #expect(stage.place("content", at: time) == bare.place("content", at: time), "\(time)")
      #expect(
        stage.textCommands(at: time).map(\.frame) == bare.textCommands(at: time).map(\.frame))
    }
  }

  @Test func `reports an infinite length`() {
    let stage = Stage {
      GeometryReader { _ in Color.red }.frame(width: .infinity, height: 10)
    }
    #expect(stage.still(at: 0).problems.contains { "\($0)".contains("finite") })
  }
}
