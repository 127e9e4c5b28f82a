import ScrollworkUIControls
public import ScrollworkUIScrolling

/// The result of a message composer.
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

/// A screen that writes a message, which a device without a number cannot.
@MainActor @preconcurrency open class MFMessageComposeViewController: UIViewController {
  /// The message compose delegate of the message compose view controller.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// The recipients of the message.
  open var recipients: [String]?
  /// The body of the message.
  open var body: String?
  /// Whether messages can be sent: no.
  open class func canSendText() -> Bool { false }
  /// Whether files can be sent: no.
  open class func canSendAttachments() -> Bool { false }
  /// Shows the composed message.
  open override func loadView() {
    show(
      PickerScreen(
        "New Message",
        cancel: { [weak self] in
          guard let self else { return }
          guard let messageComposeDelegate else { return dismiss(animated: true) }
          messageComposeDelegate.messageComposeViewController(self, didFinishWith: .cancelled)
        }
      ) { EmptyScreen("No Messages", message: body ?? "") })
  }
}

/// The delegate of a message composer.
@MainActor @preconcurrency public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  /// Called at the end.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
