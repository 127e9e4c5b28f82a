import Foundation
import ScrollworkSystem

/// The text files that an option names.
enum InputText {
  /// The most bytes of a file that people write.
  ///
  /// - Source: chosen; a thousand figures have less.
  private static let longest = 1 << 20

  /// The text of a file, which is `expected`, such as "a figure file".
  static func read(_ path: String, expected: String) throws(Failure) -> String {
    do throws(InputError) {
      return String(
        decoding: try InputFile.contents(of: path, atMost: longest), as: UTF8.self)
    } catch {
      throw Failure(
        status: .missing,
        message: "cannot read \(path), expected \(expected): \(error.reason)")
    }
  }
}
