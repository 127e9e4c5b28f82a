import Scrollwork

/// A page and a slider, each bound to the other's position.
extension Scene {
  /// A flick and a drag scroll the page, and the slider follows; then the slider scrolls the page.
  public static let sliderFollows = Scene(
    "slider-follows", summary: "a slider bound to the scroll position in both directions",
    canvas: CGSize(width: 390, height: 720),
    script: [
      .wait(0.25),
      .flick(.up, velocity: 1500),
      .untilSettled(),
      .wait(0.15),
      .drag(by: CGVector(dx: 0, dy: 150), over: 0.45, curve: .easeInOut, hold: 0.12),
      .untilSettled(),
      .wait(0.15),
      .drag(
        from: .view("depth"), by: CGVector(dx: 130, dy: 0), over: 0.9, curve: .easeInOut,
        hold: 0.15),
      .wait(0.15),
      .flick(.down, velocity: 900),
      .untilSettled(),
      .wait(0.3),
    ]
  ) {
    SliderFollowsView()
  }
}

private struct SliderFollowsView: View {
  @State private var position: CGFloat = 0
  @State private var isSteering = false

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        Water()
          .id("water")
          .onGeometryChange(for: CGFloat.self) { water in
            let window = water.bounds(of: .scrollView) ?? .zero
            return window.minY / (water.size.height - window.height)
          } action: { place in
            // While the slider is dragged, it does not read the position back.
            if !isSteering { position = min(max(place, 0), 1) }
          }
      }
      .onChange(of: position) { _, place in
        if isSteering { proxy.scrollTo("water", anchor: UnitPoint(x: 0, y: place)) }
      }
    }
    .overlay(alignment: .bottom) {
      DepthBar(position: $position) { isSteering = $0 }
    }
  }
}

/// The slider, and the depth as a number.
private struct DepthBar: View {
  @Binding var position: CGFloat
  let onSteering: (Bool) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("\(Int((position * Sight.deepest).rounded())) m")
        .font(.system(size: 24, weight: .bold, design: .rounded))
      Slider(value: $position, onEditingChanged: onSteering)
        .tint(Color(red: 0.07, green: 0.48, blue: 0.68))
        .accessibilityIdentifier("depth")
    }
    .padding(.horizontal, 34)
    .padding(.top, 16)
    .padding(.bottom, 26)
    .background(
      .thickMaterial, in: UnevenRoundedRectangle(topLeadingRadius: 24, topTrailingRadius: 24))
  }
}

/// A sight on the way down.
private struct Sight: Identifiable {
  static let deepest: CGFloat = 4000

  let id: Int
  let title: String
  let line: String

  static let all = [
    Sight(id: 0, title: "The surface", line: "Blue above, blue below."),
    Sight(id: 1, title: "Kelp", line: "A forest that sways\nwithout a wind."),
    Sight(id: 2, title: "Evening", line: "Red was the first color to go."),
    Sight(id: 3, title: "Silver fish", line: "Ten thousand of them,\nturning as one."),
    Sight(id: 4, title: "The last light", line: "Below this line\neverything brings its own."),
    Sight(id: 5, title: "Lanterns", line: "Jellies, blinking at nobody."),
    Sight(id: 6, title: "Snow", line: "It falls for weeks\nand never melts."),
    Sight(id: 7, title: "The bottom", line: "Soft, cold, and very quiet."),
  ]
}

/// The whole sea, from top to bottom.
private struct Water: View {
  var body: some View {
    VStack(spacing: 0) {
      ForEach(Sight.all) { sight in
        ZStack(alignment: .topLeading) {
          Bubbles(seed: sight.id)
            .fill(.white.opacity(0.16))
          VStack(alignment: .leading, spacing: 8) {
            Text(sight.title)
              .font(.system(size: 30, weight: .bold, design: .rounded))
            Text(sight.line)
              .font(.system(size: 18))
              .opacity(0.85)
          }
          .foregroundStyle(.white)
          .padding(.leading, 36)
          .padding(.top, 84)
        }
        .frame(height: 310)
      }
    }
    .padding(.bottom, 150)
    .background {
      LinearGradient(
        colors: [
          Color(red: 0.37, green: 0.78, blue: 0.9), Color(red: 0.08, green: 0.5, blue: 0.72),
          Color(red: 0.05, green: 0.28, blue: 0.5), .deep,
          Color(red: 0.01, green: 0.02, blue: 0.07),
        ], startPoint: .top, endPoint: .bottom)
    }
  }
}

/// A few bubbles in a part of the water.
private struct Bubbles: Shape {
  let seed: Int

  func path(in rect: CGRect) -> Path {
    Path { path in
      for index in 0..<7 {
        let turn = Double(seed * 7 + index)
        let radius = 4 + 13 * abs(sin(2.3 * turn + 0.4))
        let x = rect.minX + rect.width * (0.56 + 0.4 * sin(1.7 * turn))
        let y = rect.minY + rect.height * (0.5 + 0.48 * cos(2.9 * turn))
        path.addEllipse(
          in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
      }
    }
  }
}

extension Color {
  fileprivate static let deep = Color(red: 0.03, green: 0.11, blue: 0.25)
}
