import SwiftUI

/// A view-aligned strip of days, above the events of the selected day.
struct CalendarStrip: View {
  @State private var day: Int? = 2

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("May").font(.largeTitle.bold()).padding(.horizontal, 20).padding(.top, 24)

      ScrollView(.horizontal) {
        LazyHStack(spacing: 8) {
          ForEach(0..<31, id: \.self) { index in
            DayCell(index: index, isChosen: index == day)
              .id(index)
              .onTapGesture { withAnimation(.snappy) { day = index } }
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 20, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $day, anchor: .leading)
      .scrollIndicators(.hidden)
      .frame(height: 116)

      ScrollView {
        VStack(spacing: 10) {
          ForEach(Plan.plans(of: day ?? 0)) { plan in
            PlanRow(plan: plan)
          }
        }
        .padding(20)
      }
      .animation(.snappy, value: day)
    }
    .background(Color(.systemGray6))
  }
}

private struct DayCell: View {
  let index: Int
  let isChosen: Bool

  private static let names = ["Fri", "Sat", "Sun", "Mon", "Tue", "Wed", "Thu"]

  var body: some View {
    VStack(spacing: 8) {
      Text(Self.names[index % 7]).font(.caption)
      Text("\(index + 1)").font(.title3.bold())
      Circle()
        .fill(isChosen ? Color.white : .red)
        .frame(width: 6, height: 6)
        .opacity(Plan.plans(of: index).count > 2 ? 1 : 0)
    }
    .foregroundStyle(isChosen ? .white : .primary)
    .frame(width: 54, height: 88)
    .background(RoundedRectangle(cornerRadius: 18).fill(isChosen ? Color.red : .white))
    .animation(.snappy, value: isChosen)
  }
}

private struct PlanRow: View {
  let plan: Plan

  var body: some View {
    HStack(spacing: 14) {
      RoundedRectangle(cornerRadius: 2).fill(plan.color).frame(width: 4)
      VStack(alignment: .leading, spacing: 4) {
        Text(plan.title).font(.headline)
        Text(plan.time).font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
    }
    .padding(16)
    .frame(height: 76)
    .background(RoundedRectangle(cornerRadius: 18).fill(.white))
  }
}

private struct Plan: Identifiable {
  let id: String
  let title: String
  let time: String
  let color: Color

  private static let titles = [
    "Water the tomatoes", "Dentist", "Call the roofer", "Choir", "Swim before work",
    "Lunch with Ines", "Return the drill",
  ]
  private static let colors: [Color] = [.green, .blue, .orange, .purple, .teal]

  static func plans(of day: Int) -> [Plan] {
    (0..<(2 + day * 3 % 4)).map { index in
      let number = day * 2 + index * 3
      return Plan(
        id: "\(day) \(index)", title: titles[number % titles.count],
        time: "\(8 + index * 2):\(index % 2 == 0 ? "00" : "30")",
        color: colors[number % colors.count])
    }
  }
}

#Preview { CalendarStrip() }
