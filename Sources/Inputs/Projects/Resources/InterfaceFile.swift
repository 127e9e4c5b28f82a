import ScrollworkSystem

/// A storyboard, or a file of views.
package struct InterfaceFile: Hashable, Sendable {
  /// The name without an ending.
  package let name: String
  /// The text.
  package let text: String

  /// Reads a file; nil if it cannot be read.
  init?(_ path: String) {
    guard let data = try? InputFile.contents(of: path, atMost: InputFile.largestText) else {
      return nil
    }
    name = FilePath.stem(of: path)
    text = String(decoding: data, as: UTF8.self)
  }

  /// The classes of code that the file names.
  package var classNames: Set<String> {
    Set(XMLTag.all(in: text).compactMap { $0["customClass"] })
  }
}

extension AppProject {
  /// The storyboards and files of views of the app, but that of its launch.
  package var interfaceFiles: [InterfaceFile] {
    app.resources.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
      .filter { FilePath.stem(of: $0) != "LaunchScreen" }
      .compactMap(InterfaceFile.init)
  }
}
