import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

@MainActor @Suite struct `Scroll view reader` {
  /// A list and a button that scrolls to a row.
  private struct List: View {
    var isLazy = true
    var target = 12
    var anchor: UnitPoint?
    var animation: Animation?
    var appends = false
    @State var count = 40

    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("go") {
            if appends { count += 1 }
            withTransaction(Transaction(animation: animation)) {
              proxy.scrollTo(appends ? count - 1 : target, anchor: anchor)
            }
          }
          .accessibilityIdentifier("go").frame(height: 20)
          ScrollView {
            if isLazy {
              LazyVStack(spacing: 0) { rows }
            } else {
              VStack(spacing: 0) { rows }
            }
          }
        }
      }
    }

    private var rows: some View {
      ForEach(0..<count, id: \.self) { Text("\($0)").frame(height: 40).id($0) }
    }
  }

  @Test(arguments: [
    (12, UnitPoint?.none, 340 as CGFloat), (12, .top, 480), (12, .center, 410), (2, nil, 0),
    (12, .bottom, 340), (39, .top, 1420), (12, UnitPoint(x: 0, y: 0.25), 445),
  ]) func `scrolls to the anchor`(target: Int, anchor: UnitPoint?, offset: CGFloat) {
    for isLazy in [false, true] {
      let stage = Stage(script: [.tap("go"), .wait(0.1)]) {
        List(isLazy: isLazy, target: target, anchor: anchor)
      }
      #expect(stage.offset(at: taps(1) - 1e-6).y == 0)
      #expect(stage.offset(at: taps(1)).y == offset, "lazy: \(isLazy)")
      #expect(stage.complaints == [])
    }
  }

  @Test func `scrolls with the enclosing animation`() {
    let stage = Stage(script: [.tap("go"), .untilSettled()]) {
      List(anchor: .top, animation: .linear(duration: 0.4))
    }
    #expect(abs(stage.offset(at: taps(1) + 0.1).y - 120) < 1e-9)
    #expect(stage.offset(at: taps(1) + 0.4).y == 480)
  }

  @Test func `finds a row that the same action adds`() {
    for isLazy in [false, true] {
      let stage = Stage(script: [.tap("go"), .wait(0.1), .tap("go"), .wait(0.1)]) {
        List(isLazy: isLazy, anchor: .bottom, appends: true)
      }
      #expect(stage.offset(at: stage.duration).y == 1500, "lazy: \(isLazy)")
      #expect(stage.complaints == [])
    }
  }

  @Test func `scrolls to anchors of one tall text, and right to left`() {
    struct Prompter: View {
      let share: Double
      let axes: Axis.Set
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView(axes) {
            Color.blue.frame(width: 1000, height: 1000).id("text")
          }
          .onTapGesture {
            proxy.scrollTo("text", anchor: UnitPoint(x: share, y: share))
          }
          .accessibilityIdentifier("tap")
        }
      }
    }
    for share in [0, 0.37, 1] {
      let tall = Stage(script: [.tap("tap"), .wait(0.1)]) {
        Prompter(share: share, axes: .vertical)
      }
      #expect(abs(tall.offset(at: tall.duration).y - share * 800) < 1e-9)
      let wide = Stage(rightToLeft: true, script: [.tap("tap"), .wait(0.1)]) {
        Prompter(share: share, axes: .horizontal)
      }
      #expect(wide.offset(at: 0).x == 900)
      #expect(abs(wide.offset(at: wide.duration).x - (1 - share) * 900) < 1e-9)
    }
  }

  @Test func `scrolls the first scroll view that has the id, not the one around it`() {
    let stage = Stage(script: [.tap("go"), .wait(0.1)]) {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("go") { proxy.scrollTo("b7", anchor: .leading) }
            .accessibilityIdentifier("go").frame(height: 20)
          ScrollView {
            VStack(spacing: 0) {
              ForEach(["a", "b", "c"], id: \.self) { name in
                ScrollView(.horizontal) {
                  HStack(spacing: 0) {
                    ForEach(0..<20) { Color.blue.frame(width: 40).id("\(name)\($0)") }
                  }
                }
                .frame(height: 90)
              }
            }
          }
        }
      }
    }
    let offsets = stage.still(at: stage.duration).report.scrollViews.map(\.offset)
    #expect(offsets.prefix(3) == [.zero, .zero, CGPoint(x: 280, y: 0)])
  }

  /// A reader in the content of two scroll views, beside a third.
  private struct Inside: View {
    let id: String
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Color.green.frame(height: 150).id("far")
          ScrollView(.horizontal) {
            ScrollViewReader { proxy in
              HStack(spacing: 0) {
                Color.red.frame(width: 300, height: 80).id("near")
                  .accessibilityIdentifier("go")
                  .onTapGesture { proxy.scrollTo(id, anchor: .bottomTrailing) }
              }
            }
          }
          Color.blue.frame(height: 400).id("end")
        }
      }
    }
  }

  @Test(arguments: [("near", CGPoint.zero, CGPoint(x: 200, y: 0)), ("no", .zero, .zero)])
  func `in a scroll view scrolls the one around it, for its own views`(
    id: String, outer: CGPoint, inner: CGPoint
  ) {
    let stage = Stage(script: [.tap(.point(CGPoint(x: 50, y: 180))), .wait(0.1)]) {
      Inside(id: id)
    }
    let offsets = stage.still(at: stage.duration).report.scrollViews.map(\.offset)
    #expect(offsets == [outer, inner])
    #expect(stage.complaints.isEmpty == (id == "near"))
  }

  @Test func `reports a missing id once, with its line`() {
    let stage = Stage(script: [.tap("go"), .tap("go"), .wait(0.1)]) { List(target: 99) }
    #expect(stage.complaints.count == 1)
    #expect(stage.complaints[0].contains("ScrollViewReaderTests.swift:"))
    #expect(stage.complaints[0].contains("\"99\""))
    #expect(stage.offset(at: stage.duration).y == 0)
  }

  @Test func `refuses to scroll while views are built`() {
    let stage = Stage {
      ScrollViewReader { proxy in
        let _ = proxy.scrollTo(3)
        ScrollView { ForEach(0..<40) { Text("\($0)").id($0) } }
      }
    }
    #expect(stage.complaints.count == 1)
    #expect(stage.complaints.first?.contains("while a view was being made") ?? false)
  }

  @Test func `scrolls in onAppear, before the first still`() {
    for isLazy in [false, true] {
      let stage = Stage(script: [.wait(0.2)]) {
        ScrollViewReader { proxy in
          ScrollView {
            if isLazy {
              LazyVStack(spacing: 0) { ForEach(0..<40) { Text("\($0)").frame(height: 40) } }
            } else {
              VStack(spacing: 0) { ForEach(0..<40) { Text("\($0)").frame(height: 40) } }
            }
          }
          .onAppear { proxy.scrollTo(20, anchor: .top) }
        }
      }
      #expect(stage.offset(at: 0).y == 800, "lazy: \(isLazy)")
      #expect(stage.complaints == [])
    }
  }

  @Test func `finds an id inside a row, and that of a row not made yet`() {
    let stage = Stage(script: [.tap("go"), .wait(0.1)]) {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("go") { proxy.scrollTo("row 30", anchor: .top) }
            .accessibilityIdentifier("go").frame(height: 20)
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<40) { index in
                Text("\(index)").frame(height: 40).id("row \(index)")
              }
            }
          }
        }
      }
    }
    #expect(stage.offset(at: stage.duration).y == 1200)
    #expect(stage.complaints == [])
  }

  @Test func `scrolls in onChange`() {
    struct Follower: View {
      @State var selected = 0
      var body: some View {
        ScrollViewReader { proxy in
          VStack(spacing: 0) {
            Button("next") { selected += 10 }.accessibilityIdentifier("next").frame(height: 20)
            ScrollView { ForEach(0..<40) { Color.blue.frame(height: 40).id($0) } }
          }
          .onChange(of: selected) { proxy.scrollTo(selected, anchor: .top) }
        }
      }
    }
    let stage = Stage(script: [.tap("next"), .tap("next"), .wait(0.1)]) { Follower() }
    #expect(stage.offset(at: stage.duration).y == 960)
    let reverse = Stage(script: [.tap("next"), .tap("next"), .wait(0.1)]) { Follower() }
    #expect(reverse.offset(at: taps(1)).y == 480)
  }
}
