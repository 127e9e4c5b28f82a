import Scrollwork

extension Scene {
  /// Offset and speed of a flick that bounces at the end of its content, plotted from a
  /// `UIScrollView` without views around it.
  public static let flickIntoEdge = Scene(
    "flick-into-edge", summary: "a plot of offset and speed of a flick that bounces",
    canvas: CGSize(width: 480, height: 440), script: [.wait(2)]
  ) {
    FlickIntoEdge()
  }
}

/// A list with 400 points of scroll range, and a flick at 2,000 points per second.
@MainActor private enum Flick {
  static let end: CGFloat = 400

  static let list: UIScrollView = {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    list.contentSize = CGSize(width: 390, height: 844 + end)
    // Pixels too small to be visible in the curve.
    list.touchScreen.scale = 64
    list.touchScreen.play([.flick(.up, velocity: 2000), .untilSettled()])
    return list
  }()

  /// The sampling rate of both curves, per second: that of touch events.
  static let rate = 120.0
  static let offsets = (0...180).map { list.contentOffset(at: Double($0) / rate).y }
  /// The speed; during the touch, that between successive events.
  static let speeds = (0...180).map { step in
    step > 0 && step <= 12
      ? (offsets[step] - offsets[step - 1]) * CGFloat(rate)
      : list.contentVelocity(at: Double(step) / rate).dy
  }
}

private struct FlickIntoEdge: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      Plot(
        title: "Offset", unit: "pt", values: Flick.offsets, range: 0...480, line: Flick.end,
        color: .blue, name: "the end of the content")
      Plot(
        title: "Speed", unit: "pt/s", values: Flick.speeds, range: -600...2400, line: 0,
        color: .orange, name: "at rest")
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(.systemBackground))
  }
}

/// A curve over 1.5 seconds, with a reference level and the current time.
private struct Plot: View {
  let title: String
  let unit: String
  let values: [CGFloat]
  let range: ClosedRange<CGFloat>
  let line: CGFloat
  let color: Color
  let name: String
  @State private var start = Date()

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack(alignment: .firstTextBaseline) {
        Text(title).font(.headline)
        Text(unit).font(.footnote).foregroundStyle(.secondary)
        Spacer()
        Text(name).font(.caption).foregroundStyle(.secondary)
        RoundedRectangle(cornerRadius: 1).fill(Color.secondary).frame(width: 18, height: 1)
      }
      ZStack {
        RoundedRectangle(cornerRadius: 10).fill(Color(.secondarySystemBackground))
        Level(height: part(line)).stroke(Color.secondary, lineWidth: 1)
        Seconds().stroke(Color.secondary.opacity(0.3), lineWidth: 1)
        seconds
        Curve(heights: values.map(part))
          .stroke(color, style: StrokeStyle(lineWidth: 2.5, lineJoin: .round))
        now
      }
      .frame(height: 144)
    }
  }

  private var seconds: some View {
    GeometryReader { plot in
      ForEach(Seconds.times, id: \.self) { time in
        Text("\(time, specifier: "%.1f") s")
          .font(.caption2).foregroundStyle(.secondary)
          .position(
            x: plot.size.width * CGFloat(time / 1.5) + 16, y: plot.size.height - 10)
      }
    }
  }

  /// The vertical position of a value, as a fraction of the plot.
  private func part(_ value: CGFloat) -> CGFloat {
    (value - range.lowerBound) / (range.upperBound - range.lowerBound)
  }

  private var now: some View {
    TimelineView(.animation) { context in
      let time = min(context.date.timeIntervalSince(start), 1.5)
      let index = min(max(Int((time * Flick.rate).rounded()), 0), values.count - 1)
      GeometryReader { plot in
        Circle().fill(color).frame(width: 11, height: 11)
          .overlay(Circle().stroke(.white, lineWidth: 2))
          .position(
            x: plot.size.width * CGFloat(time / 1.5),
            y: plot.size.height * (1 - part(values[index])))
      }
    }
  }
}

private struct Curve: Shape {
  /// Heights from 0 at the bottom to 1 at the top, evenly spaced from left to right.
  let heights: [CGFloat]

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for (index, height) in heights.enumerated() {
      let place = CGPoint(
        x: rect.minX + rect.width * CGFloat(index) / CGFloat(heights.count - 1),
        y: rect.maxY - rect.height * height)
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    return path
  }
}

private struct Level: Shape {
  let height: CGFloat

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY - rect.height * height))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - rect.height * height))
    return path
  }
}

/// A line for each half second, and one at the release.
private struct Seconds: Shape {
  static let times = [0.1, 0.5, 1]

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for time in Self.times {
      let x = rect.minX + rect.width * CGFloat(time / 1.5)
      path.move(to: CGPoint(x: x, y: rect.minY))
      path.addLine(to: CGPoint(x: x, y: rect.maxY))
    }
    return path
  }
}
