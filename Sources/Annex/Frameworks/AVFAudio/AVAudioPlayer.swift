public import ScrollworkFoundation
import ScrollworkViews

/// A player of a sound, which is not heard, and which does not end while the scene is played.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  /// The delegate of the audio player.
  public weak var delegate: (any AVAudioPlayerDelegate)?
  /// Whether the sound plays.
  public private(set) var isPlaying = false
  /// The time in the sound, in seconds.
  public var currentTime: TimeInterval = 0
  /// The length of the sound, in seconds, which is not read.
  public var duration: TimeInterval { 0 }
  /// The volume, from 0 to 1.
  public var volume: Float = 1
  /// The times that the sound is played again; -1 without an end.
  public var numberOfLoops = 0
  /// The rate of the audio player.
  public var rate: Float = 1
  /// Whether the speed may change.
  public var enableRate = false
  /// The place of the sound.
  public let url: URL?

  /// A player of nothing.
  public override init() { url = nil }

  /// A player of what is at a place, where a file must be.
  public init(contentsOf url: URL) throws {
    guard (try? url.checkResourceIsReachable()) == true else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    self.url = url
  }

  /// A player of data.
  public init(data: Data) throws { url = nil }

  /// A player of what is at a place, with a hint of its form.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }

  /// The place in stereo: -1 is left, 1 is right.
  public var pan: Float = 0
  /// The number of channels.
  public var numberOfChannels: Int { 2 }
  /// Whether the loudness is measured.
  public var isMeteringEnabled = false
  /// Measures the loudness: silence.
  open func updateMeters() {}
  /// The loudness of a channel, in decibels: silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// The greatest loudness of a channel, in decibels: silence.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
  /// Plays at a time of the device.
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }

  /// Makes ready to play.
  @discardableResult open func prepareToPlay() -> Bool { true }

  /// Starts playback; time stays at the start.
  @discardableResult open func play() -> Bool {
    if !isPlaying { SceneEvent.record(.sound, url?.lastPathComponent ?? "data") }
    isPlaying = true
    return true
  }

  /// Pauses the audio player.
  open func pause() { isPlaying = false }

  /// Stops the audio player.
  open func stop() { isPlaying = false }

  /// Sets the volume at once.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    self.volume = volume
  }
}

/// A delegate of a player of sounds.
public protocol AVAudioPlayerDelegate: AnyObject {
  /// Called at the end of a sound.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// Called when a sound cannot be read.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// The default implementation, which does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// The default implementation, which does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
