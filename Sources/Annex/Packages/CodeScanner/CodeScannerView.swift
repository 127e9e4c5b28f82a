public import ScrollworkAVFoundation
@_exported public import ScrollworkUIKit

/// Why no code was read.
public enum ScanError: Error {
  case badInput
  case badOutput
  case initError(_ error: any Error)
  case permissionDenied
}

/// A code that was read.
public struct ScanResult {
  /// The string of the scan result.
  public let string: String
  /// The kind of code.
  public let type: AVMetadataObject.ObjectType
  /// The image of the scan result.
  public let image: UIImage?
  /// The corners of the scan result.
  public let corners: [CGPoint]
}

/// How often codes are read.
public enum ScanMode {
  case once
  case oncePerCode
  case continuous
  case continuousExcept(ignoredList: Set<String>)
  case manual
}

/// A camera that reads codes: black, as there is none, with words that are read as in the package's
/// simulator if it is touched.
public struct CodeScannerView: View {
  private let data: String
  private let types: [AVMetadataObject.ObjectType]
  private let showsFinder: Bool
  private let completion: (Result<ScanResult, ScanError>) -> Void

  /// A camera for some kinds of codes.
  public init(
    codeTypes: [AVMetadataObject.ObjectType], scanMode: ScanMode = .once,
    manualSelect: Bool = false, scanInterval: Double = 2.0, showViewfinder: Bool = false,
    requiresPhotoOutput: Bool = true, simulatedData: String = "",
    shouldVibrateOnSuccess: Bool = true, isTorchOn: Bool = false, isPaused: Bool = false,
    isGalleryPresented: Binding<Bool> = .constant(false),
    completion: @escaping (Result<ScanResult, ScanError>) -> Void
  ) {
    (types, data, self.completion) = (codeTypes, simulatedData, completion)
    showsFinder = showViewfinder
  }

  /// The black picture of a camera.
  public var body: some View {
    Color.black
      .overlay {
        if showsFinder {
          RoundedRectangle(cornerRadius: 16).stroke(.white, lineWidth: 3)
            .frame(width: 200, height: 200)
        }
      }
      .onTapGesture {
        guard !data.isEmpty, let type = types.first else { return }
        completion(.success(ScanResult(string: data, type: type, image: nil, corners: [])))
      }
  }
}
