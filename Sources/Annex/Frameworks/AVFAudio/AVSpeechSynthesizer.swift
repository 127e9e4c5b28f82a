public import ScrollworkFoundation
import ScrollworkViews

/// A synthesizer of speech: texts are spoken one after another, unheard, on the scene's clock.
///
/// - Source: chosen: fifteen letters in a second at the default rate.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  /// The delegate of the speech synthesizer.
  public weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Whether a text is spoken or waits to be.
  public var isSpeaking: Bool { !queue.isEmpty }
  /// Whether speech is paused.
  public private(set) var isPaused = false
  private var queue: [AVSpeechUtterance] = []
  /// The seconds that are left of the first text, when its last part began.
  private var rest: TimeInterval = 0
  private var began = Date()
  /// The number of parts that have begun; a part that is not the last one ends without effect.
  private var parts = 0

  /// Creates a speech synthesizer.
  public override init() {}

  /// Speaks a text after those that are spoken already.
  open func speak(_ utterance: AVSpeechUtterance) {
    queue.append(utterance)
    if queue.count == 1 { start(utterance) }
  }

  private func start(_ utterance: AVSpeechUtterance) {
    SceneEvent.record(.sound, utterance.speechString)
    delegate?.speechSynthesizer(self, didStart: utterance)
    rest = Double(utterance.speechString.count) / 15
    proceed()
  }

  private func proceed() {
    parts += 1
    began = Date()
    let part = parts
    let speaker = self
    DispatchQueue.main.asyncAfter(deadline: .now() + rest) {
      if part == speaker.parts, !speaker.isPaused { speaker.finish() }
    }
  }

  private func finish() {
    guard let spoken = queue.first else { return }
    queue.removeFirst()
    delegate?.speechSynthesizer(self, didFinish: spoken)
    if let next = queue.first { start(next) }
  }

  /// Stops speaking, and drops queued utterances.
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    let stopped = queue
    (queue, isPaused) = ([], false)
    parts += 1
    for utterance in stopped { delegate?.speechSynthesizer(self, didCancel: utterance) }
    return !stopped.isEmpty
  }

  /// Pauses the current utterance.
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let utterance = queue.first, !isPaused else { return false }
    rest -= Date().timeIntervalSince(began)
    isPaused = true
    delegate?.speechSynthesizer(self, didPause: utterance)
    return true
  }

  /// Continues the paused text.
  @discardableResult open func continueSpeaking() -> Bool {
    guard let utterance = queue.first, isPaused else { return false }
    isPaused = false
    delegate?.speechSynthesizer(self, didContinue: utterance)
    proceed()
    return true
  }
}

/// The place in a text where speech stops or pauses.
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

/// A text that is spoken.
open class AVSpeechUtterance: NSObject {
  /// The speech string of the speech utterance.
  public let speechString: String
  /// The voice of the speech utterance.
  public var voice: AVSpeechSynthesisVoice?
  /// The speech rate, 0…1.
  public var rate: Float = 0.5
  /// The pitch multiplier of the speech utterance.
  public var pitchMultiplier: Float = 1
  /// The volume of the speech utterance.
  public var volume: Float = 1
  /// The delay before the text, in seconds.
  public var preUtteranceDelay: TimeInterval = 0
  /// The delay after the text, in seconds.
  public var postUtteranceDelay: TimeInterval = 0
  /// Creates an utterance of a text.
  public init(string: String) { speechString = string }
}

/// The lowest speech rate.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The highest speech rate.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The default speech rate.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A voice of speech.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  /// The language of the speech synthesis voice.
  public let language: String
  /// The name of the speech synthesis voice.
  public var name: String { "Samantha" }
  /// The identifier of the voice.
  public var identifier: String { "com.apple.voice.compact.\(language)" }
  /// Creates the default voice of a language.
  public init?(language languageCode: String?) { language = languageCode ?? "en-US" }
  /// Creates a voice with an identifier.
  public init?(identifier: String) { language = "en-US" }
  /// The available voices.
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
  /// Called when a text is paused.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  /// Called when a paused text continues.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  /// Called when a text is stopped.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  /// The default implementation, which does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {}
  /// The default implementation, which does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
  /// The default implementation, which does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance
  ) {}
  /// The default implementation, which does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance
  ) {}
  /// The default implementation, which does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
  ) {}
}
