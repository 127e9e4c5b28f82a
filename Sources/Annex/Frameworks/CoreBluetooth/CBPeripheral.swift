public import ScrollworkFoundation

/// A remote Bluetooth device; none is found here.
open class CBPeer: NSObject, @unchecked Sendable {
  /// The identifier of the peer.
  public let identifier = UUID()
  override init() {}
}

/// A device near by that gives values.
open class CBPeripheral: CBPeer, @unchecked Sendable {
  /// The delegate of the peripheral.
  open weak var delegate: (any CBPeripheralDelegate)?
  /// The name for the user.
  public var name: String? { nil }
  /// The services of the peripheral.
  public var services: [CBService]? { nil }
  /// The connection state of the peripheral; always disconnected.
  public var state: CBPeripheralState { .disconnected }
  /// Starts a discovery of services, which finds none.
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
  /// Starts a discovery of characteristics, which finds none.
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
  /// Asks for a value.
  open func readValue(for characteristic: CBCharacteristic) {}
  /// Writes a value to a characteristic.
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
  /// Called with discovered services.
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  /// Called with discovered characteristics.
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?)
  /// Called with a value.
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?)
}

extension CBPeripheralDelegate {
  /// The default implementation, which does nothing.
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
  /// The default implementation, which does nothing.
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?
  ) {}
  /// The default implementation, which does nothing.
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
}
