import Scrollwork

/// Scroll views that keep their position when a tap resizes them.
extension Scene {
  /// A picture book and its index: notes slide in, and both keep their positions.
  public static let resize = Scene(
    "resize", summary: "a book and its strip of pages keep their positions when resized",
    canvas: CGSize(width: 720, height: 460),
    background: Color(red: 0.93, green: 0.92, blue: 0.9),
    script: [
      .wait(0.2),
      .flick(.left, velocity: 900, from: .point(CGPoint(x: 500, y: 220))),
      .untilSettled(),
      .flick(.left, velocity: 900, from: .point(CGPoint(x: 500, y: 220))),
      .flick(.left, velocity: 520, from: .point(CGPoint(x: 500, y: 405))),
      .untilSettled(),
      .wait(0.1),
      .tap(.view("notes")),
      .wait(1),
      .tap(.view("notes")),
      .wait(1),
    ]
  ) {
    Book()
      .preferredColorScheme(.light)
  }
}

private struct Leaf: Identifiable {
  let id: Int
  let title: String
  let hue: Double

  static let all = [
    Leaf(id: 0, title: "A kite", hue: 0.56), Leaf(id: 1, title: "Two kites", hue: 0.1),
    Leaf(id: 2, title: "A tree", hue: 0.36), Leaf(id: 3, title: "No kites", hue: 0.02),
    Leaf(id: 4, title: "A ladder", hue: 0.75), Leaf(id: 5, title: "Evening", hue: 0.64),
    Leaf(id: 6, title: "The end", hue: 0.9),
  ]
}

private struct Book: View {
  @State private var showsNotes = false

  var body: some View {
    HStack(spacing: 0) {
      VStack(spacing: 14) {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(Leaf.all) { leaf in
              LeafPage(leaf: leaf)
                .containerRelativeFrame([.horizontal, .vertical])
            }
          }
        }
        .scrollTargetBehavior(.paging)
        .clipShape(.rect(cornerRadius: 18))
        .overlay(alignment: .topTrailing) { notesButton }
        Strip()
          .frame(height: 76)
      }
      .scrollIndicators(.hidden)
      .padding(20)
      .frame(width: showsNotes ? 460 : 720)
      Notes()
        .frame(width: 260)
    }
    .frame(width: 720, alignment: .leading)
    .clipped()
  }

  /// At the corner of the page, which it follows when the notes slide in.
  private var notesButton: some View {
    Button {
      withAnimation(.smooth(duration: 0.6)) { showsNotes.toggle() }
    } label: {
      Text(showsNotes ? "Close" : "Notes")
        .font(.system(size: 15, weight: .semibold))
        .foregroundStyle(.white)
        .contentTransition(.identity)
        .frame(width: 78, height: 34)
        .background(.black.opacity(0.75), in: .capsule)
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("notes")
    .padding(12)
  }
}

/// All leaves, aligned by their centers.
private struct Strip: View {
  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 12) {
        ForEach(0..<24) { index in
          RoundedRectangle(cornerRadius: 10)
            .fill(
              Color(hue: Leaf.all[index % 7].hue, saturation: 0.4, brightness: 0.93).gradient
            )
            .overlay {
              Text("\(index + 1)")
                .font(.system(size: 20, weight: .bold, design: .rounded))
                .foregroundStyle(.white)
            }
            .frame(width: 96)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned(anchor: .center))
    .overlay(alignment: .bottom) {
      Capsule().fill(.black.opacity(0.6)).frame(width: 26, height: 4).padding(.bottom, 6)
    }
  }
}

private struct LeafPage: View {
  let leaf: Leaf

  var body: some View {
    ZStack {
      LinearGradient(
        colors: [
          Color(hue: leaf.hue, saturation: 0.28, brightness: 1),
          Color(hue: leaf.hue + 0.05, saturation: 0.6, brightness: 0.85),
        ], startPoint: .top, endPoint: .bottom)
      Kite()
        .fill(.white.opacity(0.85))
        .frame(width: 74, height: 108)
        .rotationEffect(.degrees(24 - 13 * Double(leaf.id)))
        .offset(x: 60 - 22 * Double(leaf.id % 4), y: -52)
      VStack(spacing: 2) {
        Text(leaf.title)
          .font(.system(size: 34, weight: .bold, design: .rounded))
        Text("page \(leaf.id + 1)")
          .font(.system(size: 15))
          .opacity(0.8)
      }
      .foregroundStyle(.white)
      .offset(y: 76)
    }
    .clipped()
  }
}

private struct Kite: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + rect.height * 0.36))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + rect.height * 0.36))
      path.closeSubpath()
    }
  }
}

private struct Notes: View {
  private let lines = [
    "The wind is drawn as what it moves.", "Mind the string on page two.",
    "Whose ladder is it?", "Green is the tree, not the kite.",
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text("Notes").font(.system(size: 24, weight: .bold, design: .rounded))
      ForEach(lines, id: \.self) { line in
        Text(line)
          .font(.system(size: 15))
          .padding(12)
          .frame(maxWidth: .infinity, alignment: .leading)
          .background(Color(red: 1, green: 0.95, blue: 0.72), in: .rect(cornerRadius: 10))
      }
      Spacer(minLength: 0)
    }
    .padding(.trailing, 20)
    .padding(.vertical, 30)
  }
}
