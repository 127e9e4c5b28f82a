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
  /// Whether the asset is playable; always false, as nothing is loaded.
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

  /// The URL of the URL asset.
  public var url: URL { place }
}

/// A property of a film that is read when it is asked for.
public struct AVAsyncProperty<Root, Value>: Sendable {
  let value: @Sendable (Root) -> Value
}

extension AVAsyncProperty where Root == AVAsset, Value == CMTime {
  /// The property of the duration.
  public static var duration: Self { Self { $0.duration } }
}

extension AVAsyncProperty where Root == AVAsset, Value == [AVAssetTrack] {
  /// The property of the tracks.
  public static var tracks: Self { Self { $0.tracks } }
}

extension AVAsyncProperty where Root == AVAsset, Value == Bool {
  /// The property that tells whether an asset is playable.
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
  /// The raw value of the media type.
  public let rawValue: String
  /// Creates a media type from a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Video tracks and files.
  public static let video = Self(rawValue: "vide")
  /// Audio tracks and files.
  public static let audio = Self(rawValue: "soun")
  /// Text tracks and files.
  public static let text = Self(rawValue: "text")
  /// Tracks of closed captions.
  public static let closedCaption = Self(rawValue: "clcp")
  /// Tracks of subtitles.
  public static let subtitle = Self(rawValue: "sbtl")
  /// Words about the film.
  public static let metadata = Self(rawValue: "meta")
}

/// A track of an asset; assets have none here.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  /// The media type of the asset track.
  public let mediaType: AVMediaType
  init(_ mediaType: AVMediaType) { self.mediaType = mediaType }
  /// The size of the picture.
  public var naturalSize: CGSize { .zero }
  /// How the picture is turned.
  public var preferredTransform: CGAffineTransform { .identity }
  /// Pictures in a second.
  public var nominalFrameRate: Float { 0 }
  /// The time range of the asset track.
  public var timeRange: CMTimeRange { .zero }
}
