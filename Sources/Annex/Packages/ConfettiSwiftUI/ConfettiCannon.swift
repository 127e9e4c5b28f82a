@_exported public import ScrollworkUIKit

/// What confetti are made of.
public enum ConfettiType: CaseIterable, Hashable {
  /// The outlines of confetti.
  public enum Shape: CaseIterable, Sendable {
    case circle, triangle, square, slimRectangle, roundedCross
  }

  case shape(Shape)
  case text(String)
  case sfSymbol(symbolName: String)
  case image(String)

  /// All shapes of confetti.
  public static var allCases: [ConfettiType] { Shape.allCases.map { .shape($0) } }
}

/// Confetti that fly up and fall down when a number changes; at rest there are none.
public struct ConfettiCannon: View {
  private let trigger: Int
  private let number: Int
  private let confettis: [ConfettiType]
  private let colors: [Color]
  private let size: CGFloat
  private let height: CGFloat
  private let isFading: Bool
  private let opacity: Double
  private let angles: (Angle, Angle)
  private let radius: CGFloat
  private let repetitions: Int
  private let interval: Double
  @State private var shots: [Shot] = []

  private struct Shot: Identifiable {
    let id: Int
    let pieces: [Piece]
  }

  fileprivate struct Piece: Identifiable {
    let id: Int
    let type: ConfettiType
    let color: Color
    let angle: Double
    let distance: Double
    let spin: Double
  }

  /// Confetti of a number that starts them, with the package's defaults.
  public init<Trigger: Equatable & Hashable>(
    trigger: Binding<Trigger>, num: Int = 20,
    confettis: [ConfettiType] = ConfettiType.allCases,
    colors: [Color] = [.blue, .red, .green, .yellow, .pink, .purple, .orange],
    confettiSize: CGFloat = 10, rainHeight: CGFloat = 600, fadesOut: Bool = true,
    opacity: Double = 1, openingAngle: Angle = .degrees(60), closingAngle: Angle = .degrees(120),
    radius: CGFloat = 300, repetitions: Int = 1, repetitionInterval: Double = 1,
    hapticFeedback: Bool = true
  ) {
    self.trigger = trigger.wrappedValue.hashValue
    (number, self.confettis, self.colors, size) = (num, confettis, colors, confettiSize)
    (height, isFading, angles) = (rainHeight, fadesOut, (openingAngle, closingAngle))
    (self.radius, self.repetitions) = (radius, repetitions)
    (interval, self.opacity) = (repetitionInterval, opacity)
  }

  /// Confetti of a counter, as it was spelled before.
  public init(
    counter: Binding<Int>, num: Int = 20, confettis: [ConfettiType] = ConfettiType.allCases,
    colors: [Color] = [.blue, .red, .green, .yellow, .pink, .purple, .orange],
    confettiSize: CGFloat = 10, rainHeight: CGFloat = 600, fadesOut: Bool = true,
    opacity: Double = 1, openingAngle: Angle = .degrees(60), closingAngle: Angle = .degrees(120),
    radius: CGFloat = 300, repetitions: Int = 0, repetitionInterval: Double = 1
  ) {
    self.init(
      trigger: counter, num: num, confettis: confettis, colors: colors,
      confettiSize: confettiSize, rainHeight: rainHeight, fadesOut: fadesOut, opacity: opacity,
      openingAngle: openingAngle, closingAngle: closingAngle, radius: radius,
      repetitions: max(1, repetitions), repetitionInterval: repetitionInterval)
  }

  /// The confetti in the air.
  public var body: some View {
    ZStack {
      ForEach(shots) { shot in
        ForEach(shot.pieces) { piece in
          ConfettiPiece(
            piece: piece, size: size, radius: radius, height: height, isFading: isFading,
            fullOpacity: opacity)
        }
      }
    }
    .onChange(of: trigger) { _, _ in
      for round in 0..<max(1, repetitions) {
        DispatchQueue.main.asyncAfter(deadline: .now() + interval * Double(round)) { shoot() }
      }
    }
  }

  private func shoot() {
    guard !confettis.isEmpty, !colors.isEmpty else { return }
    let (low, high) = (min(angles.0, angles.1).degrees, max(angles.0, angles.1).degrees)
    let pieces = (0..<number).map { index in
      Piece(
        id: index, type: confettis[index % confettis.count], color: colors[index % colors.count],
        angle: Double.random(in: low...high), distance: pow(Double.random(in: 0.01...1), 2 / 7),
        spin: Double.random(in: -360...360))
    }
    shots.append(Shot(id: (shots.last?.id ?? 0) + 1, pieces: pieces))
  }
}

/// One of the confetti: it is shot in a direction, and then falls.
private struct ConfettiPiece: View {
  let piece: ConfettiCannon.Piece
  let size: CGFloat
  let radius: CGFloat
  let height: CGFloat
  let isFading: Bool
  let fullOpacity: Double
  @State private var offset = CGSize.zero
  @State private var opacity = 0.0
  @State private var turn = 0.0

  var body: some View {
    look
      .foregroundColor(piece.color)
      .rotation3DEffect(.degrees(turn), axis: (x: 0.3, y: 0.6, z: 1))
      .offset(offset)
      .opacity(opacity)
      .allowsHitTesting(false)
      .onAppear { fly() }
  }

  @ViewBuilder private var look: some View {
    switch piece.type {
    case .shape(.circle): Circle().frame(width: size, height: size)
    case .shape(.slimRectangle): Rectangle().frame(width: size * 0.4, height: size)
    case .shape(.triangle):
      Image(systemName: "triangle.fill").resizable().frame(width: size, height: size)
    case .shape(.roundedCross):
      Image(systemName: "plus").resizable().frame(width: size, height: size)
    case .shape(.square): Rectangle().frame(width: size, height: size)
    case .text(let text): Text(text).font(.system(size: size))
    case .sfSymbol(let name): Image(systemName: name).font(.system(size: size))
    case .image(let name): Image(name).resizable().scaledToFit().frame(width: size, height: size)
    }
  }

  private func fly() {
    let angle = piece.angle * .pi / 180
    let distance = radius * piece.distance
    let seconds = Double(radius) / 1300
    opacity = fullOpacity
    withAnimation(.timingCurve(0.1, 0.8, 0, 1, duration: seconds)) {
      offset = CGSize(width: distance * cos(angle), height: -distance * sin(angle))
    }
    withAnimation(.linear(duration: seconds + 2.6)) { turn = piece.spin * 4 }
    let fall = Double(height + radius) / 200
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
      withAnimation(.timingCurve(0.12, 0, 0.39, 0, duration: fall)) {
        offset.height += height
        if isFading { opacity = 0 }
      }
    }
  }
}

extension View {
  /// Shoots confetti over the view when a value changes.
  public func confettiCannon<Trigger: Equatable & Hashable>(
    trigger: Binding<Trigger>, num: Int = 20,
    confettis: [ConfettiType] = ConfettiType.allCases,
    colors: [Color] = [.blue, .red, .green, .yellow, .pink, .purple, .orange],
    confettiSize: CGFloat = 10, rainHeight: CGFloat = 600, fadesOut: Bool = true,
    opacity: Double = 1, openingAngle: Angle = .degrees(60), closingAngle: Angle = .degrees(120),
    radius: CGFloat = 300, repetitions: Int = 1, repetitionInterval: Double = 1,
    hapticFeedback: Bool = true
  ) -> some View {
    ZStack {
      self
      ConfettiCannon(
        trigger: trigger, num: num, confettis: confettis, colors: colors,
        confettiSize: confettiSize, rainHeight: rainHeight, fadesOut: fadesOut, opacity: opacity,
        openingAngle: openingAngle, closingAngle: closingAngle, radius: radius,
        repetitions: repetitions, repetitionInterval: repetitionInterval)
    }
  }

  /// Shoots confetti over the view when a counter changes, as it was spelled before.
  public func confettiCannon(
    counter: Binding<Int>, num: Int = 20, confettis: [ConfettiType] = ConfettiType.allCases,
    colors: [Color] = [.blue, .red, .green, .yellow, .pink, .purple, .orange],
    confettiSize: CGFloat = 10, rainHeight: CGFloat = 600, fadesOut: Bool = true,
    opacity: Double = 1, openingAngle: Angle = .degrees(60), closingAngle: Angle = .degrees(120),
    radius: CGFloat = 300, repetitions: Int = 0, repetitionInterval: Double = 1
  ) -> some View {
    confettiCannon(
      trigger: counter, num: num, confettis: confettis, colors: colors,
      confettiSize: confettiSize, rainHeight: rainHeight, fadesOut: fadesOut, opacity: opacity,
      openingAngle: openingAngle, closingAngle: closingAngle, radius: radius,
      repetitions: max(1, repetitions), repetitionInterval: repetitionInterval)
  }
}
