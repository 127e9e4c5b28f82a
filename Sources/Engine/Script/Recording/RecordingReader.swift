/// Reads the recordings that a script names, each once.
final class RecordingReader {
  private let text: (String) -> String?
  private var known: [String: TouchRecording] = [:]
  /// The errors of all recordings read so far.
  private(set) var errors: [ScriptError] = []

  /// A reader of recordings whose texts `text` returns by their names.
  init(_ text: @escaping (String) -> String?) { self.text = text }

  /// The recording of a name; nil if there is none.
  func recording(_ name: String) -> TouchRecording? {
    if let recording = known[name] { return recording }
    guard let text = text(name) else { return nil }
    let parser = RecordingParser(text, name: name)
    known[name] = parser.recording
    errors += parser.errors
    return parser.recording
  }
}
