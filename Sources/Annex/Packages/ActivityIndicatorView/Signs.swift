import ScrollworkUIKit

// Sizes, curves and delays are those of the views of the package.

/// A ring of capsules or dots, which fade one after another.
struct Ring: View {
  let count: Int
  let isOfDots: Bool

  var body: some View {
    GeometryReader { proxy in
      let size = proxy.size
      ForEach(0..<count, id: \.self) { index in
        let turn = Double(index) / Double(count)
        if isOfDots { dot(size, turn) } else { capsule(size, turn) }
      }
      .frame(width: size.width, height: size.height)
    }
  }

  private func place(_ length: CGFloat, _ size: CGSize, _ turn: Double) -> CGSize {
    CGSize(
      width: (size.width - length) / 2 * cos(2 * .pi * turn),
      height: (size.height - length) / 2 * sin(2 * .pi * turn))
  }

  private func capsule(_ size: CGSize, _ turn: Double) -> some View {
    let height = size.height / 3.2
    return Repeating(animation: .default.repeatForever().delay(turn / 2)) {
      RoundedRectangle(cornerRadius: height / 4 + 1).frame(width: height / 2, height: height)
        .rotationEffect(.radians(2 * .pi * turn + .pi / 2))
        .offset(place(height, size, turn))
        .opacity($0 ? 0.3 : 1)
    }
  }

  private func dot(_ size: CGSize, _ turn: Double) -> some View {
    let length = size.height / 5
    return Repeating(animation: .linear(duration: 0.5).repeatForever().delay(turn)) {
      Circle().frame(width: length, height: length).scaleEffect($0 ? 0.5 : 1)
        .opacity($0 ? 0.3 : 1)
        .offset(place(length, size, turn))
    }
  }
}

/// Dots that run around a circle, each a little behind the one before it.
struct RotatingDots: View {
  let count: Int

  var body: some View {
    GeometryReader { proxy in
      let size = proxy.size
      ForEach(0..<count, id: \.self) { index in
        Repeating(
          animation: .timingCurve(0.5, 0.15 + Double(index) / 5, 0.25, 1, duration: 1.5)
            .repeatForever(autoreverses: false)
        ) {
          Circle().frame(width: size.width / 5, height: size.height / 5)
            .scaleEffect(CGFloat($0 ? 1 + index : 5 - index) / 5)
            .offset(y: size.width / 10 - size.height / 2)
            .rotationEffect(.degrees($0 ? 360 : 0))
        }
      }
      .frame(width: size.width, height: size.height)
    }
  }
}

/// A row of dots, which shrink or fade.
struct DotRow: View {
  let count: Int
  let inset: Int
  let isFading: Bool

  var body: some View {
    GeometryReader { proxy in
      let step = (proxy.size.width + CGFloat(inset)) / CGFloat(count)
      let length = step - CGFloat(inset)
      ForEach(0..<count, id: \.self) { index in
        Repeating(animation: .easeOut.repeatForever().delay(delay(index))) {
          Circle().frame(width: length, height: length)
            .scaleEffect($0 ? isFading ? 0.9 : 0.3 : 1)
            .opacity($0 && isFading ? 0.3 : 1)
        }
        .offset(x: step * CGFloat(index) - proxy.size.width / 2 + length / 2)
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
  }

  private func delay(_ index: Int) -> Double {
    isFading ? index % 2 == 0 ? 0.2 : 0 : Double(index) / Double(count) / 2
  }
}

/// A row of bars, which shrink one after another.
struct Equalizer: View {
  let count: Int

  var body: some View {
    GeometryReader { proxy in
      let size = proxy.size
      let width = size.width / CGFloat(count) / 2
      ForEach(0..<count, id: \.self) { index in
        Repeating(
          animation: .easeOut.delay(0.2).repeatForever().delay(Double(index) / Double(count) / 2)
        ) {
          RoundedRectangle(cornerRadius: 3).frame(width: width, height: size.height)
            .scaleEffect(x: 1, y: $0 ? 0.4 : 1)
        }
        .offset(x: 2 * width * CGFloat(index) - size.width / 2 + width / 2)
      }
      .frame(width: size.width, height: size.height)
    }
  }
}

/// A ring whose colors turn.
struct GradientRing: View {
  let colors: [Color]
  let cap: CGLineCap
  let lineWidth: CGFloat

  var body: some View {
    ZStack {
      Circle().stroke(colors.first ?? .white, lineWidth: lineWidth)
      Repeating(animation: .linear(duration: 1.5).repeatForever(autoreverses: false)) {
        Circle().trim(from: lineWidth / 500, to: 1 - lineWidth / 100)
          .stroke(
            AngularGradient(
              gradient: Gradient(colors: colors), center: .center, startAngle: .zero,
              endAngle: .degrees(360)), style: StrokeStyle(lineWidth: lineWidth, lineCap: cap)
          )
          .rotationEffect(.degrees($0 ? 360 : 0))
      }
    }
  }
}
