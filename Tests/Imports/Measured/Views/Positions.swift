import Scrollwork

extension MeasuredViews {
  @CaseViews static var positions: [CaseView] {
    CaseView("positions in stacks") { PositionsInStacks() }
    CaseView("a bar in the safe area of plain content") {
      VStack(spacing: 0) { Color.red.marked("content") }
        .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30).marked("bar") }
        .frame(width: 100, height: 200).marked("frame")
    }
    CaseView("content that ignores a bar") {
      VStack(spacing: 0) { Color.orange.marked("content") }.ignoresSafeArea()
        .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 30).marked("bar") }
        .frame(width: 100, height: 200)
    }
    CaseView("padding of a scroll view's safe area") {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<6, id: \.self) { _ in Color.green.frame(height: 30) } }
          .marked("content")
      }
      .safeAreaPadding(.vertical, 20).frame(width: 100, height: 150).marked("scroll")
    }
    CaseView("only what touches the safe area ignores it") { SafeAreaNeighbors() }
  }
}

private struct PositionsInStacks: View {
  var body: some View {
    VStack(spacing: 10) {
      ZStack {
        Color.gray
        box(40, 40).position(x: 50, y: 30).marked("inPile")
        box(30, 30).position(CGPoint(x: 150, y: 60)).marked("atPoint")
      }
      .frame(width: 200, height: 90)
      HStack(spacing: 10) {
        box(25, 16, "before")
        box(30, 30).position(x: 20, y: 20).marked("inRow")
        box(31, 16, "after")
      }
      .frame(height: 50)
      VStack(spacing: 4) {
        box(37, 16, "above")
        box(30, 20).position(x: 40, y: 10).marked("inColumn")
        box(37, 16, "below")
      }
    }
  }
}

/// Four columns under a bar of 64 points: a padded color, one ten points below the bar, one that fills
/// its column, and one that is padded sideways.
private struct SafeAreaNeighbors: View {
  var body: some View {
    ZStack(alignment: .top) {
      HStack(alignment: .top, spacing: 0) {
        Color.blue.marked("padded").ignoresSafeArea().padding(.top, 10).frame(width: 60)
          .marked("paddedColumn")
        VStack(spacing: 0) {
          Color.clear.frame(height: 10)
          Color.red.marked("below").ignoresSafeArea().marked("belowFrame")
        }
        .frame(width: 60)
        Color.purple.marked("filling").ignoresSafeArea().frame(width: 60).marked("fillingColumn")
        Color.pink.marked("narrow").ignoresSafeArea().padding(.horizontal, 5).frame(width: 60)
      }
    }
    .safeAreaInset(edge: .top, spacing: 0) { Color.gray.frame(height: 64) }
  }
}
