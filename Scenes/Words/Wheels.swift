import Scrollwork

/// Gradients of every kind, on shapes, lines and letters.
struct Wheels: View {
  private let rainbow = Gradient(colors: [
    .red, .orange, .yellow, .green, .cyan, .blue, .purple, .red,
  ])

  var body: some View {
    ScrollView {
      VStack(spacing: 18) {
        HStack(spacing: 18) {
          Circle().fill(.conicGradient(rainbow))
          Circle().stroke(.conicGradient(rainbow, angle: .degrees(-90)), lineWidth: 22).padding(11)
        }
        .frame(height: 130)
        HStack(spacing: 18) {
          Circle().fill(
            .angularGradient(
              colors: [.mint, .indigo], center: .center, startAngle: .degrees(-90),
              endAngle: .degrees(180)))
          EllipticalGradient(colors: [.yellow, .orange, .pink])
            .clipShape(RoundedRectangle(cornerRadius: 24))
        }
        .frame(height: 130)
        HStack(spacing: 18) {
          dial(0.3, .teal)
          dial(0.62, .orange)
          dial(0.9, .pink)
        }
        .frame(height: 80)
        Text("WHEEL")
          .font(.system(size: 72, weight: .black, design: .rounded))
          .foregroundStyle(.conicGradient(rainbow, angle: .degrees(200)))
        HStack(spacing: 12) {
          ForEach([Color.red, .orange, .green, .blue, .purple], id: \.self) { color in
            RoundedRectangle(cornerRadius: 12).fill(color.gradient)
          }
        }
        .frame(height: 60)
        RoundedRectangle(cornerRadius: 20)
          .fill(
            AngularGradient(
              stops: [
                .init(color: .white.opacity(0), location: 0),
                .init(color: .black.opacity(0.8), location: 1),
              ], center: .bottomLeading, startAngle: .degrees(-90), endAngle: .zero)
          )
          .background(.yellow.opacity(0.6), in: RoundedRectangle(cornerRadius: 20))
          .frame(height: 120)
      }
      .padding(20)
    }
  }

  private func dial(_ part: Double, _ color: Color) -> some View {
    Circle()
      .trim(from: 0, to: part)
      .stroke(
        .angularGradient(
          colors: [color.opacity(0.2), color], center: .center, startAngle: .zero,
          endAngle: .degrees(360 * part)),
        style: StrokeStyle(lineWidth: 12, lineCap: .round)
      )
      .rotationEffect(.degrees(-90))
      .padding(8)
      .overlay { Text(part, format: .percent).font(.headline).foregroundStyle(color) }
  }
}

extension Scene {
  /// Angular, radial, elliptical and linear gradients.
  public static let wheels = Scene(
    "wheels", summary: "angular, radial and elliptical gradients on shapes, lines and letters",
    canvas: CGSize(width: 320, height: 560),
    script: [.wait(0.3), .flick(.up, velocity: 700), .untilSettled(), .wait(0.7)]
  ) { Wheels() }
}
