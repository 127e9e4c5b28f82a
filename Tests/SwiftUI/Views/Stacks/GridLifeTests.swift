import Foundation
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

/// What comes into sight and goes out of it in lazy grids, and in shelves inside lazy rows.
@MainActor @Suite struct `Views of lazy grids` {
  /// Three to a line, the first of each shorter than the others.
  struct Wall: View {
    let log: Log
    let axis: Axis

    var body: some View {
      if axis == .vertical {
        ScrollView {
          LazyVGrid(columns: [GridItem](repeating: GridItem(spacing: 0), count: 3), spacing: 0) {
            cells
          }
        }
      } else {
        ScrollView(.horizontal) {
          LazyHGrid(rows: [GridItem](repeating: GridItem(spacing: 0), count: 3), spacing: 0) {
            cells
          }
        }
      }
    }

    private var cells: some View {
      ForEach(0..<60) { index in
        let length: CGFloat = index % 3 == 0 ? 10 : 40
        Color.red
          .frame(width: axis == .vertical ? nil : length, height: axis == .vertical ? length : nil)
          .onAppear { log.add("+\(index)") }
          .onDisappear { log.add("-\(index)") }
      }
    }
  }

  /// Lines are 40 long, and the window 100: three at rest, and a fourth for a while on the way.
  @Test(arguments: [
    (Axis.vertical, false), (.vertical, true), (.horizontal, false), (.horizontal, true),
  ])
  func `appear and disappear line by line`(_ axis: Axis, _ isRightToLeft: Bool) {
    let log = Log()
    let goal =
      axis == .vertical
      ? CGPoint(x: 0, y: 90) : CGPoint(x: isRightToLeft ? 20 * 40 - 100 - 90 : 90, y: 0)
    let stage = Stage(
      canvas: CGSize(width: 100, height: 100), rightToLeft: isRightToLeft,
      script: [.wait(0.1), .glide(to: .offset(goal), over: 1), .wait(0.1)]
    ) { Wall(log: log, axis: axis) }
    _ = stage.duration
    func line(_ sign: String, _ line: Int) -> [String] {
      (3 * line..<3 * line + 3).map { "\(sign)\($0)" }
    }
    let expected =
      line("+", 0) + line("+", 1) + line("+", 2) + line("+", 3) + line("-", 0) + line("+", 4)
      + line("-", 1)
    #expect(log.lines == expected)
    #expect(stage.complaints == [])
  }

  /// Shelves in the rows of a list: each has its own way across.
  struct Shelves: View {
    let log: Log
    let isLazy: Bool

    var body: some View {
      ScrollView {
        if isLazy {
          LazyVStack(spacing: 0) { shelves }
        } else {
          VStack(spacing: 0) { shelves }
        }
      }
    }

    private var shelves: some View {
      ForEach(0..<6) { shelf in
        ScrollView(.horizontal) {
          LazyHGrid(rows: [GridItem(.fixed(30), spacing: 0), GridItem(.fixed(30))], spacing: 0) {
            ForEach(0..<20) { index in
              Color.red.frame(width: 40)
                .onAppear { log.add("+\(shelf).\(index)") }
                .onDisappear { log.add("-\(shelf).\(index)") }
            }
          }
        }
        .frame(height: 60)
      }
    }
  }

  private func cells(_ sign: String, _ shelf: Int, _ range: Range<Int>) -> [String] {
    range.map { "\(sign)\(shelf).\($0)" }
  }

  @Test(arguments: [true, false]) func `of horizontal rows appear as the list scrolls`(
    _ isLazy: Bool
  ) {
    let log = Log()
    let stage = Stage(
      canvas: CGSize(width: 100, height: 100),
      script: [.wait(0.1), .glide(to: .offset(CGPoint(x: 0, y: 70)), over: 1)]
    ) { Shelves(log: log, isLazy: isLazy) }
    _ = stage.duration
    // The second shelf stands from 60 to 120, the third from 120 to 180.
    #expect(
      log.lines == cells("+", 0, 0..<6) + cells("+", 1, 0..<6) + cells("+", 2, 0..<6)
        + cells("-", 0, 0..<6))
  }

  @Test(arguments: [true, false], [true, false])
  func `of a horizontal row appear as a finger moves it`(_ isLazy: Bool, _ isRightToLeft: Bool) {
    let log = Log()
    let way: CGFloat = isRightToLeft ? 60 : -60
    let stage = Stage(
      canvas: CGSize(width: 100, height: 100), rightToLeft: isRightToLeft,
      script: [
        .drag(
          from: .unit(UnitPoint(x: isRightToLeft ? 0.2 : 0.8, y: 0.3)),
          by: CGVector(dx: way, dy: 0),
          over: 1), .wait(0.2),
      ]
    ) { Shelves(log: log, isLazy: isLazy) }
    _ = stage.duration
    #expect(stage.complaints == [])
    // Past the slop of 10 the shelf goes by 50: the fourth line comes, and the first one goes.
    #expect(
      log.lines == cells("+", 0, 0..<6) + cells("+", 1, 0..<6) + cells("+", 0, 6..<8)
        + cells("-", 0, 0..<2))
  }

  /// A shelf that goes on by itself, after the finger has left.
  @Test(arguments: [true, false]) func `of a horizontal row appear as it decelerates`(
    _ isLazy: Bool
  ) {
    let log = Log()
    let flick = GestureScript.Step.flick(
      .left, velocity: 500, from: .unit(UnitPoint(x: 0.8, y: 0.3)))
    let stage = Stage(
      canvas: CGSize(width: 100, height: 100), script: [flick, .wait(3)]
    ) { Shelves(log: log, isLazy: isLazy) }
    _ = stage.duration
    #expect(stage.complaints == [])
    let first = log.lines.filter { $0.hasPrefix("+0") || $0.hasPrefix("-0") }
    // What comes and what goes takes turns, and more has come than a finger alone brings.
    #expect(first.count > 14)
    let lines = stride(from: 0, to: first.count, by: 2).map { first[$0] }
    #expect(
      lines.dropFirst(4).enumerated().allSatisfy { $1.hasPrefix($0.isMultiple(of: 2) ? "-" : "+") })
  }

  @Test func `change state at the tick of onAppear`() {
    struct Seen: View {
      @State private var last = -1

      var body: some View {
        VStack(spacing: 0) {
          Text("last \(last)").frame(height: 20)
          ScrollView {
            LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
              ForEach(0..<40) { index in
                Color.red.frame(height: 40).onAppear { last = max(last, index) }
              }
            }
          }
        }
      }
    }
    let stage = Stage(
      canvas: CGSize(width: 100, height: 100),
      script: [.glide(to: .offset(CGPoint(x: 0, y: 80)), over: 1, curve: .linear), .wait(0.1)]
    ) { Seen() }
    #expect(stage.texts(at: 0) == ["last 3"])
    #expect(stage.texts(at: 0.01) == ["last 5"])
    #expect(stage.texts(at: 0.49) == ["last 5"])
    #expect(stage.texts(at: 0.52) == ["last 7"])
    #expect(stage.complaints == [])
  }
}
