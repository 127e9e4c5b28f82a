import Scrollwork

extension MeasuredViews {
  @CaseViews static var colors: [CaseView] {
    CaseView("filters of a color") { Filters() }
    CaseView("the profile of a shadow") {
      ZStack {
        Color.white
        Rectangle().fill(.white).frame(width: 200, height: 140).shadow(color: .black, radius: 10)
      }
    }
    CaseView("a shadow without radius is a copy") {
      ZStack {
        Color.white
        Rectangle().fill(.white).frame(width: 60, height: 60)
          .shadow(color: .black, radius: 0, x: 8, y: 6)
      }
    }
    CaseView("the middle of a gradient from red to blue") {
      LinearGradient(
        colors: [
          Color(red: 1, green: 56 / 255, blue: 60 / 255), Color(red: 0, green: 136 / 255, blue: 1),
        ], startPoint: .leading, endPoint: .trailing)
    }
    CaseView("an angular gradient begins at the trailing edge") {
      AngularGradient(
        colors: [
          Color(red: 1, green: 0, blue: 0), Color(red: 1, green: 1, blue: 0),
          Color(red: 0, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1),
          Color(red: 1, green: 0, blue: 0),
        ], center: .center
      )
      .frame(width: 200, height: 200)
    }
    CaseView("the ground and the cards of grouped lists") {
      HStack(spacing: 0) {
        Color(uiColor: .systemGroupedBackground)
        Color(uiColor: .secondarySystemGroupedBackground)
        Color(uiColor: .systemGray4)
      }
    }
    CaseView("the colors that changed in the palette") { palette }
    CaseView("the colors that stayed in the palette") { palette }
  }

  private static var palette: some View {
    let colors: [Color] = [
      .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
      .gray,
    ]
    return HStack(spacing: 0) { ForEach(colors.indices, id: \.self) { colors[$0] } }
  }
}

/// Seven filters of a brown above seven others.
private struct Filters: View {
  private let brown = Color(red: 0.8, green: 0.4, blue: 0.2)

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        brown.brightness(0.2)
        brown.brightness(-0.3)
        brown.contrast(0.5)
        brown.contrast(1.5)
        brown.contrast(2)
        brown.saturation(0.5)
        brown.saturation(2)
      }
      HStack(spacing: 0) {
        brown.grayscale(1)
        brown.grayscale(0.5)
        brown.hueRotation(.degrees(90))
        brown.hueRotation(.degrees(200))
        brown.colorInvert()
        brown.colorMultiply(Color(red: 0, green: 0.5, blue: 1))
        brown.saturation(0).brightness(0.2).colorInvert()
      }
    }
  }
}
