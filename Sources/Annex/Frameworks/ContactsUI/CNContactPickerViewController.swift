public import ScrollworkContacts
public import ScrollworkFoundation
import ScrollworkUIControls
public import ScrollworkUIScrolling

/// A controller that picks contacts from an empty address book.
@MainActor @preconcurrency open class CNContactPickerViewController: UIViewController {
  /// The delegate of the contact picker view controller.
  open weak var delegate: (any CNContactPickerDelegate)?
  /// The properties that are shown.
  open var displayedPropertyKeys: [String]?
  /// Which contacts can be chosen.
  open var predicateForEnablingContact: NSPredicate?
  /// Shows that there are no contacts.
  open override func loadView() {
    show(
      PickerScreen(
        "Contacts",
        cancel: { [weak self] in
          guard let self else { return }
          delegate?.contactPickerDidCancel(self)
          dismiss(animated: true)
        }
      ) { EmptyScreen("No Contacts", message: "Contacts you’ve added will appear here.") })
  }
}

/// The delegate of a contact picker.
@MainActor @preconcurrency public protocol CNContactPickerDelegate: AnyObject {
  /// Called with a contact.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  /// Called with the picked contacts.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
  /// Called when nothing is chosen.
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
}

extension CNContactPickerDelegate {
  /// The default implementation, which does nothing.
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
  }
  /// The default implementation, which does nothing.
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contacts: [CNContact]
  ) {}
  /// The default implementation, which does nothing.
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
}
