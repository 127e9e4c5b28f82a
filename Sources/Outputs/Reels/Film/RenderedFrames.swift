public import Foundation
import ScrollworkSystem

/// A folder of frames: of any pictures, or of a reel with its manifest.
public struct RenderedFrames: Hashable, Sendable {
  /// The folder of the pictures.
  public let pictures: URL
  /// The name of the reel.
  public let name: String
  /// Frames per second, if a manifest tells them.
  public let fps: Int?

  private struct Manifest: Decodable {
    var scene: String
    var fps: Int
  }

  /// The frames in a folder, or in the `frames` of a reel's folder.
  public init(_ folder: URL) {
    let inner = folder.appending(path: "frames")
    var isFolder: ObjCBool = false
    let hasInner =
      FileManager.default.fileExists(atPath: inner.path, isDirectory: &isFolder)
      && isFolder.boolValue
    pictures = hasInner ? inner : folder
    let reel = pictures.deletingLastPathComponent()
    let file = reel.appending(path: "manifest.json").path
    let manifest = (try? InputFile.contents(of: file)).flatMap {
      try? JSONDecoder().decode(Manifest.self, from: $0)
    }
    name = manifest?.scene ?? folder.standardizedFileURL.lastPathComponent
    fps = manifest.flatMap { (1...240).contains($0.fps) ? $0.fps : nil }
  }
}
