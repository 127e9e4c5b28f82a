public import ScrollworkCoreLocation
public import ScrollworkDrawing

/// The number of a request of an editor.
public typealias PHContentEditingInputRequestID = Int
/// The key of whether an editor's request was cancelled.
public let PHContentEditingInputCancelledKey = "PHContentEditingInputCancelledKey"
/// The key of an editor's error.
public let PHContentEditingInputErrorKey = "PHContentEditingInputErrorKey"

/// The input of an edit of an asset.
public final class PHContentEditingInput: NSObject, @unchecked Sendable {
  /// The media type of the content editing input.
  public var mediaType: PHAssetMediaType { .unknown }
  /// When it was taken.
  public var creationDate: Date? { nil }
  /// Where it was taken.
  public var location: CLLocation? { nil }
  /// The picture, as large as a screen.
  public var displaySizeImage: UIImage? { nil }
  /// The file of the picture.
  public var fullSizeImageURL: URL? { nil }
  /// How the file is turned.
  public var fullSizeImageOrientation: Int32 { 1 }
  /// The adjustments of the last edit; always nil.
  public var adjustmentData: PHAdjustmentData? { nil }
}

/// How an editor reads a photo.
open class PHContentEditingInputRequestOptions: NSObject, @unchecked Sendable {
  /// Whether the editor can read what was edited.
  open var canHandleAdjustmentData: ((PHAdjustmentData) -> Bool)?
  /// Whether the asset may be loaded from the network.
  open var isNetworkAccessAllowed = false
  /// Reads a photo as usual.
  public override init() {}
}

/// The output of an edit of an asset.
public final class PHContentEditingOutput: NSObject, @unchecked Sendable {
  /// The adjustments of the edit.
  public var adjustmentData: PHAdjustmentData?
  /// The place for the picture.
  public let renderedContentURL: URL

  /// Made from a photo.
  public init(contentEditingInput: PHContentEditingInput) {
    renderedContentURL = FileManager.default.temporaryDirectory.appending(path: "edited.jpg")
  }
}

/// The adjustments of an edit, in the format of an editor.
public final class PHAdjustmentData: NSObject, @unchecked Sendable {
  /// The name of the form.
  public let formatIdentifier: String
  /// The version of the form.
  public let formatVersion: String
  /// The data of the adjustments.
  public let data: Data

  /// Creates adjustments in a format.
  public init(formatIdentifier: String, formatVersion: String, data: Data) {
    (self.formatIdentifier, self.formatVersion, self.data) = (formatIdentifier, formatVersion, data)
  }
}

extension PHAsset {
  /// Answers an editor with nothing.
  @discardableResult public func requestContentEditingInput(
    with options: PHContentEditingInputRequestOptions?,
    completionHandler: @escaping @Sendable (PHContentEditingInput?, [AnyHashable: Any]) -> Void
  ) -> PHContentEditingInputRequestID {
    DispatchQueue.main.async { completionHandler(nil, [:]) }
    return 1
  }
  /// Ends a request of an editor.
  public func cancelContentEditingInputRequest(_ requestID: PHContentEditingInputRequestID) {}
}
