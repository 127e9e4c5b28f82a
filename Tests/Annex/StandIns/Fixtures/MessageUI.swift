// At 1.
import MessageUI
import SwiftUI
import UIKit

@MainActor
final class Sender: NSObject, ObservableObject, MFMailComposeViewControllerDelegate,
  MFMessageComposeViewControllerDelegate
{
  @Published var log: [String] = []
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) { log.append("mail \(result), \(error == nil)") }
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
  ) { log.append("message \(result)") }
}

struct Mail: UIViewControllerRepresentable {
  let sender: Sender
  func makeUIViewController(context: Context) -> MFMailComposeViewController {
    let controller = MFMailComposeViewController()
    controller.setSubject("Ferns")
    controller.setToRecipients(["garden@example.com"])
    controller.setMessageBody("They are green.", isHTML: false)
    controller.mailComposeDelegate = sender
    return controller
  }
  func updateUIViewController(_ controller: MFMailComposeViewController, context: Context) {}
}

struct Message: UIViewControllerRepresentable {
  let sender: Sender
  func makeUIViewController(context: Context) -> MFMessageComposeViewController {
    let controller = MFMessageComposeViewController()
    (controller.recipients, controller.body) = (["555-0100"], "Water them")
    controller.messageComposeDelegate = sender
    return controller
  }
  func updateUIViewController(_ controller: MFMessageComposeViewController, context: Context) {}
}

struct MessageUIFixture: View {
  @StateObject private var sender = Sender()
  var body: some View {
    VStack {
      Mail(sender: sender).frame(height: 200)
      Message(sender: sender).frame(height: 200)
      Text(
        "can send \(MFMailComposeViewController.canSendMail()), \(MFMessageComposeViewController.canSendText())"
      )
      ForEach(sender.log, id: \.self) { Text($0) }
    }
  }
}
