// At 0.
import SwiftUI
import UIKit
import VisionKit

struct Scanner: UIViewControllerRepresentable {
  final class Coordinator: NSObject, VNDocumentCameraViewControllerDelegate {
    func documentCameraViewController(
      _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
    ) { controller.title = "\(scan.pageCount)" }
  }
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIViewController(context: Context) -> VNDocumentCameraViewController {
    let controller = VNDocumentCameraViewController()
    controller.delegate = context.coordinator
    return controller
  }
  func updateUIViewController(_ controller: VNDocumentCameraViewController, context: Context) {}
}

struct VisionKitFixture: View {
  var body: some View {
    VStack {
      Scanner().frame(height: 300)
      Text("supported \(VNDocumentCameraViewController.isSupported)")
    }
  }
}
