import Scrollwork

/// A list by letter: each letter's header is pinned until the next one pushes it out.
extension Scene {
  /// A pull past the top, slow drags, and a jump to a letter.
  public static let gardeners = Scene(
    "gardeners", summary: "a list of people with pinned letters, each pushed out by the next",
    background: Palette.color(0xFBF7F0), script: gardenersScript
  ) {
    GardenersView()
  }

  private static let gardenersScript: GestureScript = [
    .wait(0.2),
    .drag(from: .unit(UnitPoint(x: 0.5, y: 0.4)), by: CGVector(dx: 0, dy: 170), over: 0.5),
    .untilSettled(),
    .drag(from: .unit(UnitPoint(x: 0.5, y: 0.8)), by: CGVector(dx: 0, dy: -330), over: 1),
    .untilSettled(),
    .scrollTo(id: "H", anchor: .top),
    .untilSettled(),
    .wait(0.3),
  ]
}

private struct GardenersView: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text("Gardeners")
          .font(.system(size: 38, weight: .bold, design: .serif))
        Text("\(Gardener.all.count) people, one hedge")
          .font(.subheadline)
          .foregroundStyle(Palette.color(0x7C7264))
      }
      .foregroundStyle(Palette.color(0x2E3B2C))
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, 24)
      .padding(.top, 72)
      .padding(.bottom, 18)
      LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
        ForEach(Gardener.letters, id: \.self) { letter in
          Section {
            ForEach(Gardener.all.filter { $0.letter == letter }) { gardener in
              GardenerRow(gardener: gardener)
            }
          } header: {
            LetterBar(letter: letter)
          }
        }
      }
    }
    .scrollIndicators(.never)
  }
}

/// A letter above its names, with a line below it while pinned.
private struct LetterBar: View {
  let letter: String

  var body: some View {
    Text(verbatim: letter)
      .font(.system(size: 20, weight: .semibold, design: .serif))
      .foregroundStyle(Palette.color(0x3F6B4A))
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, 24)
      .padding(.vertical, 8)
      .background(Palette.color(0xE9EFDF))
      .overlay(alignment: .bottom) {
        Palette.color(0x3F6B4A).frame(height: 1)
          .visualEffect { line, proxy in
            line.opacity(proxy.frame(in: .scrollView).minY <= 0 ? 0.5 : 0)
          }
      }
  }
}

private struct GardenerRow: View {
  let gardener: Gardener

  var body: some View {
    HStack(spacing: 14) {
      Text(verbatim: gardener.initials)
        .font(.system(size: 15, weight: .semibold, design: .rounded))
        .foregroundStyle(.white)
        .frame(width: 42, height: 42)
        .background(gardener.color.gradient, in: .circle)
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: gardener.name)
          .font(.system(size: 17, weight: .medium))
          .foregroundStyle(Palette.color(0x2B2B26))
        Text(verbatim: gardener.plot)
          .font(.system(size: 13))
          .foregroundStyle(Palette.color(0x8C8474))
      }
      Spacer()
    }
    .padding(.horizontal, 24)
    .padding(.vertical, 9)
    .overlay(alignment: .bottomTrailing) {
      Palette.color(0xE4DDD0).frame(height: 0.5).padding(.leading, 80)
    }
  }
}

private struct Gardener: Identifiable {
  let name: String
  let plot: String

  var id: String { name }
  var letter: String { String(name.prefix(1)) }
  var initials: String { name.split(separator: " ").map { String($0.prefix(1)) }.joined() }

  /// A color derived from the letters of the name.
  var color: Color {
    let sum = name.unicodeScalars.reduce(0) { $0 + Int($1.value) }
    return Color(hue: Double(sum % 24) / 24, saturation: 0.42, brightness: 0.72)
  }

  static let letters = Array(Set(all.map(\.letter))).sorted()

  static let all =
    [
      ("Abel Norden", "Beans and peas"), ("Ada Winther", "The old pear"),
      ("Anton Beck", "Compost, mostly"), ("Birte Holm", "Roses"), ("Bo Sander", "Potatoes"),
      ("Carla Reyes", "Chillies"), ("Casper Lind", "Bees"), ("Clara Voss", "Herbs"),
      ("Edda Kray", "Dahlias"), ("Emil Thorn", "Rhubarb"), ("Frida Oest", "The greenhouse"),
      ("Gustav Lund", "Cabbage"), ("Hanne Falk", "Sunflowers"), ("Henrik Dahl", "Onions"),
      ("Ines Castro", "Tomatoes"), ("Ivar Stein", "The gate"), ("Jonna Berg", "Strawberries"),
      ("Karl Ekman", "Leeks"), ("Lena Moor", "Lavender"), ("Lotte Brun", "Pumpkins"),
      ("Maja Krogh", "Spinach"), ("Mats Ahl", "The pond"), ("Nils Borg", "Apples"),
      ("Olga Renn", "Currants"), ("Pia Storm", "Mint"), ("Rune Vik", "Fences"),
      ("Sanne Hoff", "Cucumbers"), ("Sigrid Aas", "Chard"), ("Stine Lyng", "Poppies"),
      ("Theo Mark", "Radishes"), ("Tilda Ros", "Asters"), ("Ulla Grene", "Plums"),
      ("Vera Sand", "Hazel"), ("Viggo Nor", "Garlic"), ("Walter Ek", "Wheelbarrows"),
    ].map { Gardener(name: $0.0, plot: $0.1) }
}
