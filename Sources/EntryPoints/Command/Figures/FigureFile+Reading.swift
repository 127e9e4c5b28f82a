import Foundation
import ScrollworkFigures

extension FigureFile {
  /// The figure file at a path.
  ///
  /// - Throws: A ``Failure`` for a file that cannot be read, or a `YAMLError`.
  static func read(_ path: String) throws -> FigureFile {
    guard let data = try? Data(contentsOf: URL(filePath: path)) else {
      throw Failure(status: .missing, message: "cannot read \(path), expected a figure file")
    }
    return try FigureFile(String(decoding: data, as: UTF8.self), file: path)
  }
}
