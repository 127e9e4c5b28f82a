public import ScrollworkFoundation
import ScrollworkUIControls
public import ScrollworkUIScrolling

/// The result of a mail composer.
public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }

/// A screen that writes a letter, which a device without an account cannot.
@MainActor @preconcurrency open class MFMailComposeViewController: UIViewController {
  /// The mail compose delegate of the mail compose view controller.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  private var subject = ""
  private var body = ""
  /// Whether letters can be sent: no, without an account.
  open class func canSendMail() -> Bool { false }
  /// Sets the subject.
  open func setSubject(_ subject: String) { self.subject = subject }
  /// Sets the subject of the message.
  open func setToRecipients(_ toRecipients: [String]?) {}
  /// Sets the recipients of copies.
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  /// Sets the recipients of blind copies.
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  /// Sets the body of the message.
  open func setMessageBody(_ body: String, isHTML: Bool) { self.body = body }
  /// Adds an attachment to the message.
  open func addAttachmentData(
    _ attachment: Data, mimeType: String, fileName filename: String
  ) {}
  /// Shows the composed mail.
  open override func loadView() {
    show(
      PickerScreen(
        subject.isEmpty ? "New Message" : subject,
        cancel: { [weak self] in
          guard let self else { return }
          guard let mailComposeDelegate else { return dismiss(animated: true) }
          mailComposeDelegate.mailComposeController(self, didFinishWith: .cancelled, error: nil)
        }, doneTitle: "Send"
      ) { EmptyScreen("No Mail Accounts", message: body) })
  }
}

/// The delegate of a mail composer.
@MainActor @preconcurrency public protocol MFMailComposeViewControllerDelegate: AnyObject {
  /// Called at the end.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}
