import Scrollwork

/// The name of the front card, and buttons to its neighbors.
struct GalleryHeader: View {
  let palettes: [Palette]
  @Binding var currentID: Palette.ID?

  private var index: Int { palettes.firstIndex { $0.id == currentID } ?? 0 }

  var body: some View {
    HStack(alignment: .bottom, spacing: 10) {
      VStack(alignment: .leading, spacing: 5) {
        Text("FEATURED PALETTES")
          .font(.system(size: 12, weight: .semibold))
          .tracking(1.3)
          .foregroundStyle(Color(red: 0.55, green: 0.5, blue: 0.45))
        Text(verbatim: palettes[index].name)
          .font(.system(size: 28, weight: .bold, design: .rounded))
          .foregroundStyle(Color(red: 0.13, green: 0.11, blue: 0.1))
          .lineLimit(1)
      }
      Spacer(minLength: 0)
      Paddle(points: .leading, isEnabled: index > 0) { step(-1) }
        .accessibilityIdentifier("previous")
      Paddle(points: .trailing, isEnabled: index < palettes.count - 1) { step(1) }
        .accessibilityIdentifier("next")
    }
  }

  private func step(_ distance: Int) {
    let goal = min(max(index + distance, 0), palettes.count - 1)
    withAnimation(.smooth) {
      currentID = palettes[goal].id
    }
  }
}

/// A round button with an arrow.
private struct Paddle: View {
  enum Direction {
    case leading
    case trailing
  }

  let points: Direction
  let isEnabled: Bool
  let action: @MainActor () -> Void
  @Environment(\.layoutDirection) private var layoutDirection

  private var isLeft: Bool { (points == .leading) == (layoutDirection == .leftToRight) }

  var body: some View {
    Button(action: action) {
      Chevron()
        .stroke(
          Color(red: 0.13, green: 0.11, blue: 0.1),
          style: StrokeStyle(lineWidth: 2.2, lineCap: .round, lineJoin: .round)
        )
        .frame(width: 7, height: 13)
        .rotationEffect(.degrees(isLeft ? 180 : 0))
        .frame(width: 38, height: 38)
        .background(.white, in: .circle)
        .overlay {
          Circle().strokeBorder(Color.black.opacity(0.07), lineWidth: 1)
        }
    }
    .buttonStyle(.plain)
    .disabled(!isEnabled)
  }
}

private struct Chevron: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    }
  }
}

/// The colors of the front card, and the scroll progress.
struct GalleryFooter: View {
  let palette: Palette
  let seen: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 22) {
      HStack(spacing: 12) {
        ForEach(palette.hexes, id: \.self) { hex in
          VStack(spacing: 7) {
            RoundedRectangle(cornerRadius: 13)
              .fill(Palette.color(hex))
              .frame(height: 46)
            Text(verbatim: Palette.spell(hex))
              .font(.system(size: 10.5, design: .monospaced))
              .foregroundStyle(Color(red: 0.45, green: 0.41, blue: 0.37))
          }
        }
      }
      HStack(spacing: 6) {
        ForEach(Palette.all) { other in
          Capsule(style: .circular)
            .fill(
              other.id == palette.id
                ? Color(red: 0.13, green: 0.11, blue: 0.1) : Color.black.opacity(0.14)
            )
            .frame(width: other.id == palette.id ? 22 : 7, height: 7)
        }
        Spacer()
        Text("\(seen) of \(Palette.all.count) seen")
          .font(.system(size: 13))
          .foregroundStyle(Color(red: 0.45, green: 0.41, blue: 0.37))
      }
    }
  }
}
