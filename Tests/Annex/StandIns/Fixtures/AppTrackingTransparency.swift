// At 0.
import AdSupport
import AppTrackingTransparency
import SwiftUI

struct AppTrackingTransparencyFixture: View {
  @State private var log: [String] = []

  var body: some View {
    VStack { ForEach(log, id: \.self) { Text($0) } }
      .task {
        let status: ATTrackingManager.AuthorizationStatus =
          ATTrackingManager.trackingAuthorizationStatus
        let same: ATTrackingManagerAuthorizationStatus = status
        log.append("before \(same)")
        log.append("after \(await ATTrackingManager.requestTrackingAuthorization())")
        log.append(ASIdentifierManager.shared().advertisingIdentifier.uuidString)
      }
  }
}
