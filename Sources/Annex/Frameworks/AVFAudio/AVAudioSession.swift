public import ScrollworkFoundation
import ScrollworkSystem

/// How an app uses sound, which has no effect.
public final class AVAudioSession: NSObject, @unchecked Sendable {
  /// The purpose of sound.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The raw value of the category.
    public let rawValue: String
    /// Creates a category from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Playback that mixes with other apps.
    public static let ambient = Category(rawValue: "ambient")
    /// Playback that silences other apps.
    public static let playback = Category(rawValue: "playback")
    /// Recording of sound from an input.
    public static let record = Category(rawValue: "record")
    /// Playback and recording at once.
    public static let playAndRecord = Category(rawValue: "playAndRecord")
    /// Routing to several outputs at once.
    public static let multiRoute = Category(rawValue: "multiRoute")
    /// Alone, and silent with the switch.
    public static let soloAmbient = Category(rawValue: "soloAmbient")
  }

  /// The use of a purpose.
  public struct Mode: Hashable, Sendable {
    /// The default mode.
    public static let `default` = Mode()
    /// Playback of films.
    public static let moviePlayback = Mode()
    /// Voice calls.
    public static let voiceChat = Mode()
    /// Video calls.
    public static let videoChat = Mode()
    /// Recording of films.
    public static let videoRecording = Mode()
    /// Measuring of sound with little processing.
    public static let measurement = Mode()
    /// Voice chat of games.
    public static let gameChat = Mode()
    /// Spoken audio, which pauses for other spoken audio.
    public static let spokenAudio = Mode()
  }

  /// Options of a purpose.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The raw value of the category options.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Mixes the sounds with those of other apps.
    public static let mixWithOthers = Self(rawValue: 1)
    /// Lowers the sounds of other apps.
    public static let duckOthers = Self(rawValue: 2)
    /// Allows Bluetooth headsets.
    public static let allowBluetooth = Self(rawValue: 4)
    /// Interrupts spoken audio of other apps, and mixes with the rest.
    public static let interruptSpokenAudioAndMixWithOthers = Self(rawValue: 17)
    /// Allows Bluetooth stereo output.
    public static let allowBluetoothA2DP = Self(rawValue: 32)
    /// Allows AirPlay.
    public static let allowAirPlay = Self(rawValue: 64)
    /// Plays by the loudspeaker instead of the receiver.
    public static let defaultToSpeaker = Self(rawValue: 8)
  }

  /// Options of switching on and off.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The raw value of the set active options.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Notifies other apps of the deactivation.
    public static let notifyOthersOnDeactivation = Self(rawValue: 1)
  }

  /// How a sound was interrupted.
  public enum InterruptionType: UInt, Sendable {
    /// The end of the interruption.
    case ended
    /// The start of the interruption.
    case began
  }

  /// The options of an interruption that has ended.
  public struct InterruptionOptions: OptionSet, Sendable {
    /// The raw value of the interruption options.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The app may resume its sounds.
    public static let shouldResume = Self(rawValue: 1)
  }

  /// Why another device is used.
  public enum RouteChangeReason: UInt, Sendable {
    case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
    case wakeFromSleep = 6
    case noSuitableRouteForCategory, routeConfigurationChange
  }

  /// The device that is used in place of the usual one.
  public enum PortOverride: UInt, Sendable { case none, speaker }

  /// The permission to record.
  public enum RecordPermission: UInt, Sendable { case undetermined, denied, granted }

  /// Which sounds are played beside others.
  public enum RouteSharingPolicy: UInt, Sendable {
    case `default`, longFormAudio, independent, longFormVideo
  }

  /// Posted when a sound is interrupted, which never happens in a scene.
  public static let interruptionNotification = NSNotification.Name(
    "AVAudioSessionInterruptionNotification")
  /// Posted when another device is used, which never happens in a scene.
  public static let routeChangeNotification = NSNotification.Name(
    "AVAudioSessionRouteChangeNotification")
  /// Posted when the services of sound begin again, which never happens in a scene.
  public static let mediaServicesWereResetNotification = NSNotification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")
  /// Posted when silence is advised, which never happens in a scene.
  public static let silenceSecondaryAudioHintNotification = NSNotification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification")

  /// The purpose of the audio session.
  public private(set) var category = Category.soloAmbient
  /// Whether another app is heard.
  public var isOtherAudioPlaying: Bool { false }
  /// The volume of the device.
  public var outputVolume: Float { 0.5 }
  /// The permission to record: not asked for.
  public var recordPermission: RecordPermission { .undetermined }
  /// The devices that are heard.
  public var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }

  /// Asks a question that is not answered.
  public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {}

  /// Overrides the output port.
  public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
  /// Sets how exact the device is.
  public func setPreferredSampleRate(_ sampleRate: Double) throws {}
  /// Sets how often the device asks for sound.
  public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
  /// Sets the use of a purpose.
  public func setMode(_ mode: Mode) throws {}

  private static var session: AVAudioSession { AppProcess.current.only { AVAudioSession() } }

  /// The session of the app.
  public static func sharedInstance() -> AVAudioSession { session }

  /// Sets the category, the mode and the options.
  public func setCategory(
    _ category: Category, mode: Mode = .default, options: CategoryOptions = []
  ) throws { self.category = category }

  /// Sets the category, the mode and the options.
  public func setCategory(
    _ category: Category, mode: Mode = .default, policy: RouteSharingPolicy,
    options: CategoryOptions = []
  ) throws { self.category = category }

  /// Switches sound on and off.
  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}

/// The devices that are recorded with and heard: none.
public final class AVAudioSessionRouteDescription: NSObject, Sendable {
  /// The devices that are recorded with.
  public var inputs: [AVAudioSessionPortDescription] { [] }
  /// The devices that are heard.
  public var outputs: [AVAudioSessionPortDescription] { [] }
}

/// A device that is recorded with or heard.
public final class AVAudioSessionPortDescription: NSObject, Sendable {
  /// The port name of the audio session port description.
  public let portName: String
  init(_ portName: String) { self.portName = portName }
}

/// The key of how a sound was interrupted.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of what an app may do afterwards.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The key of why another device is used.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// The key of the devices before.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
