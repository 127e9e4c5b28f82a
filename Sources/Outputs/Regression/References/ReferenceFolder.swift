public import Foundation
import ScrollworkStudio
import ScrollworkSystem

/// The reference of a scene on disk.
///
/// ```
/// manifest.json       the key stills and the libraries
/// reel.txt            what people review: parameters, and what views do, in a line each
/// .gitattributes      that differences of the other files are not shown
/// tracks.json         the recording: the digest of each still, what each view does
/// stills/000000.png   the pictures of the key stills
/// differing/…         of a candidate: the pictures of all stills that differ
/// ```
public struct ReferenceFolder: Hashable, Sendable {
  /// The folder.
  public let url: URL

  /// The reference in a folder, whose name may have another canonically equal spelling on disk.
  public init(_ url: URL) { self.url = url.existingSpelling }

  /// Whether the folder has a manifest.
  public var exists: Bool { InputFile.isFile(manifestFile.path) }

  /// Whether the folder has one of the files of a reference: a reference, or what is left of one.
  public var hasTraces: Bool {
    exists || InputFile.isFile(tracksFile.path) || InputFile.isFile(outlineFile.path)
      || names(in: stills).contains { $0.hasSuffix(".png") }
  }

  /// Whether the manifest is one of a reference, of any version.
  var isReference: Bool {
    guard let data = try? InputFile.contents(of: manifestFile.path) else { return false }
    return ReferenceManifest.version(in: data) != nil
  }

  /// Whether the manifest is no JSON, as after a merge, beside the pictures of a reference.
  private var isDamaged: Bool {
    guard let data = try? InputFile.contents(of: manifestFile.path) else { return false }
    return (try? JSONSerialization.jsonObject(with: data)) == nil && InputFile.isFolder(stills.path)
      && FileFault(data) != .pointer
  }

  private var manifestFile: URL { url.appending(path: "manifest.json") }
  private var outlineFile: URL { url.appending(path: ReelOutline.name) }
  private var attributesFile: URL { url.appending(path: ".gitattributes") }

  /// What git shows of a reference: the outline; the recording and its hashes are made by the tool.
  private static let attributes = """
    tracks.json -diff linguist-generated
    manifest.json -diff linguist-generated

    """

  private var tracksFile: URL { url.appending(path: RecordingFile.name) }
  private var stills: URL { url.appending(path: "stills") }

  /// The file of a still's picture.
  public func picture(_ still: Int) -> URL { stills.appending(path: Self.name(of: still)) }

  /// The file name of a still's picture.
  static func name(of still: Int) -> String {
    let digits = "\(still)"
    return String(repeating: "0", count: max(0, 6 - digits.count)) + digits + ".png"
  }

  /// Reads the manifest.
  ///
  /// - Returns: The key stills and the libraries.
  /// - Throws: A ``RecordingError``.
  public func manifest() throws(RecordingError) -> ReferenceManifest {
    try ReferenceManifest(try contents(manifestFile), path: manifestFile.relativePath)
  }

  /// Reads the recording.
  ///
  /// - Returns: The recording.
  /// - Throws: A ``RecordingError``; for a recording that is not the one of the manifest, and for
  ///   missing pictures, too.
  public func recording() throws(RecordingError) -> Recording {
    let (data, manifest) = (try contents(tracksFile), try manifest())
    for key in manifest.pictures {
      let file = picture(key.still)
      guard InputFile.isFile(file.path) else { throw .missing(path: file.relativePath) }
      try requireNoPointer(file)
    }
    // Version control may write other line ends, which the recording does not depend on.
    let isIntact =
      fingerprint(data) == manifest.tracks
      || fingerprint(data.filter { $0 != UInt8(ascii: "\r") }) == manifest.tracks
    guard isIntact else {
      if let fault = FileFault(data) { throw fault.error(path: tracksFile.relativePath) }
      throw .malformed(
        path: tracksFile.relativePath, reason: "its hash is not the one in manifest.json")
    }
    return try RecordingFile(data, path: tracksFile.relativePath).recording
  }

  private func contents(_ file: URL) throws(RecordingError) -> Data {
    guard InputFile.isFile(file.path) else { throw .missing(path: file.relativePath) }
    do { return try InputFile.contents(of: file.path) } catch {
      throw .malformed(path: file.relativePath, reason: "it cannot be read")
    }
  }

  /// Throws for a pointer in the place of a picture.
  private func requireNoPointer(_ file: URL) throws(RecordingError) {
    let size = (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
    guard size < FileFault.mostPointer, let data = try? InputFile.contents(of: file.path),
      FileFault(data) == .pointer
    else { return }
    throw .pointer(path: file.relativePath)
  }

  /// Replaces the reference; the manifest is written last.
  ///
  /// The manifest from before is kept until then: it says what an interrupted recording was of, and
  /// that the recording is not its own.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - pictures: The pictures of stills, with the reason for each.
  ///   - source: What the reference is recorded from; nil if that is unknown.
  /// - Throws: A ``StudioError``.
  public func write(
    _ recording: Recording, pictures: [(still: Int, reason: String, png: Data)],
    source: ReferenceSource? = nil
  ) throws {
    try requireReference()
    let tracks = try RecordingFile(recording).data
    try AtomicFile.makeFolder(stills)
    try AtomicFile.write(tracks, to: tracksFile)
    try AtomicFile.write(Data(ReelOutline(recording).text.utf8), to: outlineFile)
    try AtomicFile.write(Data(Self.attributes.utf8), to: attributesFile)
    for picture in pictures { try AtomicFile.write(picture.png, to: self.picture(picture.still)) }
    let kept = Set(pictures.map { Self.name(of: $0.still) })
    for name in names(in: stills) where name.hasSuffix(".png") && !kept.contains(name) {
      try AtomicFile.remove(stills.appending(path: name))
    }
    let manifest = ReferenceManifest(
      scene: recording.settings.scene,
      pictures: pictures.map {
        KeyStill(still: $0.still, reason: $0.reason, sha256: fingerprint($0.png))
      }, libraries: recording.settings.libraries, tracks: fingerprint(tracks), source: source)
    try AtomicFile.write(try manifest.data, to: manifestFile)
  }

  /// Replaces what the manifest says of the source.
  ///
  /// - Parameter source: What the reference was recorded from.
  /// - Throws: A ``RecordingError`` or a ``StudioError``.
  public func set(_ source: ReferenceSource?) throws {
    var manifest = try manifest()
    guard manifest.source != source else { return }
    manifest.source = source
    try AtomicFile.write(try manifest.data, to: manifestFile)
  }

  /// Writes pictures of other stills into a folder of their own, which is no part of the reference.
  func writeDiffering(_ pictures: [(still: Int, reason: String, png: Data)]) throws {
    try AtomicFile.makeFolder(differing)
    for picture in pictures {
      try AtomicFile.write(
        picture.png, to: differing.appending(path: Self.name(of: picture.still)))
    }
  }

  private var differing: URL { url.appending(path: "differing") }

  /// The file of a candidate's picture: that of a still that differs, or of a key still.
  ///
  /// - Parameter still: The number of the still.
  /// - Returns: The file; nil if there is none.
  public func candidatePicture(_ still: Int) -> URL? {
    [differing.appending(path: Self.name(of: still)), picture(still)]
      .first { InputFile.isFile($0.path) }
  }

  /// Throws if the folder holds something else, such as a render.
  private func requireReference() throws {
    guard !exists || isReference || isDamaged else {
      throw StudioError.cannotWrite(
        path: url.relativePath, reason: "it holds a reel that is no reference")
    }
  }

  /// Removes the files of the reference, and its folders if nothing else is in them.
  ///
  /// - Throws: A ``StudioError``.
  public func remove() throws {
    try requireReference()
    for folder in [stills, differing] {
      for name in names(in: folder) where name.hasSuffix(".png") {
        try AtomicFile.remove(folder.appending(path: name))
      }
      rmdir(folder.path)
    }
    try AtomicFile.remove(manifestFile)
    try AtomicFile.remove(tracksFile)
    try AtomicFile.remove(outlineFile)
    try AtomicFile.remove(attributesFile)
    rmdir(url.path)
  }

  private func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }
}

/// The folder of all references.
public struct ReferenceStore: Hashable, Sendable {
  /// The folder, with a subfolder for each scene.
  public let url: URL

  /// The references in a folder.
  public init(_ url: URL) { self.url = url }

  /// The reference of a scene.
  public func reference(of scene: String) -> ReferenceFolder {
    ReferenceFolder(url.appending(path: scene))
  }

  /// The names of all references, in order, with those that cannot be read.
  public var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
      .filter { !$0.hasPrefix(".") && reference(of: $0).hasTraces }
  }
}
