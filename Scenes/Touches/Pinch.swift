import Scrollwork

extension Scene {
  /// Two fingers zoom a map past its limit and it bounces back, one drags it, and two zoom it out
  /// again: views in a `UIScrollView`.
  public static let pinch = Scene(
    "pinch", summary: "two fingers zoom a map, past its limits and back",
    canvas: CGSize(width: 390, height: 460), script: Hand.script
  ) {
    PinchView()
  }
}

/// The scripted touches, with their positions for drawing.
private enum Hand {
  static let (middle, start) = (CGPoint(x: 160, y: 210), CGPoint(x: 270, y: 140))
  static let way = CGVector(dx: -150, dy: 110)
  static let away = CGPoint(x: 195, y: 205)

  static let script: GestureScript = [
    .wait(0.2),
    .pinch(at: .point(middle), scale: 4, over: 0.7),
    .wait(0.5),
    .drag(from: .point(start), by: way, over: 0.3, hold: 0.1),
    .wait(0.2),
    .pinch(at: .point(away), scale: 0.2, over: 0.5),
    .untilSettled(),
    .wait(0.2),
  ]

  /// The time range of each touch, with the finger positions at its start and its end.
  private static let touches: [(times: ClosedRange<Double>, from: [CGPoint], to: [CGPoint])] = [
    (0.2...0.9, pair(middle, 100), pair(middle, 400)),
    (1.4...1.7, [start], [CGPoint(x: start.x + way.dx, y: start.y + way.dy)]),
    (2.0...2.5, pair(away, 100), pair(away, 20)),
  ]

  private static func pair(_ place: CGPoint, _ length: CGFloat) -> [CGPoint] {
    [-1, 1].map { CGPoint(x: place.x, y: place.y + $0 * length / 2) }
  }

  static func places(at time: Double) -> [CGPoint] {
    touches.filter { $0.times.contains(time) }.flatMap { touch in
      let part = CGFloat(
        (time - touch.times.lowerBound) / (touch.times.upperBound - touch.times.lowerBound))
      return zip(touch.from, touch.to).map { from, to in
        CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
      }
    }
  }
}

private struct PinchView: View {
  @State private var start = Date()
  @State private var scale: CGFloat = 1

  var body: some View {
    VStack(spacing: 16) {
      ZoomWindow(scale: $scale) { Town() }
        .frame(width: 350, height: 350)
        .background(Color.gray.opacity(0.25))
        .clipShape(RoundedRectangle(cornerRadius: 22))
      HStack(alignment: .firstTextBaseline) {
        Text("Zoom")
          .font(.system(size: 17))
          .foregroundStyle(.secondary)
        Spacer()
        ScaleLabel(scale: scale)
      }
      .frame(width: 350)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .overlay(alignment: .topLeading) {
      TimelineView(.animation) { context in
        Fingers(places: Hand.places(at: context.date.timeIntervalSince(start)))
      }
      .allowsHitTesting(false)
    }
  }
}

/// The zoom scale, orange beyond the limits.
private struct ScaleLabel: View, Animatable {
  var scale: CGFloat

  nonisolated var animatableData: CGFloat {
    get { scale }
    set { scale = newValue }
  }

  var body: some View {
    Text("\(scale, specifier: "%.2f") ×")
      .font(.system(size: 28, weight: .semibold, design: .rounded))
      .monospacedDigit()
      .foregroundStyle(scale > 2.5 || scale < 1 ? Color.orange : Color.primary)
  }
}

/// A UIKit scroll view that zooms its content, and reports the zoom scale.
private struct ZoomWindow<Content: View>: UIViewRepresentable {
  @Binding var scale: CGFloat
  @ViewBuilder let content: Content

  func makeCoordinator() -> Coordinator { Coordinator(content, $scale) }

  func makeUIView(context: Context) -> UIScrollView {
    let window = UIScrollView()
    window.delegate = context.coordinator
    window.maximumZoomScale = 2.5
    window.indicatorStyle = .black
    let hosted: UIView = context.coordinator.controller.view
    hosted.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    hosted.frame = window.bounds
    window.addSubview(hosted)
    return window
  }

  func updateUIView(_ window: UIScrollView, context: Context) {
    context.coordinator.controller.rootView = content
  }

  final class Coordinator: UIScrollViewDelegate {
    let controller: UIHostingController<Content>
    @Binding private var scale: CGFloat

    init(_ content: Content, _ scale: Binding<CGFloat>) {
      controller = UIHostingController(rootView: content)
      _scale = scale
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { controller.view }

    /// A bounce sets the scale to the limit at once, and the map follows: so does the label.
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      let bounce = Animation.timingCurve(0.37, 0, 0.63, 1, duration: 0.3)
      withAnimation(scrollView.isZoomBouncing ? bounce : nil) { scale = scrollView.zoomScale }
    }
  }
}

/// A map of 7 × 7 blocks, a lake and a few parks.
private struct Town: View {
  private static let parks: Set<Int> = [8, 9, 19, 33, 40, 41]
  private static let names = [10: "Mill", 17: "Market", 25: "Baths", 30: "Depot", 38: "School"]

  var body: some View {
    ZStack {
      Color(red: 0.93, green: 0.91, blue: 0.87)
      VStack(spacing: 6) {
        ForEach(0..<7, id: \.self) { row in
          HStack(spacing: 6) {
            ForEach(0..<7, id: \.self) { column in block(row * 7 + column) }
          }
        }
      }
      .padding(6)
      Ellipse()
        .fill(Color(red: 0.55, green: 0.76, blue: 0.9))
        .frame(width: 118, height: 76)
        .overlay(
          Text("Mirror Lake").font(.system(size: 10, weight: .medium)).italic()
            .foregroundStyle(Color(red: 0.12, green: 0.36, blue: 0.56))
        )
        .offset(x: 62, y: -66)
    }
  }

  private func block(_ index: Int) -> some View {
    RoundedRectangle(cornerRadius: 5)
      .fill(
        Self.parks.contains(index)
          ? Color(red: 0.68, green: 0.83, blue: 0.6)
          : Color(red: 0.99, green: 0.98, blue: 0.96)
      )
      .overlay {
        if let name = Self.names[index] {
          Text(name).font(.system(size: 8)).foregroundStyle(.brown)
        }
      }
  }
}

private struct Fingers: View {
  let places: [CGPoint]

  var body: some View {
    ForEach(0..<places.count, id: \.self) { index in
      Circle()
        .fill(Color.white.opacity(0.6))
        .overlay(Circle().stroke(Color.black.opacity(0.35), lineWidth: 1.5))
        .frame(width: 38, height: 38)
        .offset(x: places[index].x - 19, y: places[index].y - 19)
    }
  }
}
