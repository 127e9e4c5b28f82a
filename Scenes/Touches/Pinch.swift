import Scrollwork

extension Scene {
  /// Two fingers zoom a map past its limit and let it come back, one moves it, and two make it small
  /// again: a `UIScrollView` with a delegate, shown by views.
  public static let pinch = Scene(
    "pinch", summary: "two fingers zoom a map, past its limits and back",
    canvas: CGSize(width: 390, height: 460), script: [.wait(4.4)]
  ) {
    PinchView()
  }
}

/// What the fingers do, and what that does to the map.
@MainActor private final class Pinched: UIScrollViewDelegate {
  static let played = Pinched()

  let window = UIScrollView(frame: CGRect(x: 0, y: 0, width: 350, height: 350))
  private let map = UIView(frame: CGRect(x: 0, y: 0, width: 350, height: 350))
  /// Where fingers are down: from when to when, around which places, and how far apart.
  private(set) var touches: [(times: ClosedRange<Double>, from: [CGPoint], to: [CGPoint])] = []

  private init() {
    window.contentSize = map.frame.size
    window.maximumZoomScale = 2.5
    window.indicatorStyle = .black
    window.addSubview(map)
    window.delegate = self
    let screen = window.touchScreen
    screen.advance(to: 0.4)
    pinch(around: CGPoint(x: 140, y: 190), from: 70, to: 300, over: 0.8)
    screen.advance(to: 1.9)
    let (start, way) = (CGPoint(x: 250, y: 120), CGVector(dx: -150, dy: 110))
    touches.append(
      (1.9...2.3, [start], [CGPoint(x: start.x + way.dx, y: start.y + way.dy)]))
    screen.play([.drag(from: .point(start), by: way, over: 0.4, hold: 0.15), .untilSettled()])
    screen.advance(to: 3.2)
    pinch(around: CGPoint(x: 175, y: 175), from: 300, to: 60, over: 0.6)
    screen.advanceUntilSettled()
  }

  private func pinch(
    around place: CGPoint, from start: CGFloat, to end: CGFloat, over duration: Double
  ) {
    let now = window.touchScreen.time
    func pair(_ length: CGFloat) -> [CGPoint] {
      [-1, 1].map { CGPoint(x: place.x, y: place.y + $0 * length / 2) }
    }
    touches.append((now...now + duration, pair(start), pair(end)))
    window.touchScreen.pinch(around: place, from: start, to: end, over: duration)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { map }

  func fingers(at time: Double) -> [CGPoint] {
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
  var body: some View {
    TimelineView(.animation) { context in
      let time = context.date.timeIntervalSinceReferenceDate
      let window = Pinched.played.window
      let (scale, offset) = (window.zoomScale(at: time), window.contentOffset(at: time))
      VStack(spacing: 16) {
        ZStack(alignment: .topLeading) {
          Town()
            .frame(width: 350, height: 350)
            .scaleEffect(scale, anchor: .topLeading)
            .offset(x: -offset.x, y: -offset.y)
          Bars(window: window, time: time)
        }
        .frame(width: 350, height: 350, alignment: .topLeading)
        .background(Color.gray.opacity(0.25))
        .clipShape(RoundedRectangle(cornerRadius: 22))
        .overlay(alignment: .topLeading) { Fingers(places: Pinched.played.fingers(at: time)) }
        Text("\(scale, specifier: "%.2f") ×")
          .font(.system(size: 28, weight: .semibold, design: .rounded))
          .monospacedDigit()
          .foregroundStyle(scale > 2.5 || scale < 1 ? Color.orange : Color.primary)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
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

private struct Bars: View {
  let window: UIScrollView
  let time: Double

  var body: some View {
    ForEach(0..<2, id: \.self) { index in
      if let bar = window.scrollIndicator(index == 0 ? .vertical : .horizontal, at: time) {
        RoundedRectangle(cornerRadius: bar.radius)
          .fill(Color(white: bar.white).opacity(bar.alpha))
          .frame(width: bar.frame.width, height: bar.frame.height)
          .offset(x: bar.frame.minX, y: bar.frame.minY)
          .opacity(bar.opacity)
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
