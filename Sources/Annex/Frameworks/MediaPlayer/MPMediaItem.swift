public import ScrollworkDrawing
public import ScrollworkFoundation

/// The key of the title.
public let MPMediaItemPropertyTitle = "title"
/// The key of the artist.
public let MPMediaItemPropertyArtist = "artist"
/// The key of the album's artist.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
/// The key of the album.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The key of the picture.
public let MPMediaItemPropertyArtwork = "artwork"
/// The key of the length.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The key of the kind of music.
public let MPMediaItemPropertyGenre = "genre"
/// The key of the name.
public let MPMediaItemPropertyPersistentID = "persistentID"
/// The key of the number in the album.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
/// The name of a sound of the library.
public typealias MPMediaEntityPersistentID = UInt64

/// A picture of a sound.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
  private let request: (CGSize) -> UIImage
  /// The bounds size of the media item artwork.
  public let boundsSize: CGSize
  /// The bounds of the media item artwork.
  public var bounds: CGRect { CGRect(origin: .zero, size: boundsSize) }

  /// A picture that is made in the size that is asked for.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    (self.boundsSize, request) = (boundsSize, requestHandler)
  }
  /// Creates artwork of a media item with an image.
  public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }
  /// The picture in a size.
  open func image(at size: CGSize) -> UIImage? { request(size) }
}

/// Something of the music library.
open class MPMediaEntity: NSObject, @unchecked Sendable {
  /// The persistent identifier of the media entity.
  open var persistentID: MPMediaEntityPersistentID { 0 }
  /// The value of a property.
  open func value(forProperty property: String) -> Any? { nil }
}

/// An item of the music library, which is empty here.
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
  /// The title of the media item.
  open var title: String? { nil }
  /// The artist of the media item.
  open var artist: String? { nil }
  /// The album title of the media item.
  open var albumTitle: String? { nil }
  /// The artist of the album.
  open var albumArtist: String? { nil }
  /// The kind of music.
  open var genre: String? { nil }
  /// The length, in seconds.
  open var playbackDuration: TimeInterval { 0 }
  /// The artwork of the media item.
  open var artwork: MPMediaItemArtwork? { nil }
  /// The asset URL of the media item.
  open var assetURL: URL? { nil }
  /// The name in the store.
  open var playbackStoreID: String { "" }
  /// The number in the album.
  open var albumTrackNumber: Int { 0 }
  /// The times that it was played.
  open var playCount: Int { 0 }
  /// Whether the item is in the cloud alone; always false.
  open var isCloudItem: Bool { false }
  /// Whether the asset is protected; always false.
  open var hasProtectedAsset: Bool { false }
  /// The name of the album.
  open var albumPersistentID: MPMediaEntityPersistentID { 0 }
  /// The day of its release.
  open var releaseDate: Date? { nil }
  /// The day when it was added.
  open var dateAdded: Date { Date(timeIntervalSince1970: 0) }
  /// The lyrics of the media item.
  open var lyrics: String? { nil }
}

/// Sounds of the music library.
open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
  /// The items of the media item collection.
  public let items: [MPMediaItem]
  /// The count of the media item collection.
  public var count: Int { items.count }
  /// The sound that stands for all.
  public var representativeItem: MPMediaItem? { items.first }
  /// Creates a media item collection with items.
  public init(items: [MPMediaItem]) { self.items = items }
}

/// A playlist of the music library, which is empty here.
open class MPMediaPlaylist: MPMediaItemCollection, @unchecked Sendable {
  /// The name of the media playlist.
  open var name: String? { nil }
  /// The description of the playlist.
  open var descriptionText: String? { nil }
  /// The display name of the author; always nil.
  open var authorDisplayName: String? { nil }
}
