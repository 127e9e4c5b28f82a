import Scrollwork

extension MeasuredViews {
  @CaseViews static var bars: [CaseView] {
    CaseView("a scroll view begins at the first row") { ScrollUnderTitle() }
    CaseView("scrolled to the top under a large title, on iOS 26") { ScrollUnderTitle() }
    CaseView("scrolled to the top under a large title") { ScrollUnderTitle() }
    CaseView("a list scrolled to the top under a large title") { ListUnderTitle() }
    CaseView("content under an inline title") {
      NavigationStack {
        Color.red.marked("content").navigationTitle("Settings")
          .navigationBarTitleDisplayMode(.inline)
      }
    }
    CaseView("content under a large title") {
      NavigationStack { Color.red.marked("content").navigationTitle("Settings") }
    }
    CaseView("a page without title and back button") {
      NavigationStack(path: .constant([1])) {
        Color.red.navigationTitle("A").navigationDestination(for: Int.self) { _ in
          Color.blue.marked("content").navigationBarBackButtonHidden()
        }
      }
    }
    CaseView("content over a tab bar") {
      TabView {
        Color.red.marked("content").tabItem { Label("A", systemImage: "star") }
        Color.blue.tabItem { Label("B", systemImage: "star") }
      }
    }
    CaseView("a toolbar") {
      UIKitCase { root in
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 0))
        bar.sizeToFit()
        root.addSubview(bar.marked("bar"))
      }
    }
  }

  @CaseViews static var sheets: [CaseView] {
    CaseView("a large sheet is as wide as the window") { SheetOfColor(isMedium: false) }
    CaseView("the top of a large sheet") { SheetOfColor(isMedium: false) }
    CaseView("a medium sheet") { SheetOfColor(isMedium: true) }
  }
}

private struct ScrollUnderTitle: View {
  var body: some View {
    NavigationStack {
      ScrollViewReader { reader in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { box(320, 40, "row\($0)").id($0) }
          }
        }
        .marked("scroll").navigationTitle("Settings")
        .after(0.2) { reader.scrollTo(8, anchor: .top) }
      }
    }
  }
}

private struct ListUnderTitle: View {
  var body: some View {
    NavigationStack {
      ScrollViewReader { reader in
        List { ForEach(0..<30, id: \.self) { Text("Row").marked("row\($0)").id($0) } }
          .navigationTitle("Settings")
          .after(0.2) { reader.scrollTo(8, anchor: .top) }
      }
    }
  }
}

private struct SheetOfColor: View {
  let isMedium: Bool
  @State private var isPresented = false

  var body: some View {
    Color.white
      .sheet(isPresented: $isPresented) {
        Color.red.ignoresSafeArea().marked("content")
          .presentationDetents(isMedium ? [.medium] : [.large])
      }
      .after(0.2) { isPresented = true }
  }
}
