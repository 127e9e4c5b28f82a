// At 0, 0.8.
import AVFoundation
import CodeScanner
import SwiftUI

struct CodeScannerFixture: View {
  @State private var log = "nothing read"
  private let mode = ScanMode.once

  var body: some View {
    Text(log)
    CodeScannerView(
      codeTypes: [.qr], scanMode: mode, showViewfinder: true, simulatedData: "hello",
      completion: read
    )
    .frame(width: 300, height: 300)
  }

  private func read(_ result: Result<ScanResult, ScanError>) {
    switch result {
    case .success(let code): log = "\(code.string) \(code.type == .qr) \(code.corners.count)"
    case .failure(ScanError.permissionDenied): log = "denied"
    case .failure: log = "failed"
    }
  }
}
