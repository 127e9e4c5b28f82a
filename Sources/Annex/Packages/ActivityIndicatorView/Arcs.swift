import ScrollworkUIKit

/// Arcs in each other that turn, each at a speed of its own.
///
/// - Source: chosen: lengths and speeds are random in the package, 120° to 300° and 0.2 to 0.5; here each arc has
///   the length in the middle, and the speeds are spread evenly.
struct Arcs: View {
  let count: Int
  let lineWidth: CGFloat

  var body: some View {
    GeometryReader { proxy in
      let size = proxy.size
      ForEach(0..<count, id: \.self) { index in
        let speed = 0.2 + 0.3 * (Double(index) + 0.5) / Double(count)
        Repeating(animation: .default.speed(speed).repeatForever(autoreverses: false)) {
          arc(size, index).frame(width: size.width, height: size.height)
            .rotationEffect(.degrees($0 ? 360 : 0))
        }
      }
      .frame(width: size.width, height: size.height)
    }
  }

  private func arc(_ size: CGSize, _ index: Int) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: size.width / 2, y: size.height / 2),
      radius: size.width / 2 - CGFloat(index * count), startAngle: .zero, endAngle: .degrees(210),
      clockwise: true)
    return path.strokedPath(StrokeStyle(lineWidth: lineWidth))
  }
}

/// An arc that grows in a quarter turn, and shrinks in the rest of two turns.
struct GrowingArc: Shape {
  /// The elapsed part of the period, 0…1.
  var part: Double

  var animatableData: Double {
    get { part }
    set { part = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let (longest, lag) = (2 * Double.pi - 0.7, 0.35)
    let half = part * 2
    let length =
      half <= 1 ? half : half < 1 + lag ? 1 : 1 - (half - 1 - lag) / (1 - lag)
    let end = half <= 1 ? half * .pi / 2 : .pi / 2 + (half - 1) * 3.5 * .pi
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.width / 2, y: rect.width / 2), radius: rect.width / 2,
      startAngle: .radians(end + length * longest), endAngle: .radians(end), clockwise: true)
    return path
  }
}
