public import ScrollworkFoundation

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
  /// The state of Bluetooth; always unsupported.
  public var state: CBManagerState { .unsupported }
  /// The permission: not asked for.
  public class var authorization: CBManagerAuthorization { .notDetermined }
}

/// Finds devices near by: none.
open class CBCentralManager: CBManager, @unchecked Sendable {
  /// The delegate of the central manager.
  open weak var delegate: (any CBCentralManagerDelegate)?
  /// Whether the manager scans for peripherals.
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
  /// Creates a manager without a delegate.
  public override convenience init() { self.init(delegate: nil, queue: nil) }
  /// Scans for peripherals, of which none is found.
  open func scanForPeripherals(
    withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil
  ) { isScanning = true }
  /// Stops the scan for peripherals.
  open func stopScan() { isScanning = false }
  /// Connects to a device.
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  /// Cancels a connection to a peripheral.
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
  /// The default implementation, which does nothing.
  public func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi RSSI: NSNumber
  ) {}
  /// The default implementation, which does nothing.
  public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
  /// The default implementation, which does nothing.
  public func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?
  ) {}
}

/// The key of the advertised services.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
/// The key of the advertised name.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// The key of the advertised data.
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
/// The key of whether a device is found again and again.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
