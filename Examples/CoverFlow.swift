import SwiftUI

/// Records side by side: the center one faces the viewer, the others are stacked behind it.
struct CoverFlow: View {
  @State private var current: Int? = 3

  var body: some View {
    VStack(spacing: 28) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<14, id: \.self) { index in
            Record(index: index)
              .frame(width: 220, height: 220)
              .visualEffect { content, proxy in
                let middle = proxy.bounds(of: .scrollView)?.width ?? 390
                let x = proxy.frame(in: .scrollView).midX - middle / 2
                let away = max(-1, min(1, x / 220))
                return
                  content
                  .scaleEffect(x: 1 - 0.45 * abs(away), y: 1 - 0.18 * abs(away))
                  .offset(x: -away * 96)
                  .brightness(-0.25 * abs(away))
              }
              .zIndex(Double(-abs(index - (current ?? 0))))
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 85, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $current)
      .scrollIndicators(.hidden)
      .scrollClipDisabled()
      .frame(height: 240)

      VStack(spacing: 6) {
        Text(Record.names[(current ?? 0) % Record.names.count]).font(.title2.bold())
        Text("Side A, \(4 + (current ?? 0) % 3) songs").foregroundStyle(.white.opacity(0.6))
      }
      .foregroundStyle(.white)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(
      LinearGradient(
        colors: [Color(white: 0.22), Color(white: 0.04)], startPoint: .top, endPoint: .bottom))
  }
}

private struct Record: View {
  let index: Int

  static let names = [
    "Paper Moons", "Slow Tram", "North Window", "Kettle Songs", "Low Tide", "Attic Radio",
    "Seven Coats",
  ]

  var body: some View {
    let hue = Double(index) / 14
    ZStack {
      RoundedRectangle(cornerRadius: 10)
        .fill(
          LinearGradient(
            colors: [
              Color(hue: hue, saturation: 0.7, brightness: 0.95),
              Color(hue: hue + 0.08, saturation: 0.8, brightness: 0.5),
            ], startPoint: .topLeading, endPoint: .bottomTrailing))
      ForEach(1..<5, id: \.self) { ring in
        Circle()
          .stroke(.white.opacity(0.28), lineWidth: 2)
          .frame(width: CGFloat(ring) * 44, height: CGFloat(ring) * 44)
      }
      Circle().fill(.white).frame(width: 14, height: 14)
    }
    .shadow(color: .black.opacity(0.4), radius: 10, y: 6)
  }
}

#Preview { CoverFlow() }
