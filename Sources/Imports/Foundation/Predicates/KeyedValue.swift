import Foundation

/// An object whose values can be read by their names.
package protocol KeyedObject: AnyObject {
  /// The value of a key; nil if there is none.
  func value(forKey key: String) -> Any?
}

/// The values of objects by the names of their properties.
package enum KeyedValue {
  /// The value at a path of keys, such as `author.name`; nil if there is none.
  package static func value(of object: Any?, at path: String) -> Any? {
    if path == "self" || path == "SELF" { return flat(object) }
    var value = flat(object)
    for key in path.split(separator: ".") {
      guard let next = value else { return nil }
      value = flat(child(of: next, String(key)))
    }
    return value
  }

  private static func child(of object: Any, _ key: String) -> Any? {
    if let object = object as? any KeyedObject { return object.value(forKey: key) }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      if let child = level.children.first(where: { $0.label == key || $0.label == "_" + key }) {
        return child.value
      }
      mirror = level.superclassMirror
    }
    return nil
  }

  /// A value without the optionals around it.
  package static func flat(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return flat(mirror.children.first?.value)
  }

  /// The order of two values; nil if they have none.
  static func order(_ first: Any?, _ second: Any?) -> ComparisonResult? {
    switch (flat(first), flat(second)) {
    case (nil, nil): return .orderedSame
    case (nil, _?): return .orderedAscending
    case (_?, nil): return .orderedDescending
    case (let first?, let second?):
      if let first = number(first), let second = number(second) {
        return first == second
          ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
      }
      if let first = first as? String, let second = second as? String {
        return first == second
          ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
      }
      if let first = first as? AnyHashable, let second = second as? AnyHashable, first == second {
        return .orderedSame
      }
      if type(of: first) is AnyClass, type(of: second) is AnyClass,
        first as AnyObject === second as AnyObject
      {
        return .orderedSame
      }
      return nil
    }
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as Date: value.timeIntervalSinceReferenceDate
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}
