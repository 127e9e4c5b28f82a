public import ScrollworkFoundation
import ScrollworkSystem

/// A question to the music library, which is empty.
open class MPMediaQuery: NSObject, @unchecked Sendable {
  /// The items of the media query.
  open var items: [MPMediaItem]? { [] }
  /// The groups of sounds.
  open var collections: [MPMediaItemCollection]? { [] }
  /// The predicates that items of the query meet.
  open var filterPredicates: Set<AnyHashable>?
  /// How the sounds are grouped.
  open var groupingType = 0
  /// Creates a query for all items.
  public override init() {}
  /// Asks for what meets conditions.
  public init(filterPredicates: Set<AnyHashable>?) { self.filterPredicates = filterPredicates }
  /// A query for songs.
  open class func songs() -> MPMediaQuery { MPMediaQuery() }
  /// A query for albums.
  open class func albums() -> MPMediaQuery { MPMediaQuery() }
  /// A query for artists.
  open class func artists() -> MPMediaQuery { MPMediaQuery() }
  /// A query for playlists.
  open class func playlists() -> MPMediaQuery { MPMediaQuery() }
  /// Asks for kinds of music.
  open class func genres() -> MPMediaQuery { MPMediaQuery() }
  /// A query for podcasts.
  open class func podcasts() -> MPMediaQuery { MPMediaQuery() }
  /// Adds a predicate of the query.
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
  /// The default media library.
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
