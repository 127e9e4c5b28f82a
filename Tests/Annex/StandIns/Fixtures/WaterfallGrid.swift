// At 0.
import SwiftUI
import WaterfallGrid

struct WaterfallGridFixture: View {
  var body: some View {
    WaterfallGrid(0..<6, id: \.self) { index in
      Text("cell \(index)").frame(height: CGFloat(30 + index % 3 * 20)).background(.yellow)
    }
    .gridStyle(columns: 3, spacing: 8)
    .padding()
  }
}
