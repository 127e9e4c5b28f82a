import Foundation

/// Pictures of the new reel in memory, beside those of a folder.
struct DrawnPictures: ComparisonPictures {
  /// The new pictures by the number of their still.
  let files: [Int: Data]
  /// The pictures of the old reel.
  let old: FolderPictures

  func old(_ still: Int) throws -> Data? { try old.old(still) }

  func new(_ still: Int) -> Data? { files[still] }
}
