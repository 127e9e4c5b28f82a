import Scrollwork

/// Animators running while their page is scrolled.
extension Scene {
  /// A hint bounces until the first scroll; stars jump when tapped.
  public static let applause = Scene(
    "applause", summary: "a hint that bounces by itself, and stars that jump when tapped",
    canvas: CGSize(width: 390, height: 560), background: Color(red: 0.97, green: 0.95, blue: 0.92),
    script: [
      .wait(1.7),
      .tap(.view("star 0")), .wait(0.45),
      .drag(by: CGVector(dx: 0, dy: -210), over: 0.5, curve: .easeOut, hold: 0.1),
      .wait(0.1),
      .tap(.view("star 2")), .wait(0.3),
      .drag(by: CGVector(dx: 0, dy: -160), over: 0.5, curve: .easeOut, hold: 0.1),
      .wait(0.9),
    ]
  ) {
    ApplauseView()
      .preferredColorScheme(.light)
  }
}

private struct Act: Identifiable {
  let id: Int
  let name: String
  let line: String
  let color: Color

  static let all = [
    Act(
      id: 0, name: "The Plate Spinners", line: "Eleven plates, nine survivors.",
      color: Color(red: 0.85, green: 0.36, blue: 0.29)),
    Act(
      id: 1, name: "Madame Octave", line: "Sings the phone book, by request.",
      color: Color(red: 0.36, green: 0.31, blue: 0.62)),
    Act(
      id: 2, name: "The Quiet Brothers", line: "Nobody has heard them leave.",
      color: Color(red: 0.16, green: 0.47, blue: 0.45)),
    Act(
      id: 3, name: "One Last Magician", line: "He was here a moment ago.",
      color: Color(red: 0.2, green: 0.24, blue: 0.36)),
  ]
}

private struct ApplauseView: View {
  @State private var hasScrolled = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 14) {
        Text("Tonight")
          .font(.system(size: 34, weight: .heavy, design: .rounded))
        ForEach(Act.all) { ActCard(act: $0) }
      }
      .padding(20)
      .onGeometryChange(for: Bool.self) {
        $0.frame(in: .scrollView).minY < -8
      } action: {
        if $0 { hasScrolled = true }
      }
    }
    .overlay(alignment: .bottom) {
      if !hasScrolled {
        Hint().transition(.opacity.combined(with: .move(edge: .bottom)))
      }
    }
    .animation(.easeOut(duration: 0.35), value: hasScrolled)
  }
}

/// An arrow that invites scrolling.
private struct Hint: View {
  var body: some View {
    Arrow()
      .stroke(.white, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
      .frame(width: 16, height: 8)
      .frame(width: 46, height: 46)
      .background(Color(white: 0.12), in: .circle)
      .phaseAnimator([0.0, 1.0]) { content, phase in
        content.offset(y: -10 * phase).scaleEffect(1 + 0.06 * phase)
      } animation: { phase in
        phase == 1 ? .easeOut(duration: 0.3) : .bouncy(duration: 0.6, extraBounce: 0.2)
      }
      .padding(.bottom, 18)
      .allowsHitTesting(false)
  }
}

private struct Arrow: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    }
  }
}

private struct ActCard: View {
  let act: Act
  @State private var claps = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Spacer()
      HStack(alignment: .bottom) {
        VStack(alignment: .leading, spacing: 4) {
          Text(verbatim: act.name).font(.system(size: 21, weight: .bold, design: .rounded))
          Text(verbatim: act.line).font(.system(size: 15)).opacity(0.8)
        }
        Spacer()
        JumpingStar(claps: claps)
          .accessibilityIdentifier("star \(act.id)")
          .onTapGesture { claps += 1 }
      }
    }
    .foregroundStyle(.white)
    .padding(18)
    .frame(height: 190)
    .background(act.color.gradient, in: .rect(cornerRadius: 26))
  }
}

/// The animated values of a jumping star.
private struct Jump {
  var height = 0.0
  var turn = Angle.zero
  var width = 1.0
  var stretch = 1.0
}

private struct JumpingStar: View {
  let claps: Int

  var body: some View {
    Star()
      .fill(claps > 0 ? Color(red: 1, green: 0.83, blue: 0.3) : .white.opacity(0.35))
      .frame(width: 40, height: 40)
      .keyframeAnimator(initialValue: Jump(), trigger: claps) { star, jump in
        star
          .scaleEffect(x: jump.width, y: jump.stretch, anchor: .bottom)
          .rotationEffect(jump.turn)
          .offset(y: -jump.height)
      } keyframes: { _ in
        KeyframeTrack(\.height) {
          LinearKeyframe(0, duration: 0.12)
          CubicKeyframe(64, duration: 0.28)
          SpringKeyframe(0, duration: 0.7, spring: .bouncy)
        }
        KeyframeTrack(\.turn) {
          LinearKeyframe(.zero, duration: 0.12)
          CubicKeyframe(.degrees(144), duration: 0.5)
        }
        KeyframeTrack(\.stretch) {
          CubicKeyframe(0.7, duration: 0.12)
          CubicKeyframe(1.2, duration: 0.16)
          SpringKeyframe(1, spring: .snappy)
        }
        KeyframeTrack(\.width) {
          CubicKeyframe(1.25, duration: 0.12)
          CubicKeyframe(0.9, duration: 0.16)
          SpringKeyframe(1, spring: .snappy)
        }
      }
  }
}

private struct Star: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      for corner in 0..<10 {
        let angle = Double(corner) * .pi / 5 - .pi / 2
        let radius = rect.width / 2 * (corner.isMultiple(of: 2) ? 1 : 0.48)
        let point = CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
        if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }
}
