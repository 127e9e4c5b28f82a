public import ScrollworkFoundation

/// A list of the library.
open class PHCollection: PHObject, @unchecked Sendable {
  /// The localized title of the collection.
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

/// An album of the library, which is empty here.
public final class PHAssetCollection: PHCollection, @unchecked Sendable {
  /// An album that is in no library.
  public convenience init() { self.init(localIdentifier: "") }

  /// The type of the asset collection.
  public var assetCollectionType: PHAssetCollectionType { .album }
  /// The subtype of the asset collection.
  public var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
  /// Whether something may be done with the album.
  public func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { true }

  /// The number of photos, if it is known.
  public var estimatedAssetCount: Int { 0 }
  /// The start date of the asset collection.
  public var startDate: Date? { nil }
  /// The end date of the asset collection.
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

/// A folder of albums; the library has none here.
public final class PHCollectionList: PHCollection, @unchecked Sendable {}

/// What may be done with an album.
public enum PHCollectionEditOperation: Int, Sendable {
  case delete = 1
  case removeContent, addContent, createContent, rearrangeContent, rename
}
