// At 0.
import SwiftUI
import WidgetKit

struct WidgetKitFixture: View {
  @State private var reloads = 0
  var body: some View {
    Text("reloads \(reloads)")
      .onAppear {
        let center: WidgetCenter = .shared
        center.reloadAllTimelines()
        center.reloadTimelines(ofKind: "ferns")
        reloads = 2
      }
  }
}
