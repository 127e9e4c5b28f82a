import Scrollwork

/// A page between two bars, on a phone with safe areas at both ends.
extension Scene {
  /// The text is inset by the bars and the device, and scrolls under both; the shelf reaches from
  /// edge to edge although it is inside the padding of the page.
  public static let fieldGuide = Scene(
    "field-guide",
    summary: "bars in the safe area of a phone: content is inset and scrolls under",
    canvas: CGSize(width: 393, height: 852), safeArea: .phone,
    background: Palette.color(0xF7F3E8), script: Self.fieldGuideScript(.left)
  ) {
    FieldGuidePage()
      .preferredColorScheme(.light)
  }

  /// The same scene right to left.
  public static let fieldGuideRTL: Scene = {
    var scene = fieldGuide
    scene.name = "field-guide-rtl"
    scene.summary = "the field guide, right to left"
    scene.layoutDirection = .rightToLeft
    scene.script = fieldGuideScript(.right)
    return scene
  }()

  private static func fieldGuideScript(_ side: GestureScript.Direction) -> GestureScript {
    [
      .wait(0.3),
      .flick(side, velocity: 900, from: .view("shelf")),
      .untilSettled(),
      .drag(by: CGVector(dx: 0, dy: -330), over: 0.7, curve: .easeInOut, hold: 0.14),
      .flick(.up, velocity: 2000),
      .untilSettled(),
      .wait(0.3),
    ]
  }
}

private struct FieldGuidePage: View {
  private let ink = Palette.color(0x2B3A2E)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 18) {
        Text("Moss and lichen")
          .font(.system(size: 30, weight: .bold, design: .serif))
        Text("They drink from the air, grow a hair's breadth in a year and outlive the wall.")
          .font(.system(size: 17, design: .serif))
        shelf
        ForEach(0..<6, id: \.self) { paragraph in
          Text(Self.notes[paragraph])
            .font(.system(size: 17, design: .serif))
            .lineSpacing(3)
          if paragraph == 2 { plate }
        }
      }
      .foregroundStyle(ink)
      .padding(.vertical, 14)
    }
    .scrollIndicators(.hidden)
    .safeAreaPadding(.horizontal, 24)
    .safeAreaInset(edge: .top, spacing: 0) {
      Text("Field guide")
        .font(.system(size: 17, weight: .semibold, design: .serif))
        .foregroundStyle(ink)
        .frame(maxWidth: .infinity)
        .frame(height: 44)
        .background(Palette.color(0xF7F3E8).opacity(0.7))
        .background(.thinMaterial)
        .overlay(alignment: .bottom) { ink.opacity(0.18).frame(height: 0.5) }
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      HStack {
        ForEach(["house", "magnifyingglass", "bookmark", "person"], id: \.self) { name in
          Image(systemName: name)
            .font(.system(size: 22))
            .frame(maxWidth: .infinity)
        }
      }
      .foregroundStyle(Palette.color(0xF7F3E8))
      .frame(height: 54)
      .background(ink)
    }
  }

  private var shelf: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 12) {
        ForEach(0..<7, id: \.self) { index in
          RoundedRectangle(cornerRadius: 14)
            .fill(
              Color(hue: 0.2 + 0.03 * Double(index), saturation: 0.42, brightness: 0.72).gradient
            )
            .frame(width: 118, height: 150)
            .overlay(alignment: .bottomLeading) {
              Text(Self.names[index])
                .font(.system(size: 14, weight: .semibold, design: .serif))
                .foregroundStyle(.white)
                .padding(12)
            }
            .id(Self.names[index])
        }
      }
    }
    .accessibilityIdentifier("shelf")
  }

  private var plate: some View {
    HStack(spacing: 16) {
      Circle().fill(Palette.color(0xC9D8A8)).frame(width: 54, height: 54)
      VStack(alignment: .leading, spacing: 4) {
        Text("Plate 12").font(.system(size: 15, weight: .semibold, design: .serif))
        Text("Cushion on slate").font(.system(size: 15, design: .serif)).opacity(0.7)
      }
    }
    .padding(.vertical, 14)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Palette.color(0xE9E2CC))
  }

  private static let names = [
    "Cushion", "Feather", "Cup", "Beard", "Map", "Sulphur", "Reindeer",
  ]

  private static let notes = [
    "Look low and to the north. What seems a stain is a forest if you kneel, with glades and "
      + "paths that only mites walk.",
    "After rain the whole bank turns a green that has no name, and within an hour of sun it is "
      + "gray again, waiting.",
    "A map lichen spreads half a millimeter a year. The one by the gate was there when the gate "
      + "was a gap in the hedge.",
    "Nothing here has roots. They hold on with threads and drink through every leaf, so they "
      + "know the air better than we do.",
    "Leave the old walls alone. Brushed stone stays bare for a lifetime, and no two coats grow "
      + "back the same.",
    "Carry a lens, a little water in a bottle, and more time than you think you need.",
  ]
}
