public import ScrollworkFoundation
import ScrollworkUIControls
public import ScrollworkUIScrolling

/// Which photos a picker shows.
public struct PHPickerFilter: Hashable, Sendable {
  private let name: String

  /// Photos.
  public static let images = Self(name: "images")
  /// Videos.
  public static let videos = Self(name: "videos")
  /// Photos that move.
  public static let livePhotos = Self(name: "livePhotos")
  /// Pictures of a screen.
  public static let screenshots = Self(name: "screenshots")
  /// Panoramas.
  public static let panoramas = Self(name: "panoramas")
  /// Photos with depth.
  public static let depthEffectPhotos = Self(name: "depthEffectPhotos")
  /// Photos of bursts.
  public static let bursts = Self(name: "bursts")
  /// Videos of a screen.
  public static let screenRecordings = Self(name: "screenRecordings")
  /// Slow videos.
  public static let slomoVideos = Self(name: "slomoVideos")
  /// Fast videos.
  public static let timelapseVideos = Self(name: "timelapseVideos")
  /// Videos with a focus that may be changed.
  public static let cinematicVideos = Self(name: "cinematicVideos")

  /// What one of some filters shows.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    Self(name: "any of " + subfilters.map(\.name).joined(separator: ", "))
  }
  /// What all of some filters show.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    Self(name: "all of " + subfilters.map(\.name).joined(separator: ", "))
  }
  /// What a filter does not show.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    Self(name: "not " + filter.name)
  }
}

/// How photos are chosen.
public struct PHPickerConfiguration: @unchecked Sendable {
  /// The form that photos are given in.
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic, current, compatible
  }
  /// The order of what was chosen.
  public enum Selection: Int, Sendable {
    case `default`, ordered, continuous, continuousAndOrdered
  }

  /// Which photos are shown.
  public var filter: PHPickerFilter?
  /// The most photos; 0 for any number.
  public var selectionLimit = 1
  /// The order.
  public var selection = Selection.default
  /// The form.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// The photos that are chosen at first.
  public var preselectedAssetIdentifiers: [String] = []

  /// Chooses one photo.
  public init() {}
  /// Chooses one photo of a library.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// What was chosen.
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
  /// The delegate.
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  /// How photos are chosen.
  public let configuration: PHPickerConfiguration

  /// Chooses photos.
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

/// Is told what was chosen.
@MainActor @preconcurrency public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called with what was chosen; with nothing when cancelled.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// What gives an item of another app: here nothing.
open class NSItemProvider: NSObject, @unchecked Sendable {
  private let object: Any?

  /// Gives nothing.
  public override init() { object = nil }
  /// Gives an object.
  public init(object: Any) { self.object = object }
  /// Gives the content of a file.
  public init?(contentsOf fileURL: URL?) { object = fileURL }

  /// The name of the item.
  open var suggestedName: String?
  /// The types of the item.
  open var registeredTypeIdentifiers: [String] { [] }

  /// Whether an object of a class can be given.
  open func canLoadObject<T>(ofClass aClass: T.Type) -> Bool { object is T }

  /// Calls a closure with an object of a class; with nothing if there is none.
  @discardableResult open func loadObject<T>(
    ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    let object = object as? T
    nonisolated(unsafe) let found = object
    DispatchQueue.main.async {
      completionHandler(found, found == nil ? CocoaError(.featureUnsupported) : nil)
    }
    return Progress(totalUnitCount: 1)
  }

  /// Whether an item of a type can be given.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }

  /// Calls a closure without data.
  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    DispatchQueue.main.async { completionHandler(nil, CocoaError(.featureUnsupported)) }
    return Progress(totalUnitCount: 1)
  }

  /// Calls a closure without a file.
  @discardableResult open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    DispatchQueue.main.async { completionHandler(nil, CocoaError(.featureUnsupported)) }
    return Progress(totalUnitCount: 1)
  }
}
