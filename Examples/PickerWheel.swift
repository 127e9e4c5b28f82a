import SwiftUI

/// A wheel of numbers that aligns to one, and shows the selected one.
struct PickerWheel: View {
  @State private var minute: Int? = 12
  private let height: CGFloat = 56

  var body: some View {
    VStack(spacing: 36) {
      VStack(spacing: 6) {
        Text("Steep for").font(.title3).foregroundStyle(.secondary)
        Text("\(minute ?? 0) min")
          .font(.system(size: 54, weight: .bold, design: .rounded))
          .monospacedDigit()
      }

      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<60, id: \.self) { value in
            Text("\(value)")
              .font(.system(size: 34, weight: .semibold, design: .rounded))
              .monospacedDigit()
              .frame(maxWidth: .infinity)
              .frame(height: height)
              .visualEffect { content, proxy in
                let middle = (proxy.bounds(of: .scrollView)?.height ?? 0) / 2
                let away = (proxy.frame(in: .scrollView).midY - middle) / 140
                return
                  content
                  .scaleEffect(x: 1 - 0.25 * abs(away), y: max(0.2, 1 - away * away * 0.6))
                  .offset(y: -away * abs(away) * 22)
                  .opacity(max(0.05, 1 - abs(away) * 0.9))
              }
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.vertical, 112, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $minute, anchor: .center)
      .scrollIndicators(.hidden)
      .frame(width: 180, height: 280)
      .background {
        RoundedRectangle(cornerRadius: 16)
          .fill(.orange.opacity(0.18))
          .frame(height: height)
      }

      Text("Start")
        .font(.headline)
        .foregroundStyle(.white)
        .padding(.horizontal, 48)
        .padding(.vertical, 16)
        .background(Capsule().fill(.orange))
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(red: 1, green: 0.97, blue: 0.92))
  }
}

#Preview { PickerWheel() }
