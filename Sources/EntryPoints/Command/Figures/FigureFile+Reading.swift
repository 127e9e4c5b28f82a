import ScrollworkFigures
import ScrollworkSystem

extension FigureFile {
  /// The figure file at a path.
  ///
  /// - Throws: A ``Failure`` for a file that cannot be read, or a `YAMLError`.
  static func read(_ path: String) throws -> FigureFile {
    try FigureFile(InputText.read(path, expected: "a figure file"), file: path)
  }
}
