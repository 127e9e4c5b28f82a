import Scrollwork

/// Two shelves of posters: one paging, one view-aligned.
extension Scene {
  /// On a phone a page is one poster, and both shelves behave alike.
  public static let turning = Scene(
    "turning", summary: "on a phone, a page is a poster: paging equals view alignment",
    background: Palette.color(0x16141F), script: script
  ) {
    TurningView()
  }

  /// On a tablet a page is three posters: one shelf pages by three, the other aligns by one.
  public static let turningWide = Scene(
    "turning-wide", summary: "on a tablet, paging moves three posters and view alignment one",
    canvas: CGSize(width: 1024, height: 844), background: Palette.color(0x16141F), script: script
  ) {
    TurningView()
  }

  /// The same flick on both shelves, twice, and once back.
  private static let script: GestureScript = [
    .wait(0.3),
    .flick(.left, velocity: 800, from: .view("paging")),
    .flick(.left, velocity: 800, from: .view("aligned")),
    .untilSettled(),
    .wait(0.25),
    .flick(.left, velocity: 800, from: .view("paging")),
    .flick(.left, velocity: 800, from: .view("aligned")),
    .untilSettled(),
    .wait(0.25),
    .flick(.right, velocity: 800, from: .view("paging")),
    .flick(.right, velocity: 800, from: .view("aligned")),
    .untilSettled(),
    .wait(0.25),
  ]
}

private struct TurningView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      caption("Turns pages", ".scrollTargetBehavior(.paging)")
      shelf
        .scrollTargetBehavior(.paging)
        .accessibilityIdentifier("paging")
        .padding(.bottom, 18)
      caption("Aligns posters", ".scrollTargetBehavior(.viewAligned)")
      shelf
        .scrollTargetBehavior(.viewAligned)
        .accessibilityIdentifier("aligned")
    }
  }

  private func caption(_ title: String, _ code: String) -> some View {
    CodeCaption(title: title, code: code, ink: .white).padding(.horizontal, 20)
  }

  /// Posters without spacing, so that three of them, or one, fill a page.
  private var shelf: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(Night.all) { night in
          Poster(night: night)
            .padding(.horizontal, 10)
            .modifier(Column())
        }
      }
      .scrollTargetLayout()
    }
    .scrollIndicators(.hidden)
    .frame(height: 310)
  }
}

/// One column of a phone's width, or of three on a wider canvas.
private struct Column: ViewModifier {
  @Environment(\.horizontalSizeClass) private var sizeClass

  func body(content: Content) -> some View {
    content
      .containerRelativeFrame(.horizontal, count: sizeClass == .regular ? 3 : 1, spacing: 0)
  }
}
