// At 0.
import SwiftUI
import UIKit
import Vision

struct VisionFixture: View {
  @State private var log: [String] = []

  var body: some View {
    VStack { ForEach(log, id: \.self) { Text($0) } }.onAppear { try? begin() }
  }

  private func begin() throws {
    let answer: VNRequestCompletionHandler = { (request: VNRequest, _) in
      let results: [VNObservation] = request.results ?? []
      MainActor.assumeIsolated { log.append("\(type(of: request)) \(words(results))") }
    }
    let text = VNRecognizeTextRequest(completionHandler: answer)
    text.recognitionLevel = VNRequestTextRecognitionLevel.fast
    let faces = VNDetectFaceRectanglesRequest(completionHandler: answer)
    let codes = VNDetectBarcodesRequest(completionHandler: answer)
    let kinds = VNClassifyImageRequest(completionHandler: answer)
    let requests: [VNImageBasedRequest] = [text, faces, codes, kinds]
    for request in requests {
      request.regionOfInterest = CGRect(x: 0, y: 0, width: 0.5, height: 0.5)
    }
    guard let picture = UIImage(systemName: "leaf")?.cgImage ?? square.cgImage else { return }
    let options: [VNImageRequestHandler.Option: Any] = [:]
    let handler = VNImageRequestHandler(cgImage: picture, orientation: .up, options: options)
    try handler.perform(requests)
    log.append("done")
  }

  private var square: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { $0.fill(CGRect.zero) }
  }

  private func words(_ results: [VNObservation]) -> String {
    results.map { result in
      switch result {
      case let text as VNRecognizedTextObservation:
        (text.topCandidates(1).first as VNRecognizedText?)?.string ?? ""
      case let code as VNBarcodeObservation: code.payloadStringValue ?? ""
      case let kind as VNClassificationObservation: kind.identifier
      case let face as VNFaceObservation: "\(face.boundingBox)"
      case let other as VNDetectedObjectObservation: "\(other.confidence)"
      default: "other"
      }
    }
    .joined(separator: ", ") + "\(results.count)"
  }
}
