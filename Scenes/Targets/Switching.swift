import Scrollwork

/// A target behavior that changes with each tap.
extension Scene {
  /// Tiles with equal flicks under four behaviors, and once more without targets.
  public static let switching = Scene(
    "switching", summary: "one row with equal flicks under several target behaviors",
    canvas: CGSize(width: 390, height: 460),
    background: Color(red: 0.98, green: 0.97, blue: 0.99),
    script: GestureScript(
      [.wait(0.2)] + round + change + round + change + round + [.tap(.view("targets"))] + round)
  ) {
    SwitchingView()
  }

  private static let round: [GestureScript.Step] = [
    .flick(.left, velocity: 900, from: .point(CGPoint(x: 300, y: 190))), .untilSettled(),
  ]
  private static let change: [GestureScript.Step] = [.tap(.view("behavior")), .wait(0.15)]
}

private enum Choice: String, CaseIterable {
  case half = "halves"
  case paging = "paging"
  case aligned = "view aligned"

  var behavior: AnyScrollTargetBehavior {
    switch self {
    case .half: AnyScrollTargetBehavior(Halves())
    case .paging: AnyScrollTargetBehavior(.paging)
    case .aligned: AnyScrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
    }
  }

  var next: Choice {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }
}

/// A target behavior that rests at halves of the window, after a short distance.
private struct Halves: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let half = context.containerSize.width / 2
    target.rect.origin.x = (target.rect.minX / half).rounded() * half
  }

  func properties(context: PropertiesContext) -> Properties {
    var properties = Properties()
    properties.limitsScrolls = context.axes == .horizontal
    return properties
  }
}

private struct SwitchingView: View {
  @State private var choice = Choice.half
  @State private var hasTargets = true

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Text(choice.rawValue)
        .font(.system(size: 34, weight: .bold, design: .rounded))
        .foregroundStyle(Color(red: 0.25, green: 0.16, blue: 0.42))
        .padding(.leading, 24)
      ScrollView(.horizontal) {
        LazyHStack(spacing: 12) {
          ForEach(0..<30) { index in
            Tile(number: index + 1)
          }
        }
        .scrollTargetLayout(isEnabled: hasTargets)
      }
      .scrollTargetBehavior(choice.behavior)
      .scrollIndicators(.hidden)
      .frame(height: 170)
      HStack(spacing: 14) {
        button("Next behavior", isOn: true) { choice = choice.next }
          .accessibilityIdentifier("behavior")
        button(hasTargets ? "Targets on" : "Targets off", isOn: hasTargets) {
          hasTargets.toggle()
        }
        .accessibilityIdentifier("targets")
      }
      .padding(.horizontal, 24)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private func button(
    _ title: String, isOn: Bool, action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(action: action) {
      Text(title)
        .font(.system(size: 16, weight: .semibold))
        .foregroundStyle(isOn ? .white : Color(red: 0.42, green: 0.3, blue: 0.68))
        .frame(maxWidth: .infinity)
        .frame(height: 46)
        .background(
          isOn
            ? Color(red: 0.42, green: 0.3, blue: 0.68)
            : Color(red: 0.88, green: 0.84, blue: 0.95), in: .capsule)
    }
    .buttonStyle(.plain)
  }
}

private struct Tile: View {
  let number: Int

  var body: some View {
    Text("\(number)")
      .font(.system(size: 44, weight: .bold, design: .rounded))
      .foregroundStyle(.white)
      .frame(width: 118, height: 170)
      .background(
        LinearGradient(
          colors: [
            Color(hue: 0.68 + 0.02 * Double(number % 12), saturation: 0.42, brightness: 0.98),
            Color(hue: 0.72 + 0.02 * Double(number % 12), saturation: 0.62, brightness: 0.8),
          ], startPoint: .top, endPoint: .bottom), in: .rect(cornerRadius: 20))
  }
}
