/// The arguments that a method is called with, by position.
public struct SelectorArguments {
  private let values: [Any?]

  init(_ values: [Any?]) { self.values = values }

  /// The argument at an index as a value of a type.
  ///
  /// Objective-C checks no types. What it makes of a value of another type is of use for a few types
  /// alone: any object counts as true, and what is absent is nil, false or an event without touches.
  ///
  /// - Throws: A failure that tells the types, if there is no such value.
  @MainActor public func argument<Value>(
    _ index: Int, _ type: Value.Type = Value.self
  ) throws -> Value {
    if index < values.count, let value = values[index] {
      if let value = value as? Value { return value }
      if Value.self == Bool.self, let truth = true as? Value { return truth }
      throw SelectorFailure.argument(
        wanted: name(of: Value.self), found: name(of: Swift.type(of: value)))
    }
    if let absent = (Value.self as? any Absent.Type)?.absent as? Value { return absent }
    if Value.self == UIEvent.self, let event = UIEvent([], at: 0) as? Value { return event }
    throw SelectorFailure.argument(wanted: name(of: Value.self), found: nil)
  }

  /// The name of a type as code spells it.
  private func name(of type: Any.Type) -> String {
    let name = "\(type)"
    guard name.hasPrefix("Optional<") else { return name }
    return name.dropFirst("Optional<".count).dropLast() + "?"
  }
}

/// A type that has a value in place of an absent argument.
private protocol Absent {
  /// The value; nil if there is none after all.
  static var absent: Self? { get }
}

extension Optional: Absent {
  fileprivate static var absent: Self? { .some(.none) }
}

extension Bool: Absent {
  fileprivate static var absent: Bool? { false }
}

extension UnsafeRawPointer: Absent {
  fileprivate static var absent: UnsafeRawPointer? { UnsafeRawPointer(bitPattern: -1) }
}

extension UnsafeMutableRawPointer: Absent {
  fileprivate static var absent: UnsafeMutableRawPointer? {
    UnsafeMutableRawPointer(bitPattern: -1)
  }
}
