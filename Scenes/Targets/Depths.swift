import Scrollwork

/// Full screens one below the other, paged one at a time.
extension Scene {
  /// A dive: each flick scrolls by one zone, however fast it is.
  public static let depths = Scene(
    "depths", summary: "a dive through full screens: each flick scrolls by one zone",
    background: Color(red: 0.01, green: 0.02, blue: 0.06),
    script: [
      .wait(0.2),
      .flick(.up, velocity: 900),
      .untilSettled(),
      .wait(0.1),
      .flick(.up, velocity: 4000),
      .untilSettled(),
      .wait(0.1),
      .drag(by: CGVector(dx: 0, dy: -300), over: 0.5, curve: .easeOut, hold: 0.12),
      .untilSettled(),
      .flick(.up, velocity: 1500),
      .untilSettled(),
      .wait(0.1),
      .flick(.down, velocity: 1100),
      .untilSettled(),
      .wait(0.2),
    ]
  ) {
    Dive()
  }
}

private struct Zone: Identifiable {
  let id: Int
  let name: String
  let words: String
  let meters: String
  let colors: [Color]

  static let all = [
    Zone(
      id: 0, name: "Sunlight", words: "Everything here eats light,\nor eats what does.",
      meters: "0 m", colors: [rgb(0xBDF3F0), rgb(0x35B5CF)]),
    Zone(
      id: 1, name: "Twilight", words: "Blue is the last color\nto leave.", meters: "200 m",
      colors: [rgb(0x35B5CF), rgb(0x12579B)]),
    Zone(
      id: 2, name: "Midnight", words: "From here on down\nthe lights are alive.", meters: "1,000 m",
      colors: [rgb(0x12579B), rgb(0x0A2157)]),
    Zone(
      id: 3, name: "Abyss", words: "Snow falls all year,\nand none of it is water.",
      meters: "4,000 m", colors: [rgb(0x0A2157), rgb(0x03061A)]),
  ]

  private static func rgb(_ value: UInt32) -> Color {
    Color(
      red: Double(value >> 16 & 0xFF) / 255, green: Double(value >> 8 & 0xFF) / 255,
      blue: Double(value & 0xFF) / 255)
  }
}

private struct Dive: View {
  @State private var zone: Int? = 0

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(Zone.all) { zone in
          ZoneScreen(zone: zone)
            .containerRelativeFrame([.horizontal, .vertical])
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $zone)
    .scrollIndicators(.hidden)
    .background(Zone.all[zone ?? 0].colors[0])
    .overlay(alignment: .trailing) { Gauge(zone: zone ?? 0) }
  }
}

/// The depth, at the edge of the screen.
private struct Gauge: View {
  let zone: Int

  var body: some View {
    VStack(alignment: .trailing, spacing: 26) {
      ForEach(Zone.all) { other in
        HStack(spacing: 10) {
          Text(other.meters)
            .font(.system(size: 13, weight: .semibold, design: .rounded))
            .opacity(other.id == zone ? 1 : 0.45)
          Capsule().frame(width: other.id == zone ? 26 : 12, height: 4)
            .opacity(other.id == zone ? 1 : 0.5)
        }
      }
    }
    .foregroundStyle(.white)
    .padding(.trailing, 20)
  }
}

private struct ZoneScreen: View {
  let zone: Zone

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      LinearGradient(colors: zone.colors, startPoint: .top, endPoint: .bottom)
      if zone.id == 0 { Rays() }
      ForEach(0..<9) { index in
        let place = Double(index * 37 + zone.id * 53)
        Fish(lights: zone.id > 1)
          .frame(width: 34 + 4 * (place / 7).truncatingRemainder(dividingBy: 9), height: 18)
          .scaleEffect(x: index.isMultiple(of: 2) ? 1 : -1)
          .opacity(0.35 + 0.07 * Double(index % 5))
          .visualEffect { content, proxy in
            // Near fish drift faster than the screen, distant ones slower.
            let along = proxy.frame(in: .scrollView(axis: .vertical)).minY - 400
            return content.offset(y: 0.12 * Double(index % 3 - 1) * along)
          }
          .position(
            x: 40 + (place * 7.3).truncatingRemainder(dividingBy: 250),
            y: 120 + (place * 11.9).truncatingRemainder(dividingBy: 420))
      }
      VStack(alignment: .leading, spacing: 10) {
        Text(zone.name)
          .font(.system(size: 52, weight: .bold, design: .rounded))
        Text(zone.words)
          .font(.system(size: 19))
          .opacity(0.85)
      }
      .foregroundStyle(.white)
      .padding(.leading, 32)
      .padding(.bottom, 96)
    }
    .clipped()
  }
}

/// Light rays from above.
private struct Rays: View {
  var body: some View {
    ZStack {
      ForEach(0..<4) { index in
        Ray(lean: Double(index) * 0.16 - 0.2)
          .fill(
            LinearGradient(
              colors: [.white.opacity(0.35), .white.opacity(0)], startPoint: .top,
              endPoint: .bottom))
      }
    }
  }
}

private struct Ray: Shape {
  let lean: Double

  func path(in rect: CGRect) -> Path {
    Path { path in
      let top = rect.minX + rect.width * (0.4 + lean * 0.7)
      let foot = rect.minX + rect.width * (0.4 + lean * 2.2)
      path.move(to: CGPoint(x: top, y: rect.minY))
      path.addLine(to: CGPoint(x: top + 26, y: rect.minY))
      path.addLine(to: CGPoint(x: foot + 90, y: rect.minY + rect.height * 0.8))
      path.addLine(to: CGPoint(x: foot, y: rect.minY + rect.height * 0.8))
      path.closeSubpath()
    }
  }
}

/// A fish, or only its lights where it is dark.
private struct Fish: View {
  let lights: Bool

  var body: some View {
    if lights {
      HStack(spacing: 4) {
        ForEach(0..<4) { index in
          Circle().fill(Color(red: 0.62, green: 0.96, blue: 0.9))
            .frame(width: 5 - 0.8 * Double(index), height: 5 - 0.8 * Double(index))
        }
      }
    } else {
      FishShape().fill(.white)
    }
  }
}

private struct FishShape: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      let tail = rect.minX + rect.width * 0.24
      path.move(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addQuadCurve(
        to: CGPoint(x: tail, y: rect.midY),
        control: CGPoint(x: rect.minX + rect.width * 0.62, y: rect.minY - rect.height * 0.35))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + rect.height * 0.1))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY - rect.height * 0.1))
      path.addLine(to: CGPoint(x: tail, y: rect.midY))
      path.addQuadCurve(
        to: CGPoint(x: rect.maxX, y: rect.midY),
        control: CGPoint(x: rect.minX + rect.width * 0.62, y: rect.maxY + rect.height * 0.35))
    }
  }
}
