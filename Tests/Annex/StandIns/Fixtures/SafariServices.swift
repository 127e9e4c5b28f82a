// At 1.
import SafariServices
import SwiftUI
import UIKit

struct Browser: UIViewControllerRepresentable {
  @Binding var log: [String]

  final class Coordinator: NSObject, SFSafariViewControllerDelegate {
    var log: Binding<[String]>
    init(_ log: Binding<[String]>) { self.log = log }
    func safariViewController(
      _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) { log.wrappedValue.append("loaded \(didLoadSuccessfully)") }
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
      log.wrappedValue.append("finished")
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator($log) }
  func makeUIViewController(context: Context) -> SFSafariViewController {
    let settings = SFSafariViewController.Configuration()
    settings.entersReaderIfAvailable = true
    let url = URL(string: "https://www.example.com/ferns") ?? URL(filePath: "/")
    let controller = SFSafariViewController(url: url, configuration: settings)
    controller.dismissButtonStyle = SFSafariViewController.DismissButtonStyle.close
    controller.preferredBarTintColor = .systemYellow
    controller.preferredControlTintColor = .systemGreen
    controller.delegate = context.coordinator
    return controller
  }
  func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
}

struct SafariServicesFixture: View {
  @State private var log: [String] = []
  var body: some View {
    VStack {
      Browser(log: $log).frame(height: 360)
      ForEach(log, id: \.self) { Text($0) }
    }
  }
}
