public import ScrollworkFoundation

/// A part of a device.
open class CBAttribute: NSObject, @unchecked Sendable {
  /// The UUID of the attribute.
  public let uuid: CBUUID
  init(_ uuid: CBUUID) { self.uuid = uuid }
}

/// Values of a device.
open class CBService: CBAttribute, @unchecked Sendable {
  /// The characteristics of the service.
  open internal(set) var characteristics: [CBCharacteristic]?
  /// Whether the service is primary.
  public var isPrimary: Bool { true }
}

/// Values that this device gives.
open class CBMutableService: CBService, @unchecked Sendable {
  /// Values of a name.
  public init(type UUID: CBUUID, primary isPrimary: Bool) { super.init(UUID) }
  /// The characteristics of the mutable service.
  open override var characteristics: [CBCharacteristic]? {
    get { super.characteristics }
    set { super.characteristics = newValue }
  }
}

/// What can be done with a value.
public struct CBCharacteristicProperties: OptionSet, Hashable, Sendable {
  /// The raw value of the characteristic properties.
  public let rawValue: UInt
  /// Creates characteristic properties from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The value can be read.
  public static let read = Self(rawValue: 2)
  /// The value can be written without a response.
  public static let writeWithoutResponse = Self(rawValue: 4)
  /// The value can be written with a response.
  public static let write = Self(rawValue: 8)
  /// The value is notified without acknowledgement.
  public static let notify = Self(rawValue: 16)
  /// The value is notified with acknowledgement.
  public static let indicate = Self(rawValue: 32)
}

/// The permissions of an attribute.
public struct CBAttributePermissions: OptionSet, Hashable, Sendable {
  /// The raw value of the attribute permissions.
  public let rawValue: UInt
  /// Creates attribute permissions from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The value can be read.
  public static let readable = Self(rawValue: 1)
  /// The value can be written.
  public static let writeable = Self(rawValue: 2)
}

/// A value of a device.
open class CBCharacteristic: CBAttribute, @unchecked Sendable {
  /// The value of the characteristic.
  open internal(set) var value: Data?
  /// What can be done with it.
  open internal(set) var properties: CBCharacteristicProperties = []
  /// Whether notifications of the value are enabled.
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
