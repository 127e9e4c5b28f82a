import ScrollworkFoundation

/// The fields of a document: how they are written, read and compared.
enum FirestoreFields {
  /// A value as it is stored.
  static func stored(_ value: Any, over old: Any? = nil) -> Any? {
    switch value {
    case let change as FieldValue: return changed(old, by: change.change)
    case let date as Date: return Timestamp(date: date)
    case let fields as [String: Any]:
      return fields.compactMapValues { stored($0) }
    case let list as [Any]: return list.compactMap { stored($0) }
    default: return value
    }
  }

  private static func changed(_ old: Any?, by change: FieldValue.Change) -> Any? {
    let list = old as? [Any] ?? []
    switch change {
    case .delete: return nil
    case .serverTimestamp: return PendingTimestamp(estimate: Timestamp())
    case .union(let elements):
      let new = elements.compactMap { stored($0) }
      return list + new.filter { element in !list.contains { compare($0, element) == 0 } }
    case .remove(let elements):
      let old = elements.compactMap { stored($0) }
      return list.filter { element in !old.contains { compare($0, element) == 0 } }
    case .addWhole(let number):
      if let old = old.flatMap(whole) { return Int(old) + Int(number) }
      return old.flatMap(number(_:)).map { $0 + Double(number) } ?? Int(number)
    case .add(let added): return (old.flatMap(number(_:)) ?? 0) + added
    }
  }

  /// A stored value as it is read.
  static func read(_ value: Any, _ behavior: ServerTimestampBehavior) -> Any {
    switch value {
    case let pending as PendingTimestamp:
      return behavior == .estimate ? pending.estimate : NSNull()
    case let fields as [String: Any]: return fields.mapValues { read($0, behavior) }
    case let list as [Any]: return list.map { read($0, behavior) }
    default: return value
    }
  }

  /// The value at the end of a way.
  static func value(_ path: ArraySlice<String>, in fields: [String: Any]) -> Any? {
    guard let first = path.first, let value = fields[first] else { return nil }
    guard path.count > 1 else { return value }
    return (value as? [String: Any]).flatMap { self.value(path.dropFirst(), in: $0) }
  }

  /// Sets the value at the end of a way; nil removes it.
  static func set(_ value: Any, at path: ArraySlice<String>, in fields: inout [String: Any]) {
    guard let first = path.first else { return }
    guard path.count > 1 else {
      fields[first] = stored(value, over: fields[first])
      return
    }
    var inner = fields[first] as? [String: Any] ?? [:]
    set(value, at: path.dropFirst(), in: &inner)
    fields[first] = inner
  }

  /// Sets the fields that others have, also inside of fields.
  static func merge(_ new: [String: Any], into fields: inout [String: Any]) {
    for (name, value) in new {
      if let inner = value as? [String: Any], var old = fields[name] as? [String: Any] {
        merge(inner, into: &old)
        fields[name] = old
      } else {
        fields[name] = stored(value, over: fields[name])
      }
    }
  }

  private static func whole(_ value: Any) -> Int64? {
    (value as? any BinaryInteger).map { Int64(truncatingIfNeeded: $0) }
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case is Bool: nil
    case let number as any BinaryInteger: Double(Int64(truncatingIfNeeded: number))
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  /// The place of the type of a value in the order of the types.
  ///
  /// - Source: documented, "Value type ordering" of Firestore.
  private static func rank(_ value: Any) -> Int {
    switch value {
    case is NSNull: 0
    case is Bool: 1
    case is Timestamp: 3
    case is PendingTimestamp: 4
    case is String: 5
    case is Data: 6
    case is DocumentReference: 7
    case is GeoPoint: 8
    case is [Any]: 9
    case is [String: Any]: 10
    default: 2
    }
  }

  private static func order<Value: Comparable>(_ one: Value, _ other: Value) -> Int {
    one < other ? -1 : one == other ? 0 : 1
  }

  /// Which of two values comes first: below, at or above 0.
  static func compare(_ one: Any, _ other: Any) -> Int {
    let ranks = (rank(one), rank(other))
    guard ranks.0 == ranks.1 else { return order(ranks.0, ranks.1) }
    switch (one, other) {
    case (let one as Bool, let other as Bool): return order(one ? 1 : 0, other ? 1 : 0)
    case (let one as Timestamp, let other as Timestamp): return order(one, other)
    case (let one as PendingTimestamp, let other as PendingTimestamp):
      return order(one.estimate, other.estimate)
    case (let one as String, let other as String): return order(one, other)
    case (let one as Data, let other as Data):
      return one.lexicographicallyPrecedes(other) ? -1 : one == other ? 0 : 1
    case (let one as DocumentReference, let other as DocumentReference):
      return order(one.path, other.path)
    case (let one as GeoPoint, let other as GeoPoint):
      let latitudes = order(one.latitude, other.latitude)
      return latitudes == 0 ? order(one.longitude, other.longitude) : latitudes
    case (let one as [Any], let other as [Any]):
      for (one, other) in zip(one, other) {
        let result = compare(one, other)
        if result != 0 { return result }
      }
      return order(one.count, other.count)
    case (let one as [String: Any], let other as [String: Any]):
      return compare(flat(one), flat(other))
    default:
      return order(number(one) ?? 0, number(other) ?? 0)
    }
  }

  private static func flat(_ fields: [String: Any]) -> [Any] {
    fields.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
  }
}
