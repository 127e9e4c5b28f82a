import SwiftUI

/// Weeks without end in both directions: a hundred thousand pages, opened in the middle.
struct InfinitePager: View {
  private static let middle = 50_000
  @State private var week: Int? = InfinitePager.middle

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        VStack(alignment: .leading, spacing: 2) {
          Text(title).font(.title.bold())
          Text("page \(week ?? Self.middle) of \(100_000)")
            .font(.footnote)
            .monospacedDigit()
            .foregroundStyle(.secondary)
        }
        Spacer()
        Button("Today") { withAnimation(.snappy) { week = Self.middle } }
          .id("today")
      }
      .padding(20)

      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<100_000, id: \.self) { index in
            WeekPage(distance: index - Self.middle)
              .containerRelativeFrame(.horizontal)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $week)
      .scrollIndicators(.hidden)
    }
    .background(Color(red: 0.95, green: 0.96, blue: 0.98))
  }

  private var title: String {
    switch (week ?? Self.middle) - Self.middle {
    case 0: "This week"
    case 1: "Next week"
    case -1: "Last week"
    case let distance where distance > 0: "In \(distance) weeks"
    case let distance: "\(-distance) weeks ago"
    }
  }
}

private struct WeekPage: View {
  let distance: Int

  private static let days = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]

  var body: some View {
    VStack(spacing: 8) {
      ForEach(Self.days.indices, id: \.self) { index in
        let load = Self.load(distance * 7 + index)
        HStack(spacing: 12) {
          Text(Self.days[index])
            .font(.subheadline)
            .frame(width: 96, alignment: .leading)
          GeometryReader { proxy in
            Capsule()
              .fill(color.gradient)
              .frame(width: max(12, proxy.size.width * load))
          }
          .frame(height: 12)
          Text("\(Int(load * 12)) h")
            .font(.footnote)
            .monospacedDigit()
            .foregroundStyle(.secondary)
            .frame(width: 36, alignment: .trailing)
        }
        .padding(.horizontal, 18)
        .frame(maxHeight: .infinity)
        .background(RoundedRectangle(cornerRadius: 18).fill(.white))
      }
    }
    .padding(.horizontal, 16)
    .padding(.bottom, 20)
  }

  private var color: Color {
    let hue = 0.6 + 0.07 * Double(((distance % 9) + 9) % 9)
    return Color(hue: hue - hue.rounded(.down), saturation: 0.6, brightness: 0.9)
  }

  private static func load(_ day: Int) -> Double {
    let wave = sin(Double(day) * 1.7) + sin(Double(day) * 0.61 + 1)
    return 0.12 + 0.22 * (wave + 2)
  }
}

#Preview { InfinitePager() }
