import Foundation
import ScrollworkStudio

/// The manifest of a reference: its key stills, and what drew their pictures.
public struct ReferenceManifest: Hashable, Sendable, Codable {
  /// The version of the format that this program writes.
  public static let newest = 1

  /// The version of the format.
  public var reference = ReferenceManifest.newest
  /// The name of the scene.
  public var scene: String
  /// The stills that have a picture.
  public var pictures: [KeyStill]
  /// The versions of the libraries that drew the pictures.
  public var libraries: [String: String]
  /// The SHA-256 of `tracks.json`, in hexadecimal digits.
  public var tracks: String
  /// What the reference was recorded from; nil for one of an older version, or of a test.
  public var source: ReferenceSource?

  /// The bytes of the file: a line for each picture.
  var data: Data {
    get throws { try LineJSON.text(self, depth: 2) }
  }

  /// Reads the bytes of a file.
  ///
  /// - Throws: A ``RecordingError`` for bytes that are no manifest, or of a newer version.
  init(_ data: Data, path: String) throws(RecordingError) {
    if let fault = FileFault(data) { throw fault.error(path: path) }
    guard let version = Self.version(in: data) else {
      throw .malformed(path: path, reason: "it has no number of its version, \"reference\"")
    }
    guard version <= Self.newest else {
      throw .newer(path: path, version: version, known: Self.newest)
    }
    do { self = try JSONDecoder().decode(Self.self, from: data) } catch {
      throw .malformed(path: path, reason: "its fields are not those of a manifest")
    }
  }

  /// The version of the format of some bytes; nil for bytes that are no manifest of a reference.
  static func version(in data: Data) -> Int? {
    struct Head: Decodable { var reference: Int? }
    return (try? JSONDecoder().decode(Head.self, from: data))?.reference
  }

  init(
    scene: String, pictures: [KeyStill], libraries: [String: String], tracks: String,
    source: ReferenceSource?
  ) {
    (self.scene, self.pictures, self.source) = (scene, pictures, source)
    (self.libraries, self.tracks) = (libraries, tracks)
  }
}
