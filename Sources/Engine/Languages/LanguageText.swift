import _FoundationICU
import Foundation

/// Text that a function of ICU writes into a buffer.
///
/// ICU is the one that Foundation itself is linked with, so that its answers are those of
/// Foundation's formats, and the same on all systems.
enum LanguageText {
  /// The text of one call; nil if ICU has none.
  static func written(
    _ write: (UnsafeMutablePointer<UChar>, Int32, inout UErrorCode) -> Int32
  ) -> String? {
    attempt(write, capacity: 256)
  }

  private static func attempt(
    _ write: (UnsafeMutablePointer<UChar>, Int32, inout UErrorCode) -> Int32, capacity: Int
  ) -> String? {
    var needed = 0
    var hasFailed = false
    let text = withUnsafeTemporaryAllocation(of: UChar.self, capacity: capacity) {
      buffer -> String? in
      guard let start = buffer.baseAddress else { return nil }
      var status = U_ZERO_ERROR
      needed = Int(write(start, Int32(capacity), &status))
      hasFailed = status.isFailure && status != U_BUFFER_OVERFLOW_ERROR
      guard !hasFailed, needed >= 0, needed <= capacity else { return nil }
      return String(decoding: UnsafeBufferPointer(start: start, count: needed), as: UTF16.self)
    }
    guard text == nil, !hasFailed, needed > capacity else { return text }
    return attempt(write, capacity: needed)
  }
}

extension UErrorCode {
  /// Whether the code is no success and no warning.
  var isFailure: Bool { rawValue > U_ZERO_ERROR.rawValue }
}

extension Locale {
  /// The identifier by which ICU finds the data of the locale.
  var dataIdentifier: String { identifier(.icu) }
}
