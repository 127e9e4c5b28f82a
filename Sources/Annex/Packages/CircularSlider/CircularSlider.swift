@_exported public import ScrollworkUIKit

/// A slider along a circle, from its top.
public struct CircularSlider: View {
  @Binding private var value: Double
  private let range: ClosedRange<Double>
  private let knob: (radius: Double, color: Color)
  private let radius: Double
  private let colors: (progress: Color, track: Color, text: Color)
  private let width: Double
  private let font: Font
  private let suffix: String
  private let onSelection: ((Double) -> Void)?

  /// A slider of a value.
  public init(
    currentValue: Binding<Double>, minValue: Double = 0, maxValue: Double = 100,
    knobRadius: Double = 15, knobColor: Color = .white, radius: Double = 125,
    progressLineColor: Color = .blue, trackColor: Color = .gray.opacity(0.3),
    lineWidth: Double = 5, font: Font = .largeTitle, textColor: Color = .primary,
    currentValueSuffix: String = "", onValueSelection: ((Double) -> Void)? = nil
  ) {
    (_value, range) = (currentValue, minValue...max(minValue, maxValue))
    (knob, self.radius) = ((knobRadius, knobColor), radius)
    (colors, width, self.font) = ((progressLineColor, trackColor, textColor), lineWidth, font)
    (suffix, onSelection) = (currentValueSuffix, onValueSelection)
  }

  private var part: Double {
    let length = range.upperBound - range.lowerBound
    return length > 0 ? min(max((value - range.lowerBound) / length, 0), 1) : 0
  }

  /// The track, the part before the value, and the knob.
  public var body: some View {
    ZStack {
      Circle().stroke(colors.track, lineWidth: width)
      Circle().trim(from: 0, to: part)
        .stroke(colors.progress, style: StrokeStyle(lineWidth: width, lineCap: .round))
        .rotationEffect(.degrees(-90))
      Text("\(Int(value))\(suffix)").font(font).foregroundColor(colors.text)
      Circle().fill(knob.color).shadow(radius: 2)
        .frame(width: knob.radius * 2, height: knob.radius * 2)
        .offset(y: -radius)
        .rotationEffect(.degrees(360 * part))
        .gesture(
          DragGesture(minimumDistance: 0, coordinateSpace: .named("circle"))
            .onChanged { move(to: $0.location) }
            .onEnded { _ in onSelection?(value) })
    }
    .frame(width: radius * 2, height: radius * 2)
    .coordinateSpace(name: "circle")
  }

  private func move(to point: CGPoint) {
    var turn = atan2(point.x - radius, radius - point.y) / (2 * .pi)
    if turn < 0 { turn += 1 }
    value = range.lowerBound + turn * (range.upperBound - range.lowerBound)
  }
}
