public import ScrollworkFoundation

/// Words about a film.
open class AVMetadataItem: NSObject, @unchecked Sendable {
  /// The name that all forms have.
  public var commonKey: AVMetadataKey? { nil }
  /// The value of the metadata item.
  public var value: (any NSCopying & NSObjectProtocol)? { nil }
  /// The value as text.
  public var stringValue: String? { nil }
  /// The value as data.
  public var dataValue: Data? { nil }
}

/// The name of words about a film.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  /// The raw value of the metadata key.
  public let rawValue: String
  /// Creates a metadata key from a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The title.
  public static let commonKeyTitle = Self(rawValue: "title")
  /// The artist.
  public static let commonKeyArtist = Self(rawValue: "artist")
  /// The album.
  public static let commonKeyAlbumName = Self(rawValue: "albumName")
  /// The picture.
  public static let commonKeyArtwork = Self(rawValue: "artwork")
}
