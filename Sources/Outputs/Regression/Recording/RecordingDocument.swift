/// The document of a recording's file.
struct RecordingDocument: Hashable, Decodable {
  var tracks = RecordingFile.version
  var settings: RecordingSettings
  var stills: [StillRun]
  var scrollViews: [ScrollEntry]
  var views: [ViewEntry]
  var drawings: [String: [String]]
  var parameters: [RecordedParameters]?

  /// Successive stills with equal display lists.
  struct StillRun: Hashable, Decodable {
    var from: Int
    var to: Int
    var list: String
  }

  struct ScrollEntry: Hashable, Decodable {
    var name: String
    var phase: Texts
    var numbers: [String: Numbers]
  }

  struct ViewEntry: Hashable, Decodable {
    var name: String
    var kind: String
    var source: String?
    var scrollView: String?
    var stills: [[Int]]
    var numbers: [String: Numbers]?
    var texts: [String: Texts]?
  }

  /// The values of a number: one value that stays, or keys.
  enum Numbers: Hashable, Decodable {
    case constant(Double)
    case keys(Track)

    /// The keys; nil for a value that stays.
    var keyed: Track? { if case .keys(let track) = self { track } else { nil } }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let value = try? container.decode(Double.self) {
        self = .constant(value)
      } else {
        self = .keys(try container.decode(Track.self))
      }
    }
  }

  /// The values of a text: one text that stays, or keys.
  enum Texts: Hashable, Decodable {
    case constant(String)
    case keys([TextKey])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .constant(text)
      } else {
        self = .keys(try container.decode([TextKey].self))
      }
    }
  }

  struct Track: Hashable, Decodable {
    var keys: [[Double]]
    /// Left out where they are those of the view.
    var stills: [[Int]]?
  }

  struct TextKey: Hashable, Decodable {
    var from: Int
    var text: String
  }
}
