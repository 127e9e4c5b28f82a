import Scrollwork

/// A tab view, a grouped list under a large title, and a paged tab view.
extension Scene {
  /// A finger scrolls the list of a pantry; a tap on the tab bar shows its recipes, page by page.
  public static let pantry = Scene(
    "pantry", summary: "tabs, a grouped list under a large title, and pages with an index",
    canvas: CGSize(width: 393, height: 852), safeArea: .phone,
    script: [
      .wait(0.3), .drag(by: CGVector(dx: 0, dy: -220), over: 0.7, curve: .easeInOut, hold: 0.12),
      .wait(0.2), .tap(.view("Recipes")), .wait(0.4), .flick(.left, velocity: 1400),
      .untilSettled(),
      .wait(0.3),
    ]
  ) {
    Pantry()
  }

  /// The same scene right to left.
  public static let pantryRightToLeft: Scene = {
    var scene = pantry
    scene.name = "pantry-rtl"
    scene.summary = "tabs, list and pages, right to left"
    scene.layoutDirection = .rightToLeft
    scene.script = [
      .wait(0.2), .tap(.view("Recipes")), .wait(0.3), .flick(.right, velocity: 1400),
      .untilSettled(), .wait(0.8),
    ]
    return scene
  }()
}

private struct Pantry: View {
  @State private var tab = 0

  var body: some View {
    TabView(selection: $tab) {
      NavigationStack {
        Shelves().navigationTitle("Pantry")
      }
      .tabItem { Label("Shelves", systemImage: "folder") }
      .tag(0)
      Recipes()
        .tabItem {
          Image(systemName: "book")
          Text("Recipes").accessibilityIdentifier("Recipes")
        }
        .tag(1)
      Color.clear
        .tabItem { Label("Basket", systemImage: "cart") }
        .tag(2)
    }
    .tint(.orange)
  }
}

private struct Shelves: View {
  private static let shelves: [(title: String, things: [(name: String, left: String)])] = [
    (
      "In jars",
      [("Plums", "4"), ("Pickled beets", "2"), ("Apricot jam", "7"), ("Dried thyme", "1")]
    ),
    ("In tins", [("Tomatoes", "6"), ("White beans", "3"), ("Sardines", "5")]),
    ("In sacks", [("Rye flour", "9 kg"), ("Oats", "2 kg"), ("Lentils", "3 kg")]),
    ("On hooks", [("Onions", "1 braid"), ("Chilies", "2 strings")]),
  ]

  var body: some View {
    List {
      ForEach(Self.shelves, id: \.title) { shelf in
        Section {
          ForEach(shelf.things, id: \.name) { thing in
            HStack {
              Circle().fill(Color.orange.gradient).frame(width: 10, height: 10)
              Text(thing.name)
              Spacer()
              Text(thing.left).foregroundStyle(.secondary)
            }
          }
        } header: {
          Text(shelf.title)
        }
      }
    }
  }
}

private struct Recipes: View {
  private static let pages: [(name: String, words: String, hue: Double)] = [
    ("Plum crumble", "Half an hour, one dish, and something to do with the oats.", 0.85),
    ("Bean soup", "Better on the second day. Keep a rind of cheese for the pot.", 0.1),
    ("Rye bread", "Flour, water, salt, and a night's sleep.", 0.07),
  ]

  var body: some View {
    TabView {
      ForEach(0..<Self.pages.count, id: \.self) { index in
        let page = Self.pages[index]
        VStack(alignment: .leading, spacing: 10) {
          Text(page.name).font(.largeTitle.bold())
          Text(page.words).font(.title3).foregroundStyle(.secondary)
          // The dots of the index, which are white, lie on the picture.
          RoundedRectangle(cornerRadius: 28)
            .fill(
              LinearGradient(
                colors: [
                  Color(hue: page.hue, saturation: 0.5, brightness: 0.95),
                  Color(hue: page.hue, saturation: 0.75, brightness: 0.6),
                ], startPoint: .topLeading, endPoint: .bottomTrailing)
            )
            .overlay {
              Image(systemName: "leaf.fill").font(.system(size: 90)).foregroundStyle(
                .white.opacity(0.35))
            }
            .padding(.top, 8)
        }
        .padding(.horizontal, 20).padding(.top, 24)
      }
    }
    .tabViewStyle(.page)
    .padding(.bottom, 16)
    .background(Color(.systemGroupedBackground))
  }
}
