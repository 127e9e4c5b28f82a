import Scrollwork

/// Padding of a scroll view, and padding of its safe area.
extension Scene {
  /// Two shelves of records: one inset but as wide as the screen, one clipped.
  public static let shelf = Scene(
    "shelf", summary: "records on two shelves: padding of the safe area, and padding that clips",
    canvas: CGSize(width: 390, height: 620),
    background: Color(red: 0.96, green: 0.94, blue: 0.91),
    script: [
      .wait(0.2),
      .drag(
        from: .point(CGPoint(x: 300, y: 190)), by: CGVector(dx: -110, dy: 0), over: 0.5,
        curve: .easeInOut, hold: 0.12),
      .untilSettled(),
      .drag(
        from: .point(CGPoint(x: 300, y: 480)), by: CGVector(dx: -110, dy: 0), over: 0.5,
        curve: .easeInOut, hold: 0.12),
      .untilSettled(),
      .flick(.left, velocity: 900, from: .point(CGPoint(x: 300, y: 190))),
      .flick(.left, velocity: 900, from: .point(CGPoint(x: 300, y: 480))),
      .untilSettled(),
      .wait(0.2),
    ]
  ) {
    Shelves()
  }

  /// The same shelves, right to left.
  public static let shelfRightToLeft: Scene = {
    var scene = shelf
    scene.name = "shelf-rtl"
    scene.summary = "the two shelves, right to left"
    scene.layoutDirection = .rightToLeft
    scene.script = [
      .wait(0.2),
      .flick(.right, velocity: 900, from: .point(CGPoint(x: 90, y: 190))),
      .flick(.right, velocity: 900, from: .point(CGPoint(x: 90, y: 480))),
      .untilSettled(),
      .wait(0.2),
      .flick(.right, velocity: 1600, from: .point(CGPoint(x: 90, y: 190))),
      .flick(.right, velocity: 1600, from: .point(CGPoint(x: 90, y: 480))),
      .untilSettled(),
      .wait(0.2),
    ]
    return scene
  }()
}

private struct Shelves: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      caption("New this week", "safeAreaPadding")
      RecordShelf(first: 0)
        .safeAreaPadding(.horizontal, 28)
      Spacer().frame(height: 26)
      caption("Played last night", "padding")
      RecordShelf(first: 5)
        .padding(.horizontal, 28)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private func caption(_ title: String, _ code: String) -> some View {
    HStack(alignment: .firstTextBaseline) {
      Text(title).font(.system(size: 22, weight: .bold, design: .rounded))
      Spacer()
      Text(code).font(.system(size: 13, design: .monospaced)).opacity(0.5)
    }
    .foregroundStyle(.black)
    .padding(.horizontal, 28)
  }
}

private struct RecordShelf: View {
  let first: Int

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 16) {
        ForEach(0..<12) { index in
          Record(number: index + first)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
    .scrollIndicators(.hidden)
    .frame(height: 212)
  }
}

private struct Record: View {
  let number: Int

  private var hue: Double { (Double(number) * 0.137).truncatingRemainder(dividingBy: 1) }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ZStack {
        LinearGradient(
          colors: [
            Color(hue: hue, saturation: 0.55, brightness: 0.98),
            Color(hue: hue + 0.09, saturation: 0.75, brightness: 0.72),
          ], startPoint: .topLeading, endPoint: .bottomTrailing)
        ForEach(0..<5) { ring in
          Circle()
            .strokeBorder(.white.opacity(0.5), lineWidth: 2)
            .frame(width: 112 - 22 * Double(ring), height: 112 - 22 * Double(ring))
            .offset(x: Double(ring * (number % 3 - 1)) * 6, y: Double(ring) * 5)
        }
      }
      .frame(width: 148, height: 164)
      .clipShape(.rect(cornerRadius: 10))
      Text("Side \(number + 1)")
        .font(.system(size: 15, weight: .semibold))
      Text("\(32 + number * 7 % 15) min")
        .font(.system(size: 12))
        .opacity(0.55)
    }
    .foregroundStyle(.black)
  }
}
