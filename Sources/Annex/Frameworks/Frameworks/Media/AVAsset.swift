public import ScrollworkFoundation

// Films and sounds: their time passes with the scene's, nothing of them is seen or heard.

/// A film or a sound.
open class AVAsset: NSObject, @unchecked Sendable {
  let place: URL

  /// A film or a sound at a place.
  public init(url: URL) { place = url }

  /// The length, which is not known.
  public var duration: CMTime { .indefinite }
  /// The parts: none, as nothing is read.
  public var tracks: [AVAssetTrack] { [] }
  /// The words about it: none.
  public var metadata: [AVMetadataItem] { [] }
  /// The words about it that all forms have: none.
  public var commonMetadata: [AVMetadataItem] { [] }
  /// How its picture is turned.
  public var preferredTransform: CGAffineTransform { .identity }
  /// Whether it can be played, which is not known.
  public var isPlayable: Bool { false }
  /// The size of its picture.
  public var naturalSize: CGSize { .zero }

  /// The parts of a kind: none.
  public func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  /// The parts of a kind: none.
  public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }
  /// A property, as far as it is known.
  public func load<T>(_ property: AVAsyncProperty<AVAsset, T>) async throws -> T {
    property.value(self)
  }
  /// Two properties, as far as they are known.
  public func load<A, B>(
    _ first: AVAsyncProperty<AVAsset, A>, _ second: AVAsyncProperty<AVAsset, B>
  ) async throws -> (A, B) { (first.value(self), second.value(self)) }
  /// Calls a closure when properties are known.
  public func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil
  ) {
    guard let handler else { return }
    DispatchQueue.main.async(execute: handler)
  }
}

/// A film or a sound at a place.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// A film or a sound at a place, with options that change nothing.
  public init(url: URL, options: [String: Any]? = nil) { super.init(url: url) }

  /// The place.
  public var url: URL { place }
}

/// A property of a film that is read when it is asked for.
public struct AVAsyncProperty<Root, Value>: Sendable {
  let value: @Sendable (Root) -> Value
}

extension AVAsyncProperty where Root == AVAsset, Value == CMTime {
  /// The length.
  public static var duration: Self { Self { $0.duration } }
}

extension AVAsyncProperty where Root == AVAsset, Value == [AVAssetTrack] {
  /// The parts.
  public static var tracks: Self { Self { $0.tracks } }
}

extension AVAsyncProperty where Root == AVAsset, Value == Bool {
  /// Whether it can be played.
  public static var isPlayable: Self { Self { $0.isPlayable } }
}

extension AVAsyncProperty where Root == AVAsset, Value == [AVMetadataItem] {
  /// The words about it.
  public static var metadata: Self { Self { $0.metadata } }
  /// The words about it that all forms have.
  public static var commonMetadata: Self { Self { $0.commonMetadata } }
}

/// The kind of a part of a film.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The picture.
  public static let video = Self(rawValue: "vide")
  /// The sound.
  public static let audio = Self(rawValue: "soun")
  /// The text.
  public static let text = Self(rawValue: "text")
  /// The captions.
  public static let closedCaption = Self(rawValue: "clcp")
  /// The subtitles.
  public static let subtitle = Self(rawValue: "sbtl")
  /// Words about the film.
  public static let metadata = Self(rawValue: "meta")
}

/// A part of a film, of which there is none here.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  /// The kind.
  public let mediaType: AVMediaType
  init(_ mediaType: AVMediaType) { self.mediaType = mediaType }
  /// The size of the picture.
  public var naturalSize: CGSize { .zero }
  /// How the picture is turned.
  public var preferredTransform: CGAffineTransform { .identity }
  /// Pictures in a second.
  public var nominalFrameRate: Float { 0 }
  /// The length.
  public var timeRange: CMTimeRange { .zero }
}

/// Words about a film.
open class AVMetadataItem: NSObject, @unchecked Sendable {
  /// The name that all forms have.
  public var commonKey: AVMetadataKey? { nil }
  /// The value.
  public var value: (any NSCopying & NSObjectProtocol)? { nil }
  /// The value as text.
  public var stringValue: String? { nil }
  /// The value as data.
  public var dataValue: Data? { nil }
}

/// The name of words about a film.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
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

/// Takes pictures out of a film, of which nothing can be read here.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  /// Whether pictures are turned as the film is.
  open var appliesPreferredTrackTransform = false
  /// The largest size.
  open var maximumSize = CGSize.zero
  /// How much later a picture may be.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity
  /// How much earlier a picture may be.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity

  /// Takes pictures out of a film.
  public init(asset: AVAsset) {}

  /// The picture at a time, which cannot be read.
  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage { throw CocoaError(.fileReadUnknown) }

  /// The picture at a time, which cannot be read.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw CocoaError(.fileReadUnknown)
  }
}

/// The rectangle of a shape that fits into another one.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
  let ratio = min(
    boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * ratio, height: aspectRatio.height * ratio)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2,
    width: size.width, height: size.height)
}

/// A film or a sound that is played.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// The film or sound.
  public let asset: AVAsset

  /// Plays what is at a place.
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }

  /// Plays a film or a sound.
  public init(asset: AVAsset) { self.asset = asset }

  /// The length, which is not known.
  public var duration: CMTime { .indefinite }
  /// The error: none.
  public var error: (any Error)? { nil }
  /// The parts that are loaded: none.
  public var loadedTimeRanges: [NSValue] { [] }
  /// Whether it can be played on.
  public var isPlaybackLikelyToKeepUp: Bool { false }
  /// Whether nothing is loaded.
  public var isPlaybackBufferEmpty: Bool { true }
  /// Whether as much as possible is loaded.
  public var isPlaybackBufferFull: Bool { false }
  /// The seconds that are loaded in advance.
  public var preferredForwardBufferDuration: TimeInterval = 0
  /// The bits in a second that are enough.
  public var preferredPeakBitRate: Double = 0
  /// The size of the picture.
  public var presentationSize: CGSize { .zero }
  /// The time in the item: the start, as nothing has been loaded.
  open func currentTime() -> CMTime { .zero }
  /// Stays at the start, and calls a closure.
  open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) {
    completionHandler?(true)
  }
  /// Plays a film or a sound, with properties that are read first.
  public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.init(asset: asset)
  }

  /// How far it can be played.
  public var status: Status { .unknown }

  /// How far an item can be played.
  public enum Status: Int, Sendable {
    /// Not known.
    case unknown
    /// It can be.
    case readyToPlay
    /// It cannot be.
    case failed
  }
}

extension NSNotification.Name {
  /// An item has played to its end, which never happens in a scene.
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// An item cannot be played to its end.
  public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  /// An item waits for more.
  public static let AVPlayerItemPlaybackStalled = NSNotification.Name(
    "AVPlayerItemPlaybackStalledNotification")
  /// The time of an item jumped.
  public static let AVPlayerItemTimeJumped = NSNotification.Name(
    "AVPlayerItemTimeJumpedNotification")
}
