import Scrollwork

/// A tall house, and a scroll position set to edges, views and offsets.
extension Scene {
  /// Buttons scroll to the roof, a floor, a height and the cellar; then a finger takes over.
  public static let elevator = Scene(
    "elevator", summary: "a scroll position set to an edge, a view or an offset, or by the user",
    canvas: CGSize(width: 390, height: 720), background: Palette.color(0x10163F),
    script: [
      .wait(0.3),
      .tap(.view("floor 9")),
      .wait(1),
      .tap(.view("roof")),
      .wait(1),
      .tap(.view("height")),
      .wait(1),
      .flick(.down, velocity: 800, from: .point(CGPoint(x: 140, y: 300))),
      .untilSettled(),
      .wait(0.2),
      .tap(.view("street")),
      .wait(1.1),
    ]
  ) {
    ElevatorView()
  }
}

private struct Floor: Identifiable {
  let id: Int
  let name: String
  let color: UInt32

  /// All floors, from the roof down.
  static let all: [Floor] = [
    ("Pigeons, seventeen", 0x6F3C91), ("A painter, asleep", 0xB565B5), ("Two cellos", 0xD94F70),
    ("Tomatoes", 0xE4572E), ("Nobody, since May", 0x4A7BE0), ("A very old tortoise", 0x6A8D48),
    ("Dumplings", 0xC9A227), ("The night nurse", 0x2A3FA0), ("Maps of the sea", 0x2D8395),
    ("Someone practices the tuba", 0xF2935C), ("Paper lanterns", 0xFF7A6B),
    ("Letters for everyone", 0x5CC2C0), ("The bakery", 0xF4C95D),
  ].enumerated().map { Floor(id: 12 - $0, name: $1.0, color: $1.1) }
}

private struct ElevatorView: View {
  @State private var position = ScrollPosition(idType: Int.self, edge: .bottom)

  var body: some View {
    HStack(spacing: 0) {
      ScrollView {
        LazyVStack(spacing: 6) {
          ForEach(Floor.all) { FloorRow(floor: $0) }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.vertical, 20)
      .contentMargins(.leading, 20)
      .scrollPosition($position, anchor: .center)
      .scrollIndicators(.never)
      ElevatorPanel(position: $position)
        .frame(width: 112)
    }
  }
}

private struct FloorRow: View {
  let floor: Floor

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text(verbatim: floor.name).font(.system(size: 15, weight: .semibold))
        Spacer()
        Text(verbatim: "\(floor.id)").font(.system(size: 15, weight: .bold, design: .rounded))
          .opacity(0.6)
      }
      HStack(spacing: 10) {
        ForEach(0..<5, id: \.self) { window in
          RoundedRectangle(cornerRadius: 4)
            .fill(.white.opacity((floor.id * 7 + window * 5) % 6 < 3 ? 0.85 : 0.16))
            .frame(height: 44)
        }
      }
    }
    .foregroundStyle(.white)
    .padding(14)
    .frame(height: 110)
    .background(Palette.color(floor.color), in: .rect(cornerRadius: 10))
  }
}

/// The current position, its source, and buttons that change it.
private struct ElevatorPanel: View {
  @Binding var position: ScrollPosition

  private var place: String {
    if let edge = position.edge { return edge == .top ? "▲" : "▼" }
    if let y = position.y { return "\(Int(y))" }
    return position.viewID(type: Int.self).map { "\($0)" } ?? "–"
  }

  var body: some View {
    VStack(spacing: 14) {
      VStack(spacing: 2) {
        Text(verbatim: place).font(.system(size: 34, weight: .bold, design: .rounded))
        Text(verbatim: position.isPositionedByUser ? "by hand" : "by button")
          .font(.system(size: 12))
          .opacity(0.7)
      }
      .contentTransition(.identity)
      .frame(width: 88, height: 84)
      .background(.black.opacity(0.35), in: .rect(cornerRadius: 14))
      button("Roof", "roof") { $0.scrollTo(edge: .top) }
      button("9th", "floor 9") { $0.scrollTo(id: 9) }
      button("600 pt", "height") { $0.scrollTo(y: 600) }
      button("Street", "street") { $0.scrollTo(edge: .bottom) }
    }
    .foregroundStyle(.white)
  }

  private func button(
    _ title: String, _ name: String, go: @escaping @MainActor (inout ScrollPosition) -> Void
  ) -> some View {
    Button {
      withAnimation(.smooth(duration: 0.7)) { go(&position) }
    } label: {
      Text(verbatim: title)
        .font(.system(size: 16, weight: .semibold, design: .rounded))
        .frame(width: 88, height: 48)
        .background(.white.opacity(0.16), in: .rect(cornerRadius: 14))
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier(name)
  }
}
