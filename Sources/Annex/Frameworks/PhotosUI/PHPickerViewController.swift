public import ScrollworkControls
public import ScrollworkFoundation
import ScrollworkUIControls
public import ScrollworkUIScrolling

/// A picked item.
public struct PHPickerResult: Hashable, @unchecked Sendable {
  /// What gives the photo.
  public let itemProvider: NSItemProvider
  /// The name of the photo.
  public let assetIdentifier: String?

  /// Whether both are the same.
  public static func == (one: Self, other: Self) -> Bool { one.itemProvider === other.itemProvider }
  /// Hashes the provider.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(itemProvider)) }
}

/// A screen that chooses photos: here of a device without photos.
///
/// Nothing can be chosen, only cancelled, for which the delegate is called with no results.
@MainActor @preconcurrency open class PHPickerViewController: UIViewController {
  /// The delegate of the picker view controller.
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  /// How photos are chosen.
  public let configuration: PHPickerConfiguration

  /// Creates a picker with a configuration.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates nothing: there are no files of controllers.
  public required init?(coder: NSCoder) { nil }

  /// Shows the empty library.
  open override func loadView() {
    show(
      LibraryPickerScreen(add: configuration.selectionLimit != 1) { [weak self] in
        guard let self else { return }
        guard let delegate else { return dismiss(animated: true) }
        delegate.picker(self, didFinishPicking: [])
      })
  }
}

/// Delegate callbacks of a photo picker.
@MainActor @preconcurrency public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called with what was chosen; with nothing when cancelled.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
