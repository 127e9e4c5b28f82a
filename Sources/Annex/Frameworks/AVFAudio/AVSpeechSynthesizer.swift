public import ScrollworkFoundation
import ScrollworkViews

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
