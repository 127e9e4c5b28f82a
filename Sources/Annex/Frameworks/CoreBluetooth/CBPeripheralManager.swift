public import ScrollworkFoundation

/// A device that finds this one.
open class CBCentral: CBPeer, @unchecked Sendable {
  /// The most bytes of a value.
  public var maximumUpdateValueLength: Int { 20 }
}

/// A question for a value.
open class CBATTRequest: NSObject, @unchecked Sendable {
  /// The characteristic of the ATT request.
  public let characteristic: CBCharacteristic
  /// The value of the ATT request.
  public var value: Data?
  init(_ characteristic: CBCharacteristic) { self.characteristic = characteristic }
}

/// A manager of local Bluetooth services; no central connects here.
open class CBPeripheralManager: CBManager, @unchecked Sendable {
  /// The delegate of the peripheral manager.
  open weak var delegate: (any CBPeripheralManagerDelegate)?
  /// Whether the peripheral advertises.
  public private(set) var isAdvertising = false

  /// Creates a manager without a delegate.
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
  /// Publishes a service.
  open func add(_ service: CBMutableService) {}
  /// Removes all published services.
  open func removeAllServices() {}
  /// Tells others of this device.
  open func startAdvertising(_ advertisementData: [String: Any]?) { isAdvertising = true }
  /// Stops advertising the services.
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
