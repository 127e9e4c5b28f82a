public import ScrollworkFoundation

/// The permission to listen.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}

/// Writes down speech, which this device cannot.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  /// Writes down a language.
  public init?(locale: Locale) {}
  /// Writes down the language of the device.
  public override init() {}
  /// Whether recognition is available; always false.
  open var isAvailable: Bool { false }
  /// The permission: not asked for.
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .notDetermined }
  /// Asks a question that is not answered.
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {}
}
