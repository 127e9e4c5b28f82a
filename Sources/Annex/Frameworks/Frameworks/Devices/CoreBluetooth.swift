public import ScrollworkFoundation

/// A name of a service or of a value.
public final class CBUUID: NSObject, @unchecked Sendable {
  /// The name.
  public let uuidString: String
  /// A name.
  public init(string theString: String) { uuidString = theString.uppercased() }
  /// A name.
  public init(nsuuid theUUID: UUID) { uuidString = theUUID.uuidString }
  /// Whether both are the same name.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CBUUID)?.uuidString == uuidString
  }
  /// The hash of the name.
  public override var hash: Int { uuidString.hashValue }
}

/// Whether a device can be used.
public enum CBManagerState: Int, Sendable {
  case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}

/// The permission to use devices near by.
public enum CBManagerAuthorization: Int, Sendable {
  case notDetermined, restricted, denied, allowedAlways
}

/// Uses devices near by, which a device for development cannot.
open class CBManager: NSObject, @unchecked Sendable {
  /// Whether it can: no.
  public var state: CBManagerState { .unsupported }
  /// The permission: not asked for.
  public class var authorization: CBManagerAuthorization { .notDetermined }
}

/// Finds devices near by: none.
open class CBCentralManager: CBManager, @unchecked Sendable {
  /// The delegate.
  open weak var delegate: (any CBCentralManagerDelegate)?
  /// Whether it looks for devices.
  public private(set) var isScanning = false

  /// Finds devices, and tells a delegate.
  public init(
    delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil
  ) {
    self.delegate = delegate
    super.init()
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      self.delegate?.centralManagerDidUpdateState(self)
    }
  }
  /// Finds devices.
  public override convenience init() { self.init(delegate: nil, queue: nil) }
  /// Looks for devices.
  open func scanForPeripherals(
    withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil
  ) { isScanning = true }
  /// Stops looking.
  open func stopScan() { isScanning = false }
  /// Connects to a device.
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  /// Leaves a device.
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
  /// Devices of some names: none.
  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
  /// Devices that are connected: none.
  open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] {
    []
  }
}

/// The delegate of a central manager.
public protocol CBCentralManagerDelegate: AnyObject {
  /// Called when devices can or cannot be used.
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  /// Called with a device.
  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi RSSI: NSNumber)
  /// Called when a device is connected.
  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
  /// Called when a device is left.
  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?)
}

extension CBCentralManagerDelegate {
  /// Does nothing.
  public func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi RSSI: NSNumber
  ) {}
  /// Does nothing.
  public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
  /// Does nothing.
  public func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?
  ) {}
}

/// A device near by, of which there is none.
open class CBPeer: NSObject, @unchecked Sendable {
  /// The name.
  public let identifier = UUID()
  override init() {}
}

/// A device near by that gives values.
open class CBPeripheral: CBPeer, @unchecked Sendable {
  /// The delegate.
  open weak var delegate: (any CBPeripheralDelegate)?
  /// The name for the user.
  public var name: String? { nil }
  /// The services.
  public var services: [CBService]? { nil }
  /// Whether it is connected.
  public var state: CBPeripheralState { .disconnected }
  /// Asks for services.
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
  /// Asks for values.
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
  /// Asks for a value.
  open func readValue(for characteristic: CBCharacteristic) {}
  /// Sends a value.
  open func writeValue(
    _ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType
  ) {}
  /// Asks for each new value.
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
  /// The most bytes of a value.
  open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 20 }
}

/// Whether a device is connected.
public enum CBPeripheralState: Int, Sendable {
  case disconnected, connecting, connected, disconnecting
}
/// Whether a sent value is answered.
public enum CBCharacteristicWriteType: Int, Sendable { case withResponse, withoutResponse }

/// The delegate of a peripheral.
public protocol CBPeripheralDelegate: AnyObject {
  /// Called with services.
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  /// Called with values.
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?)
  /// Called with a value.
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?)
}

extension CBPeripheralDelegate {
  /// Does nothing.
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
  /// Does nothing.
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?
  ) {}
  /// Does nothing.
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
}

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

/// A device that finds this one.
open class CBCentral: CBPeer, @unchecked Sendable {
  /// The most bytes of a value.
  public var maximumUpdateValueLength: Int { 20 }
}

/// A question for a value.
open class CBATTRequest: NSObject, @unchecked Sendable {
  /// The value.
  public let characteristic: CBCharacteristic
  /// The bytes.
  public var value: Data?
  init(_ characteristic: CBCharacteristic) { self.characteristic = characteristic }
}

/// Gives values to devices near by, of which there are none.
open class CBPeripheralManager: CBManager, @unchecked Sendable {
  /// The delegate.
  open weak var delegate: (any CBPeripheralManagerDelegate)?
  /// Whether the peripheral advertises.
  public private(set) var isAdvertising = false

  /// Gives values.
  public override convenience init() { self.init(delegate: nil, queue: nil) }

  /// Gives values, and tells a delegate.
  public init(
    delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?,
    options: [String: Any]? = nil
  ) {
    self.delegate = delegate
    super.init()
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      self.delegate?.peripheralManagerDidUpdateState(self)
    }
  }
  /// Adds values.
  open func add(_ service: CBMutableService) {}
  /// Removes all values.
  open func removeAllServices() {}
  /// Tells others of this device.
  open func startAdvertising(_ advertisementData: [String: Any]?) { isAdvertising = true }
  /// Stops telling others.
  open func stopAdvertising() { isAdvertising = false }
  /// Sends a new value.
  @discardableResult open func updateValue(
    _ value: Data, for characteristic: CBMutableCharacteristic,
    onSubscribedCentrals centrals: [CBCentral]?
  ) -> Bool { false }
}

/// The delegate of a peripheral manager.
public protocol CBPeripheralManagerDelegate: AnyObject {
  /// Called when devices can or cannot be used.
  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
}

/// The key of the advertised services.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
/// The key of the advertised name.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// The key of the advertised data.
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
/// The key of whether a device is found again and again.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
