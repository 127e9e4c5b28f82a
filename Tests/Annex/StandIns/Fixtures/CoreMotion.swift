// At 0, 0.2.
import CoreMotion
import SwiftUI

struct CoreMotionFixture: View {
  @State private var log: [String] = []
  private let manager = CMMotionManager()
  private let pedometer = CMPedometer()

  var body: some View {
    VStack { ForEach(log, id: \.self) { Text($0) } }.onAppear { begin() }
  }

  private func begin() {
    manager.startDeviceMotionUpdates(to: .main) { (motion: CMDeviceMotion?, _) in
      let attitude: CMAttitude? = motion?.attitude
      log.append("roll \(attitude?.roll ?? 0)")
    }
    manager.startAccelerometerUpdates(to: .main) { (data: CMAccelerometerData?, _) in
      let force: CMAcceleration = data?.acceleration ?? CMAcceleration(x: 1)
      log.append("x \(force.x)")
    }
    log.append("motion \(manager.isDeviceMotionAvailable), \(manager.deviceMotion == nil)")
    let status: CMAuthorizationStatus = CMPedometer.authorizationStatus()
    log.append("steps \(CMPedometer.isStepCountingAvailable()), \(status)")
    pedometer.queryPedometerData(from: Date(), to: Date()) { (data: CMPedometerData?, error) in
      let isMissing = error != nil
      MainActor.assumeIsolated { log.append("queried \(data == nil), \(isMissing)") }
    }
  }
}
