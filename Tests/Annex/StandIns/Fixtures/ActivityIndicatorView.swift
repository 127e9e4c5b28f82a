// At 0.3.
import ActivityIndicatorView
import SwiftUI

struct ActivityIndicatorViewFixture: View {
  @State private var isVisible = true
  private let types: [ActivityIndicatorView.IndicatorType] = [
    .default(count: 2), .arcs(count: 1, lineWidth: 2), .rotatingDots(count: 2),
    .flickeringDots(count: 1), .scalingDots(count: 2, inset: 2), .opacityDots(count: 1, inset: 4),
    .equalizer(count: 1), .growingArc(.red, lineWidth: 4), .growingCircle,
    .gradient([.white, .blue], .round, lineWidth: 4),
  ]

  var body: some View {
    VStack {
      ForEach(types.indices, id: \.self) { index in
        ActivityIndicatorView(isVisible: $isVisible, type: types[index])
          .frame(width: 40, height: 40).foregroundStyle(.green)
      }
      ActivityIndicatorView(isVisible: .constant(false), type: .growingCircle).frame(height: 10)
    }
  }
}
