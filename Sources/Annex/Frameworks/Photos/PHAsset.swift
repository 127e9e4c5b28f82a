public import ScrollworkCoreLocation

/// An object of the photo library.
open class PHObject: NSObject, Identifiable, @unchecked Sendable {
  /// The name of the object.
  public let localIdentifier: String

  init(localIdentifier: String) { self.localIdentifier = localIdentifier }
}

/// An object that will be in the library.
public final class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

/// A kind of photo or video.
public enum PHAssetMediaType: Int, Sendable {
  case unknown, image, video, audio
}

/// Finer kinds of photos and videos.
public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
  /// The raw value of the asset media subtype.
  public let rawValue: UInt
  /// Creates a set of asset media subtypes from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A panorama.
  public static let photoPanorama = Self(rawValue: 1)
  /// Photos of high dynamic range.
  public static let photoHDR = Self(rawValue: 2)
  /// Photos of a screen.
  public static let photoScreenshot = Self(rawValue: 4)
  /// Live photos.
  public static let photoLive = Self(rawValue: 8)
  /// Photos with a depth effect.
  public static let photoDepthEffect = Self(rawValue: 16)
  /// Videos that were streamed.
  public static let videoStreamed = Self(rawValue: 65536)
  /// Videos of a high frame rate.
  public static let videoHighFrameRate = Self(rawValue: 131_072)
  /// Videos of a low frame rate.
  public static let videoTimelapse = Self(rawValue: 262_144)
  /// Videos of a screen.
  public static let videoScreenRecording = Self(rawValue: 524_288)
  /// Cinematic videos.
  public static let videoCinematic = Self(rawValue: 2_097_152)
}

/// Where photos come from.
public struct PHAssetSourceType: OptionSet, Hashable, Sendable {
  /// The raw value of the asset source type.
  public let rawValue: UInt
  /// Creates a set of asset source types from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The library of the device.
  public static let typeUserLibrary = Self(rawValue: 1)
  /// A shared album.
  public static let typeCloudShared = Self(rawValue: 2)
  /// Assets that a computer synchronized.
  public static let typeiTunesSynced = Self(rawValue: 4)
}

/// A photo or video of the library, which is empty here.
public final class PHAsset: PHObject, @unchecked Sendable {
  /// How a photo is shown.
  public enum PlaybackStyle: Int, Sendable {
    case unsupported, image, imageAnimated, livePhoto, video, videoLooping
  }

  /// Whether the photo was edited.
  public var hasAdjustments: Bool { false }

  /// A photo that is in no library.
  public convenience init() { self.init(localIdentifier: "") }

  /// How it is shown.
  public var playbackStyle: PlaybackStyle { .unsupported }
  /// The media type of the asset.
  public var mediaType: PHAssetMediaType { .unknown }
  /// The media subtypes of the asset.
  public var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// Where it comes from.
  public var sourceType: PHAssetSourceType { .typeUserLibrary }
  /// The width, in pixels.
  public var pixelWidth: Int { 0 }
  /// The height, in pixels.
  public var pixelHeight: Int { 0 }
  /// When it was taken.
  public var creationDate: Date? { nil }
  /// When it was changed.
  public var modificationDate: Date? { nil }
  /// Where it was taken.
  public var location: CLLocation? { nil }
  /// The length of a video, in seconds.
  public var duration: TimeInterval { 0 }
  /// Whether the user likes it.
  public var isFavorite: Bool { false }
  /// Whether the asset is hidden.
  public var isHidden: Bool { false }
  /// The name of its burst.
  public var burstIdentifier: String? { nil }
  /// Whether the asset represents its burst.
  public var representsBurst: Bool { false }

  /// Whether something can be done with it.
  public func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { false }

  /// Photos and videos: none.
  public static func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
  /// Photos or videos: none.
  public static func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// The photos of an album: none.
  public static func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Photos by their names: none.
  public static func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// The most important photos of an album: none.
  public static func fetchKeyAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset>? { nil }
}

/// What may be done with a photo.
public enum PHAssetEditOperation: Int, Sendable {
  case delete = 1
  case content, properties
}
