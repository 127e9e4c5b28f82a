import Scrollwork

extension MeasuredViews {
  @CaseViews static var grids: [CaseView] {
    CaseView("the default distances") {
      Grid {
        GridRow {
          box(9, 16, "first")
          box(17, 16, "second")
          box(28, 16, "third")
        }
        GridRow {
          box(30, 20, "wide")
          box(8, 16, "narrow")
          box(50, 40, "tall")
        }
        GridRow {
          box(10, 16, "shortFirst")
          box(10, 16, "shortSecond")
        }
      }
      .marked("grid")
    }
    CaseView("distances of one's own") {
      Grid(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 4) {
        GridRow {
          box(9, 16, "small")
          box(30, 30, "tall")
        }
        GridRow {
          box(60, 20, "wide")
          box(10, 16, "last")
        }
      }
      .marked("grid")
    }
    CaseView("cells at the bottom trailing corner and in the middle") {
      HStack(alignment: .top, spacing: 16) {
        Grid(alignment: .bottomTrailing) {
          GridRow {
            box(9, 16, "cornerFirst")
            box(40, 40)
          }
          GridRow {
            box(60, 20)
            box(10, 16, "cornerLast")
          }
        }
        .marked("corner")
        Grid(alignment: .center) {
          GridRow {
            box(9, 16, "centerFirst")
            box(40, 40)
          }
          GridRow {
            box(60, 20)
            box(10, 16, "centerLast")
          }
        }
        .marked("center")
      }
    }
    CaseView("flexible cells") {
      Grid {
        GridRow {
          box(9, 16, "first")
          Color.red.frame(height: 20).marked("red")
          box(28, 16, "third")
        }
        GridRow {
          Color.blue.frame(height: 30).marked("blue")
          box(8, 16, "second")
          Color.green.frame(height: 30).marked("green")
        }
      }
      .frame(width: 280).marked("grid")
    }
  }
}
