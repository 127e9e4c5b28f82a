// At 0.
import ActivityKit
import SwiftUI

struct WateringAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var minutes: Int }
  var plant: String
}

struct ActivityKitFixture: View {
  @State private var log: [String] = []

  var body: some View {
    VStack { ForEach(log, id: \.self) { Text($0) } }
      .task {
        let info = ActivityAuthorizationInfo()
        log.append("enabled \(info.areActivitiesEnabled)")
        let state = WateringAttributes.ContentState(minutes: 5)
        let content: ActivityContent<WateringAttributes.ContentState> = ActivityContent(
          state: state, staleDate: nil)
        let token: Activity<WateringAttributes>.PushType = .token
        do {
          let activity = try Activity.request(
            attributes: WateringAttributes(plant: "Fern"), content: content, pushType: token)
          await activity.update(content)
          let policy: ActivityUIDismissalPolicy = .immediate
          await activity.end(nil, dismissalPolicy: policy)
        } catch { log.append("refused, \(content.state.minutes) min") }
        log.append("activities \(Activity<WateringAttributes>.activities.count)")
      }
  }
}
