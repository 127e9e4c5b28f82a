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

/// A cell of a size, by name.
@MainActor private func box(_ id: String, _ width: CGFloat?, _ height: CGFloat?) -> some View {
  Color.red.frame(width: width, height: height).id(id)
}

@MainActor @Suite struct `Grids` {
  /// The frames of some views on a canvas of 200 by 200.
  private func frames(
    _ ids: [String], rightToLeft: Bool = false,
    @ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View
  ) -> [CGRect?] {
    let stage = Stage(
      canvas: CGSize(width: 200, height: 200), rightToLeft: rightToLeft, root: root)
    return ids.map { stage.frame($0) }
  }

  @Test(arguments: [false, true])
  func `have columns as wide and rows as high as their largest cell`(rightToLeft: Bool) {
    let found = frames(["a", "b", "c", "d"], rightToLeft: rightToLeft) {
      Grid(horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          box("a", 20, 10)
          box("b", 30, 20)
        }
        GridRow {
          box("c", 40, 10)
          box("d", 10, 10)
        }
      }
    }
    // Columns of 40 and 30, rows of 20 and 10, all in the middle of the canvas.
    let expected = [
      CGRect(70, 87.5, 20, 10), CGRect(110, 82.5, 30, 20), CGRect(60, 107.5, 40, 10),
      CGRect(120, 107.5, 10, 10),
    ]
    #expect(
      found
        == expected.map { rect in
          rightToLeft
            ? CGRect(200 - rect.maxX, rect.minY, rect.width, rect.height) : rect
        })
  }

  @Test func `align cells by their own, their row's and their column's alignment`() {
    let found = frames(["a", "b", "c", "d"]) {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          box("a", 20, 10)
          box("b", 30, 20)
        }
        GridRow {
          box("c", 40, 30)
          box("d", 10, 10).gridColumnAlignment(.trailing)
        }
      }.frame(width: 200, height: 200, alignment: .topLeading)
    }
    #expect(
      found == [
        CGRect(0, 10, 20, 10), CGRect(40, 0, 30, 20), CGRect(0, 20, 40, 30),
        CGRect(60, 20, 10, 10),
      ])
  }

  @Test func `give flexible cells the length that fixed ones leave`() {
    let found = frames(["a", "b", "c"]) {
      Grid(horizontalSpacing: 10, verticalSpacing: 10) {
        GridRow {
          box("a", nil, 20)
          box("b", 30, 20)
        }
        GridRow { box("c", 50, nil) }
      }
    }
    #expect(
      found == [
        CGRect(0, 0, 160, 20), CGRect(170, 0, 30, 20), CGRect(55, 30, 50, 170),
      ])
  }

  @Test func `let views outside of rows span and widen all columns`() {
    func line(_ unsized: Axis.Set) -> [CGRect?] {
      frames(["a", "b", "line"]) {
        Grid(horizontalSpacing: 10, verticalSpacing: 0) {
          GridRow {
            box("a", 20, 10)
            box("b", 30, 10)
          }
          box("line", nil, 2).gridCellUnsizedAxes(unsized)
        }.frame(width: 200, height: 200, alignment: .topLeading)
      }
    }
    #expect(line([]) == [CGRect(35, 0, 20, 10), CGRect(135, 0, 30, 10), CGRect(0, 10, 200, 2)])
    #expect(
      line(.horizontal) == [CGRect(0, 0, 20, 10), CGRect(30, 0, 30, 10), CGRect(0, 10, 60, 2)])
  }

  @Test func `have cells of several columns`() {
    let found = frames(["a", "b", "c", "wide", "end"]) {
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          box("a", 20, 10)
          box("b", 20, 10)
          box("c", 20, 10)
        }
        GridRow {
          box("wide", 90, 10).gridCellColumns(2)
          box("end", 5, 10)
        }
      }.frame(width: 200, height: 200, alignment: .topLeading)
    }
    // The two first columns share the 40 more that the wide cell needs.
    #expect(
      found == [
        CGRect(0, 0, 20, 10), CGRect(50, 0, 20, 10), CGRect(100, 0, 20, 10),
        CGRect(0, 10, 90, 10), CGRect(100, 10, 5, 10),
      ])
  }

  /// Source: measured on Apple's frameworks.
  @Test(arguments: [false, true])
  func `align cells of several columns as a whole, not as their first column`(rightToLeft: Bool) {
    let found = frames(["wide", "end", "column"], rightToLeft: rightToLeft) {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          box("a", 40, 30)
          box("b", 60, 30)
          box("c", 30, 30)
        }
        GridRow {
          box("wide", 100, 30).gridCellColumns(2)
          box("end", 30, 30)
        }
        GridRow { box("column", 20, 30).gridColumnAlignment(.trailing) }
      }.frame(width: 200, height: 200, alignment: .topLeading)
    }
    let expected = [CGRect(5, 30, 100, 30), CGRect(120, 30, 30, 30), CGRect(20, 60, 20, 30)]
    #expect(
      found
        == expected.map {
          rightToLeft ? CGRect(200 - $0.maxX, $0.minY, $0.width, $0.height) : $0
        })
  }

  @Test(arguments: [false, true]) func `place views at anchors of their cells`(rightToLeft: Bool) {
    let found = frames(["big", "a", "b"], rightToLeft: rightToLeft) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("big", 60, 40)
          box("a", 20, 10).gridCellAnchor(.bottom)
        }
        GridRow { box("b", 20, 10).gridCellAnchor(UnitPoint(x: 0.25, y: 0)) }
      }.frame(width: 200, height: 200, alignment: .topLeading)
    }
    func mirrored(_ rect: CGRect) -> CGRect {
      rightToLeft ? CGRect(200 - rect.maxX, rect.minY, rect.width, rect.height) : rect
    }
    #expect(
      found
        == [CGRect(0, 0, 60, 40), CGRect(60, 30, 20, 10), CGRect(10, 40, 20, 10)].map(mirrored))
  }

  @Test func `use the views' preferred spacing by default`() {
    let found = frames(["a", "b", "c"]) {
      Grid(alignment: .topLeading) {
        GridRow {
          box("a", 20, 20)
          box("b", 20, 20)
        }
        GridRow { box("c", 20, 20) }
      }.frame(width: 200, height: 200, alignment: .topLeading)
    }
    #expect(found == [CGRect(0, 0, 20, 20), CGRect(28, 0, 20, 20), CGRect(0, 28, 20, 20)])
  }

  @Test func `align text on its baseline`() {
    let stage = Stage(canvas: CGSize(width: 200, height: 200)) {
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Text("a").font(.system(size: 20)).id("a")
          Text("b").font(.system(size: 10)).id("b")
        }
      }
    }
    let rows = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text("a").font(.system(size: 20)).id("a")
      Text("b").font(.system(size: 10)).id("b")
    }
    let row = Stage(canvas: CGSize(width: 200, height: 200)) { rows }
    #expect(stage.frame("b") == row.frame("b"))
    #expect(stage.frame("b")?.minY != stage.frame("a")?.minY)
  }

  @Test func `equal GridLayout, and take rows from a ForEach`() {
    let ids = (0..<6).map { "\($0)" }
    let grid = frames(ids) {
      Grid(horizontalSpacing: 3, verticalSpacing: 2) {
        ForEach(0..<3) { row in
          GridRow {
            box("\(row * 2)", 10 + CGFloat(row), 10)
            box("\(row * 2 + 1)", 20, 5 * CGFloat(row + 1))
          }
        }
      }
    }
    let layout = frames(ids) {
      AnyLayout(GridLayout(horizontalSpacing: 3, verticalSpacing: 2)) {
        ForEach(0..<3) { row in
          GridRow {
            box("\(row * 2)", 10 + CGFloat(row), 10)
            box("\(row * 2 + 1)", 20, 5 * CGFloat(row + 1))
          }
        }
      }
    }
    #expect(grid == layout)
    #expect(!grid.contains(nil))
    #expect(Set(grid.compactMap { $0?.minY }).count > 2)
  }

  @Test func `may be nested`() {
    let found = frames(["a", "b", "inner", "c"]) {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("a", 50, 10)
          box("b", 50, 10)
        }
        Grid(horizontalSpacing: 0) { GridRow { box("inner", 80, 10) } }
        GridRow {
          Grid(horizontalSpacing: 0) { GridRow { box("c", 20, 10).gridCellColumns(2) } }
        }
      }.frame(width: 200, height: 200, alignment: .topLeading)
    }
    #expect(
      found == [
        CGRect(0, 0, 50, 10), CGRect(50, 0, 50, 10), CGRect(0, 10, 80, 10), CGRect(0, 20, 20, 10),
      ])
  }

  @Test func `without rows have no size, and rows elsewhere are their views`() {
    #expect(frames(["empty"]) { Grid {}.id("empty") } == [CGRect(100, 100, 0, 0)])
    #expect(
      frames(["a", "b"]) {
        VStack(spacing: 0) {
          GridRow {
            box("a", 20, 10)
            box("b", 20, 10)
          }
        }
      } == [CGRect(90, 90, 20, 10), CGRect(90, 100, 20, 10)])
  }

  @Test(arguments: [
    "HStack", "VStack", "LazyHStack", "LazyVStack", "LazyVGrid", "LazyHGrid", "Grid",
  ])
  func `and all other layouts of several views can be scroll target layouts`(
    _ kind: String
  ) {
    let isSideways = ["HStack", "LazyHStack", "LazyHGrid"].contains(kind)
    let script: GestureScript = [
      .drag(
        from: .point(CGPoint(x: 50, y: 50)),
        by: isSideways ? CGVector(dx: -48, dy: 0) : CGVector(dx: 0, dy: -48), over: 1),
      .untilSettled(),
    ]
    let stage = Stage(canvas: CGSize(width: 100, height: 100), script: script) {
      ScrollView(isSideways ? .horizontal : .vertical) {
        Group {
          switch kind {
          case "HStack": HStack(spacing: 0) { boxes }.scrollTargetLayout()
          case "VStack": VStack(spacing: 0) { boxes }.scrollTargetLayout()
          case "LazyHStack": LazyHStack(spacing: 0) { boxes }.scrollTargetLayout()
          case "LazyVStack": LazyVStack(spacing: 0) { boxes }.scrollTargetLayout()
          case "LazyVGrid":
            LazyVGrid(columns: [GridItem()], spacing: 0) { boxes }.scrollTargetLayout()
          case "LazyHGrid": LazyHGrid(rows: [GridItem()], spacing: 0) { boxes }.scrollTargetLayout()
          default:
            Grid(verticalSpacing: 0) { ForEach(0..<20) { _ in GridRow { target } } }
              .scrollTargetLayout()
          }
        }
      }.scrollTargetBehavior(.viewAligned)
    }
    let rest = stage.offset(at: stage.duration)
    let place = isSideways ? rest.x : rest.y
    #expect(place > 0 && place.truncatingRemainder(dividingBy: 35) == 0, "\(kind) \(place)")
  }

  @Test(arguments: ["VStack", "LazyVStack", "padding", "background", "safeAreaInset"])
  func `a layout of one view has it as its only target`(_ kind: String) {
    let script: GestureScript = [
      .drag(
        from: .point(CGPoint(x: 50, y: 90)), by: CGVector(dx: 0, dy: -70), over: 1, hold: 0.3),
      .untilSettled(),
    ]
    let stage = Stage(canvas: CGSize(width: 100, height: 100), script: script) {
      ScrollView {
        let card = Color.red.frame(height: 260)
        switch kind {
        case "VStack": VStack { card }.scrollTargetLayout()
        case "LazyVStack": LazyVStack { card }.scrollTargetLayout()
        case "padding": VStack { card }.padding(.horizontal).scrollTargetLayout()
        case "background": VStack { card }.background(Color.blue).scrollTargetLayout()
        default:
          VStack { card }.safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 0) }
            .scrollTargetLayout()
        }
      }.scrollTargetBehavior(.viewAligned(limitBehavior: .never))
    }
    #expect(stage.offset(at: 0.9).y > 50)
    #expect(stage.offset(at: stage.duration).y == 0)
  }

  @Test func `a stack of one view does not take its priority`() {
    let stage = Stage(canvas: CGSize(width: 100, height: 20)) {
      HStack(spacing: 0) {
        Color.red.id("a")
        VStack { Color.blue.layoutPriority(1) }.id("b")
      }
    }
    #expect(stage.frame("a")?.width == 50 && stage.frame("b")?.width == 50)
  }

  private var target: some View { Color.red.frame(width: 35, height: 35) }

  private var boxes: some View { ForEach(0..<20, id: \.self) { _ in target } }
}
