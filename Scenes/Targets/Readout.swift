import Scrollwork

/// A target behavior that displays its context.
extension Scene {
  /// A timeline with uneven stops, above all values its behavior got at the last release.
  public static let readout = Scene(
    "readout", summary: "a timeline with custom stops, and the context of its behavior",
    canvas: CGSize(width: 390, height: 560),
    background: Color(red: 0.05, green: 0.09, blue: 0.1),
    script: steps(sign: 1)
  ) {
    ReadoutView()
  }

  /// The same timeline, right to left.
  public static let readoutRightToLeft: Scene = {
    var scene = readout
    scene.name = "readout-rtl"
    scene.summary = "the timeline, right to left, with equal numbers"
    scene.layoutDirection = .rightToLeft
    scene.script = steps(sign: -1)
    return scene
  }()

  private static func steps(sign: Double) -> GestureScript {
    let start = GestureScript.Place.point(CGPoint(x: 195 + 105 * sign, y: 130))
    return [
      .wait(0.2),
      .flick(sign > 0 ? .left : .right, velocity: 1800, from: start),
      .untilSettled(),
      .wait(0.1),
      .drag(
        from: start, by: CGVector(dx: -70 * sign, dy: 0), over: 0.4, curve: .easeOut, hold: 0.12),
      .untilSettled(),
      .wait(0.1),
      .flick(sign > 0 ? .left : .right, velocity: 3200, from: start),
      .untilSettled(),
      .wait(0.3),
    ]
  }
}

/// The stops of the timeline, in points from its start.
private let stops: [CGFloat] = [0, 140, 220, 420, 500, 760, 860, 1010, 1180]

/// A target behavior that moves on to a stop after a flick, and back after a slow release.
private struct Stops: ScrollTargetBehavior {
  let tell: @MainActor @Sendable (Reading) -> Void

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let proposed = target.rect.minX
    let last = max(0, context.contentSize.width - context.containerSize.width)
    if context.velocity == .zero {
      target.rect.origin.x = context.originalTarget.rect.minX
    } else {
      let reachable = stops.filter { $0 <= last } + [last]
      target.rect.origin.x =
        reachable.min { abs($0 - proposed) < abs($1 - proposed) } ?? proposed
    }
    let reading = Reading(
      velocity: context.velocity.dx, began: context.originalTarget.rect.minX, proposed: proposed,
      chosen: target.rect.minX, content: context.contentSize.width,
      container: context.containerSize.width, axes: context.axes,
      isRightToLeft: context.layoutDirection == .rightToLeft,
      isCompact: context.horizontalSizeClass == .compact)
    MainActor.assumeIsolated { tell(reading) }
  }

  func properties(context: PropertiesContext) -> Properties {
    var properties = Properties()
    properties.limitsScrolls = context.horizontalSizeClass == .compact
    return properties
  }
}

private struct Reading: Sendable {
  var velocity = 0.0
  var began = 0.0
  var proposed = 0.0
  var chosen = 0.0
  var content = 0.0
  var container = 0.0
  var axes: Axis.Set = []
  var isRightToLeft = false
  var isCompact = true

  var rows: [(name: String, value: String)] {
    [
      ("velocity", "\(Self.spell(velocity * 1000)) pt/s"), ("originalTarget", Self.spell(began)),
      ("target", Self.spell(proposed)), ("rests at", Self.spell(chosen)),
      ("contentSize", Self.spell(content)), ("containerSize", Self.spell(container)),
      ("axes", axes == .horizontal ? "horizontal" : "none yet"),
      ("layoutDirection", isRightToLeft ? "right to left" : "left to right"),
      ("horizontalSizeClass", isCompact ? "compact" : "regular"),
    ]
  }

  private static func spell(_ value: Double) -> String {
    let tenths = Int((abs(value) * 10).rounded())
    return "\(value < 0 && tenths > 0 ? "−" : "")\(tenths / 10).\(tenths % 10)"
  }
}

private struct ReadoutView: View {
  @State private var reading = Reading()

  var body: some View {
    VStack(spacing: 22) {
      ScrollView(.horizontal) {
        Track()
      }
      .scrollTargetBehavior(Stops { reading = $0 })
      .scrollIndicators(.hidden)
      .background(Color(red: 0.09, green: 0.15, blue: 0.16))
      VStack(spacing: 0) {
        ForEach(reading.rows, id: \.name) { row in
          HStack {
            Text(row.name).opacity(0.6)
            Spacer()
            Text(row.value).bold()
          }
          .font(.system(size: 15, design: .monospaced))
          .frame(height: 34)
          .overlay(alignment: .bottom) { Color.white.opacity(0.12).frame(height: 0.5) }
        }
      }
      .foregroundStyle(Color(red: 0.72, green: 0.96, blue: 0.86))
      .padding(.horizontal, 24)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A line with a flag at each stop.
private struct Track: View {
  var body: some View {
    HStack(alignment: .bottom, spacing: 0) {
      ForEach(stops.indices, id: \.self) { index in
        let end = index + 1 < stops.count ? stops[index + 1] : stops[index] + 390
        VStack(alignment: .leading, spacing: 8) {
          Text(verbatim: "\(1900 + Int(stops[index] / 10))")
            .font(.system(size: 20, weight: .bold, design: .rounded))
            .foregroundStyle(.white)
            .padding(.leading, 10)
          HStack(spacing: 0) {
            Color(hue: 0.36 + 0.04 * Double(index), saturation: 0.6, brightness: 0.95)
              .frame(width: 4, height: 76)
            Color(hue: 0.36 + 0.04 * Double(index), saturation: 0.55, brightness: 0.5)
              .frame(height: 12)
              .frame(maxHeight: .infinity, alignment: .bottom)
          }
        }
        .frame(width: end - stops[index], height: 120, alignment: .leading)
      }
    }
    .padding(.vertical, 16)
  }
}
