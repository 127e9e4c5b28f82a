import Scrollwork

/// A speech scrolled by a timer.
extension Scene {
  /// A countdown of three, then the lines scroll until the last one is at the reading mark.
  public static let teleprompter = Scene(
    "teleprompter", summary: "a speech that a timer scrolls past the reading mark",
    canvas: CGSize(width: 640, height: 400), background: .black,
    script: [.wait(7)]
  ) {
    TeleprompterView()
  }
}

private struct TeleprompterView: View {
  /// The duration of the speech, in seconds.
  private let length = 5.0
  private let ticker = Timer.publish(every: 1.0 / 60, on: .main, in: .common).autoconnect()
  private let counter = Timer.publish(every: 0.4, on: .main, in: .common).autoconnect()

  @State private var count = 3
  @State private var elapsed = 0.0

  private var position: CGFloat { CGFloat(min(elapsed / length, 1)) }

  var body: some View {
    ZStack {
      ReadingMark()
      ScrollViewReader { proxy in
        ScrollView(showsIndicators: false) {
          SpeechText()
            .id("speech")
        }
        .scrollDisabled(true)
        .onReceive(ticker) { _ in
          guard count == 0, elapsed < length else { return }
          elapsed += 1.0 / 60
          proxy.scrollTo("speech", anchor: UnitPoint(x: 0, y: position))
        }
      }
      Countdown(count: count)
    }
    .overlay(alignment: .bottomTrailing) {
      TimeLeft(seconds: length - elapsed)
        .padding(18)
    }
    .overlay(alignment: .bottom) {
      Color.amber
        .frame(width: 640 * position, height: 3)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    .onReceive(counter) { _ in
      if count > 0 { withAnimation(.easeOut(duration: 0.2)) { count -= 1 } }
    }
  }
}

/// The lines, brighter the nearer they are to the mark.
private struct SpeechText: View {
  private static let lines = [
    "Good evening, and thank you", "for staying until the lamps", "were lit. I promised to be",
    "brief, so here is the news:", "the bridge is open again.", "It took nine winters,",
    "four hundred hands", "and one very patient goat.", "Walk over it tonight.",
    "Walk slowly. It is yours.",
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      ForEach(Self.lines, id: \.self) { line in
        Text(line)
          .font(.system(size: 40, weight: .bold))
          .foregroundStyle(.white)
          .visualEffect { content, proxy in
            let distance = abs(proxy.frame(in: .scrollView).midY - ReadingMark.height)
            return content.opacity(max(0.22, 1 - Double(distance) / 150))
          }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.leading, 64)
    .padding(.top, ReadingMark.height - 24)
    .padding(.bottom, 400 - ReadingMark.height - 24)
  }
}

/// The reading mark.
private struct ReadingMark: View {
  /// The vertical center on the canvas, in points.
  nonisolated static let height: CGFloat = 150

  var body: some View {
    ZStack(alignment: .leading) {
      Color.amber.opacity(0.13)
      Triangle()
        .fill(Color.amber)
        .frame(width: 18, height: 26)
        .padding(.leading, 18)
    }
    .frame(height: 62)
    .frame(maxHeight: .infinity, alignment: .top)
    .offset(y: Self.height - 31)
  }
}

private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

private struct Countdown: View {
  let count: Int

  var body: some View {
    if count > 0 {
      ZStack {
        Color.black.opacity(0.6)
        Circle()
          .fill(Color.amber)
          .frame(width: 132, height: 132)
        Text("\(count)")
          .font(.system(size: 76, weight: .bold, design: .rounded))
          .foregroundStyle(.black)
          .id(count)
          .transition(.opacity)
      }
    }
  }
}

private struct TimeLeft: View {
  let seconds: Double

  var body: some View {
    Text("0:0\(Int(max(0, seconds).rounded(.up)))")
      .font(.system(size: 17, weight: .medium, design: .monospaced))
      .foregroundStyle(Color.amber)
  }
}

extension Color {
  fileprivate static let amber = Color(red: 1, green: 0.757, blue: 0.239)
}
