// At 0, 0.2.
import LocalAuthentication
import SwiftUI

struct LocalAuthenticationFixture: View {
  @State private var log: [String] = []

  var body: some View {
    VStack { ForEach(log, id: \.self) { Text($0) } }.onAppear { begin() }
  }

  private func begin() {
    let context = LAContext()
    let policy: LAPolicy = .deviceOwnerAuthenticationWithBiometrics
    var error: NSError?
    let can = context.canEvaluatePolicy(policy, error: &error)
    let kind: LABiometryType = context.biometryType
    log.append("can \(can), \(error?.code ?? 0), \(kind)")
    context.evaluatePolicy(LAPolicy.deviceOwnerAuthentication, localizedReason: "Open") {
      isDone, error in
      MainActor.assumeIsolated {
        let code: LAError.Code? = (error as? LAError)?.code
        log.append("done \(isDone), \(code == LAError.passcodeNotSet)")
      }
    }
  }
}
