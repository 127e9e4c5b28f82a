public import ScrollworkFoundation

/// A player of a sound, which is not heard, and which does not end while the scene is played.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  /// The delegate.
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
  /// The speed.
  public var rate: Float = 1
  /// Whether the speed may change.
  public var enableRate = false
  /// The place of the sound.
  public let url: URL?

  /// A player of what is at a place, where a file must be.
  public init(contentsOf url: URL) throws {
    guard (try? url.checkResourceIsReachable()) == true else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    self.url = url
  }

  /// A player of data.
  public init(data: Data) throws { url = nil }

  /// Makes ready to play.
  @discardableResult open func prepareToPlay() -> Bool { true }

  /// Plays.
  @discardableResult open func play() -> Bool {
    isPlaying = true
    return true
  }

  /// Pauses.
  open func pause() { isPlaying = false }

  /// Stops.
  open func stop() { isPlaying = false }

  /// Changes the volume.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    self.volume = volume
  }
}

/// A delegate of a player of sounds.
public protocol AVAudioPlayerDelegate: AnyObject {
  /// Called at the end of a sound.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}

/// How an app uses sound, which has no effect.
public final class AVAudioSession: NSObject, @unchecked Sendable {
  /// The purpose of sound.
  public struct Category: Hashable, Sendable {
    /// Beside other sounds.
    public static let ambient = Category()
    /// In place of other sounds.
    public static let playback = Category()
    /// Recorded.
    public static let record = Category()
    /// Played and recorded.
    public static let playAndRecord = Category()
    /// Alone, and silent with the switch.
    public static let soloAmbient = Category()
  }

  /// The use of a purpose.
  public struct Mode: Hashable, Sendable {
    /// As usual.
    public static let `default` = Mode()
    /// For films.
    public static let moviePlayback = Mode()
    /// For speech.
    public static let spokenAudio = Mode()
  }

  /// Options of a purpose.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// With other sounds.
    public static let mixWithOthers = Self(rawValue: 1)
    /// With lower other sounds.
    public static let duckOthers = Self(rawValue: 2)
    /// With wireless headphones.
    public static let allowBluetooth = Self(rawValue: 4)
    /// By the loudspeaker.
    public static let defaultToSpeaker = Self(rawValue: 8)
  }

  /// Options of switching on and off.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Told to others.
    public static let notifyOthersOnDeactivation = Self(rawValue: 1)
  }

  private static let session = AVAudioSession()

  /// The session of the app.
  public static func sharedInstance() -> AVAudioSession { session }

  /// Sets the purpose.
  public func setCategory(
    _ category: Category, mode: Mode = .default, options: CategoryOptions = []
  ) throws {}

  /// Sets the purpose.
  public func setCategory(
    _ category: Category, mode: Mode = .default, policy: Int = 0, options: CategoryOptions = []
  ) throws {}

  /// Switches sound on and off.
  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}

/// A sound of the system.
public typealias SystemSoundID = UInt32

/// The vibration of a phone.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// Plays a sound, which is not heard.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays a sound, which is not heard, and calls a closure.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  inCompletionBlock?()
}
