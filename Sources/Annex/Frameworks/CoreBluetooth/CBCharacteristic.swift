public import ScrollworkFoundation

/// A part of a device.
open class CBAttribute: NSObject, @unchecked Sendable {
  /// The name.
  public let uuid: CBUUID
  init(_ uuid: CBUUID) { self.uuid = uuid }
}

/// Values of a device.
open class CBService: CBAttribute, @unchecked Sendable {
  /// The values.
  open internal(set) var characteristics: [CBCharacteristic]?
  /// Whether it is the main one.
  public var isPrimary: Bool { true }
}

/// Values that this device gives.
open class CBMutableService: CBService, @unchecked Sendable {
  /// Values of a name.
  public init(type UUID: CBUUID, primary isPrimary: Bool) { super.init(UUID) }
  /// The values.
  open override var characteristics: [CBCharacteristic]? {
    get { super.characteristics }
    set { super.characteristics = newValue }
  }
}

/// What can be done with a value.
public struct CBCharacteristicProperties: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates properties.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// It is read.
  public static let read = Self(rawValue: 2)
  /// It is sent without an answer.
  public static let writeWithoutResponse = Self(rawValue: 4)
  /// It is sent.
  public static let write = Self(rawValue: 8)
  /// Each new one is told.
  public static let notify = Self(rawValue: 16)
  /// Each new one is told and answered.
  public static let indicate = Self(rawValue: 32)
}

/// Who may use a value.
public struct CBAttributePermissions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates permissions.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// It may be read.
  public static let readable = Self(rawValue: 1)
  /// It may be sent.
  public static let writeable = Self(rawValue: 2)
}

/// A value of a device.
open class CBCharacteristic: CBAttribute, @unchecked Sendable {
  /// The bytes.
  open internal(set) var value: Data?
  /// What can be done with it.
  open internal(set) var properties: CBCharacteristicProperties = []
  /// Whether each new one is told.
  public var isNotifying: Bool { false }
}

/// A value that this device gives.
open class CBMutableCharacteristic: CBCharacteristic, @unchecked Sendable {
  /// A value of a name.
  public init(
    type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?,
    permissions: CBAttributePermissions
  ) {
    super.init(UUID)
    (self.value, self.properties) = (value, properties)
  }
}
