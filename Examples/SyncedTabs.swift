import SwiftUI

/// Tabs above pages: the indicator follows the finger, and a tap changes the page.
struct SyncedTabs: View {
  @State private var tab: Int? = 0
  @State private var position = 0.0

  private static let titles = ["Week", "Fortnight", "Month", "Season"]
  private static let colors: [Color] = [.orange, .pink, .purple, .blue]

  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 10) {
        HStack(spacing: 0) {
          ForEach(Self.titles.indices, id: \.self) { index in
            Text(Self.titles[index])
              .font(.headline)
              .foregroundStyle(index == tab ? .primary : .secondary)
              .frame(maxWidth: .infinity)
              .contentShape(Rectangle())
              .id("tab \(index)")
              .onTapGesture { withAnimation(.snappy) { tab = index } }
          }
        }
        GeometryReader { proxy in
          let width = proxy.size.width / CGFloat(Self.titles.count)
          Capsule()
            .fill(Self.colors[min(3, max(0, Int(position.rounded())))])
            .frame(width: 44, height: 4)
            .offset(x: width * (position + 0.5) - 22)
        }
        .frame(height: 4)
      }
      .padding(.top, 24)
      .padding(.bottom, 8)
      .background(.white)

      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(Self.titles.indices, id: \.self) { index in
            StepsPage(count: [7, 14, 30, 90][index], color: Self.colors[index])
              .containerRelativeFrame(.horizontal)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $tab)
      .scrollIndicators(.hidden)
      .onScrollGeometryChange(for: Double.self) { geometry in
        geometry.contentOffset.x / max(1, geometry.containerSize.width)
      } action: { _, value in
        position = value
      }
    }
    .background(Color(.systemGray6))
  }
}

private struct StepsPage: View {
  let count: Int
  let color: Color

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      VStack(alignment: .leading, spacing: 4) {
        Text("\(count * 913)").font(.system(size: 48, weight: .bold, design: .rounded))
        Text("steps in \(count) days").foregroundStyle(.secondary)
      }
      ZStack {
        Bars(count: count, shown: 0..<count - 1).fill(color.opacity(0.45))
        Bars(count: count, shown: count - 1..<count).fill(color)
      }
      .frame(height: 220)
      VStack(spacing: 0) {
        ForEach(["Longest walk", "Stairs", "Quiet hours"], id: \.self) { name in
          HStack {
            Text(name)
            Spacer()
            Text("\(count * name.count % 97)").monospacedDigit().foregroundStyle(.secondary)
          }
          .padding(.vertical, 16)
          Divider()
        }
      }
      Spacer()
    }
    .padding(24)
    .background(RoundedRectangle(cornerRadius: 28).fill(.white))
    .padding(14)
  }
}

/// Bars of a chart, rounded at the top.
private struct Bars: Shape {
  let count: Int
  let shown: Range<Int>

  func path(in rect: CGRect) -> Path {
    let gap: CGFloat = count > 40 ? 1 : count > 20 ? 3 : 8
    let width = (rect.width - gap * CGFloat(count - 1)) / CGFloat(count)
    return Path { path in
      for index in shown {
        let height = 60 + 150 * abs(sin(Double(index) * 1.3 + Double(count)))
        let bar = CGRect(
          x: CGFloat(index) * (width + gap), y: rect.maxY - height, width: width, height: height)
        let radius = min(5, width / 2)
        path.addPath(
          UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius)
            .path(in: bar))
      }
    }
  }
}

#Preview { SyncedTabs() }
