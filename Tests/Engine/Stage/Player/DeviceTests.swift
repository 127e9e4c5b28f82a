import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkUIScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

@Suite @MainActor struct `The device` {
  private struct Told: View {
    var body: some View {
      let device = UIDevice.current
      let traits = UITraitCollection.current
      Text(verbatim: "\(device.userInterfaceIdiom) \(device.orientation)")
      Text(verbatim: "\(traits.userInterfaceIdiom == device.userInterfaceIdiom)")
    }
  }

  @Test(arguments: [
    (390.0, 844.0, "phone portrait"), (844, 390, "phone landscapeLeft"),
    (820, 1180, "pad portrait"), (1180, 820, "pad landscapeLeft"), (500, 500, "phone portrait"),
  ])
  func `is chosen by the size of the canvas`(width: Double, height: Double, expected: String) {
    let stage = Stage(canvas: CGSize(width: width, height: height)) { Told() }
    #expect(stage.texts == [expected, "true"])
  }

  @Test func `has one of four orientations`() {
    let all: [UIDeviceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]
    #expect(all.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(all.map(\.isPortrait) == [false, true, true, false, false])
    #expect(all.map(\.isLandscape) == [false, false, false, true, true])
    let idioms: [UIUserInterfaceIdiom] = [.unspecified, .phone, .pad]
    #expect(idioms.map(\.rawValue) == [-1, 0, 1])
    #expect(UITraitCollection(userInterfaceStyle: .dark).userInterfaceIdiom == .unspecified)
  }

  private struct Felt: View {
    @State private var count = 0

    var body: some View {
      VStack(spacing: 0) {
        Text("\(count)")
        Color.red.frame(height: 20).id("tap").onTapGesture {
          let styles: [UIImpactFeedbackGenerator.FeedbackStyle] = [
            .light, .medium, .heavy, .soft, .rigid,
          ]
          for style in styles {
            let impact = UIImpactFeedbackGenerator(style: style)
            impact.prepare()
            impact.impactOccurred()
            impact.impactOccurred(intensity: 0.5)
          }
          let selection = UISelectionFeedbackGenerator()
          selection.prepare()
          selection.selectionChanged()
          let notification = UINotificationFeedbackGenerator()
          notification.prepare()
          let kinds: [UINotificationFeedbackGenerator.FeedbackType] = [.success, .warning, .error]
          kinds.forEach(notification.notificationOccurred)
          count += styles.count + kinds.count
        }
      }
    }
  }

  @Test func `accepts feedback generators, which change no picture`() {
    let stage = Stage(script: [.tap("tap"), .wait(0.1)]) { Felt() }
    #expect(stage.texts == ["8"])
    #expect(stage.complaints == [])
  }
}
