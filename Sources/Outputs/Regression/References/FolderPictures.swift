public import Foundation
import ScrollworkSystem

/// The pictures of two folders.
public struct FolderPictures: ComparisonPictures {
  private let oldFile: @Sendable (Int) -> URL?
  private let newFile: @Sendable (Int) -> URL?

  /// Pictures in the files that two functions name.
  public init(old: @escaping @Sendable (Int) -> URL?, new: @escaping @Sendable (Int) -> URL?) {
    (oldFile, newFile) = (old, new)
  }

  /// The picture of a still of the old reel; nil if there is no file.
  public func old(_ still: Int) throws -> Data? { try contents(oldFile(still)) }

  /// The picture of a still of the new reel; nil if there is no file.
  public func new(_ still: Int) throws -> Data? { try contents(newFile(still)) }

  private func contents(_ file: URL?) throws -> Data? {
    guard let file, InputFile.isFile(file.path) else { return nil }
    return try InputFile.contents(of: file.path)
  }
}

/// No pictures.
public struct NoPictures: ComparisonPictures {
  /// No pictures.
  public init() {}

  /// Nil.
  public func old(_ still: Int) -> Data? { nil }

  /// Nil.
  public func new(_ still: Int) -> Data? { nil }
}
