import Foundation

/// A value of data as a scale places it.
enum PlotValue: Hashable {
  case number(Double)
  /// Seconds since the reference date.
  case date(Double)
  case category(String)

  /// The value of a primitive that can be plotted; nil for other types.
  init?(_ value: Any) {
    switch value {
    case let text as String: self = .category(text)
    case let date as Date: self = .date(date.timeIntervalSinceReferenceDate)
    case let number as any BinaryInteger: self = .number(Double(number))
    case let number as any BinaryFloatingPoint: self = .number(Double(number))
    case let number as Decimal: self = .number(NSDecimalNumber(decimal: number).doubleValue)
    default: return nil
    }
  }

  /// The number along a continuous scale; nil for a category.
  var number: Double? {
    switch self {
    case .number(let number), .date(let number): number
    case .category: nil
    }
  }

  var isCategory: Bool { number == nil }

  var isDate: Bool { if case .date = self { true } else { false } }

  /// The value as a text that identifies it.
  var key: String {
    switch self {
    case .category(let name): name
    case .number(let number): AxisNumber.text(number)
    case .date(let seconds): "\(Int(seconds))"
    }
  }

  /// The value as a primitive type; nil if it has no such value.
  func primitive<P>(_ type: P.Type) -> P? {
    switch self {
    case .category(let name): return name as? P
    case .date(let seconds): return Date(timeIntervalSinceReferenceDate: seconds) as? P
    case .number(let number):
      if type == Decimal.self { return Decimal(number) as? P }
      if let type = type as? any BinaryFloatingPoint.Type { return type.init(number) as? P }
      guard number.isFinite, let type = type as? any BinaryInteger.Type else { return nil }
      return type.init(exactly: number.rounded()) as? P
    }
  }
}
