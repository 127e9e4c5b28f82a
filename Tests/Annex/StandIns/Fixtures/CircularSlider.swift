// At 0, 1.8.
import CircularSlider
import SwiftUI

struct CircularSliderFixture: View {
  @State private var value = 25.0
  @State private var log = "none"

  var body: some View {
    CircularSlider(
      currentValue: $value, minValue: 0, maxValue: 200, knobRadius: 20, knobColor: .yellow,
      radius: 100, progressLineColor: .red, trackColor: .green.opacity(0.3), lineWidth: 8,
      font: .title, textColor: .blue, currentValueSuffix: " °"
    ) { log = "chosen \(Int($0))" }
    Text(log)
  }
}
