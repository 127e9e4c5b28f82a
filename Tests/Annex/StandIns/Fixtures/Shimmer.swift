// At 0.2, 1.
import Shimmer
import SwiftUI

struct ShimmerFixture: View {
  var body: some View {
    VStack {
      Text("shimmering").shimmering(bandSize: 0.5)
      Text("still").shimmering(active: false)
      Text("modified").modifier(Shimmer(animation: Shimmer.defaultAnimation))
    }
    .font(.largeTitle)
  }
}
