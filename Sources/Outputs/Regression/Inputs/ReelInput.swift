public import Foundation
public import ScrollworkDrawing
import ScrollworkStudio
import ScrollworkSystem

/// A side of a comparison, read from disk: a render's folder, a reference, pictures, or a picture.
public struct ReelInput: Sendable {
  /// The path as it was given.
  public let label: String
  /// The recording; of pictures it has nothing but their hashes.
  public let recording: Recording
  /// The file of a still's picture.
  public let picture: @Sendable (Int) -> URL?
  /// Whether views and display lists are known.
  public let hasViews: Bool

  /// The side at a path.
  ///
  /// - Parameters:
  ///   - path: A folder or a PNG file.
  ///   - fps: Stills per second of pictures without a manifest.
  ///   - decoder: The reader of the pictures' sizes.
  /// - Throws: A ``ReelInputError``, a ``RecordingError``, or an error of a render's files.
  public init(path: String, fps: Int, decoder: any PictureDecoding) throws {
    let url = URL(filePath: SpelledPath.existing(path))
    if InputFile.isFile(url.path) {
      self = try Self.pictures([url], label: path, name: url.lastPathComponent, fps, decoder)
      return
    }
    guard InputFile.isFolder(url.path) else { throw ReelInputError.missing(path: path) }
    let reference = ReferenceFolder(url)
    let manifest = url.appending(path: "manifest.json")
    if InputFile.isFile(manifest.path) {
      if let data = try? InputFile.contents(of: manifest.path), let fault = FileFault(data) {
        throw fault.error(path: manifest.relativePath)
      }
      self =
        reference.isReference
        ? try Self.reference(reference, label: path) : try Self.render(url, label: path)
      return
    }
    let frames = url.appending(path: "frames")
    let folder = InputFile.isFolder(frames.path) ? frames : url
    self = try Self.folder(folder, label: path, name: url.lastPathComponent, fps, decoder)
  }

  private init(
    label: String, recording: Recording, hasViews: Bool,
    picture: @escaping @Sendable (Int) -> URL?
  ) {
    (self.label, self.recording) = (label, recording)
    (self.hasViews, self.picture) = (hasViews, picture)
  }

  private static func reference(_ folder: ReferenceFolder, label: String) throws -> ReelInput {
    ReelInput(label: label, recording: try folder.recording(), hasViews: true) { still in
      let file = folder.picture(still)
      return InputFile.isFile(file.path) ? file : nil
    }
  }

  private static func render(_ folder: URL, label: String) throws -> ReelInput {
    let manifest = try ManifestRecord(folder.appending(path: "manifest.json"))
    let tracks = folder.appending(path: RecordingFile.name)
    var recording: Recording
    if InputFile.isFile(tracks.path) {
      recording = try RecordingFile(
        InputFile.contents(of: tracks.path), path: tracks.relativePath
      ).recording
    } else {
      recording = try TraceRecording.recording(
        manifest, trace: folder.appending(path: "trace.jsonl"))
    }
    guard manifest.count <= ReelNumbering.maximumCount else {
      throw ReelInputError.unreadable(
        path: label, reason: "has \(manifest.count) stills in its manifest.json")
    }
    recording.stills = [RecordedStill](repeating: RecordedStill(), count: manifest.count)
    var files: [Int: URL] = [:]
    for still in manifest.stills where recording.stills.indices.contains(still.number) {
      recording.stills[still.number] = RecordedStill(
        list: String(still.record.list.prefix(32)), picture: still.record.file)
      if manifest.format == .png { files[still.number] = folder.appending(path: still.file) }
    }
    if let fault = RecordingFault.fault(of: recording) {
      throw ReelInputError.unreadable(path: label, reason: "is no render: \(fault)")
    }
    let pictures = files
    return ReelInput(label: label, recording: recording, hasViews: true) { pictures[$0] }
  }

  private static func folder(
    _ folder: URL, label: String, name: String, _ fps: Int, _ decoder: any PictureDecoding
  ) throws -> ReelInput {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let files = PictureFiles(names: names)
    guard !files.stems.isEmpty else { throw ReelInputError.noPictures(path: label) }
    if let gap = files.gap {
      throw ReelInputError.gap(path: label, missing: gap.missing, previous: gap.previous)
    }
    return try pictures(
      files.stems.map { folder.appending(path: $0 + ".png") }, label: label, name: name, fps,
      decoder)
  }

  private static func pictures(
    _ files: [URL], label: String, name: String, _ fps: Int, _ decoder: any PictureDecoding
  ) throws -> ReelInput {
    var first: (name: String, width: Int, height: Int)?
    var stills: [RecordedStill] = []
    for file in files {
      try Task.checkCancellation()
      let data: Data
      do { data = try InputFile.contents(of: file.path) } catch {
        throw ReelInputError.unreadable(path: file.relativePath, reason: "cannot be read: \(error)")
      }
      let size = try size(of: data, file, decoder)
      if let first, (first.width, first.height) != (size.width, size.height) {
        throw ReelInputError.mixedSizes(
          path: file.relativePath, size, first: first.name,
          PixelSize(width: first.width, height: first.height))
      }
      first = first ?? (file.lastPathComponent, size.width, size.height)
      stills.append(RecordedStill(picture: fingerprint(data)))
    }
    let canvas = [Double(first?.width ?? 0), Double(first?.height ?? 0)]
    let settings = RecordingSettings(
      scene: name, canvas: canvas, scale: 1, colorScheme: "", layoutDirection: "", fps: fps,
      duration: Double(stills.count) / Double(fps), script: [], libraries: [:], fonts: [:],
      marks: [:])
    return ReelInput(
      label: label, recording: Recording(settings: settings, stills: stills), hasViews: false
    ) { files.indices.contains($0) ? files[$0] : nil }
  }
}

extension ReelInput {
  private static func size(
    of data: Data, _ file: URL, _ decoder: any PictureDecoding
  ) throws(ReelInputError) -> PixelSize {
    do throws(PictureError) {
      let size = try decoder.size(of: data)
      return PixelSize(width: size.width, height: size.height)
    } catch {
      guard FileFault(data) != .pointer else {
        throw .unreadable(path: file.relativePath, reason: "is a Git LFS pointer; run git lfs pull")
      }
      throw .unreadable(path: file.relativePath, reason: error.description)
    }
  }
}

/// A side of a comparison that cannot be read.
public enum ReelInputError: Error, Hashable, Sendable {
  /// Nothing is at the path.
  case missing(path: String)
  /// A folder without PNG files.
  case noPictures(path: String)
  /// A gap in the numbers of a folder's pictures.
  case gap(path: String, missing: String, previous: String)
  /// Pictures of different sizes in a folder.
  case mixedSizes(path: String, PixelSize, first: String, PixelSize)
  /// A picture that cannot be read.
  case unreadable(path: String, reason: String)
}

extension ReelInputError: CustomStringConvertible {
  /// The message: what was found, and what was expected.
  public var description: String {
    switch self {
    case .missing(let path):
      "\(path) does not exist; expected a folder of a render or of pictures, or a PNG file"
    case .noPictures(let path):
      "\(path) has no manifest.json and no PNG files; expected a render's folder or pictures"
    case .gap(let path, let missing, let previous):
      "\(path) has no \(missing).png after \(previous).png; expected pictures without a gap"
    case .mixedSizes(let path, let size, let first, let firstSize):
      "\(path) has \(size) px and \(first) has \(firstSize) px; expected pictures of one size"
    case .unreadable(let path, let reason): "\(path) \(reason)"
    }
  }
}
