import Foundation

/// Property lists that others wrote, in any of their forms.
enum PropertyList {
  /// The value of a list; nil if it is damaged, or has more values than are read.
  static func value(_ data: Data) -> Any? {
    if data.starts(with: Data("bplist".utf8)) {
      guard let count = BinaryPropertyList(data)?.valueCount, count <= mostValues else {
        return nil
      }
    }
    return try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
  }

  /// The most values of a list.
  ///
  /// - Source: chosen; Foundation reads them in some seconds.
  static let mostValues = 1_000_000
}
