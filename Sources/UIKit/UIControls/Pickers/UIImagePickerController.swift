public import Foundation
public import ScrollworkDrawing
public import ScrollworkUIScrolling

/// A screen that chooses a photo or takes one: here of a device without photos.
///
/// Its look is chosen: that of the photo picker without photos. A device for development has no
/// camera, so ``isSourceTypeAvailable(_:)`` is false for it; nothing can be chosen, only cancelled.
@MainActor @preconcurrency open class UIImagePickerController: UIViewController {
  /// Where pictures come from.
  public enum SourceType: Int, Hashable, Sendable {
    /// The photo library.
    case photoLibrary = 0
    /// The camera.
    case camera
    /// The newest photos.
    case savedPhotosAlbum
  }

  /// What the camera takes.
  public enum CameraCaptureMode: Int, Hashable, Sendable {
    /// Photos.
    case photo = 0
    /// Videos.
    case video
  }

  /// A camera of the device.
  public enum CameraDevice: Int, Hashable, Sendable {
    /// At the back.
    case rear = 0
    /// Beside the screen.
    case front
  }

  /// The light of the camera.
  public enum CameraFlashMode: Int, Hashable, Sendable {
    /// Off.
    case off = -1
    /// As needed.
    case auto
    /// On.
    case on
  }

  /// The quality of videos.
  public enum QualityType: Int, Hashable, Sendable {
    case typeHigh = 0
    case typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }

  /// The form that pictures are given in.
  public enum ImageURLExportPreset: Int, Hashable, Sendable {
    /// One that all apps can read.
    case compatible = 0
    /// The one of the library.
    case current
  }

  /// A key of what was chosen.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The type of what was chosen.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture as it is.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as it was edited.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part of the picture.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The place of a video.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The place in the library.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    /// The description of a picture that was taken.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The place of a picture.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The photo of the library.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
  }

  /// The delegate.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// Where pictures come from.
  open var sourceType = SourceType.photoLibrary
  /// The types of what can be chosen.
  open var mediaTypes = ["public.image"]
  /// Whether a picture may be edited.
  open var allowsEditing = false
  /// Whether a picture may be edited, in code of the first systems.
  open var allowsImageEditing: Bool {
    get { allowsEditing }
    set { allowsEditing = newValue }
  }
  /// The form that pictures are given in.
  open var imageExportPreset = ImageURLExportPreset.compatible
  /// The form that videos are given in.
  open var videoExportPreset = ""
  /// The longest video, in seconds.
  open var videoMaximumDuration: TimeInterval = 600
  /// The quality of videos.
  open var videoQuality = QualityType.typeMedium
  /// Whether the camera shows its buttons.
  open var showsCameraControls = true
  /// A view above the camera's picture.
  open var cameraOverlayView: UIView?
  /// What the camera takes.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// The camera.
  open var cameraDevice = CameraDevice.rear
  /// The light of the camera.
  open var cameraFlashMode = CameraFlashMode.auto

  /// Whether there is a source: no camera, as on a simulated device.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// Whether there is a camera: no.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// Whether a camera has a light: no.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  /// The types of a source.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    sourceType == .camera ? nil : ["public.image", "public.movie"]
  }

  /// What a camera takes: nothing, as there is none.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  /// Shows the empty library.
  open override func loadView() {
    show(LibraryPickerScreen { [weak self] in self?.cancel() })
  }

  private func cancel() {
    guard let delegate else { return dismiss(animated: true) }
    delegate.imagePickerControllerDidCancel(self)
  }

  /// Takes a picture: none, as there is no camera.
  open func takePicture() {}

  /// Starts a video: none, as there is no camera.
  open func startVideoCapture() -> Bool { false }

  /// Ends a video.
  open func stopVideoCapture() {}
}

/// Is told what was chosen.
@MainActor @preconcurrency public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Called with what was chosen, which never happens in an empty library.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when nothing is chosen; the picker stays until it is dismissed.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Dismisses the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

/// Adds a picture to the photo library, where it is refused: permission was never given.
///
/// Calls the completion method of the target with the error.
@MainActor public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  guard let completionTarget, let completionSelector else { return }
  nonisolated(unsafe) let target = completionTarget
  nonisolated(unsafe) let arguments: [Any?] = [
    image,
    NSError(
      domain: "ALAssetsLibraryErrorDomain", code: -3311,
      userInfo: [NSLocalizedDescriptionKey: "User denied access"]), contextInfo,
  ]
  _ = Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in
    MainActor.assumeIsolated { _ = completionSelector.perform(on: target, arguments) }
  }
}
