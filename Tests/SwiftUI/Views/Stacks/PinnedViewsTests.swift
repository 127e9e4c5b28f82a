import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// Sections of five rows of 40 with a header of 20 and a footer of 10, so 230 each.
private struct Sections: View {
  var axis = Axis.vertical
  var pinned: PinnedScrollableViews = [.sectionHeaders]
  var count = 10
  var rows = 5
  var headerLengths: [CGFloat] = [20]
  var log: Log?

  private func box(_ color: Color, _ length: CGFloat) -> some View {
    color.frame(
      width: axis == .horizontal ? length : nil, height: axis == .vertical ? length : nil)
  }

  @ViewBuilder private var sections: some View {
    ForEach(0..<count, id: \.self) { section in
      Section {
        ForEach(0..<rows, id: \.self) { row in
          box(.red, 40).id("row \(section).\(row)")
            .onAppear { log?.add("row \(section).\(row)") }
        }
      } header: {
        box(.blue, headerLengths[section % headerLengths.count]).id("header \(section)")
          .onAppear { log?.add("header \(section)") }
          .onDisappear { log?.add("header \(section) gone") }
      } footer: {
        box(.green, 10).id("footer \(section)")
      }
    }
  }

  var body: some View {
    if axis == .vertical {
      ScrollView { LazyVStack(spacing: 0, pinnedViews: pinned) { sections } }
    } else {
      ScrollView(.horizontal) { LazyHStack(spacing: 0, pinnedViews: pinned) { sections } }
    }
  }
}

/// Scrolled at once to some place.
private func scrolled(_ y: CGFloat, _ axis: Axis = .vertical) -> GestureScript {
  let offset = axis == .vertical ? CGPoint(x: 0, y: y) : CGPoint(x: y, y: 0)
  return [.scrollTo(offset: offset, animated: false), .wait(0.1)]
}

@MainActor @Suite struct `Pinned headers` {
  @Test(arguments: [
    // Section 0 takes 0...230.
    (offset: 0.0, first: 0.0, second: 230.0 as Double?), (100, 0, 130), (200, 0, 30),
    (210, 0, 20), (215, -5, 15), (225, -15, 5), (229, -19, 1),
  ])
  func `stay pinned until the end of their section pushes them out`(
    c: (offset: Double, first: Double, second: Double?)
  ) {
    let stage = Stage(script: scrolled(CGFloat(c.offset))) { Sections() }
    #expect(stage.frame("header 0", at: 0.1)?.minY == CGFloat(c.first))
    if let second = c.second, second < 200 {
      #expect(stage.frame("header 1", at: 0.1)?.minY == CGFloat(second))
    }
    #expect(stage.complaints == [])
  }

  @Test func `move with the content over the top, and stay while it is beyond the bottom`() throws {
    let stage = Stage(
      script: [
        .drag(from: .point(CGPoint(x: 50, y: 50)), by: CGVector(dx: 0, dy: 100), over: 0.3),
        .untilSettled(),
        .scrollTo(offset: CGPoint(x: 0, y: 5000), animated: false), .wait(0.1),
        .drag(from: .point(CGPoint(x: 50, y: 150)), by: CGVector(dx: 0, dy: -100), over: 0.3),
      ]
    ) { Sections() }
    let over = stage.offset(at: 0.3).y
    #expect(over < -20)
    let header = try #require(stage.frame("header 0", at: 0.3))
    #expect(abs(header.minY + over) <= 0.5)
    let end = stage.offset(at: stage.duration).y
    #expect(end > 2300 - 200 + 20)
    #expect(stage.frame("header 9", at: stage.duration)?.minY == 0)
  }

  @Test func `of any length are pushed by the end of their section`() {
    for (offset, first) in [(200.0, 0.0), (220, -10), (250, -40), (265, -55)] {
      let stage = Stage(script: scrolled(CGFloat(offset))) {
        Sections(headerLengths: [60, 20])
      }
      // Section 0 takes 0...270.
      #expect(stage.frame("header 0", at: 0.1)?.minY == CGFloat(first))
    }
  }

  @Test func `lie over the rows and receive touches there`() throws {
    struct Touched: View {
      let log: Log
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            Section {
              ForEach(0..<20) { row in
                Button {
                  log.add("row")
                } label: {
                  Color.red.frame(height: 40)
                }
              }
            } header: {
              Button {
                log.add("header")
              } label: {
                Color.blue.frame(height: 30)
              }
            }
          }
        }
      }
    }
    let log = Log()
    let stage = Stage(
      script: [
        .scrollTo(offset: CGPoint(x: 0, y: 105), animated: false),
        .tap(.point(CGPoint(x: 50, y: 10))), .tap(.point(CGPoint(x: 50, y: 50))),
      ]
    ) { Touched(log: log) }
    let dump = stage.still(at: 0.05).displayList.dump
    let blue = try #require(dump.range(of: "#007aff")).lowerBound
    #expect(dump.range(of: "#ff3b30", range: blue..<dump.endIndex) == nil, "painted last")
    _ = stage.duration
    #expect(log.lines == ["header", "row"])
  }

  @Test func `stay inside the margins, with rows visible beside them`() {
    let stage = Stage(script: scrolled(100)) {
      Sections().contentMargins(.vertical, 30, for: .scrollContent)
    }
    #expect(stage.frame("header 0", at: 0.1)?.minY == 30)
    #expect(stage.frame("row 0.1", at: 0.1) == CGRect(0, -40, 100, 40))
  }

  @Test(arguments: [false, true]) func `of rows stand at the leading edge`(rightToLeft: Bool) {
    let x: CGFloat = rightToLeft ? 2300 - 100 - 100 : 100
    let stage = Stage(rightToLeft: rightToLeft, script: scrolled(x, .horizontal)) {
      Sections(axis: .horizontal, pinned: [.sectionHeaders, .sectionFooters])
    }
    #expect(stage.offset(at: 0.1).x == x)
    let header = stage.frame("header 0", at: 0.1)
    #expect(header?.minX == (rightToLeft ? 80 : 0))
    #expect(header?.width == 20)
    #expect(stage.frame("footer 0", at: 0.1)?.minX == (rightToLeft ? 0 : 90))
    #expect(stage.frame("row 0.2", at: 0.1)?.minX == (rightToLeft ? 60 : 0))
  }

  @Test func `pin footers at the end until the start of their section`() {
    func footer(_ offset: CGFloat, _ section: Int) -> CGFloat? {
      Stage(script: scrolled(offset)) { Sections(pinned: .sectionFooters) }
        .frame("footer \(section)", at: 0.1)?.minY
    }
    #expect(footer(0, 0) == 190)
    #expect(footer(10, 0) == 190)
    #expect(footer(30, 0) == 190)
    #expect(footer(40, 0) == 180)
    // Section 1 begins at 230 and pushes its footer below the window while it comes.
    #expect(footer(35, 1) == 195)
    #expect(footer(100, 1) == 190)
  }

  @Test func `report the frames at which they are drawn`() throws {
    let stage = Stage(script: scrolled(100)) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(0..<20) { _ in Color.red.frame(height: 40) }
          } header: {
            GeometryReader { proxy in
              Text("\(Int(proxy.frame(in: .scrollView).minY))")
            }
            .frame(height: 30)
            .visualEffect { $0.offset(x: $1.frame(in: .scrollView).minY + 1) }
            .scrollTransition { $0.opacity($1.isIdentity ? 1 : 0) }
          }
        }
      }
    }
    #expect(stage.texts(at: 0.1) == ["0"])
    let children = stage.still(at: 0.1).report.children
    #expect(children.map(\.transform.tx).max() == 1)
    #expect(children.contains { $0.phase == .identity })
    #expect(!children.contains { $0.phase == .topLeading })
  }

  @Test func `exist only while their section does`() {
    let log = Log()
    let stage = Stage(
      script: [
        .scrollTo(offset: CGPoint(x: 0, y: 100), animated: false), .wait(0.1),
        .scrollTo(offset: CGPoint(x: 0, y: 240), animated: false), .wait(0.1),
      ]
    ) { Sections(log: log) }
    _ = stage.duration
    #expect(
      log.lines.filter { $0.hasPrefix("header") } == ["header 0", "header 1", "header 0 gone"])
  }

  @Test func `stand in a stack with other content above, and in nested stacks`() {
    struct Nested: View {
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            Color.yellow.frame(height: 100).id("banner")
            LazyVStack(spacing: 0) {
              ForEach(0..<3) { outer in
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                  Section {
                    ForEach(0..<5) { _ in Color.red.frame(height: 40) }
                  } header: {
                    Color.blue.frame(height: 20).id("header \(outer)")
                  }
                }
              }
            }
          }
        }
      }
    }
    // Each inner stack takes 220, the first from 100.
    for (offset, first, second) in [(0.0, 100.0, nil as Double?), (150, 0, 170), (310, -10, 10)] {
      let stage = Stage(script: scrolled(CGFloat(offset))) { Nested() }
      #expect(stage.frame("header 0", at: 0.1)?.minY == CGFloat(first), "\(offset)")
      if let second {
        #expect(stage.frame("header 1", at: 0.1)?.minY == CGFloat(second), "\(offset)")
      }
    }
  }

  @Test(arguments: [false, true]) func `of grids take all columns`(rightToLeft: Bool) {
    let stage = Stage(rightToLeft: rightToLeft, script: scrolled(50)) {
      ScrollView {
        LazyVGrid(
          columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible())], spacing: 0,
          pinnedViews: .sectionHeaders
        ) {
          ForEach(0..<3) { section in
            Section {
              ForEach(0..<5, id: \.self) { Color.red.frame(height: 40).id("\(section).\($0)") }
            } header: {
              Color.blue.frame(height: 20).id("header \(section)")
            }
          }
        }
      }
    }
    // Three lines of two, the last half empty: 140 a section.
    #expect(stage.frame("header 0", at: 0.1) == CGRect(0, 0, 100, 20))
    #expect(stage.frame("0.4", at: 0.1) == CGRect(rightToLeft ? 50 : 0, 50, 50, 40))
    #expect(stage.frame("header 1", at: 0.1) == CGRect(0, 90, 100, 20))
    #expect(stage.frame("1.0", at: 0.1) == CGRect(rightToLeft ? 50 : 0, 110, 50, 40))
  }

  @Test func `do not change where scrolling to an id stops`() {
    struct Letters: View {
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            ForEach(["a", "b", "c"], id: \.self) { letter in
              Section {
                ForEach((0..<20).map { "\(letter)\($0)" }, id: \.self) { name in
                  Text(name).frame(height: 40)
                }
              } header: {
                Text(letter).frame(height: 20)
              }
            }
          }
        }
      }
    }
    let stage = Stage(
      script: [
        .scrollTo(id: "c2", anchor: .top, animated: false), .wait(0.1),
        .scrollTo(id: "b", anchor: .top, animated: false), .wait(0.1),
      ]
    ) { Letters() }
    #expect(stage.frame("c2", at: 0.05)?.minY == 0, "under the header")
    #expect(stage.frame("c", at: 0.05)?.minY == 0)
    #expect(stage.frame("b", at: stage.duration)?.minY == 0)
    #expect(stage.frame("b0", at: stage.duration)?.minY == 20)
  }

  @Test func `are not made out of sight`() {
    let log = Log()
    let stage = Stage(
      script: [.scrollTo(offset: CGPoint(x: 0, y: 20_000_000), animated: false), .wait(0.2)]
    ) { Sections(count: 100, rows: 10_000, log: log) }
    let before = log.lines.count
    #expect(before < 40)
    let header = stage.tree(at: 0.1).all.first { ($0.detail("id") ?? "").hasPrefix("header") }
    #expect(header?.frame.minY == 0)
    #expect(stage.still(at: 0.1).report.scrollViews[0].contentSize.height == CGFloat(40_003_000))
  }

  @Test func `look the same in any order of stills`() {
    let script: GestureScript = [.flick(.up, velocity: 2000), .untilSettled()]
    let (a, b) = (Stage(script: script) { Sections() }, Stage(script: script) { Sections() })
    let times = (0...20).map { Double($0) / 10 }
    let forwards = times.map { a.still(at: $0).displayList.digest }
    let backwards = times.reversed().map { b.still(at: $0).displayList.digest }
    #expect(forwards == backwards.reversed())
  }
}
