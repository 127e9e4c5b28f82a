import Scrollwork

/// A week as a list; its header shows and sets the scroll position.
extension Scene {
  /// Buttons, a finger, and taps on days: the header always shows the position.
  public static let days = Scene(
    "days", summary: "a header bound to the scroll position of a week of days",
    background: Palette.color(0x1B2430),
    script: [
      .wait(0.3),
      .tap(.view("later")),
      .untilSettled(),
      .wait(0.15),
      .tap(.view("later")),
      .untilSettled(),
      .wait(0.2),
      .flick(.up, velocity: 900, from: .unit(UnitPoint(x: 0.5, y: 0.7))),
      .untilSettled(),
      .wait(0.2),
      .tap(.view("tuesday")),
      .untilSettled(),
      .tap(.view("earlier")),
      .untilSettled(),
      .wait(0.3),
    ]
  ) {
    DaysView()
  }
}

private struct Day: Identifiable {
  let id: String
  let plans: [String]
  let color: UInt32

  static let all = [
    Day(id: "Monday", plans: ["Water the ferns", "Call the roofer"], color: 0xF28482),
    Day(id: "Tuesday", plans: ["Swim", "Letters", "Soup for six"], color: 0xF6BD60),
    Day(id: "Wednesday", plans: ["Night train north"], color: 0x84A59D),
    Day(id: "Thursday", plans: ["Harbor museum", "Ferry at four"], color: 0x7FB7E6),
    Day(id: "Friday", plans: ["Island", "Bread from Ida", "Sauna", "Stars"], color: 0xB39CD0),
    Day(id: "Saturday", plans: ["Nothing at all"], color: 0xF5CAC3),
    Day(id: "Sunday", plans: ["Home again", "Water the ferns"], color: 0xA3C9A8),
  ]
}

private struct DaysView: View {
  @State private var day: Day.ID? = "Monday"

  var body: some View {
    VStack(spacing: 0) {
      DaysHeader(day: $day)
      ScrollView {
        LazyVStack(spacing: 14) {
          ForEach(Day.all) { day in
            DayCard(day: day)
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 24)
      .contentMargins(.bottom, 420)
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $day, anchor: .top)
      .scrollIndicators(.never)
    }
  }
}

/// The day at the scroll position, buttons to its neighbors, and the whole week.
private struct DaysHeader: View {
  @Binding var day: Day.ID?

  private var index: Int { Day.all.firstIndex { $0.id == day } ?? 0 }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(spacing: 12) {
        Text(verbatim: day ?? "")
          .font(.system(size: 36, weight: .bold, design: .rounded))
          .contentTransition(.identity)
        Spacer()
        paddle("earlier", angle: 180, isEnabled: index > 0) { go(to: index - 1) }
        paddle("later", angle: 0, isEnabled: index < Day.all.count - 1) { go(to: index + 1) }
      }
      HStack(spacing: 0) {
        ForEach(Day.all) { other in
          Button {
            withAnimation(.smooth) { day = other.id }
          } label: {
            Text(verbatim: String(other.id.prefix(2)))
              .font(.system(size: 14, weight: .semibold, design: .rounded))
              .foregroundStyle(Palette.color(other.id == day ? 0x1B2430 : 0xFFFFFF))
              .frame(width: 36, height: 36)
              .background(
                Palette.color(other.color).opacity(other.id == day ? 1 : 0.25), in: .circle
              )
              .frame(maxWidth: .infinity)
          }
          .buttonStyle(.plain)
          .accessibilityIdentifier(other.id.lowercased())
        }
      }
    }
    .foregroundStyle(.white)
    .padding(.horizontal, 24)
    .padding(.top, 66)
    .padding(.bottom, 18)
  }

  private func go(to index: Int) {
    withAnimation(.smooth) { day = Day.all[min(max(index, 0), Day.all.count - 1)].id }
  }

  private func paddle(
    _ name: String, angle: Double, isEnabled: Bool, action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(action: action) {
      DownArrow()
        .stroke(.white, style: StrokeStyle(lineWidth: 2.4, lineCap: .round, lineJoin: .round))
        .frame(width: 14, height: 8)
        .rotationEffect(.degrees(angle))
        .frame(width: 40, height: 40)
        .background(.white.opacity(0.14), in: .circle)
    }
    .buttonStyle(.plain)
    .disabled(!isEnabled)
    .accessibilityIdentifier(name)
  }
}

private struct DayCard: View {
  let day: Day

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(verbatim: day.id)
        .font(.system(size: 21, weight: .bold, design: .rounded))
      ForEach(day.plans, id: \.self) { plan in
        HStack(spacing: 10) {
          Circle().strokeBorder(Palette.color(0x1B2430).opacity(0.5), lineWidth: 1.5)
            .frame(width: 16, height: 16)
          Text(verbatim: plan).font(.system(size: 16))
        }
      }
    }
    .foregroundStyle(Palette.color(0x1B2430))
    .frame(maxWidth: .infinity, minHeight: 120, alignment: .topLeading)
    .padding(20)
    .background(Palette.color(day.color), in: .rect(cornerRadius: 22))
  }
}

private struct DownArrow: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    }
  }
}
