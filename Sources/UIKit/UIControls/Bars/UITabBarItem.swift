public import ScrollworkDrawing

/// An item of a tab bar.
@MainActor @preconcurrency open class UITabBarItem: UIBarItem {
  /// An item of the system.
  public enum SystemItem: Int, Hashable, Sendable {
    case more = 0
    case favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
    case mostRecent, mostViewed

    var look: (title: String, symbol: String) {
      switch self {
      case .more: ("More", "ellipsis")
      case .favorites: ("Favorites", "star.fill")
      case .featured: ("Featured", "star.fill")
      case .topRated: ("Top Rated", "star.fill")
      case .recents: ("Recents", "clock.fill")
      case .contacts: ("Contacts", "person.crop.circle.fill")
      case .history: ("History", "clock.fill")
      case .bookmarks: ("Bookmarks", "book.fill")
      case .search: ("Search", "magnifyingglass")
      case .downloads: ("Downloads", "square.and.arrow.down.fill")
      case .mostRecent: ("Most Recent", "clock.fill")
      case .mostViewed: ("Most Viewed", "list.number")
      }
    }
  }

  /// The picture in the selected state.
  open var selectedImage: UIImage? { didSet { onChange?() } }
  /// The words of the badge; nil for none.
  open var badgeValue: String? { didSet { onChange?() } }
  /// The color of the badge.
  open var badgeColor: UIColor?
  /// The offset of the title.
  open var titlePositionAdjustment = UIOffset.zero
  /// The looks of the bar for this item.
  open var standardAppearance: UITabBarAppearance?
  /// The looks of the bar for this item at the end of the content.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// Creates an empty item.
  public override init() { super.init() }

  /// Creates an item with a title, a picture and a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Creates an item with a title and pictures.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  /// Creates an item of the system.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(
      title: systemItem.look.title, image: UIImage(systemName: systemItem.look.symbol), tag: tag)
  }
}
