public import Foundation

/// A formatter of counts of bytes: 1.2 MB.
///
/// - Source: Foundation on Linux writes counts in English alone; other languages have the texts of its
///   format `byteCount`.
open class ByteCountFormatter: Foundation.ByteCountFormatter {
  /// The locale; nil for the current one.
  var locale: Locale?

  /// A number of bytes.
  open override func string(fromByteCount byteCount: Int64) -> String {
    let locale = locale ?? .current
    guard locale.language.languageCode != .english, includesUnit, includesCount else {
      return super.string(fromByteCount: byteCount)
    }
    return byteCount.formatted(
      ByteCountFormatStyle(
        style: style, allowedUnits: units, spellsOutZero: allowsNonnumericFormatting,
        includesActualByteCount: includesActualByteCount, locale: locale))
  }

  /// A number of bytes in a style, in the current locale.
  open override class func string(
    fromByteCount byteCount: Int64, countStyle: Foundation.ByteCountFormatter.CountStyle
  ) -> String {
    let formatter = ByteCountFormatter()
    formatter.countStyle = countStyle
    return formatter.string(fromByteCount: byteCount)
  }

  private var style: ByteCountFormatStyle.Style {
    switch countStyle {
    case .file: .file
    case .memory: .memory
    case .decimal: .decimal
    case .binary: .binary
    }
  }

  /// The units, whose numbers are the same in both.
  private var units: ByteCountFormatStyle.Units {
    allowedUnits.isEmpty
      ? .all : ByteCountFormatStyle.Units(rawValue: numericCast(allowedUnits.rawValue))
  }
}
