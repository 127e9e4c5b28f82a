public import ScrollworkCoreLocation
public import ScrollworkDrawing

/// A change of a photo, refused without permission.
open class PHAssetChangeRequest: NSObject, @unchecked Sendable {
  /// The photo that will be.
  public var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
  /// Whether the user likes it.
  open var isFavorite = false
  /// Whether the asset is hidden.
  open var isHidden = false
  /// When it was taken.
  open var creationDate: Date?
  /// Where it was taken.
  open var location: CLLocation?
  /// The output of an edit of the asset.
  open var contentEditingOutput: PHContentEditingOutput?

  override init() {}

  /// Creates a request that changes an asset.
  public init(for asset: PHAsset) {}

  /// Takes the editors' changes back.
  open func revertAssetContentToOriginal() {}

  /// Creates a request that adds an image.
  @discardableResult
  public static func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
    PHAssetChangeRequest()
  }
  /// Adds a picture of a file.
  @discardableResult
  public static func creationRequestForAssetFromImage(
    atFileURL fileURL: URL
  ) -> PHAssetChangeRequest? { PHAssetChangeRequest() }
  /// Adds a video of a file.
  @discardableResult
  public static func creationRequestForAssetFromVideo(
    atFileURL fileURL: URL
  ) -> PHAssetChangeRequest? { PHAssetChangeRequest() }
  /// Deletes photos.
  public static func deleteAssets(_ assets: any NSFastEnumeration) {}
}

/// A new photo, refused without permission.
public final class PHAssetCreationRequest: PHAssetChangeRequest, @unchecked Sendable {
  /// Adds a photo.
  public static func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }
  /// Adds data to the photo.
  public func addResource(
    with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
  ) {}
  /// Adds a file to the photo.
  public func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) {}
}

/// The type of an asset's resource.
public enum PHAssetResourceType: Int, Sendable {
  case photo = 1
  case video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData
  case adjustmentBasePhoto, pairedVideo
}

/// How a file of a photo is added.
open class PHAssetResourceCreationOptions: NSObject {
  /// The name of the file.
  open var originalFilename: String?
  /// Whether the file is moved.
  open var shouldMoveFile = false
  /// Adds a file as it is.
  public override init() {}
}

/// A change of an album, refused without permission.
open class PHAssetCollectionChangeRequest: NSObject, @unchecked Sendable {
  /// The title of the asset collection change request.
  open var title = ""
  /// The album that will be.
  public var placeholderForCreatedAssetCollection: PHObjectPlaceholder {
    PHObjectPlaceholder(localIdentifier: "")
  }

  override init() {}

  /// Creates a request that changes an album.
  public init?(for assetCollection: PHAssetCollection) {}
  /// Changes an album with some photos.
  public init?(for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>) {}

  /// Creates a request that adds an album.
  @discardableResult
  public static func creationRequestForAssetCollection(
    withTitle title: String
  ) -> PHAssetCollectionChangeRequest { PHAssetCollectionChangeRequest() }
  /// Deletes albums.
  public static func deleteAssetCollections(_ assetCollections: any NSFastEnumeration) {}
  /// Adds photos.
  open func addAssets(_ assets: any NSFastEnumeration) {}
  /// Removes photos.
  open func removeAssets(_ assets: any NSFastEnumeration) {}
}

/// Objects that can be asked for one after another.
public protocol NSFastEnumeration {}

extension Array: NSFastEnumeration {}
extension NSArray: NSFastEnumeration {}
extension PHFetchResult: NSFastEnumeration {}
