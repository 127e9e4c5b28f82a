import ScrollworkControls
public import ScrollworkDrawing
public import ScrollworkFoundation
import ScrollworkLayout
public import ScrollworkUIScrolling
import ScrollworkUIControls
import ScrollworkViews
import ScrollworkSystem

/// What the lock screen says of a sound, which is not in the picture.
public final class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static var center: MPNowPlayingInfoCenter {
    AppProcess.current.only { MPNowPlayingInfoCenter() }
  }
  /// What the lock screen says.
  public class func `default`() -> MPNowPlayingInfoCenter { center }
  /// The words and the picture.
  public var nowPlayingInfo: [String: Any]?
  /// Whether the sound plays.
  public var playbackState = MPNowPlayingPlaybackState.unknown
}

/// Whether a sound plays.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  case unknown, playing, paused, stopped, interrupted
}

/// The kind of a sound.
public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none, audio, video }

/// The key of the time in the sound.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The key of the speed.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// The key of the usual speed.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate =
  "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// The key of the kind.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
/// The key of whether it is live.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// The key of the address.
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"
/// The key of the number of sounds.
public let MPNowPlayingInfoPropertyPlaybackQueueCount =
  "MPNowPlayingInfoPropertyPlaybackQueueCount"
/// The key of the place among the sounds.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex =
  "MPNowPlayingInfoPropertyPlaybackQueueIndex"
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
  /// The size.
  public let boundsSize: CGSize
  /// The rectangle.
  public var bounds: CGRect { CGRect(origin: .zero, size: boundsSize) }

  /// A picture that is made in the size that is asked for.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    (self.boundsSize, request) = (boundsSize, requestHandler)
  }
  /// A picture.
  public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }
  /// The picture in a size.
  open func image(at size: CGSize) -> UIImage? { request(size) }
}

/// Something of the music library.
open class MPMediaEntity: NSObject, @unchecked Sendable {
  /// The name.
  open var persistentID: MPMediaEntityPersistentID { 0 }
  /// A value.
  open func value(forProperty property: String) -> Any? { nil }
}

/// A sound of the music library, of which there is none.
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
  /// The title.
  open var title: String? { nil }
  /// The artist.
  open var artist: String? { nil }
  /// The album.
  open var albumTitle: String? { nil }
  /// The album's artist.
  open var albumArtist: String? { nil }
  /// The kind of music.
  open var genre: String? { nil }
  /// The length, in seconds.
  open var playbackDuration: TimeInterval { 0 }
  /// The picture.
  open var artwork: MPMediaItemArtwork? { nil }
  /// The address.
  open var assetURL: URL? { nil }
  /// The name in the store.
  open var playbackStoreID: String { "" }
  /// The number in the album.
  open var albumTrackNumber: Int { 0 }
  /// The times that it was played.
  open var playCount: Int { 0 }
  /// Whether it is elsewhere.
  open var isCloudItem: Bool { false }
  /// Whether it is protected.
  open var hasProtectedAsset: Bool { false }
  /// The name of the album.
  open var albumPersistentID: MPMediaEntityPersistentID { 0 }
  /// The day of its release.
  open var releaseDate: Date? { nil }
  /// The day when it was added.
  open var dateAdded: Date { Date(timeIntervalSince1970: 0) }
  /// The words.
  open var lyrics: String? { nil }
}

/// Sounds of the music library.
open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
  /// The sounds.
  public let items: [MPMediaItem]
  /// The number.
  public var count: Int { items.count }
  /// The sound that stands for all.
  public var representativeItem: MPMediaItem? { items.first }
  /// Some sounds.
  public init(items: [MPMediaItem]) { self.items = items }
}

/// A list of the music library, of which there is none.
open class MPMediaPlaylist: MPMediaItemCollection, @unchecked Sendable {
  /// The name.
  open var name: String? { nil }
  /// Words about it.
  open var descriptionText: String? { nil }
  /// Who made it.
  open var authorDisplayName: String? { nil }
}

/// A question to the music library, which is empty.
open class MPMediaQuery: NSObject, @unchecked Sendable {
  /// The sounds.
  open var items: [MPMediaItem]? { [] }
  /// The groups of sounds.
  open var collections: [MPMediaItemCollection]? { [] }
  /// What the sounds meet.
  open var filterPredicates: Set<AnyHashable>?
  /// How the sounds are grouped.
  open var groupingType = 0
  /// Asks for all.
  public override init() {}
  /// Asks for what meets conditions.
  public init(filterPredicates: Set<AnyHashable>?) { self.filterPredicates = filterPredicates }
  /// Asks for songs.
  open class func songs() -> MPMediaQuery { MPMediaQuery() }
  /// Asks for albums.
  open class func albums() -> MPMediaQuery { MPMediaQuery() }
  /// Asks for artists.
  open class func artists() -> MPMediaQuery { MPMediaQuery() }
  /// Asks for lists.
  open class func playlists() -> MPMediaQuery { MPMediaQuery() }
  /// Asks for kinds of music.
  open class func genres() -> MPMediaQuery { MPMediaQuery() }
  /// Asks for podcasts.
  open class func podcasts() -> MPMediaQuery { MPMediaQuery() }
  /// Adds a condition.
  open func addFilterPredicate(_ predicate: AnyHashable) {
    filterPredicates = (filterPredicates ?? []).union([predicate])
  }
}

/// The permission to use the music library.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}

/// The music library, which is empty, and whose permission has not been asked for.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
  private static var library: MPMediaLibrary { AppProcess.current.only { MPMediaLibrary() } }
  /// The library.
  open class func `default`() -> MPMediaLibrary { library }
  /// The permission: not asked for.
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .notDetermined }
  /// Asks a question that is not answered.
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
  ) {}
  /// Asks a question that stays open.
  open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus {
    .notDetermined
  }
}

/// Whether a player of music plays.
public enum MPMusicPlaybackState: Int, Sendable {
  case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}

/// What a player of music repeats.
public enum MPMusicRepeatMode: Int, Sendable { case `default`, none, one, all }

/// What a player of music mixes.
public enum MPMusicShuffleMode: Int, Sendable { case `default`, off, songs, albums }

/// A player of the music library, which has nothing to play.
open class MPMusicPlayerController: NSObject, @unchecked Sendable {
  /// The players of one scene.
  private final class Players {
    let (app, queue, device) = (
      MPMusicPlayerController(), MPMusicPlayerController(), MPMusicPlayerController()
    )
  }

  private static var players: Players { AppProcess.current.only { Players() } }

  /// The player of the app.
  public static var applicationMusicPlayer: MPMusicPlayerController { players.app }
  /// The player of the app, with a list.
  public static var applicationQueuePlayer: MPMusicPlayerController { players.queue }
  /// The player of the device.
  public static var systemMusicPlayer: MPMusicPlayerController { players.device }
  /// What plays: nothing.
  open var nowPlayingItem: MPMediaItem?
  /// Whether it plays.
  open var playbackState: MPMusicPlaybackState { .stopped }
  /// What is repeated.
  open var repeatMode = MPMusicRepeatMode.default
  /// What is mixed.
  open var shuffleMode = MPMusicShuffleMode.default
  /// The place among the sounds.
  open var indexOfNowPlayingItem: Int { 0 }
  /// The time in the sound.
  open var currentPlaybackTime: TimeInterval = 0
  /// The speed.
  open var currentPlaybackRate: Float = 0
  /// Whether it can play.
  open var isPreparedToPlay: Bool { false }
  /// Sets the sounds.
  open func setQueue(with itemCollection: MPMediaItemCollection) {}
  /// Sets the sounds of the store.
  open func setQueue(with storeIDs: [String]) {}
  /// Sets the sounds of a question.
  open func setQueue(with query: MPMediaQuery) {}
  /// Makes ready to play.
  open func prepareToPlay() {}
  /// Plays, if there is anything.
  open func play() {}
  /// Pauses.
  open func pause() {}
  /// Stops.
  open func stop() {}
  /// Goes to the next sound.
  open func skipToNextItem() {}
  /// Goes to the previous sound.
  open func skipToPreviousItem() {}
  /// Goes to the start.
  open func skipToBeginning() {}
  /// Tells of changes.
  open func beginGeneratingPlaybackNotifications() {}
  /// Stops telling of changes.
  open func endGeneratingPlaybackNotifications() {}
}

extension NSNotification.Name {
  /// Another sound plays, which never happens in a scene.
  public static let MPMusicPlayerControllerNowPlayingItemDidChange = NSNotification.Name(
    "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
  /// The player began or ended, which never happens in a scene.
  public static let MPMusicPlayerControllerPlaybackStateDidChange = NSNotification.Name(
    "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
}

/// The volume of the device: a slider at half of it.
@MainActor @preconcurrency open class MPVolumeView: UIView {
  /// Whether the slider is shown.
  open var showsVolumeSlider = true
  /// Whether the button of other devices is shown.
  open var showsRouteButton = true
  private let slider = UISlider()

  /// A slider.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    slider.value = 0.5
    slider.frame = bounds
    slider.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(slider)
  }

  /// A slider.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
