import _FoundationICU
import Foundation

/// Amounts of several units as one text.
enum UnitList {
  /// The texts as a list of amounts: with commas, spaces, or a word before the last.
  static func text(_ texts: [String], _ width: UnitWidth, _ locale: Locale) -> String {
    var status = U_ZERO_ERROR
    let units = texts.flatMap { Array($0.utf16) }
    let lengths = texts.map { Int32($0.utf16.count) }
    guard
      let format = swift_ulistfmt_openForType(
        locale.dataIdentifier, ULISTFMT_TYPE_UNITS, width.list, &status)
    else { return "" }
    defer { swift_ulistfmt_close(format) }
    return units.withUnsafeBufferPointer { all in
      var starts: [UnsafePointer<UChar>?] = []
      var place = 0
      for length in lengths {
        starts.append(all.baseAddress.map { $0 + place })
        place += Int(length)
      }
      return LanguageText.written {
        swift_ulistfmt_format(format, starts, lengths, Int32(lengths.count), $0, $1, &$2)
      }
    } ?? ""
  }
}
