import Scrollwork

/// Cards that take one column of the container, or two where they fit.
extension Scene {
  /// One column on a phone, and still one after the container becomes narrower.
  public static let columns = Scene(
    "columns", summary: "one column of the container on a phone, at every container width",
    canvas: CGSize(width: 390, height: 480), background: Palette.color(0xF1F4EF), script: script
  ) {
    ColumnsView()
  }

  /// Two columns on a tablet.
  public static let columnsWide = Scene(
    "columns-wide", summary: "two columns on a tablet, which follow their container's width",
    canvas: CGSize(width: 1024, height: 600), background: Palette.color(0xF1F4EF), script: script
  ) {
    ColumnsView()
  }

  /// Scrolls by a card, narrows the container, scrolls, and widens it again.
  private static let script: GestureScript = [
    .wait(0.3),
    .flick(.left, velocity: 750, from: .view("shelf")),
    .untilSettled(),
    .tap(.view("width")),
    .wait(0.9),
    .flick(.left, velocity: 600, from: .view("shelf")),
    .untilSettled(),
    .tap(.view("width")),
    .wait(1),
  ]
}

private struct ColumnsView: View {
  @State private var isNarrow = false
  @Environment(\.horizontalSizeClass) private var sizeClass

  private var count: Int { sizeClass == .regular ? 2 : 1 }
  private let spacing: CGFloat = 14

  var body: some View {
    GeometryReader { proxy in
      VStack(alignment: .leading, spacing: 18) {
        HStack(alignment: .top) {
          CodeCaption(
            title: "Rooms with a view",
            code: ".containerRelativeFrame(\n  .horizontal, count: \(count),\n  spacing: 14)")
          Spacer()
          Button {
            withAnimation(.smooth(duration: 0.7)) { isNarrow.toggle() }
          } label: {
            Text("Resize")
              .font(.system(size: 15, weight: .semibold))
              .foregroundStyle(.white)
              .frame(width: 96, height: 36)
              .background(Palette.color(0x40634F), in: .capsule)
          }
          .buttonStyle(.plain)
          .accessibilityIdentifier("width")
        }
        .padding(.horizontal, 24)
        VStack(spacing: 10) {
          shelf
            .overlay { FrameOutline(color: Palette.color(0x40634F)) }
            .accessibilityIdentifier("shelf")
          WidthMeasure(color: Palette.color(0x40634F))
        }
        .frame(width: proxy.size.width * (isNarrow ? 0.66 : 1))
      }
      .frame(maxHeight: .infinity)
    }
  }

  private var shelf: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: spacing) {
        ForEach(Room.all) { room in
          RoomCard(room: room)
            .aspectRatio(16.0 / 11, contentMode: .fit)
            .containerRelativeFrame(.horizontal, count: count, spacing: spacing)
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(24)
    .scrollTargetBehavior(.viewAligned)
    .scrollIndicators(.hidden)
    .fixedSize(horizontal: false, vertical: true)
  }
}

private struct Room: Identifiable {
  let id: Int
  let name: String
  let sky: UInt32
  let land: UInt32

  static let all = [
    Room(id: 0, name: "Attic", sky: 0xA9D6E5, land: 0x52796F),
    Room(id: 1, name: "Kitchen", sky: 0xFFE5B4, land: 0xB5838D),
    Room(id: 2, name: "Study", sky: 0xCDB4DB, land: 0x5E548E),
    Room(id: 3, name: "Porch", sky: 0xFFC8A2, land: 0x9E5A3C),
    Room(id: 4, name: "Stairs", sky: 0xD8F3DC, land: 0x2D6A4F),
    Room(id: 5, name: "Nursery", sky: 0xFDE2E4, land: 0xE07A5F),
  ]
}

/// A card with a hill.
private struct RoomCard: View {
  let room: Room

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      Palette.color(room.sky)
      Circle()
        .fill(.white.opacity(0.7))
        .frame(width: 44, height: 44)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
        .padding(26)
      Hill()
        .fill(Palette.color(room.land))
      VStack(alignment: .leading, spacing: 6) {
        Text(verbatim: room.name)
          .font(.system(size: 22, weight: .bold, design: .rounded))
          .foregroundStyle(.white)
          .padding(.leading, 20)
        WidthMeasure(color: .white)
      }
      .padding(.bottom, 16)
    }
    .clipShape(.rect(cornerRadius: 22))
    .overlay { RoundedRectangle(cornerRadius: 22).strokeBorder(.white, lineWidth: 6) }
  }
}

private struct Hill: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.midY + 0.12 * rect.height))
      path.addCurve(
        to: CGPoint(x: rect.maxX, y: rect.midY + 0.2 * rect.height),
        control1: CGPoint(x: rect.minX + 0.35 * rect.width, y: rect.minY + 0.25 * rect.height),
        control2: CGPoint(x: rect.minX + 0.6 * rect.width, y: rect.maxY - 0.05 * rect.height))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
