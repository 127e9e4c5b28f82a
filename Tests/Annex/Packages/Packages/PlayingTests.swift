import Foundation
import ScrollworkNVActivityIndicatorView
import ScrollworkProgressHUD
import ScrollworkResolver
import ScrollworkSVProgressHUD
import ScrollworkScript
import ScrollworkStage
import ScrollworkSwiftDate
import ScrollworkSwiftyBeaver
import ScrollworkUIKit
import Testing
import ViewTestSupport

/// What a playing leaves in the types of packages must not be seen by the next one.
@Suite @MainActor struct `What packages keep` {
  /// Views that read what a package keeps, show it, and then change it.
  enum Kept: String, CaseIterable, Sendable {
    case message, progress, activity, region, service, destinations
  }

  @Test(arguments: Kept.allCases) func `is that of one playing`(kept: Kept) {
    let scene = Scene(
      "kept", canvas: CGSize(width: 200, height: 300), scale: 1, script: [.wait(1)]
    ) { KeptView(kept: kept) }
    let first = Stage(scene)
    let times = [0, 0.05, 0.15, first.duration]
    let stills = times.map { first.still(at: $0).displayList }
    // The second playing begins when all of the first has been shown.
    let second = Stage(scene)
    #expect(times.map { second.still(at: $0).displayList } == stills)
    #expect(Set(stills).count > 1, "Nothing changes, so nothing could be kept.")
  }

  private struct KeptView: View {
    let kept: Kept
    @State private var text = "none"

    var body: some View {
      Text(text).onAppear {
        text = reading
        Task {
          try? await Task.sleep(for: .seconds(0.1))
          change()
          text = reading
        }
      }
    }

    /// What a package keeps now.
    @MainActor private var reading: String {
      switch kept {
      case .message: "\(SVProgressHUD.isVisible())"
      case .progress: "\(ProgressHUD.mediaSize)"
      case .activity: "\(NVActivityIndicatorView.DEFAULT_PADDING)"
      case .region: SwiftDate.defaultRegion.timeZone.identifier
      case .service: Resolver.optional(Int.self).map { "\($0)" } ?? "none"
      case .destinations: "\(SwiftyBeaver.destinations.count)"
      }
    }

    @MainActor private func change() {
      switch kept {
      case .message: SVProgressHUD.show(withStatus: "Loading")
      case .progress: ProgressHUD.mediaSize = 120
      case .activity: NVActivityIndicatorView.DEFAULT_PADDING = 7
      case .region:
        SwiftDate.defaultRegion = Region(zone: .europeRome)
      case .service: Resolver.register { 7 }
      case .destinations: SwiftyBeaver.addDestination(ConsoleDestination())
      }
    }
  }
}
