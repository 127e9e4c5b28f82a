import Scrollwork

/// A night of a festival, and the colors of its poster.
struct Night: Identifiable {
  let id: Int
  let name: String
  let players: String
  let sky: UInt32
  let ground: UInt32

  static let all = [
    Night(id: 1, name: "Opening", players: "Brass & Rain", sky: 0xFF8A5B, ground: 0x4A1942),
    Night(id: 2, name: "Slow Water", players: "Mira Okafor", sky: 0x5BC0BE, ground: 0x0B2545),
    Night(id: 3, name: "Tin Roof", players: "The Sparrows", sky: 0xF2C14E, ground: 0x7A3E1D),
    Night(id: 4, name: "Long Lines", players: "Choir of Nine", sky: 0xB388EB, ground: 0x2E1760),
    Night(id: 5, name: "Half Moon", players: "Ana & Teo", sky: 0x9AD1F5, ground: 0x1C3F6E),
    Night(id: 6, name: "Static", players: "Low Voltage", sky: 0xF7AEF8, ground: 0x72217A),
    Night(id: 7, name: "Harvest", players: "Field Band", sky: 0xDCE775, ground: 0x33691E),
    Night(id: 8, name: "Embers", players: "Nadia Strom", sky: 0xFF6B6B, ground: 0x3D0C11),
    Night(id: 9, name: "Last Boat", players: "Everyone", sky: 0xFFE3B3, ground: 0x274060),
  ]
}

/// The poster of a night, as wide as proposed.
struct Poster: View {
  let night: Night

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      LinearGradient(
        colors: [Palette.color(night.sky), Palette.color(night.ground)], startPoint: .top,
        endPoint: .bottom)
      Circle()
        .fill(.white.opacity(0.22))
        .frame(width: 190, height: 190)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
        .offset(x: 46, y: -40)
      Text("\(night.id)")
        .font(.system(size: 150, weight: .black, design: .rounded))
        .foregroundStyle(.white.opacity(0.92))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .padding(.leading, 22)
      VStack(alignment: .leading, spacing: 3) {
        Text(verbatim: night.name)
          .font(.system(size: 25, weight: .bold, design: .rounded))
        Text(verbatim: night.players)
          .font(.system(size: 15))
          .opacity(0.8)
      }
      .foregroundStyle(.white)
      .padding(24)
    }
    .clipShape(.rect(cornerRadius: 26))
  }
}
