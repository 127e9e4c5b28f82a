import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkStage
import ScrollworkUIScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkViews

/// A controller with the system's background, which presents a card with views of SwiftUI.
private struct Presenting: UIViewControllerRepresentable {
  var presents = false
  let log: Log

  func makeUIViewController(context: Context) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    return controller
  }

  func updateUIViewController(_ controller: UIViewController, context: Context) {
    log.add("\(controller.traitCollection.userInterfaceLevel)")
    guard presents, controller.presentedViewController == nil else { return }
    controller.present(
      UIHostingController(rootView: Color(uiColor: .secondarySystemBackground)), animated: false)
  }
}

@MainActor @Suite struct `Hosted views on an elevated level` {
  @Test(arguments: [false, true]) func `know it, and have its colors`(isElevated: Bool) {
    let log = Log()
    let dump = Stage {
      Presenting(log: log).environment(\.isElevated, isElevated).environment(\.colorScheme, .dark)
    }.still(at: 0).displayList.dump
    #expect(log.lines.first == (isElevated ? "elevated" : "base"))
    #expect(dump.contains(isElevated ? "#1c1c1e" : "#000000"))
  }

  @Test func `give it to the views of a card`() {
    let dump = Stage {
      Presenting(presents: true, log: Log()).environment(\.colorScheme, .dark)
    }.still(at: 0).displayList.dump
    #expect(dump.contains("#2c2c2e") && dump.contains("#000000"))
  }
}
