// At 0, 0.2.
import CoreBluetooth
import SwiftUI

@MainActor
final class Radio: NSObject, ObservableObject, CBCentralManagerDelegate,
  CBPeripheralManagerDelegate, CBPeripheralDelegate
{
  @Published var log: [String] = []
  private var central: CBCentralManager?
  private var server: CBPeripheralManager?

  func begin() {
    let permission: CBManagerAuthorization = CBManager.authorization
    log.append("\(permission)")
    central = CBCentralManager(delegate: self, queue: nil)
    server = CBPeripheralManager(delegate: self, queue: nil)
    let id = CBUUID(string: "180d")
    let service = CBMutableService(type: id, primary: true)
    let properties: CBCharacteristicProperties = [.read, .notify]
    let characteristic = CBMutableCharacteristic(
      type: CBUUID(string: "2a37"), properties: properties, value: Data([1]),
      permissions: CBAttributePermissions.readable)
    service.characteristics = [characteristic]
    server?.add(service)
    let attribute: CBAttribute = service as CBService
    let first: CBCharacteristic? = service.characteristics?.first
    log.append("\(attribute.uuid.uuidString), \(first?.properties.contains(.notify) ?? false)")
    log.append("same \(id == CBUUID(string: "180D")), \(first?.value?.count ?? 0)")
    let listeners: [CBCentral]? = nil
    let isSent = server?.updateValue(
      Data(), for: characteristic, onSubscribedCentrals: listeners)
    log.append("sent \(isSent ?? true)")
  }

  func centralManagerDidUpdateState(_ central: CBCentralManager) {
    let state: CBManagerState = central.state
    central.scanForPeripherals(withServices: nil)
    let known: [CBPeripheral] = central.retrieveConnectedPeripherals(withServices: [])
    log.append("central \(state), \(central.isScanning), known \(known.count)")
    for peripheral in known { ask(peripheral) }
  }
  private func ask(_ peripheral: CBPeripheral) {
    peripheral.delegate = self
    let peer: CBPeer = peripheral
    let state: CBPeripheralState = peripheral.state
    let type: CBCharacteristicWriteType = .withResponse
    log.append("\(peer.identifier) \(state) \(peripheral.maximumWriteValueLength(for: type))")
  }
  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) {
    log.append("server \(peripheral.state)")
  }
  func answer(_ request: CBATTRequest) { log.append("\(request.value?.count ?? 0)") }
}

struct CoreBluetoothFixture: View {
  @StateObject private var radio = Radio()
  var body: some View {
    VStack { ForEach(radio.log, id: \.self) { Text($0) } }.onAppear { radio.begin() }
  }
}
