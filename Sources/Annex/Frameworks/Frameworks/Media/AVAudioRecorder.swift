public import ScrollworkFoundation
import ScrollworkViews

/// A recorder of sound, which has no permission to record.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  /// The delegate.
  public weak var delegate: (any AVAudioRecorderDelegate)?
  /// The place of the sound.
  public let url: URL
  /// The form of the sound.
  public let settings: [String: Any]
  /// Whether the loudness is measured.
  public var isMeteringEnabled = false
  /// Whether it records: no.
  public var isRecording: Bool { false }
  /// The seconds that are recorded.
  public var currentTime: TimeInterval { 0 }

  /// Records to a place.
  public init(url: URL, settings: [String: Any]) throws {
    (self.url, self.settings) = (url, settings)
  }

  /// Makes ready to record.
  @discardableResult open func prepareToRecord() -> Bool { false }
  /// Records, which is refused.
  @discardableResult open func record() -> Bool { false }
  /// Records for a time, which is refused.
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { false }
  /// Pauses.
  open func pause() {}
  /// Ends the recording.
  open func stop() {}
  /// Deletes the recording.
  @discardableResult open func deleteRecording() -> Bool { false }
  /// Measures the loudness: silence.
  open func updateMeters() {}
  /// The loudness of a channel, in decibels: silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// The greatest loudness of a channel, in decibels: silence.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// A delegate of a recorder.
public protocol AVAudioRecorderDelegate: AnyObject {
  /// Called at the end of a recording.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
}

extension AVAudioRecorderDelegate {
  /// Does nothing.
  public func audioRecorderDidFinishRecording(
    _ recorder: AVAudioRecorder, successfully flag: Bool
  ) {}
}

/// The key of the form of a sound.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of the samples in a second.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of the number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of the quality.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The key of the bits in a second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The key of the bits of a sample.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The form AAC.
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
/// The form of plain samples.
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
/// The form ALAC.
public let kAudioFormatAppleLossless: UInt32 = 0x616C_6163

/// The quality of sound.
public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 32
  case medium = 64
  case high = 96
  case max = 127
}

/// Speaks texts, which are not heard: each is over after its time.
///
/// - Source: chosen: fifteen letters in a second at the usual rate.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  /// The delegate.
  public weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Whether a text is spoken.
  public private(set) var isSpeaking = false
  /// Whether the text waits.
  public private(set) var isPaused = false

  /// Creates a speaker.
  public override init() {}

  /// Speaks a text.
  open func speak(_ utterance: AVSpeechUtterance) {
    isSpeaking = true
    SceneEvent.record(.sound, utterance.speechString)
    delegate?.speechSynthesizer(self, didStart: utterance)
    let time = Double(utterance.speechString.count) / 15
    nonisolated(unsafe) let spoken = utterance
    let speaker = self
    DispatchQueue.main.asyncAfter(deadline: .now() + time) {
      guard speaker.isSpeaking else { return }
      speaker.isSpeaking = false
      speaker.delegate?.speechSynthesizer(speaker, didFinish: spoken)
    }
  }
  /// Ends the text.
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    defer { isSpeaking = false }
    return isSpeaking
  }
  /// Lets the text wait.
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    isPaused = isSpeaking
    return isPaused
  }
  /// Goes on with the text.
  @discardableResult open func continueSpeaking() -> Bool {
    defer { isPaused = false }
    return isPaused
  }
}

/// Where a spoken text stops.
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

/// A text to speak.
open class AVSpeechUtterance: NSObject {
  /// The text.
  public let speechString: String
  /// The voice.
  public var voice: AVSpeechSynthesisVoice?
  /// The speed, 0…1.
  public var rate: Float = 0.5
  /// The pitch.
  public var pitchMultiplier: Float = 1
  /// The volume.
  public var volume: Float = 1
  /// The seconds before.
  public var preUtteranceDelay: TimeInterval = 0
  /// The seconds after.
  public var postUtteranceDelay: TimeInterval = 0
  /// Speaks a text.
  public init(string: String) { speechString = string }
}

/// The least speed of speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The greatest speed of speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The usual speed of speech.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A voice.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  /// The language.
  public let language: String
  /// The name.
  public var name: String { "Samantha" }
  /// The name of the voice.
  public var identifier: String { "com.apple.voice.compact.\(language)" }
  /// The voice of a language.
  public init?(language languageCode: String?) { language = languageCode ?? "en-US" }
  /// The voice of a name.
  public init?(identifier: String) { language = "en-US" }
  /// The voices.
  public class func speechVoices() -> [AVSpeechSynthesisVoice] {
    AVSpeechSynthesisVoice(language: "en-US").map { [$0] } ?? []
  }
  /// The language of the device.
  public class func currentLanguageCode() -> String { "en-US" }
}

/// The delegate of a speech synthesizer.
public protocol AVSpeechSynthesizerDelegate: AnyObject {
  /// Called when a text begins.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// Called when a text ends.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
}
