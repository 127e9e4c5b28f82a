import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkStage
import Testing
import ViewTestSupport

@testable import ScrollworkControls
@testable import ScrollworkViews

/// Stacks of pages, tabs and lists that can be asked for in more than one way.
@Suite @MainActor struct `One container in several spellings` {
  private func dump(@ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View) -> String {
    let list = Stage(canvas: CGSize(width: 200, height: 400)) { root() }.still(at: 0).displayList
    return "\(list.dump)\(list.digest)"
  }

  @Test func `of lists`() {
    let list = List {
      Section("one") { Text("a") }
      Section("two") { Text("b") }
    }
    let plain = dump { list.listStyle(.plain) }
    #expect(dump { list.listStyle(PlainListStyle()) } == plain)
    let grouped = dump { list.listStyle(.grouped) }
    #expect(dump { list.listStyle(GroupedListStyle()) } == grouped)
    let inset = dump { list.listStyle(.insetGrouped) }
    #expect(dump { list.listStyle(InsetGroupedListStyle()) } == inset)
    #expect(Set([plain, grouped, inset]).count == 3)
    #expect(dump { list.listStyle(.automatic) } == dump { list })
    #expect(dump { list.listStyle(DefaultListStyle()) } == dump { list })
    #expect([plain, grouped, inset].contains(dump { list }))
  }

  @Test func `of the lines between rows`() {
    func list(_ color: Color?, _ edges: VerticalEdge.Set = .all) -> String {
      dump {
        List {
          Text("a").listRowSeparatorTint(color, edges: edges)
          Text("b")
        }
        .listStyle(.plain)
      }
    }
    #expect(list(.red).contains("#ff3b30") && !list(nil).contains("#ff3b30"))
    #expect(list(.red, .bottom).contains("#ff3b30"))
    #expect(VerticalEdge.Set.all == [.top, .bottom])
    #expect(VerticalEdge.Set(.top) == .top && VerticalEdge.Set(.bottom) == .bottom)
  }

  @Test func `of titles in bars`() {
    let title = "Title"
    func page(_ change: @escaping @MainActor @Sendable (Color) -> some View) -> String {
      dump { NavigationStack { change(Color.red) } }
    }
    let plain = page { $0.navigationTitle("Title") }
    #expect(page { $0.navigationTitle(title) } == plain)
    #expect(page { $0.navigationTitle(Text("Title")) } == plain)
    #expect(page { $0.navigationBarTitle("Title") } == plain)
    #expect(page { $0.navigationBarTitle(title) } == plain)
    #expect(page { $0.navigationBarTitle(Text("Title")) } == plain)
    let small = page { $0.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
    #expect(page { $0.navigationBarTitle("Title", displayMode: .inline) } == small)
    #expect(page { $0.navigationBarTitle(title, displayMode: .inline) } == small)
    #expect(page { $0.navigationBarTitle(Text("Title"), displayMode: .inline) } == small)
    #expect(page { $0.navigationTitle("Title").navigationBarTitleDisplayMode(.automatic) } == plain)
    #expect(small != plain)
    #expect(
      dump { NavigationView { Color.red.navigationTitle("Title") }.navigationViewStyle(.stack) }
        == dump {
          NavigationView { Color.red.navigationTitle("Title") }
            .navigationViewStyle(StackNavigationViewStyle())
        })
  }

  @Test func `of what stands in bars`() {
    func bar(_ placement: ToolbarItemPlacement) -> CGRect {
      let stage = Stage(canvas: CGSize(width: 200, height: 400)) {
        NavigationStack {
          Color.red.toolbar {
            ToolbarItem(placement: placement) { Color.blue.frame(width: 10, height: 10).id("item") }
          }
        }
      }
      return stage.frame("item") ?? .null
    }
    let (leading, trailing) = (bar(.topBarLeading), bar(.topBarTrailing))
    #expect(leading.midX < 100 && trailing.midX > 100)
    for placement in [ToolbarItemPlacement.navigationBarLeading, .cancellationAction, .navigation] {
      #expect(bar(placement) == leading)
    }
    for placement in [
      ToolbarItemPlacement.navigationBarTrailing, .confirmationAction, .automatic,
      .primaryAction, .destructiveAction,
    ] {
      #expect(bar(placement) == trailing, "\(placement)")
    }
    #expect(abs(bar(.principal).midX - 100) < 1 && bar(.principal).midY < 100)
    #expect(bar(.bottomBar).midY > 300 && bar(.status).midY > 300)
  }

  @Test func `of the grounds of bars`() {
    func page(_ change: @escaping @MainActor @Sendable (Color) -> some View) -> String {
      dump { NavigationStack { change(Color.white).navigationTitle("Title") } }
    }
    let plain = page { $0 }
    #expect(page { $0.toolbarBackground(.automatic, for: .navigationBar) } == plain)
    let red = page {
      $0.toolbarBackground(Color.red, for: .navigationBar)
        .toolbarBackground(.visible, for: .navigationBar)
    }
    #expect(red.contains("#ff3b30") && !plain.contains("#ff3b30"))
    #expect(page { $0.toolbarBackground(Color.red, for: .bottomBar) } == plain)
    #expect(page { $0.toolbarBackground(.hidden, for: .automatic) }.contains("Title"))
  }

  private struct Paths: View {
    enum Way: CaseIterable { case title, titleView, text, textView, label, labelView, value }

    let way: Way
    var isBackHidden = false

    private var page: some View {
      Text("page").navigationBarBackButtonHidden(isBackHidden)
    }

    var body: some View {
      let title = "go"
      NavigationStack {
        Group {
          switch way {
          case .title: NavigationLink("go", destination: page)
          case .titleView: NavigationLink("go") { page }
          case .text: NavigationLink(title, destination: page)
          case .textView: NavigationLink(title) { page }
          case .label: NavigationLink(destination: page) { Text("go") }
          case .labelView:
            NavigationLink {
              page
            } label: {
              Text("go")
            }
          case .value: NavigationLink(title, value: 3)
          }
        }
        .id("go")
        .navigationDestination(for: Int.self) { _ in page }
      }
    }
  }

  @Test func `of ways to a page`() {
    for way in Paths.Way.allCases {
      let stage = Stage(canvas: CGSize(width: 200, height: 400), script: [.tap("go"), .wait(1.5)]) {
        Paths(way: way)
      }
      #expect(stage.texts(at: 0).contains("go"), "\(way)")
      #expect(stage.texts.contains("page"), "\(way)")
    }
    func shown(_ isHidden: Bool) -> String {
      let stage = Stage(canvas: CGSize(width: 200, height: 400), script: [.tap("go"), .wait(1.5)]) {
        Paths(way: .title, isBackHidden: isHidden)
      }
      return stage.still(at: stage.duration).displayList.dump
    }
    #expect(shown(true) != shown(false))
  }

  @Test func `of ways to a page by a state, and back`() {
    struct Root: View {
      @State private var isThere = false
      var body: some View {
        NavigationStack {
          NavigationLink(isActive: $isThere) {
            Inner()
          } label: {
            Text(isThere ? "there" : "here")
          }
          .id("go")
        }
      }
    }
    struct Inner: View {
      @Environment(\.presentationMode) private var mode
      var body: some View {
        Text(mode.wrappedValue.isPresented ? "inside" : "outside").id("back")
          .onTapGesture { mode.wrappedValue.dismiss() }
      }
    }
    let stage = Stage(
      canvas: CGSize(width: 200, height: 400),
      script: [.tap("go"), .wait(1.5), .tap("back"), .wait(1.5)]
    ) { Root() }
    #expect(stage.texts(at: 1.5).contains("inside"))
    #expect(stage.texts == ["here"])
  }

  @Test func `of tabs`() {
    let (title, symbol) = ("One", "star")
    let plain = dump {
      TabView {
        Tab("One", systemImage: "star") { Text("a") }
        Tab("Two", systemImage: "heart") { Text("b") }
      }
    }
    #expect(
      dump {
        TabView {
          Tab(title, systemImage: symbol) { Text("a") }
          Tab("Two", systemImage: "heart") { Text("b") }
        }
      } == plain)
    #expect(
      dump {
        TabView(selection: .constant(1)) {
          Tab(title, systemImage: symbol, value: 1) { Text("a") }
          Tab(value: 2) {
            Text("b")
          } label: {
            Label("Two", systemImage: "heart")
          }
        }
      } == plain)
    let bar = TabView {
      Text("a").tabItem { Label("One", systemImage: "star") }
      Text("b").tabItem { Label("Two", systemImage: "heart") }
    }
    #expect(dump { bar } == plain)
    #expect(dump { bar.tabViewStyle(.automatic) } == plain)
    #expect(dump { bar.tabViewStyle(.tabBarOnly) } == plain)
    #expect(dump { bar.tabViewStyle(DefaultTabViewStyle()) } == plain)
    #expect(
      Stage { TabView { Tab { Text("bare") } } }.texts == ["bare"])
    #expect(
      Stage {
        TabView(selection: .constant(2)) {
          Tab(value: 1) { Text("a") }
          Tab(value: 2) { Text("b") }
        }
      }.texts == ["b"])
  }

  @Test func `of pages of tabs, with dots`() {
    let pages = TabView {
      Color.red
      Color.blue
    }
    let dotted = dump { pages.tabViewStyle(.page(indexDisplayMode: .always)) }
    #expect(dump { pages.tabViewStyle(PageTabViewStyle(indexDisplayMode: .always)) } == dotted)
    let styles: [PageIndexViewStyle] = [
      .page, .page(backgroundDisplayMode: .automatic), .page(backgroundDisplayMode: .always),
      .page(backgroundDisplayMode: .never), .page(backgroundDisplayMode: .interactive),
    ]
    let looks = styles.map { style in
      dump { pages.tabViewStyle(.page(indexDisplayMode: .always)).indexViewStyle(style) }
    }
    #expect(looks[0] == dotted && looks[1] == dotted && looks[3] == dotted && looks[4] == dotted)
    #expect(looks[2] != dotted)
    #expect(
      dump {
        pages.tabViewStyle(.page(indexDisplayMode: .always))
          .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always))
      } == looks[2])
  }

  @Test func `of sections with heads and feet given beforehand`() {
    func texts(@ViewBuilder _ section: @escaping @MainActor @Sendable () -> some View) -> [String] {
      Stage { LazyVStack { section() } }.texts
    }
    #expect(texts { Section(footer: Text("foot")) { Text("row") } } == ["row", "foot"])
    #expect(
      texts { Section(header: Text("head"), footer: Text("foot")) { Text("row") } }
        == ["head", "row", "foot"])
  }

  @Test func `of grids as layouts`() {
    let layout = GridLayout(alignment: .topLeading, horizontalSpacing: 3, verticalSpacing: 4)
    #expect(layout.alignment == .topLeading)
    #expect(layout.horizontalSpacing == 3 && layout.verticalSpacing == 4)
    #expect(GridLayout().alignment == .center && GridLayout().horizontalSpacing == nil)
  }

  @Test func `of rows that are bound to the elements of a collection`() {
    struct Word: Identifiable {
      let id: Int
      var text: String
    }
    struct Words: View {
      @State private var words = [Word(id: 0, text: "a"), Word(id: 1, text: "b")]
      var body: some View {
        VStack {
          ForEach($words) { word in
            Text(word.wrappedValue.text).onTapGesture { word.wrappedValue.text += "!" }
              .id(word.wrappedValue.text)
          }
          ForEach($words, id: \.id) { $word in Text(word.text) }
        }
      }
    }
    #expect(Stage(script: [.tap("b")]) { Words() }.texts == ["a", "b!", "a", "b!"])
  }

  @Test func `of bars beside what scrolls`() {
    func page(_ isBar: Bool) -> String {
      dump {
        let bar = Color.blue.frame(width: 20)
        if isBar {
          ScrollView { Color.red.frame(height: 900) }
            .safeAreaBar(edge: .leading, spacing: 3) { bar }
            .safeAreaBar(edge: .top, spacing: 3) { Color.green.frame(height: 10) }
        } else {
          ScrollView { Color.red.frame(height: 900) }
            .safeAreaInset(edge: .leading, spacing: 3) { bar }
            .safeAreaInset(edge: .top, spacing: 3) { Color.green.frame(height: 10) }
        }
      }
    }
    #expect(page(true).contains("#007aff") && page(true).contains("#34c759"))
    // A bar keeps the same room free as an inset does; its fading edges are layers around that.
    func firstRow(_ dump: String) -> String? {
      dump.split(separator: "\n").first { $0.contains("#ff3b30") }?
        .trimmingCharacters(in: .whitespaces)
    }
    #expect(firstRow(page(true)) == firstRow(page(false)))
  }
}
