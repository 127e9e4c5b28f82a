import SwiftUI

/// Cards with a scroll transition, the same as in `cards.html` with CSS.
struct Cards: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        ForEach(0..<12) { index in
          Color(red: 38 / 255, green: Double(90 + 10 * index) / 255, blue: 204 / 255)
            .frame(width: 240, height: 100)
            .scrollTransition { effect, phase in
              let part = phase.isIdentity ? 0.0 : 1.0
              return
                effect
                .scaleEffect(index % 4 == 1 || index % 4 == 3 ? 1 - 0.4 * part : 1)
                .rotationEffect(.degrees(index % 4 >= 2 ? 24 * phase.value : 0))
                .offset(x: index % 4 >= 2 ? 30 * phase.value : 0)
                .opacity(index % 2 == 0 ? 1 - 0.75 * part : 1)
            }
        }
      }
      .frame(width: 300)
    }
    .scrollIndicators(.hidden)
    .background(Color.white)
  }
}
