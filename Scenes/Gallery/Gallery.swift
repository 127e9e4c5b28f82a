import Scrollwork

/// A gallery of palettes: hero cards between a header and a footer that follow the scroll position.
extension Scene {
  /// A drag past the edge, flicks, and taps on the paging buttons.
  public static let gallery = Scene(
    "gallery", summary: "hero cards with paging buttons: a drag past the edge, flicks, taps",
    background: Color(red: 0.965, green: 0.957, blue: 0.945),
    script: [
      .wait(0.4),
      .drag(
        from: .unit(UnitPoint(x: 0.4, y: 0.45)), by: CGVector(dx: 190, dy: 0), over: 0.4,
        curve: .easeOut, hold: 0.12),
      .untilSettled(),
      .wait(0.15),
      .flick(.left, velocity: 1300),
      .untilSettled(),
      .wait(0.25),
      .drag(by: CGVector(dx: -150, dy: 0), over: 0.22, curve: .easeIn),
      .untilSettled(),
      .wait(0.2),
      .tap(.view("next")),
      .untilSettled(),
      .tap(.view("next")),
      .untilSettled(),
      .wait(0.3),
      .tap(.view("previous")),
      .untilSettled(),
      .wait(0.4),
    ]
  ) {
    GalleryView()
  }

  /// The same scene right to left, with buttons and gestures mirrored.
  public static let galleryRTL: Scene = {
    var scene = gallery
    scene.name = "gallery-rtl"
    scene.summary = "the gallery, right to left"
    scene.layoutDirection = .rightToLeft
    scene.script = [
      .wait(0.3),
      .flick(.right, velocity: 1300),
      .untilSettled(),
      .wait(0.2),
      .tap(.view("next")),
      .untilSettled(),
      .wait(0.2),
      .tap(.view("previous")),
      .untilSettled(),
      .wait(0.3),
    ]
    return scene
  }()
}

private struct GalleryView: View {
  @State private var currentID: Palette.ID? = Palette.all.first?.id
  @State private var seen = 1

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      GalleryHeader(palettes: Palette.all, currentID: $currentID)
        .padding(.horizontal, 40)
      HeroShelf(palettes: Palette.all, currentID: $currentID)
      GalleryFooter(palette: Palette.named(currentID), seen: seen)
        .padding(.horizontal, 40)
    }
    .padding(.top, 92)
    .frame(maxHeight: .infinity, alignment: .top)
    // Two names that fade over each other are illegible.
    .contentTransition(.identity)
    .onChange(of: currentID) { _, new in
      guard let index = Palette.all.firstIndex(where: { $0.id == new }) else { return }
      seen = max(seen, index + 1)
    }
  }
}

/// The cards, view-aligned one by one.
private struct HeroShelf: View {
  let palettes: [Palette]
  @Binding var currentID: Palette.ID?
  @Environment(\.horizontalSizeClass) private var sizeClass

  private let spacing: CGFloat = 10

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: spacing) {
        ForEach(palettes) { palette in
          HeroCard(palette: palette)
            .aspectRatio(0.74, contentMode: .fit)
            .containerRelativeFrame(
              .horizontal, count: sizeClass == .regular ? 2 : 1, spacing: spacing
            )
            .scrollTransition { content, phase in
              content
                .scaleEffect(x: phase.isIdentity ? 1 : 0.94, y: phase.isIdentity ? 1 : 0.84)
                .opacity(phase.isIdentity ? 1 : 0.75)
            }
        }
      }
      .scrollTargetLayout()
      .padding(.top, 26)
      .padding(.bottom, 54)
    }
    .contentMargins(.horizontal, 40)
    .scrollTargetBehavior(.viewAligned)
    .scrollPosition(id: $currentID)
    .scrollIndicators(.hidden)
    .fixedSize(horizontal: false, vertical: true)
  }
}
