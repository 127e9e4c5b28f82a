import Scrollwork

/// A scale that rests at tenths of its window's width.
extension Scene {
  /// A radio dial: the needle always stops at a mark, ten of which fill the window.
  public static let tenths = Scene(
    "tenths", summary: "a radio dial with a custom target behavior: tenths of its width",
    canvas: CGSize(width: 390, height: 420),
    background: Color(red: 0.16, green: 0.11, blue: 0.09),
    script: [
      .wait(0.2),
      .flick(.left, velocity: 700, from: .point(CGPoint(x: 260, y: 250))),
      .untilSettled(),
      .wait(0.15),
      .drag(
        from: .point(CGPoint(x: 260, y: 250)), by: CGVector(dx: -75, dy: 0), over: 0.5,
        curve: .easeInOut, hold: 0.12),
      .untilSettled(),
      .wait(0.35),
    ]
  ) {
    Radio()
  }

  /// The same dial, right to left.
  public static let tenthsRightToLeft: Scene = {
    var scene = tenths
    scene.name = "tenths-rtl"
    scene.summary = "the dial, right to left: tenths count from the right"
    scene.layoutDirection = .rightToLeft
    scene.script = [
      .wait(0.2),
      .flick(.right, velocity: 700, from: .point(CGPoint(x: 130, y: 250))),
      .untilSettled(),
      .wait(0.15),
      .drag(
        from: .point(CGPoint(x: 130, y: 250)), by: CGVector(dx: 75, dy: 0), over: 0.5,
        curve: .easeInOut, hold: 0.12),
      .untilSettled(),
      .wait(0.2),
    ]
    return scene
  }()
}

/// A target behavior that rests at whole tenths of the window.
private struct Tenths: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let tenth = (context.containerSize.width / 10).rounded()
    target.rect.x.round(toMultipleOf: tenth)
  }
}

extension CGRect {
  /// The x coordinate of the left edge.
  fileprivate var x: CGFloat {
    get { origin.x }
    set { origin.x = newValue }
  }
}

extension CGFloat {
  /// Rounds to the nearest multiple of a length; a length of zero changes nothing.
  fileprivate mutating func round(toMultipleOf length: CGFloat) {
    guard length > 0 else { return }
    self = (self / length).rounded() * length
  }
}

private struct Station {
  let mark: Int
  let name: String

  static let all = [
    Station(mark: 5, name: "Harbor Light"), Station(mark: 9, name: "Radio Lichen"),
    Station(mark: 13, name: "The Long Wave"), Station(mark: 18, name: "Kitchen Jazz"),
    Station(mark: 20, name: "Night Trains"), Station(mark: 27, name: "Weather Only"),
    Station(mark: 37, name: "Moth Choir"), Station(mark: 44, name: "Slow News"),
  ]

  static func at(_ mark: Int) -> Station? { all.first { $0.mark == mark } }
}

private enum RadioColor {
  static let brass = Color(red: 0.85, green: 0.68, blue: 0.38)
  static let glow = Color(red: 1, green: 0.86, blue: 0.58)
  static let ink = Color(red: 0.29, green: 0.17, blue: 0.08)
  static let needle = Color(red: 0.86, green: 0.16, blue: 0.12)
}

private struct Radio: View {
  @State private var first: Int? = 0

  var body: some View {
    let mark = (first ?? 0) + Dial.needle
    VStack(spacing: 26) {
      VStack(spacing: 6) {
        Text("\(88 + mark / 5).\(mark % 5 * 2)")
          .font(.system(size: 64, weight: .bold, design: .rounded))
        Text(Station.at(mark)?.name ?? "between stations")
          .font(.system(size: 19))
          .opacity(Station.at(mark) == nil ? 0.4 : 0.9)
      }
      .foregroundStyle(RadioColor.glow)
      Dial(first: $first)
      HStack(spacing: 8) {
        ForEach(0..<21) { _ in
          Capsule().fill(.black.opacity(0.45)).frame(width: 6, height: 34)
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(
      LinearGradient(
        colors: [
          Color(red: 0.36, green: 0.22, blue: 0.14), Color(red: 0.2, green: 0.12, blue: 0.08),
        ],
        startPoint: .top, endPoint: .bottom))
  }
}

private struct Dial: View {
  /// The mark under the needle at the initial offset.
  static let needle = 5
  @Binding var first: Int?

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(0..<60, id: \.self) { mark in
          Mark(number: mark)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(Tenths())
    .scrollPosition(id: $first)
    .scrollIndicators(.hidden)
    .frame(width: 320, height: 112)
    .background(
      LinearGradient(
        colors: [RadioColor.glow, Color(red: 0.97, green: 0.75, blue: 0.42)], startPoint: .top,
        endPoint: .bottom)
    )
    .overlay(alignment: .top) {
      Capsule().fill(RadioColor.needle).frame(width: 3, height: 66).padding(.top, 8)
    }
    .clipShape(.rect(cornerRadius: 14))
    .overlay {
      RoundedRectangle(cornerRadius: 14).strokeBorder(RadioColor.brass, lineWidth: 3)
        .allowsHitTesting(false)
    }
  }
}

/// A tenth of the dial: a long line at its start and short ones after it.
private struct Mark: View {
  let number: Int

  var body: some View {
    HStack(alignment: .bottom, spacing: 0) {
      line(height: number.isMultiple(of: 5) ? 44 : 30, width: 2)
      Spacer(minLength: 0)
      line(height: 14, width: 1)
      Spacer(minLength: 0)
      line(height: 14, width: 1)
      Spacer(minLength: 0)
      line(height: 14, width: 1)
      Spacer(minLength: 0)
    }
    .frame(width: 32, height: 60, alignment: .bottom)
    .padding(.bottom, 44)
    .overlay(alignment: .bottomLeading) {
      if number.isMultiple(of: 5) {
        Text("\(88 + number / 5)")
          .font(.system(size: 17, weight: .semibold, design: .rounded))
          .foregroundStyle(RadioColor.ink)
          .fixedSize()
          .frame(width: 0)
          .padding(.bottom, 16)
      } else if Station.at(number) != nil {
        Circle().fill(RadioColor.needle).frame(width: 6, height: 6)
          .frame(width: 0).padding(.bottom, 23)
      }
    }
  }

  private func line(height: CGFloat, width: CGFloat) -> some View {
    RadioColor.ink.frame(width: width, height: height).frame(width: 0)
  }
}
