import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkStage
import ScrollworkUIControls
import ScrollworkUIScrolling
import ScrollworkViews
import Testing
import ViewTestSupport

/// A controller that fills the screen of a scene.
private struct Screen: UIViewControllerRepresentable {
  let make: @MainActor @Sendable () -> UIViewController

  func makeUIViewController(context: Context) -> UIViewController { make() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}

  @MainActor static func stage(
    _ script: GestureScript = [], _ make: @escaping @MainActor @Sendable () -> UIViewController
  ) -> Stage {
    Stage(canvas: CGSize(width: 390, height: 600), script: script) { Screen(make: make) }
  }
}

/// The button at the start of a bar of 56 points.
private let cancel = GestureScript.Step.tap(.point(CGPoint(x: 40, y: 28)))

private final class Owner: UIDocumentPickerDelegate, UIImagePickerControllerDelegate,
  UINavigationControllerDelegate
{
  let log: Log
  init(_ log: Log) { self.log = log }
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    log.add("no file")
  }
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { log.add("no picture") }
}

/// A document of text.
private struct Note: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  var text: String

  init(text: String) { self.text = text }
  init(configuration: FileDocumentReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else {
      throw CocoaError(.fileReadCorruptFile)
    }
    text = String(decoding: data, as: UTF8.self)
  }
  func fileWrapper(configuration: FileDocumentWriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

@MainActor @Suite struct `A screen of files` {
  @Test(arguments: [
    UIDocumentPickerMode.import, .open, .exportToService, .moveToService,
  ])
  func `has no files in any mode, and can be cancelled`(mode: UIDocumentPickerMode) {
    let log = Log()
    let owner = Owner(log)
    let stage = Screen.stage([cancel, .wait(0.1)]) {
      let picker = UIDocumentPickerViewController(documentTypes: ["public.text"], in: mode)
      picker.delegate = owner
      return picker
    }
    #expect(stage.texts.contains("Recents is Empty"))
    #expect(log.lines == ["no file"])
  }

  @Test func `saves a document that names its file`() throws {
    #expect(Note.writableContentTypes == [.plainText])
    let file = FileWrapper(regularFileWithContents: Data("words".utf8))
    #expect(file.regularFileContents == Data("words".utf8) && file.filename == nil)
    file.preferredFilename = "a.txt"
    #expect(file.preferredFilename == "a.txt")
    let shown = Stage(canvas: CGSize(width: 390, height: 600)) {
      Text("page").fileExporter(
        isPresented: .constant(true), document: Note(text: "words"), contentType: .plainText,
        defaultFilename: "Letter"
      ) { _ in }
    }
    #expect(shown.texts.contains("Letter") && shown.texts.contains("Save"))
  }
}

@MainActor @Suite struct `A card of activities` {
  private final class Print: UIActivity {
    override var activityType: ActivityType? { UIActivity.ActivityType("com.example.print") }
    override var activityTitle: String? { "Print" }
  }

  /// A page that shows a card once it appears.
  private final class Page: UIViewController {
    var card: UIViewController?
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      if let card { present(card, animated: false) }
      card = nil
    }
  }

  private func stage(_ script: GestureScript, _ log: Log) -> Stage {
    Screen.stage(script) {
      let (page, card) = (
        Page(),
        UIActivityViewController(activityItems: ["Words"], applicationActivities: [Print()])
      )
      let handler: UIActivityViewController.CompletionWithItemsHandler = { type, isDone, _, error in
        log.add("\(type == UIActivity.ActivityType.copyToPasteboard) \(isDone) \(error == nil)")
        log.add(UIPasteboard.general.string ?? "-")
      }
      card.completionWithItemsHandler = handler
      page.card = card
      return page
    }
  }

  @Test func `copies to the pasteboard, and says what was done`() throws {
    let tree = stage([.wait(1)], Log()).tree(at: 1)
    let copy = try #require(tree.all.first { $0.detail("text") == "Copy" }?.frame)
    let log = Log()
    let script: GestureScript = [
      .wait(1), .tap(.point(CGPoint(x: copy.midX, y: copy.midY))), .wait(1),
    ]
    #expect(stage(script, log).texts.isEmpty)
    #expect(log.lines == ["true true true", "Words"])
  }

  @Test func `leaves out what is excluded`() {
    let stage = Screen.stage {
      let card = UIActivityViewController(activityItems: ["Words"], applicationActivities: nil)
      card.excludedActivityTypes = [.copyToPasteboard]
      return card
    }
    #expect(stage.texts == ["Words"])
  }

  @Test func `has names of its own for actions`() {
    let own = Print()
    #expect(own.activityType?.rawValue == "com.example.print" && own.activityTitle == "Print")
    #expect(!own.canPerform(withActivityItems: ["a"]) && own.activityImage == nil)
    // Source: documented, the values of `UIActivity.ActivityType`.
    #expect(UIActivity.ActivityType.mail.rawValue == "com.apple.UIKit.activity.Mail")
  }
}

@MainActor @Suite struct `A picker of photos` {
  @Test func `is cancelled by its delegate alone`() {
    let log = Log()
    let owner = Owner(log)
    let stage = Screen.stage([cancel, .wait(0.5)]) {
      let picker = UIImagePickerController()
      picker.delegate = owner
      return picker
    }
    #expect(stage.texts.contains("No Photos or Videos"))
    #expect(log.lines == ["no picture"])
  }

  /// Source: documented, the defaults of `UIImagePickerController`.
  @Test func `begins with the library, and with the camera at the back`() {
    let picker = UIImagePickerController()
    #expect(picker.sourceType == UIImagePickerController.SourceType.photoLibrary)
    #expect(picker.cameraCaptureMode == UIImagePickerController.CameraCaptureMode.photo)
    #expect(picker.cameraDevice == UIImagePickerController.CameraDevice.rear)
    #expect(picker.cameraFlashMode == UIImagePickerController.CameraFlashMode.auto)
    #expect(picker.videoQuality == UIImagePickerController.QualityType.typeMedium)
    #expect(picker.videoMaximumDuration == 600 && picker.mediaTypes == ["public.image"])
    #expect(
      picker.imageExportPreset == UIImagePickerController.ImageURLExportPreset.compatible)
  }

  @Test(arguments: [
    (UIImagePickerController.SourceType.photoLibrary, true), (.savedPhotosAlbum, true),
    (.camera, false),
  ])
  func `has no camera, as a simulated device`(
    source: UIImagePickerController.SourceType, isThere: Bool
  ) {
    #expect(UIImagePickerController.isSourceTypeAvailable(source) == isThere)
    #expect((UIImagePickerController.availableMediaTypes(for: source) != nil) == isThere)
    #expect(!UIImagePickerController.isCameraDeviceAvailable(.front))
  }

  /// Source: documented, the values of `UIImagePickerController.InfoKey`.
  @Test func `has keys by the names of Objective-C`() {
    let keys: [UIImagePickerController.InfoKey] = [.originalImage, .editedImage, .mediaType]
    let endings = ["OriginalImage", "EditedImage", "MediaType"]
    #expect(keys.map(\.rawValue) == endings.map { "UIImagePickerController" + $0 })
  }
}

@MainActor @Suite struct `The place of a popover` {
  private final class Owner: UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController)
      -> UIModalPresentationStyle
    { .fullScreen }
  }

  @Test func `is one of a controller, with an arrow at any side`() {
    let controller = UIViewController()
    let place: UIPopoverPresentationController? = controller.popoverPresentationController
    #expect(place != nil && controller.popoverPresentationController === place)
    #expect(place?.presentedViewController === controller)
    // Source: documented, the default of `permittedArrowDirections`, and the bits.
    #expect(place?.permittedArrowDirections == UIPopoverArrowDirection.any)
    let sides: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    #expect(sides.map(\.rawValue) == [1, 2, 4, 8] && UIPopoverArrowDirection(sides) == .any)
    let owner: any UIPopoverPresentationControllerDelegate = Owner()
    place?.delegate = owner
    #expect(
      place.flatMap { $0.delegate?.adaptivePresentationStyle(for: $0) } == .fullScreen)
  }
}
