import Foundation

/// The first message of a client.
struct PreviewHello: Decodable {
  private let kind: String
  private let token: String

  /// The token in a message; nil for one that is not a hello.
  static func token(in text: String) -> String? {
    guard let hello = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else {
      return nil
    }
    return hello.kind == "hello" ? hello.token : nil
  }
}
