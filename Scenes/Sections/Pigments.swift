import Scrollwork

/// A lazy grid in sections, each with a pinned header and footer.
extension Scene {
  /// A pull past the top, and two flicks.
  public static let pigments = Scene(
    "pigments", summary: "a lazy grid in sections, with pinned headers and footers",
    background: Palette.color(0xF4F1EC),
    script: [
      .wait(0.2),
      .drag(from: .unit(UnitPoint(x: 0.5, y: 0.4)), by: CGVector(dx: 0, dy: 140), over: 0.4),
      .untilSettled(),
      .drag(from: .unit(UnitPoint(x: 0.5, y: 0.8)), by: CGVector(dx: 0, dy: -300), over: 0.8),
      .flick(.up, velocity: 1300),
      .untilSettled(),
      .wait(0.3),
    ]
  ) {
    PigmentsView()
      .preferredColorScheme(.light)
  }
}

private struct PigmentsView: View {
  var body: some View {
    VStack(spacing: 0) {
      Text("Pigments")
        .font(.system(size: 34, weight: .bold, design: .serif))
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 24)
        .padding(.top, 58)
        .padding(.bottom, 14)
        .foregroundStyle(Palette.color(0xF4F1EC))
        .background(Palette.color(0x33302B))
      shelf
    }
  }

  private var shelf: some View {
    ScrollView {
      LazyVGrid(
        columns: [GridItem(.adaptive(minimum: 100), spacing: 14)], spacing: 14,
        pinnedViews: [.sectionHeaders, .sectionFooters]
      ) {
        ForEach(PigmentFamily.all) { family in
          Section {
            ForEach(family.pigments) { Swatch(pigment: $0) }
          } header: {
            Text(verbatim: family.name)
              .font(.system(size: 22, weight: .bold, design: .serif))
              .foregroundStyle(Palette.color(0x33302B))
              .frame(maxWidth: .infinity, alignment: .leading)
              .padding(.vertical, 10)
              .background(Palette.color(0xF4F1EC).opacity(0.7))
              .background(.thinMaterial)
          } footer: {
            HStack {
              Circle().fill(family.color).frame(width: 8, height: 8)
              Text("\(family.pigments.count) in \(family.name.lowercased())")
              Spacer()
            }
            .font(.system(size: 13, weight: .medium))
            .foregroundStyle(Palette.color(0x6E675C))
            .padding(.vertical, 8)
            .background(Palette.color(0xF4F1EC).opacity(0.7))
            .background(.thinMaterial)
          }
        }
      }
    }
    .contentMargins(.horizontal, 24, for: .scrollContent)
    .scrollIndicators(.never)
  }
}

private struct Swatch: View {
  let pigment: Pigment

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      RoundedRectangle(cornerRadius: 14)
        .fill(pigment.color.gradient)
        .frame(height: 84)
      Text(verbatim: pigment.name)
        .font(.system(size: 13, weight: .medium))
        .foregroundStyle(Palette.color(0x4A463F))
    }
    .padding(8)
    .background(.white, in: .rect(cornerRadius: 20))
  }
}

private struct Pigment: Identifiable {
  let name: String
  let color: Color

  var id: String { name }
}

private struct PigmentFamily: Identifiable {
  let name: String
  let pigments: [Pigment]

  var id: String { name }
  var color: Color { pigments[0].color }

  private init(_ name: String, _ pigments: [(String, UInt32)]) {
    self.name = name
    self.pigments = pigments.map { Pigment(name: $0.0, color: Palette.color($0.1)) }
  }

  static let all = [
    PigmentFamily(
      "Earths",
      [
        ("Ochre", 0xC98B3B), ("Sienna", 0xA0522D), ("Umber", 0x5F4632), ("Red chalk", 0xA8452F),
        ("Green earth", 0x7A8B69), ("Sepia", 0x4B3A2F), ("Bole", 0x8A4B3C), ("Raw clay", 0xC9A27E),
      ]),
    PigmentFamily(
      "Reds",
      [
        ("Vermilion", 0xE34234), ("Madder", 0xB0323E), ("Minium", 0xE5622D), ("Kermes", 0x9B2335),
      ]),
    PigmentFamily(
      "Blues",
      [
        ("Smalt", 0x39538F), ("Azurite", 0x2E7BB5), ("Lapis", 0x26499D), ("Indigo", 0x2F3B64),
        ("Egyptian", 0x3F7CAC), ("Woad", 0x5B7C99), ("Cobalt", 0x1F5FBF),
      ]),
    PigmentFamily(
      "Greens",
      [
        ("Verdigris", 0x43A08B), ("Malachite", 0x2F8F5B), ("Viridian", 0x3B7A66),
        ("Sap", 0x6B8E23), ("Leek", 0x86A965),
      ]),
  ]
}
