/// The values that an environment sets, as a list that environments share: that of a view continues the
/// list of the view around it.
///
/// Most keys that are read are not set, which a set of bits of the keys tells without a look at the list.
struct EnvironmentSettings {
  private var last: EnvironmentSetting?

  /// The setting of a key; nil if it is not set.
  subscript(key: ObjectIdentifier) -> EnvironmentSetting? {
    // The list holds its settings: none needs to be retained on the way.
    var next = last.map(Unmanaged.passUnretained)
    while let setting = next {
      let answer = setting._withUnsafeGuaranteedRef { $0.answer(to: key) }
      if answer.isFound { return setting.takeUnretainedValue() }
      next = answer.earlier
    }
    return nil
  }

  /// Sets a value, in place of one set earlier for the key.
  mutating func set<Value>(_ value: Value, for key: ObjectIdentifier) {
    if let last, last.length >= Self.maximumLength { merge() }
    last = EnvironmentSettingOf(value, for: key, after: last)
  }

  /// Whether both are the same list.
  func isSame(as other: EnvironmentSettings) -> Bool { last === other.last }

  /// The settings, each of its key.
  var byKey: [ObjectIdentifier: EnvironmentSetting] {
    var (found, next): ([ObjectIdentifier: EnvironmentSetting], _) = ([:], last)
    while let setting = next {
      if found[setting.key] == nil { found[setting.key] = setting }
      next = setting.earlier
    }
    return found
  }

  /// The length at which values that others replace leave the list.
  ///
  /// - Source: chosen; more than the modifiers around most views set, and quick to look through.
  private static let maximumLength = 48

  /// Leaves out the values that others replace.
  private mutating func merge() {
    var (kept, next): ([EnvironmentSetting], _) = ([], last)
    var seen: Set<ObjectIdentifier> = []
    while let setting = next {
      if seen.insert(setting.key).inserted { kept.append(setting) }
      next = setting.earlier
    }
    last = nil
    for setting in kept.reversed() { last = setting.copy(after: last) }
    last?.length = 0
  }
}

/// A value set for a key, after those set earlier.
class EnvironmentSetting {
  let key: ObjectIdentifier
  let earlier: EnvironmentSetting?
  /// The keys of this setting and the earlier ones.
  let keys: KeyBits
  /// The number of settings since replaced ones were left out.
  fileprivate(set) var length: Int

  fileprivate init(_ key: ObjectIdentifier, after earlier: EnvironmentSetting?) {
    (self.key, self.earlier) = (key, earlier)
    keys = (earlier?.keys ?? KeyBits()).adding(key)
    length = (earlier?.length ?? 0) + 1
  }

  /// Whether this is the setting of a key, and the one before it if that may be.
  fileprivate func answer(
    to key: ObjectIdentifier
  ) -> (isFound: Bool, earlier: Unmanaged<EnvironmentSetting>?) {
    guard keys.mayContain(key) else { return (false, nil) }
    return self.key == key ? (true, nil) : (false, earlier.map(Unmanaged.passUnretained))
  }

  /// The value, which is of the type of the key's values.
  func value<Value>(as _: Value.Type) -> Value {
    unsafeDowncast(self, to: EnvironmentSettingOf<Value>.self).value
  }

  /// The value, whatever its type.
  var anyValue: Any { fatalError("A setting has a value.") }

  /// The same value after other settings.
  fileprivate func copy(after earlier: EnvironmentSetting?) -> EnvironmentSetting {
    fatalError("A setting has a value.")
  }
}

/// A set value of a type.
private final class EnvironmentSettingOf<Value>: EnvironmentSetting {
  let value: Value

  init(_ value: Value, for key: ObjectIdentifier, after earlier: EnvironmentSetting?) {
    self.value = value
    super.init(key, after: earlier)
  }

  override var anyValue: Any { value }

  override func copy(after earlier: EnvironmentSetting?) -> EnvironmentSetting {
    EnvironmentSettingOf(value, for: key, after: earlier)
  }
}

/// A set of keys that may take a key for another: one bit for each of 64 kinds of keys.
struct KeyBits {
  private var bits: UInt64 = 0

  func mayContain(_ key: ObjectIdentifier) -> Bool { bits & Self.bit(of: key) != 0 }

  func adding(_ key: ObjectIdentifier) -> KeyBits {
    var copy = self
    copy.bits |= Self.bit(of: key)
    return copy
  }

  /// The bit of a key: the upper six bits of its address times a large odd number, as addresses are
  /// multiples of eight.
  private static func bit(of key: ObjectIdentifier) -> UInt64 {
    let product = UInt64(UInt(bitPattern: key)) &* 0x9E37_79B9_7F4A_7C15
    return 1 << (product >> 58)
  }
}
