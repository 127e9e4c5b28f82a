import Scrollwork

extension MeasuredViews {
  @CaseViews static var rightToLeft: [CaseView] {
    CaseView("stacks, paddings and guides") { MirroredStacks() }
    CaseView("grids, eager and lazy") { MirroredGrids() }
    CaseView("a layout of one's own") {
      WrappingLayout {
        box(60, 20, "first")
        box(90, 20, "second")
        box(50, 20, "third")
        box(70, 20, "fourth")
        box(40, 20, "fifth")
      }
      .frame(width: 200).marked("layout").environment(\.layoutDirection, .rightToLeft)
    }
  }
}

private struct MirroredStacks: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        box(40, 30, "first")
        box(60, 30, "second")
        Spacer()
        box(30, 30, "last")
      }
      .marked("row")
      box(50, 20).padding(.leading, 30).marked("padded")
      box(40, 20).frame(width: 120, alignment: .leading).marked("framed")
      ZStack(alignment: .topLeading) {
        box(100, 40, "back")
        box(20, 20, "front")
      }
      .marked("pile")
      HStack {
        box(30, 20, "leftFirst")
        box(30, 20, "leftSecond")
      }
      .environment(\.layoutDirection, .leftToRight).marked("leftToRight")
      box(25, 16, "plain")
      box(30, 20).alignmentGuide(.leading) { _ in -10 }.marked("guided")
    }
    .frame(width: 300, alignment: .leading).marked("column")
    .environment(\.layoutDirection, .rightToLeft)
  }
}

private struct MirroredGrids: View {
  var body: some View {
    VStack(spacing: 16) {
      Grid(horizontalSpacing: 10, verticalSpacing: 10) {
        GridRow {
          box(40, 30, "first")
          box(60, 30, "second")
          box(30, 30, "third")
        }
        GridRow {
          box(100, 30).gridCellColumns(2).marked("spanning")
          box(30, 30, "beside")
        }
        GridRow { box(40, 30).gridColumnAlignment(.trailing).marked("trailing") }
      }
      .marked("grid")
      LazyVGrid(
        columns: [GridItem(.fixed(40)), GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 8
      ) {
        ForEach(0..<5, id: \.self) { box(40, 20, "cell\($0)") }
      }
      .frame(width: 200).marked("lazyGrid")
    }
    .environment(\.layoutDirection, .rightToLeft)
  }
}
