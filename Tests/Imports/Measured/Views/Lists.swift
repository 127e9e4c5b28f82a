import Scrollwork

extension MeasuredViews {
  @CaseViews static var lists: [CaseView] {
    CaseView("the margins of an inset grouped list") {
      List {
        Text("Apple").id("plain")
        Text("Banana")
        Section("Fruit") {
          Text("Cherry")
          HStack {
            Text("D")
            Spacer()
            Text("V").id("value")
          }
          .marked("row")
        }
      }
    }
    CaseView("above the first plate without a header") { twoRows }
    CaseView("the height of a row") { twoRows }
    CaseView("the margin of a plain list") { twoRows.listStyle(.plain) }
    CaseView("a plain list begins at the top") { twoRows.listStyle(.plain) }
    CaseView("distances of rows and sections") {
      VStack(spacing: 0) {
        List {
          Section {
            Text("A").id("spacedFirst")
            Text("B").id("spacedSecond")
          }
          Section { Text("C").id("spacedThird") }
        }
        .listRowSpacing(12).listSectionSpacing(30).frame(height: 200)
        twoRows.frame(height: 200)
      }
    }
    CaseView("above the first plate under an inline title") {
      NavigationStack {
        twoRows.navigationTitle("Settings").navigationBarTitleDisplayMode(.inline).marked("list")
      }
    }
    CaseView("a link fills its row") {
      NavigationStack {
        List { NavigationLink("Detail") { Text("x") }.marked("link") }.navigationTitle("S")
      }
    }
    CaseView("above and below a plain header") {
      List {
        Text("Apple").id("first")
        Text("Banana").id("second")
        Section("Fruit") { Text("Cherry").id("third") }
      }
      .listStyle(.plain)
    }
    CaseView("the margins of headers and footers") { headedPlate }
    CaseView("above a header and a footer") { headedPlate }
    CaseView("the padding of rows") {
      List {
        box(40, 40, "first")
        box(40, 60, "second")
        box(40, 40, "third")
      }
    }
  }

  private static var twoRows: some View {
    List {
      Text("Apple").id("first")
      Text("Banana").id("second")
    }
  }

  private static var headedPlate: some View {
    List {
      Section {
        Text("Apple").id("first")
        Text("x").id("second")
      } header: {
        Text("Fruit").id("header")
      } footer: {
        Text("Banana").id("footer")
      }
    }
  }
}
