public import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkLayout
public import ScrollworkUIScrolling
public import ScrollworkViews

/// The screen of files, of a person without any.
struct FilesScreen: View {
  var title = "Recents"
  var doneTitle: String?
  let cancel: @MainActor () -> Void

  var body: some View {
    PickerScreen(title, cancel: cancel, doneTitle: doneTitle ?? "Open") {
      EmptyScreen(
        "Recents is Empty", message: "Find all the latest files you’ve edited or opened here.")
    }
  }
}

/// A screen that chooses files: here of a person without any.
///
/// Its look is chosen: a bar above the words for no files. Nothing can be chosen, only cancelled.
@MainActor @preconcurrency open class UIDocumentPickerViewController: UIViewController {
  /// The delegate.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files may be chosen.
  open var allowsMultipleSelection = false
  /// Whether extensions are always shown.
  open var shouldShowFileExtensions = false
  /// The folder that is shown first.
  open var directoryURL: URL?

  /// Chooses files of some types, to open them.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Chooses a place for files.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Chooses files of some types.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Chooses a place for a file.
  public init(url: URL, in mode: UIDocumentPickerMode) { super.init(nibName: nil, bundle: nil) }

  /// Creates nothing: there are no files of controllers.
  public required init?(coder: NSCoder) { nil }

  /// Shows that there are no files.
  open override func loadView() {
    show(
      FilesScreen { [weak self] in
        guard let self else { return }
        delegate?.documentPickerWasCancelled(self)
        dismiss(animated: true)
      })
  }
}

/// What is done with a chosen file.
public enum UIDocumentPickerMode: UInt, Hashable, Sendable {
  /// It is copied into the app.
  case `import` = 0
  /// It is opened where it is.
  case open
  /// It is copied out of the app.
  case exportToService
  /// It is moved out of the app.
  case moveToService
}

/// Is told what was chosen.
@MainActor @preconcurrency public protocol UIDocumentPickerDelegate: AnyObject {
  /// Called with the files that were chosen.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called with the file that was chosen.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  /// Called when nothing is chosen.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) {}
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

extension URL {
  /// Begins the use of a file outside of the app: a file of the scene needs no permission.
  @discardableResult public func startAccessingSecurityScopedResource() -> Bool { isFileURL }
  /// Ends the use of a file outside of the app.
  public func stopAccessingSecurityScopedResource() {}
}

extension View {
  /// Presents the screen of files while a binding is true, to open one.
  ///
  /// There are no files of a person: only cancelling is possible, for which nothing is called.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    sheet(isPresented: isPresented) { FilesScreen { isPresented.wrappedValue = false } }
  }

  /// Presents the screen of files while a binding is true, to open several.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    sheet(isPresented: isPresented) { FilesScreen { isPresented.wrappedValue = false } }
  }

  /// Presents the screen of files while a binding is true, and calls a closure when cancelled.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    sheet(isPresented: isPresented) {
      FilesScreen {
        isPresented.wrappedValue = false
        onCancellation()
      }
    }
  }

  /// Presents the screen of files while a binding is true, to save a document.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporter(isPresented, defaultFilename)
  }

  /// Presents the screen of files while a binding is true, to save documents.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    exporter(isPresented, nil)
  }

  private func exporter(_ isPresented: Binding<Bool>, _ name: String?) -> some View {
    sheet(isPresented: isPresented) {
      FilesScreen(title: name ?? "Recents", doneTitle: "Save") { isPresented.wrappedValue = false }
    }
  }

  /// Presents the screen of files while a binding is true, to move a file.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    sheet(isPresented: isPresented) {
      FilesScreen(doneTitle: "Move") { isPresented.wrappedValue = false }
    }
  }
}

/// A document that is read from a file and written to one.
@preconcurrency public protocol FileDocument: Sendable {
  /// What a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What a document is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types that can be written.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  init(configuration: ReadConfiguration) throws
  /// The file of the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from.
public struct FileDocumentReadConfiguration {
  /// The type.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// What a document is written to.
public struct FileDocumentWriteConfiguration {
  /// The type.
  public let contentType: UTType
  /// The file that is replaced.
  public let existingFile: FileWrapper?
}

/// A file in memory.
open class FileWrapper {
  /// The bytes.
  open var regularFileContents: Data?
  /// The name that the file should have.
  open var preferredFilename: String?
  /// The name of the file.
  open var filename: String?

  /// A file of some bytes.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }
}
