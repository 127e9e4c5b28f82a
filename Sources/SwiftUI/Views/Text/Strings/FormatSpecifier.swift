/// The specifiers by which keys name interpolated values.
///
/// - Source: remembered of the system: keys of string catalogs have them.
enum FormatSpecifier {
  /// The specifier of an integer.
  static func of(_ value: some BinaryInteger) -> String {
    switch value {
    case is UInt, is UInt64: "%llu"
    case is UInt8, is UInt16, is UInt32: "%u"
    case is Int8, is Int16, is Int32: "%d"
    default: "%lld"
    }
  }

  /// The number that a value is, if it is one.
  static func number(of value: some CVarArg) -> Double? {
    switch value {
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    default: nil
    }
  }
}
