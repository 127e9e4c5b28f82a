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

@MainActor @Suite struct `Lazy grids` {
  struct Cell: View {
    let index: Int
    let height: CGFloat
    let log: Log

    var body: some View {
      log.add("\(index)")
      return Color.red.frame(height: height)
    }
  }

  /// Source: the rule measured by objc.io ("Grid Layout").
  @Test(arguments: [false, true]) func `share the width among columns`(rightToLeft: Bool) {
    let stage = Stage(canvas: CGSize(width: 200, height: 300), rightToLeft: rightToLeft) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], spacing: 5) {
          ForEach(0..<7) { index in
            Color.red.frame(height: index == 1 ? 50 : 20).id(index)
          }
        }
      }
    }
    func expect(_ id: Int, _ frame: CGRect) {
      let x = rightToLeft ? 200 - frame.maxX : frame.minX
      #expect(
        stage.frame(id) == CGRect(x, frame.minY, frame.width, frame.height), "cell \(id)")
    }
    // In a line as high as its highest cell, the others stand in the middle.
    expect(0, CGRect(0, 15, 70, 20))
    expect(1, CGRect(78, 0, 57, 50))
    expect(2, CGRect(143, 15, 57, 20))
    expect(3, CGRect(0, 55, 70, 20))
    expect(5, CGRect(143, 55, 57, 20))
    expect(6, CGRect(0, 80, 70, 20))
    #expect(stage.still(at: 0).report.scrollViews[0].contentSize.height == 100)
    #expect(stage.complaints == [])
  }

  /// Source: measured by others, the grid of objc.io's Swift Talk 238.
  @Test(arguments: [false, true])
  func `propose the length of its line to each cell`(isHorizontal: Bool) {
    let stage = Stage(canvas: CGSize(width: 208, height: 208)) {
      let cells = Group {
        Color.red.id("plain")
        Color.red.frame(width: 50, height: 50).id("fixed")
        Color.red.frame(maxWidth: .infinity, maxHeight: .infinity).id("card")
        Color.red.frame(width: 30, height: 30).id("other")
      }
      ScrollView(isHorizontal ? .horizontal : .vertical) {
        if isHorizontal {
          LazyHGrid(rows: [GridItem(), GridItem()], spacing: 5) { cells }
        } else {
          LazyVGrid(columns: [GridItem(), GridItem()], spacing: 5) { cells }
        }
      }
    }
    func expect(_ id: String, _ frame: CGRect) {
      #expect(
        stage.frame(id)
          == (isHorizontal ? CGRect(frame.minY, frame.minX, frame.height, frame.width) : frame))
    }
    expect("plain", CGRect(0, 0, 100, 50))
    expect("fixed", CGRect(133, 0, 50, 50))
    expect("card", CGRect(0, 55, 100, 30))
    expect("other", CGRect(143, 55, 30, 30))
  }

  @Test(arguments: [false, true]) func `with rows extend horizontally`(rightToLeft: Bool) {
    let stage = Stage(canvas: CGSize(width: 300, height: 108), rightToLeft: rightToLeft) {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(), GridItem()], spacing: 10) {
          ForEach(0..<20) { index in Color.red.frame(width: index == 2 ? 60 : 30).id(index) }
        }
      }
    }
    func x(_ frame: CGRect) -> CGRect {
      CGRect(
        rightToLeft ? 300 - frame.maxX : frame.minX, frame.minY, frame.width, frame.height)
    }
    #expect(stage.frame(0) == x(CGRect(0, 0, 30, 50)))
    #expect(stage.frame(1) == x(CGRect(0, 58, 30, 50)))
    #expect(stage.frame(2) == x(CGRect(40, 0, 60, 50)))
    #expect(stage.frame(3) == x(CGRect(55, 58, 30, 50)))
    #expect(stage.frame(4) == x(CGRect(110, 0, 30, 50)))
  }

  @Test func `align cells by their column`() {
    let stage = Stage(canvas: CGSize(width: 208, height: 300)) {
      ScrollView {
        LazyVGrid(columns: [
          GridItem(alignment: .topLeading), GridItem(alignment: .bottomTrailing),
        ]) {
          ForEach(0..<2) { Color.red.frame(width: 10, height: 10).id($0) }
          Color.red.frame(width: 20, height: 40).id("a")
          Color.red.frame(width: 20, height: 10).id("b")
        }
      }
    }
    #expect(stage.frame(0) == CGRect(0, 0, 10, 10))
    #expect(stage.frame(1) == CGRect(198, 0, 10, 10))
    #expect(stage.frame("a") == CGRect(0, 18, 20, 40))
    #expect(stage.frame("b") == CGRect(188, 48, 20, 10))
  }

  /// Source: measured on Apple's frameworks.
  @Test func `align cells as the grid where their column has no alignment`() {
    let columns = Stage(canvas: CGSize(width: 200, height: 100)) {
      ScrollView {
        LazyVGrid(
          columns: [GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(60))],
          alignment: .trailing
        ) {
          Color.red.frame(width: 20, height: 20).id("own")
          Color.red.frame(width: 20, height: 40).id("grid's")
        }
      }
    }
    #expect(columns.frame("own") == CGRect(72, 10, 20, 20))
    #expect(columns.frame("grid's") == CGRect(180, 0, 20, 40))
    let rows = Stage(canvas: CGSize(width: 200, height: 100)) {
      ScrollView(.horizontal) {
        LazyHGrid(
          rows: [GridItem(.fixed(30), alignment: .top), GridItem(.fixed(30))], alignment: .bottom
        ) {
          Color.red.frame(width: 20, height: 10).id("own")
          Color.red.frame(width: 40, height: 10).id("grid's")
        }
      }
    }
    #expect(rows.frame("own") == CGRect(10, 32, 20, 10))
    #expect(rows.frame("grid's") == CGRect(0, 90, 40, 10))
  }

  @Test func `are centered when their columns exceed the width`() {
    let stage = Stage(canvas: CGSize(width: 100, height: 100)) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.fixed(70))]) {
          ForEach(0..<2) { Color.red.frame(height: 10).id($0) }
        }
      }
    }
    #expect(stage.frame(0) == CGRect(-24, 0, 70, 10))
    #expect(stage.frame(1) == CGRect(54, 0, 70, 10))
  }

  /// Source: measured by objc.io ("SwiftUI's Grid Views"): the grid is 225 wide, from −12.5.
  @Test func `begin at the leading edge when the second pass overflows`() {
    let stage = Stage(canvas: CGSize(width: 200, height: 100)) {
      LazyVGrid(columns: [
        GridItem(.flexible(minimum: 60), spacing: 10), GridItem(.flexible(minimum: 120)),
      ]) {
        ForEach(0..<2) { Color.red.frame(height: 10).id($0) }
      }.id("grid").frame(width: 200)
    }
    let grid = stage.place("grid", at: 0)
    #expect(grid?.minX == -12.5 && grid?.width == 225)
    #expect(stage.frame(0)?.minX == -12.5 && stage.frame(0)?.width == 107.5)
    #expect(stage.frame(1)?.minX == 105 && stage.frame(1)?.width == 120)
  }

  /// Documented: `alignment` is that of the grid in its parent.
  @Test(arguments: [(HorizontalAlignment.leading, 0.0), (.center, 50), (.trailing, 100)])
  func `align columns that do not fill the width`(alignment: HorizontalAlignment, start: Double) {
    let stage = Stage(canvas: CGSize(width: 200, height: 100)) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(42))], alignment: alignment) {
          ForEach(0..<2) { Color.red.frame(height: 10).id($0) }
        }
      }
    }
    #expect(stage.frame(0)?.minX == CGFloat(start))
  }

  @Test func `make only visible cells of a million`() {
    let log = Log()
    let stage = Stage(
      canvas: CGSize(width: 358, height: 400),
      script: [
        .wait(0.1), .scrollTo(id: "600000", anchor: .top, animated: false), .wait(0.5),
      ]
    ) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 50))], spacing: 10) {
          ForEach(0..<1_000_000) { Cell(index: $0, height: 40, log: log) }
        }
      }
    }
    // Six columns: line 100,000 begins with cell 600,000.
    #expect(stage.frame(600_000, at: 0.2) == CGRect(0, 0, 53, 40))
    #expect(stage.frame(600_005, at: 0.2) == CGRect(305, 0, 53, 40))
    #expect(stage.offset(at: 0.2).y == 5_000_000)
    #expect(
      stage.still(at: 0.2).report.scrollViews[0].contentSize.height == CGFloat(166_667 * 50 - 10))
    #expect(log.lines.count < 400)
    let known = log.lines.count
    for step in 0..<60 { _ = stage.still(at: 0.2 + Double(step) / 1000) }
    #expect(log.lines.count == known, "a still of known cells makes none")
    #expect(stage.complaints == [])
  }

  @Test func `look the same in any order of stills`() {
    func makeStage() -> Stage {
      Stage(
        canvas: CGSize(width: 200, height: 200),
        script: [.scrollTo(id: "150", anchor: .center), .untilSettled()]
      ) {
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 40)), GridItem(.fixed(30))]) {
            ForEach(0..<300) { index in
              Color.red.frame(height: 20 + CGFloat(index * 37 % 23))
                .scrollTransition { $0.opacity($1.isIdentity ? 1 : 0.5) }
            }
          }
        }
      }
    }
    let (forward, backward) = (makeStage(), makeStage())
    let times = (0...20).map { forward.duration * Double($0) / 20 }
    let early = times.map { forward.still(at: $0).displayList.dump }
    let late = times.reversed().map { backward.still(at: $0).displayList.dump }
    #expect(early == late.reversed())
    #expect(Set(early).count > 5)
  }

  @Test func `can be scroll target layouts`() {
    let stage = Stage(
      canvas: CGSize(width: 100, height: 200),
      script: [
        .scrollTo(offset: CGPoint(x: 0, y: 90), animated: false), .wait(0.1),
        .flick(.up, velocity: 300), .untilSettled(),
      ]
    ) {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
          ForEach(0..<200) { _ in Color.red.frame(height: 70) }
        }.scrollTargetLayout()
      }.scrollTargetBehavior(.viewAligned)
    }
    let y = stage.offset(at: stage.duration).y
    #expect(y > 0 && y.truncatingRemainder(dividingBy: 70) == 0, "\(y)")
  }

  @Test func `remove cells and insert them again`() {
    struct Growing: View {
      @State private var ids = Array(0..<40)
      @State private var columns = 2

      var body: some View {
        VStack(spacing: 0) {
          HStack {
            Button("-") { ids.removeFirst() }.accessibilityIdentifier("remove")
            Button("3") { columns = 3 }.accessibilityIdentifier("three")
          }.frame(height: 20)
          ScrollView {
            LazyVGrid(
              columns: Array(repeating: GridItem(spacing: 0), count: columns), spacing: 0
            ) {
              ForEach(ids, id: \.self) { Color.red.frame(height: $0 == 1 ? 50 : 30) }
            }
          }
        }
      }
    }
    let stage = Stage(
      canvas: CGSize(width: 120, height: 200),
      script: [.tap("remove"), .wait(0.1), .tap("three"), .wait(0.1)]
    ) { Growing() }
    #expect(stage.frame(2) == CGRect(0, 70, 60, 30))
    // One fewer: cell 1 begins, cell 2 stands beside it.
    #expect(stage.frame(1, at: taps(1) + 0.05) == CGRect(0, 20, 60, 50))
    #expect(stage.frame(2, at: taps(1) + 0.05) == CGRect(60, 30, 60, 30))
    #expect(stage.frame(3, at: taps(1) + 0.05) == CGRect(0, 70, 60, 30))
    #expect(stage.frame(3, at: stage.duration) == CGRect(80, 30, 40, 30))
    #expect(stage.frame(4, at: stage.duration) == CGRect(0, 70, 40, 30))
    #expect(stage.complaints == [])
  }
}
