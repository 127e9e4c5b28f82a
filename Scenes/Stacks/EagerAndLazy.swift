import Scrollwork

/// A stack creates all its views, a lazy stack the visible ones.
extension Scene {
  /// Both count the rows that have appeared.
  public static let eagerAndLazy = Scene(
    "eager-and-lazy", summary: "a stack creates all rows at once, a lazy one on demand",
    canvas: CGSize(width: 520, height: 560), background: Palette.color(0xEEF2EC),
    script: [
      .wait(0.5),
      .flick(.up, velocity: 900, from: .view("eager")),
      .flick(.up, velocity: 900, from: .view("lazy")),
      .untilSettled(),
      .wait(0.2),
      .flick(.up, velocity: 2400, from: .view("lazy")),
      .untilSettled(),
      .wait(0.3),
    ]
  ) {
    EagerAndLazyView()
  }
}

private struct EagerAndLazyView: View {
  @State private var eager: Set<Int> = []
  @State private var lazy: Set<Int> = []

  var body: some View {
    HStack(spacing: 28) {
      column("VStack", made: eager.count) {
        ScrollView {
          VStack(spacing: 8) { rows(hue: 0.09) { eager.insert($0) } }
        }
        .accessibilityIdentifier("eager")
      }
      column("LazyVStack", made: lazy.count) {
        ScrollView {
          LazyVStack(spacing: 8) { rows(hue: 0.36) { lazy.insert($0) } }
        }
        .accessibilityIdentifier("lazy")
      }
    }
    .padding(28)
  }

  private func rows(hue: Double, appear: @escaping (Int) -> Void) -> some View {
    ForEach(0..<Self.count, id: \.self) { row in
      Text("Seed \(row + 1)")
        .font(.system(size: 15, weight: .medium, design: .rounded))
        .foregroundStyle(Palette.color(0x26352A))
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.leading, 14)
        .frame(height: 44)
        .background(
          Color(hue: hue, saturation: 0.2 + 0.012 * Double(row), brightness: 0.95),
          in: .rect(cornerRadius: 10)
        )
        .padding(.horizontal, 12)
        .onAppear { appear(row) }
    }
  }

  private static let count = 36

  private func column(
    _ name: String, made: Int, @ViewBuilder content: () -> some View
  ) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(verbatim: name)
        .font(.system(size: 15, weight: .semibold, design: .monospaced))
      Text("\(made) of \(Self.count) made")
        .font(.system(size: 24, weight: .bold, design: .rounded))
      Capsule()
        .fill(.black.opacity(0.08))
        .frame(height: 8)
        .overlay(alignment: .leading) {
          Capsule()
            .fill(Palette.color(0x4C8C5B))
            .frame(width: 218 * Double(made) / Double(Self.count))
        }
        .padding(.bottom, 6)
      content()
        .background(.white, in: .rect(cornerRadius: 16))
        .clipShape(.rect(cornerRadius: 16))
    }
    .foregroundStyle(Palette.color(0x26352A))
  }
}
