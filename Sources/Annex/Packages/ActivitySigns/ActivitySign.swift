package import ScrollworkUIKit

/// The shapes of activity signs, and the rhythm of each.
package enum ActivityLook {
  case dots, grid, lines, disk, ripples, square
  case ringOfDots(count: Int), ringOfLines(count: Int), arc
  case arcs(count: Int, width: CGFloat), growingArc(width: CGFloat)
  case opacityDots, gradient([Color], width: CGFloat)
}

/// An activity sign, which moves in the time of the scene.
package struct ActivitySign: View {
  private let look: ActivityLook
  private let color: Color
  @State private var start = Date()

  /// Creates a sign of a look in one color.
  package init(look: ActivityLook, color: Color = .primary) {
    (self.look, self.color) = (look, color)
  }

  package var body: some View {
    TimelineView(.animation) { context in
      GeometryReader { proxy in
        let length = min(proxy.size.width, proxy.size.height)
        shape(length, context.date.timeIntervalSince(start))
          .frame(width: length, height: length)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }

  /// A value that swings between two others, once in each period.
  private func swing(
    _ low: Double, _ high: Double, _ time: Double, period: Double, delay: Double = 0
  ) -> Double {
    let part = (((time - delay) / period).truncatingRemainder(dividingBy: 1) + 1)
      .truncatingRemainder(dividingBy: 1)
    return high + (low - high) * (1 - cos(part * 2 * .pi)) / 2
  }

  /// The elapsed part of the current period, 0…1.
  private func part(_ time: Double, _ period: Double, delay: Double = 0) -> Double {
    max(0, time - delay).truncatingRemainder(dividingBy: period) / period
  }

  @ViewBuilder private func shape(_ length: CGFloat, _ time: Double) -> some View {
    switch look {
    case .dots, .opacityDots: dots(length, time)
    case .grid: grid(length, time)
    case .lines: lines(length, time)
    case .disk:
      Circle().fill(color).scaleEffect(part(time, 1)).opacity(1 - part(time, 1))
    case .ripples: ripples(time)
    case .square:
      Rectangle().fill(color).rotationEffect(.degrees(360 * part(time, 3)))
    case .ringOfDots(let count): ring(length, time, count, isLine: false)
    case .ringOfLines(let count): ring(length, time, count, isLine: true)
    case .arc:
      Circle().trim(from: 0, to: 0.75).stroke(color, lineWidth: 2)
        .rotationEffect(.degrees(360 * part(time, 0.75) - 135))
    case .arcs(let count, let width): arcs(length, time, count, width)
    case .growingArc(let width):
      let grown = part(time, 2.1)
      Circle().trim(from: max(0, grown * 2 - 1), to: min(1, grown * 2))
        .stroke(color, lineWidth: width).rotationEffect(.degrees(-90 + 360 * grown))
    case .gradient(let colors, let width):
      Circle()
        .stroke(
          AngularGradient(colors: colors, center: .center),
          style: StrokeStyle(lineWidth: width, lineCap: .round)
        )
        .rotationEffect(.degrees(360 * part(time, 1.5)))
    }
  }

  private var isFading: Bool { if case .opacityDots = look { true } else { false } }

  private func dots(_ length: CGFloat, _ time: Double) -> some View {
    HStack(spacing: 2) {
      ForEach(0..<3) { index in
        let value = swing(0.3, 1, time, period: 0.75, delay: 0.12 * Double(index + 1))
        Circle().fill(color).scaleEffect(isFading ? 0.9 : value).opacity(isFading ? value : 1)
      }
    }
  }

  private func grid(_ length: CGFloat, _ time: Double) -> some View {
    VStack(spacing: 2) {
      ForEach(0..<3) { row in
        HStack(spacing: 2) {
          ForEach(0..<3) { column in
            let index = Double((row * 3 + column) * 5 % 9)
            let value = swing(0.5, 1, time, period: 0.7 + 0.1 * index, delay: 0.06 * index)
            Circle().fill(color).scaleEffect(value).opacity(value)
          }
        }
      }
    }
  }

  private func lines(_ length: CGFloat, _ time: Double) -> some View {
    HStack(spacing: length / 9) {
      ForEach(0..<5) { index in
        Capsule().fill(color)
          .scaleEffect(
            x: 1, y: swing(0.4, 1, time, period: 1, delay: 0.1 * Double(index + 1)))
      }
    }
  }

  private func ripples(_ time: Double) -> some View {
    ZStack {
      ForEach(0..<3) { index in
        let value = part(time, 1.25, delay: 0.2 * Double(index))
        Circle().stroke(color, lineWidth: 2).scaleEffect(value).opacity(1 - value)
      }
    }
  }

  private func ring(_ length: CGFloat, _ time: Double, _ count: Int, isLine: Bool) -> some View {
    let width = isLine ? length / 10 : length / 5
    let height = isLine ? length / 3.5 : length / 5
    return ZStack {
      ForEach(0..<count, id: \.self) { index in
        let turn = Double(index) / Double(count)
        Capsule().fill(color).frame(width: width, height: height)
          .opacity(swing(0.3, 1, time, period: 1, delay: turn))
          .offset(y: height / 2 - length / 2)
          .rotationEffect(.degrees(360 * turn))
      }
    }
  }

  private func arcs(_ length: CGFloat, _ time: Double, _ count: Int, _ width: CGFloat)
    -> some View
  {
    ZStack {
      ForEach(0..<count, id: \.self) { index in
        let inset = CGFloat(index) * (width + 1) + width / 2
        Circle().inset(by: inset).trim(from: 0, to: 0.33)
          .stroke(color, lineWidth: width)
          .rotationEffect(.degrees(360 * part(time, 1 + 0.4 * Double(index)) - 90))
      }
    }
  }
}
