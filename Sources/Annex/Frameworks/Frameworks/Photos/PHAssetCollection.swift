public import ScrollworkFoundation

/// A list of the library.
open class PHCollection: PHObject, @unchecked Sendable {
  /// The title.
  public var localizedTitle: String? { nil }
  /// Whether the list has photos.
  public var canContainAssets: Bool { true }
  /// Whether the list has lists.
  public var canContainCollections: Bool { false }

  /// The lists of the user: none.
  public static func fetchTopLevelUserCollections(
    with options: PHFetchOptions?
  ) -> PHFetchResult<PHCollection> { PHFetchResult() }
}

/// A kind of album.
public enum PHAssetCollectionType: Int, Sendable {
  case album = 1
  case smartAlbum, moment
}

/// A finer kind of album.
public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
  case albumMyPhotoStream = 100
  case albumCloudShared
  case smartAlbumGeneric = 200
  case smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses
  case smartAlbumAllHidden, smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos
  case smartAlbumUserLibrary, smartAlbumSelfPortraits, smartAlbumScreenshots
  case smartAlbumDepthEffect, smartAlbumLivePhotos, smartAlbumAnimated
  case smartAlbumLongExposures, smartAlbumUnableToUpload, smartAlbumRAW, smartAlbumCinematic
  case any = 9_223_372_036_854_775_807
}

/// An album of the library, of which there is none here.
public final class PHAssetCollection: PHCollection, @unchecked Sendable {
  /// An album that is in no library.
  public convenience init() { self.init(localIdentifier: "") }

  /// The kind.
  public var assetCollectionType: PHAssetCollectionType { .album }
  /// The finer kind.
  public var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
  /// Whether something may be done with the album.
  public func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { true }

  /// The number of photos, if it is known.
  public var estimatedAssetCount: Int { 0 }
  /// The first date.
  public var startDate: Date? { nil }
  /// The last date.
  public var endDate: Date? { nil }

  /// Albums of a kind: none.
  public static func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  /// Albums by their names: none.
  public static func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  /// The albums of a photo: none.
  public static func fetchAssetCollectionsContaining(
    _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// A folder of albums, of which there is none here.
public final class PHCollectionList: PHCollection, @unchecked Sendable {}

/// A change of a photo, refused without permission.
open class PHAssetChangeRequest: NSObject, @unchecked Sendable {
  /// The photo that will be.
  public var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
  /// Whether the user likes it.
  open var isFavorite = false
  /// Whether it is hidden.
  open var isHidden = false
  /// When it was taken.
  open var creationDate: Date?
  /// Where it was taken.
  open var location: CLLocation?
  /// What a photo editor made.
  open var contentEditingOutput: PHContentEditingOutput?

  override init() {}

  /// Changes a photo.
  public init(for asset: PHAsset) {}

  /// Takes the editors' changes back.
  open func revertAssetContentToOriginal() {}

  /// Adds a picture.
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

/// What a file of a photo is.
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
  /// The title.
  open var title = ""
  /// The album that will be.
  public var placeholderForCreatedAssetCollection: PHObjectPlaceholder {
    PHObjectPlaceholder(localIdentifier: "")
  }

  override init() {}

  /// Changes an album.
  public init?(for assetCollection: PHAssetCollection) {}
  /// Changes an album with some photos.
  public init?(for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>) {}

  /// Adds an album.
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

/// What may be done with an album.
public enum PHCollectionEditOperation: Int, Sendable {
  case delete = 1
  case removeContent, addContent, createContent, rearrangeContent, rename
}
