import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import TestSupport
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

private enum Words: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private enum Offset: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

private enum Bounds: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

@MainActor @Suite struct `Preferences` {
  /// What an observer around a view is told, in order.
  private func told(@ViewBuilder _ content: @escaping @MainActor @Sendable () -> some View)
    -> [[String]]
  {
    let log = Log()
    let stage = Stage {
      content().onPreferenceChange(Words.self) { log.add($0.joined(separator: " ")) }
    }
    _ = stage.still(at: 0)
    return log.lines.map { $0.split(separator: " ").map(String.init) }
  }

  @Test func `are collected in view order`() {
    let words = told {
      VStack {
        Text("").preference(key: Words.self, value: ["a"])
        HStack {
          Text("").preference(key: Words.self, value: ["b"])
          Text("")
          Text("").preference(key: Words.self, value: ["c"])
        }
        .background { Color.red.preference(key: Words.self, value: ["behind"]) }
        .overlay { Color.red.preference(key: Words.self, value: ["before"]) }
        ForEach(0..<2) { Text("").preference(key: Words.self, value: ["\($0)"]) }
      }
    }
    #expect(words == [["a", "b", "c", "behind", "before", "0", "1"]])
  }

  @Test func `the outermost of one view counts, and can be transformed`() {
    #expect(
      told {
        Text("").preference(key: Words.self, value: ["in"])
          .preference(key: Words.self, value: ["out"])
      } == [["out"]])
    #expect(
      told {
        Text("").preference(key: Words.self, value: ["in"])
          .transformPreference(Words.self) { $0.append("more") }
      } == [["in", "more"]])
    #expect(told { Text("").transformPreference(Words.self) { $0 = ["new"] } } == [["new"]])
    #expect(told { Text("") } == [[]])
  }

  /// The classic way to learn how far a scroll view has been scrolled.
  private struct Tracker: View {
    var isLazy = false
    @State var offset: CGFloat = 0

    var body: some View {
      VStack(spacing: 0) {
        Text(verbatim: "\(offset)").frame(height: 20)
        ScrollView {
          VStack(spacing: 0) {
            Color.clear.frame(height: 0).background {
              GeometryReader {
                Color.clear.preference(
                  key: Offset.self, value: $0.frame(in: .named("scroll")).minY)
              }
            }
            ForEach(0..<60) { Color.blue.frame(height: 40).id($0) }
          }
        }
        .coordinateSpace(name: "scroll")
        .onPreferenceChange(Offset.self) { offset = $0 }
      }
    }
  }

  @Test func `follow a flick tick by tick, also outside the visible area`() {
    let stage = Stage(script: [.flick(.up, velocity: 2500), .untilSettled()]) { Tracker() }
    let ticks = Int(stage.duration * 120)
    #expect(ticks > 150)
    for tick in stride(from: 0, through: ticks, by: 7) {
      let time = Double(tick) / 120
      let shown = Double(stage.texts(at: time + 1e-7)[0]) ?? .nan
      #expect(abs(shown + stage.offset(at: time).y) < 1e-6, "tick \(tick)")
    }
    #expect(stage.offset(at: stage.duration).y > 500)
    #expect(stage.complaints == [])
  }

  @Test func `give the same stills in any order`() {
    let script: GestureScript = [.flick(.up, velocity: 1500), .wait(0.3)]
    let (one, other) = (Stage(script: script) { Tracker() }, Stage(script: script) { Tracker() })
    let times = stride(from: 0, to: one.duration, by: 0.07)
    let forward = times.map { one.still(at: $0).displayList.digest }
    #expect(forward == times.reversed().map { other.still(at: $0).displayList.digest }.reversed())
  }

  @Test(arguments: [false, true]) func `anchors resolve in the reader's coordinates`(
    rightToLeft: Bool
  ) {
    let script: GestureScript = [
      .scroll(to: .offset(CGPoint(x: 0, y: 40)), animated: false), .wait(0.1),
    ]
    let stage = Stage(rightToLeft: rightToLeft, script: script) {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(height: 90)
          Color.blue.frame(width: 30, height: 20)
            .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
          Color.red.frame(height: 900)
        }
      }
      .padding(.top, 10)
      .overlayPreferenceValue(Bounds.self) { anchors in
        GeometryReader { proxy in
          ForEach(0..<anchors.count, id: \.self) { index in
            let rect = proxy[anchors[index]]
            Text(
              verbatim: "\(Int(rect.minX)) \(Int(rect.minY)) \(Int(rect.width)) \(Int(rect.height))"
            )
          }
        }
      }
    }
    let x = rightToLeft ? 70 : 0
    #expect(stage.texts(at: 0) == ["\(x) 60 30 20"])
    #expect(stage.offset(at: 0.1).y == 40)
    #expect(stage.complaints == [])
  }

  @Test func `anchors are points and rectangles of the view`() {
    let log = Log()
    let stage = Stage {
      Color.red.frame(width: 20, height: 40)
        .transformAnchorPreference(key: Bounds.self, value: .rect(CGRect(1, 2, 3, 4))) {
          $0.append($1)
        }
        .transformAnchorPreference(key: Words.self, value: .bottomTrailing) { words, anchor in
          words.append("\(anchor.onCanvas)")
        }
        .onPreferenceChange(Bounds.self) { log.add("\($0.map(\.onCanvas))") }
        .onPreferenceChange(Words.self) { log.add($0.joined()) }
    }
    _ = stage.still(at: 0)
    #expect(
      log.lines == ["\([CGRect(41, 82, 3, 4)])", "\(CGPoint(x: 60, y: 120))"])
  }

  @Test func `anchors have a source for each point and rectangle of a view`() {
    let sources: [(Anchor<CGPoint>.Source, CGFloat, CGFloat)] = [
      (.topLeading, 40, 80), (.top, 50, 80), (.topTrailing, 60, 80), (.leading, 40, 100),
      (.center, 50, 100), (.trailing, 60, 100), (.bottomLeading, 40, 120), (.bottom, 50, 120),
      (.bottomTrailing, 60, 120), (.point(CGPoint(x: 3, y: 4)), 43, 84),
      (.unitPoint(UnitPoint(x: 0.25, y: 0.75)), 45, 110),
    ]
    for (source, x, y) in sources {
      let log = Log()
      let stage = Stage {
        Color.red.frame(width: 20, height: 40)
          .anchorPreference(key: Words.self, value: source) { ["\($0.onCanvas)"] }
          .onPreferenceChange(Words.self) { log.add($0.joined()) }
      }
      _ = stage.still(at: 0)
      #expect(log.lines == ["\(CGPoint(x: x, y: y))"])
    }
    let log = Log()
    let stage = Stage {
      Color.red.anchorPreference(key: Bounds.self, value: .bounds) { [$0, $0] }
        .onPreferenceChange(Bounds.self) { log.add("\(Set($0).count)") }
    }
    _ = stage.still(at: 0)
    #expect(log.lines == ["1"])
  }

  @Test func `an overlay made of preferences moves from view to view`() {
    struct Tabs: View {
      @State var selected = 0
      var body: some View {
        HStack(spacing: 0) {
          ForEach(0..<2) { index in
            Color.red.frame(width: 50)
              .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
              .onTapGesture { withAnimation(.linear(duration: 1)) { selected = index } }
              .accessibilityIdentifier("tab\(index)")
          }
        }
        .frame(height: 40)
        .overlayPreferenceValue(Bounds.self) { anchors in
          GeometryReader { proxy in
            let rect = proxy[anchors[selected]]
            Color.blue.frame(width: rect.width, height: 4).padding(.leading, rect.minX)
              .id("mark")
          }
          .allowsHitTesting(false)
        }
      }
    }
    let stage = Stage(script: [.tap("tab1"), .wait(2)]) { Tabs() }
    func x(_ time: Double) -> CGFloat? {
      stage.tree(at: time).all.last { $0.kind == "Color" || $0.kind == "Rectangle" }?.frame.minX
    }
    #expect(x(0) == 0)
    #expect(abs((x(taps(1) + 0.5) ?? -1) - 25) < 1e-6)
    #expect(x(taps(1) + 1) == 50)
    #expect(stage.complaints == [])
  }

  @Test func `a background made of preferences is drawn behind`() {
    let stage = Stage {
      Text("front").preference(key: Words.self, value: ["x", "y"])
        .backgroundPreferenceValue(Words.self) { Text($0.joined()) }
    }
    #expect(stage.texts == ["xy", "front"])
  }

  @Test func `unread preferences cost no updates on ticks`() {
    let log = Log()
    let stage = Stage(script: [.flick(.up, velocity: 1500), .untilSettled()]) {
      ScrollView {
        GeometryReader { proxy in
          let _ = log.add("made")
          Color.clear.preference(key: Offset.self, value: proxy.frame(in: .global).minY)
        }
        .frame(height: 3000)
      }
    }
    #expect(stage.duration > 1)
    #expect(log.lines.count < 12)
  }

  @Test func `onGeometryChange is called with the first and the last value`() {
    let log = Log()
    let stage = Stage(script: [
      .scroll(to: .offset(CGPoint(x: 0, y: 60)), animated: false), .wait(0.2),
    ]) {
      ScrollView {
        Color.blue.frame(height: 900)
          .onGeometryChange(for: CGFloat.self) {
            $0.frame(in: .scrollView).minY
          } action: {
            log.add("\($0)")
          }
          .onGeometryChange(for: CGFloat.self) {
            $0.frame(in: .scrollView).minY
          } action: {
            log.add("\($0) \($1)")
          }
      }
    }
    _ = stage.still(at: 0)
    #expect(log.lines == ["0.0", "0.0 0.0", "-60.0", "0.0 -60.0"])
  }

  @Test func `stop and report a preference that changes its own source`() {
    struct Growing: View {
      @State var height: CGFloat = 10
      var body: some View {
        Color.red.frame(height: height)
          .background {
            GeometryReader { Color.clear.preference(key: Offset.self, value: $0.size.height) }
          }
          .onPreferenceChange(Offset.self) { height = $0 + 1 }
      }
    }
    let stage = Stage { Growing() }
    #expect(stage.complaints.count == 1)
    #expect(stage.complaints.first?.contains("PreferenceTests.swift") ?? false)
  }
}
