import Foundation

/// A message of the page that the host answers, or looks at before it passes it on.
struct PageMessage: Decodable {
  let kind: String
  let scene: String?
  let ratio: Double?
  /// The git revision of the code; nil for the code as it is.
  let revision: String?
  let form: String?
  let name: String?
  let format: String?
  let text: String?
  let file: String?
  let line: Int?
  let column: Int?

  /// The message of a JSON text; nil for another text.
  init?(_ text: String) {
    guard let message = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else {
      return nil
    }
    self = message
  }
}
