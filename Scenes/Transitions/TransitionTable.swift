import Scrollwork

/// Rows of tiles in a scroll view that does not clip them, so that the tiles outside are whole.
struct TransitionTable<Row: View>: View {
  let titles: [String]
  @ViewBuilder let row: (Int) -> Row

  /// The height of the scroll view: four rows.
  private let height: CGFloat = 300
  /// The visible part of the content above and below the scroll view.
  private let reach: CGFloat = 140

  var body: some View {
    VStack(spacing: 0) {
      header
      HStack(spacing: 0) {
        rows
        zones
      }
    }
    .foregroundStyle(Palette.color(0x4A4038))
    .frame(maxHeight: .infinity, alignment: .top)
    .clipped()
  }

  private var header: some View {
    HStack(spacing: 0) {
      ForEach(titles, id: \.self) { title in
        Text(verbatim: title)
          .font(.system(size: 10.5, weight: .semibold, design: .monospaced))
          .multilineTextAlignment(.center)
          .frame(maxWidth: .infinity)
      }
    }
    .padding(.leading, 12)
    .padding(.trailing, 36)
    .frame(height: 60)
    .frame(maxWidth: .infinity)
    .background(Palette.color(0xFAF7F2))
    .overlay(alignment: .bottom) { Color.black.opacity(0.12).frame(height: 0.5) }
    .zIndex(1)
  }

  private var rows: some View {
    ScrollView {
      LazyVStack(spacing: 20) {
        ForEach(0..<16, id: \.self) { index in
          HStack(spacing: 0) { row(index) }
        }
      }
    }
    .scrollIndicators(.hidden)
    .scrollClipDisabled()
    .frame(height: height)
    .background(.white, in: .rect(cornerRadius: 10))
    .overlay { FrameOutline(cornerRadius: 10) }
    .padding(.vertical, reach)
    .padding(.leading, 12)
  }

  /// The phases of fully visible tiles and of those outside.
  private var zones: some View {
    VStack(spacing: 0) {
      zone("topLeading", height: reach)
      zone("identity", height: height)
      zone("bottomTrailing", height: reach)
    }
    .frame(width: 36)
  }

  private func zone(_ phase: String, height: CGFloat) -> some View {
    Text(verbatim: phase)
      .font(.system(size: 12.5, weight: .semibold, design: .monospaced))
      .foregroundStyle(Palette.color(0xC8553D))
      .fixedSize()
      .rotationEffect(.degrees(90))
      .frame(width: 36, height: height)
  }
}
