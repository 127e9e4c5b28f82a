import Scrollwork

extension MeasuredViews {
  @CaseViews static var pictures: [CaseView] {
    CaseView("a picture keeps its size") {
      HStack(spacing: 0) {
        Image("picture").marked("plain")
        Image("picture").marked("overflowing").frame(width: 20, height: 20).marked("frame")
      }
    }
    CaseView("resizable pictures") {
      VStack(spacing: 0) {
        Image("picture").resizable().frame(width: 96, height: 30).marked("framed")
        HStack(spacing: 0) {
          Image("picture").resizable().marked("first")
          Image("picture").resizable().marked("second")
        }
        .frame(height: 30)
        Image("picture").resizable().fixedSize().marked("ideal")
      }
    }
    CaseView("pictures fit by their ratio") {
      VStack(spacing: 0) {
        Image("picture").resizable().aspectRatio(contentMode: .fit).frame(width: 100)
          .marked("byWidth")
        Image("picture").resizable().aspectRatio(contentMode: .fit).frame(height: 30)
          .marked("byHeight")
        Image("picture").aspectRatio(contentMode: .fit).marked("rigid")
          .frame(width: 100, height: 40)
        Color.red.aspectRatio(2, contentMode: .fit).marked("color").frame(width: 100, height: 100)
      }
    }
    CaseView("the distance of pictures") {
      VStack {
        Image("picture").marked("first")
        Image("picture").marked("second")
        box(64, 40, "third")
      }
    }
    CaseView("the baseline of a picture is its bottom") {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Image("picture").marked("picture")
        box(10, 10, "box")
      }
    }
  }
}
