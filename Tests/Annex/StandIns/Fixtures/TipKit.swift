// At 0, 1.5.
import SwiftUI
import TipKit

struct WaterTip: Tip {
  var title: Text { Text("Water the ferns") }
  var message: Text? { Text("Once a day is enough.") }
  var image: Image? { Image(systemName: "drop") }
  @Tips.ActionBuilder var actions: [Action] {
    Action(id: "more", title: "Learn More")
    Tips.Action(id: "never", title: "Never")
  }
  @Tips.RuleBuilder var rules: [Tips.Rule] { [] }
  @Tips.OptionsBuilder var options: [any TipOption] {
    Tips.MaxDisplayCount(2)
    Tips.IgnoresDisplayFrequency(true)
  }
}

struct LightTip: Tip {
  var title: Text { Text("Find light") }
}

struct TipKitFixture: View {
  private let water = WaterTip()
  private let light = LightTip()
  @State private var log: [String] = []

  var body: some View {
    VStack {
      TipView(water) { action in
        log.append("tapped \(action.id)")
        water.invalidate(reason: Tips.InvalidationReason.actionPerformed)
      }
      TipView(light, arrowEdge: .top)
      Button("Feature") {}.popoverTip(light)
      ForEach(log, id: \.self) { Text($0) }
    }
    .padding()
    .task {
      let option: Tips.ConfigurationOption = .displayFrequency(
        Tips.ConfigurationOption.DisplayFrequency.daily)
      let place = Tips.ConfigurationOption.DatastoreLocation.applicationDefault
      try? Tips.configure([option, .datastoreLocation(place)])
      log.append("\(water.options.count) options, \(water.id)")
    }
  }
}
