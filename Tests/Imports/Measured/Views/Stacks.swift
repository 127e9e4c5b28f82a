import Scrollwork

extension MeasuredViews {
  @CaseViews static var stacks: [CaseView] {
    CaseView("a box in the middle of the canvas") { box(50, 30, "box") }
    CaseView("default padding") { Color.red.marked("inner").padding().marked("outer") }
    CaseView("a row with the default distance") {
      HStack {
        box(50, 50, "first")
        box(50, 50, "second")
        box(50, 50, "third")
      }
      .marked("row")
    }
    CaseView("a column with the default distance") {
      VStack {
        box(50, 50, "first")
        box(50, 50, "second")
      }
    }
    CaseView("colors share what a rigid view leaves") {
      HStack(spacing: 0) {
        Color.red.marked("first")
        Color.blue.frame(width: 50).marked("rigid")
        Color.green.marked("last")
      }
    }
    CaseView("a spacer between boxes") {
      HStack {
        box(50, 50, "first")
        Spacer().marked("spacer")
        box(50, 50, "last")
      }
      .marked("row")
    }
    CaseView("spacers with and without room") { Spacers() }
    CaseView("the default minimum of a spacer") {
      HStack(spacing: 0) {
        box(200, 20, "first")
        Spacer()
        box(200, 20, "last")
      }
    }
    CaseView("rows aligned at the top and at the bottom") {
      VStack(spacing: 0) {
        HStack(alignment: .top, spacing: 4) {
          box(20, 60, "topTall")
          box(20, 30, "topLow")
        }
        HStack(alignment: .bottom, spacing: 4) {
          box(20, 60, "bottomTall")
          box(20, 30, "bottomLow")
        }
      }
    }
    CaseView("a pile aligned at a corner") {
      ZStack(alignment: .bottomTrailing) {
        box(100, 100, "large")
        box(30, 30, "small")
      }
    }
    CaseView("a color fills a pile") {
      ZStack(alignment: .topLeading) {
        Color.red.marked("color")
        box(30, 30, "box")
      }
    }
    CaseView("flexible frames") { FlexibleFrames() }
    CaseView("the ideal size of colors") {
      VStack(spacing: 0) {
        Color.red.fixedSize().marked("both")
        Color.blue.fixedSize(horizontal: true, vertical: false).frame(height: 30).marked("across")
      }
    }
    CaseView("guides of a column") {
      VStack(alignment: .leading, spacing: 4) {
        box(100, 20).alignmentGuide(.leading) { $0[.trailing] }.marked("trailing")
        box(50, 20, "plain")
        box(30, 20).alignmentGuide(.leading) { $0.width / 2 }.marked("middle")
      }
      .marked("column")
    }
    CaseView("rows in a column") { NestedRows() }
    CaseView("a row is as long as its views") {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 6) {
          box(30, 30, "first")
          box(40, 30, "second")
        }
        .marked("row")
        box(200, 10, "wide")
      }
    }
    CaseView("dividers along and across") {
      VStack(spacing: 0) {
        box(100, 20)
        Divider().marked("horizontal")
        HStack(spacing: 0) {
          box(20, 60)
          Divider().marked("vertical")
          box(20, 60)
        }
        .marked("row")
      }
    }
    repeatedViews
  }

  @CaseViews private static var repeatedViews: [CaseView] {
    CaseView("an empty ForEach has no distance") {
      VStack {
        box(40, 16, "first")
        ForEach([Int](), id: \.self) { _ in box(10, 10) }
        box(40, 16, "second")
        box(40, 16, "third")
      }
    }
    CaseView("a modifier of a ForEach is one of each view") {
      VStack(spacing: 0) {
        ForEach(0..<3, id: \.self) { box(40, 16, "row\($0)") }.padding()
      }
      .marked("column")
    }
    CaseView("a ForEach in a ForEach") {
      VStack {
        ForEach(0..<2, id: \.self) { row in
          HStack { ForEach(0..<3, id: \.self) { _ in box(30, 20) } }.marked("row\(row)")
        }
      }
    }
    CaseView("a section in a row") {
      HStack {
        Section {
          box(20, 16, "first")
          box(20, 16, "second")
        } header: {
          box(40, 16, "header")
        } footer: {
          box(40, 16, "footer")
        }
      }
    }
  }
}

private struct Spacers: View {
  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        box(250, 20, "wide")
        Spacer(minLength: 20).marked("least")
        box(100, 20, "narrow")
      }
      .marked("overflowing")
      HStack(spacing: 0) {
        Spacer().marked("before")
        box(40, 20, "middle")
        Spacer().marked("after")
      }
      .marked("balanced")
      Spacer().marked("below")
    }
  }
}

private struct FlexibleFrames: View {
  var body: some View {
    VStack(spacing: 0) {
      box(40, 20).frame(minWidth: 100).marked("least")
      box(40, 20).frame(maxWidth: 200).marked("most")
      box(40, 20).frame(minWidth: 50, maxWidth: .infinity).marked("filling")
      box(40, 20).frame(idealWidth: 150).fixedSize().marked("ideal")
      Color.red.frame(maxWidth: 120, maxHeight: 20).marked("clamped")
      box(250, 20).frame(maxWidth: 200).marked("exceeded")
    }
  }
}

private struct NestedRows: View {
  var body: some View {
    VStack(spacing: 10) {
      HStack(spacing: 10) {
        Color.red.marked("color")
        Color.blue.frame(width: 80).marked("rigid")
      }
      .padding(10).marked("upper")
      HStack {
        box(40, 40, "first")
        Spacer()
        box(40, 40, "last")
      }
      .frame(height: 60).marked("lower")
    }
  }
}
