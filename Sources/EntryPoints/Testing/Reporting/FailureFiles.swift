import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkRegression
import ScrollworkStudio

/// The files that a failing assertion leaves, and attaches to its test.
struct FailureFiles {
  /// The folder that they are left in.
  let folder: URL

  /// The reel as it is now, in the form of a reference.
  var candidate: ReferenceFolder { ReferenceFolder(folder.appending(path: "candidate")) }

  /// The page of the comparison.
  var report: URL { folder.appending(path: "report.html") }

  private static let pictures = ["old.png", "new.png", "difference.png"]

  /// Removes what an earlier failure has left.
  ///
  /// - Throws: A `StudioError`.
  func removeEarlier() throws {
    if FileManager.default.fileExists(atPath: candidate.url.path) { try candidate.remove() }
    for name in ["report.html"] + Self.pictures {
      try AtomicFile.remove(folder.appending(path: name))
    }
  }

  /// Leaves the report and the pictures of the worst still.
  ///
  /// - Returns: All files by their names.
  /// - Throws: A `StudioError`, or an error of the renderer.
  func write(
    _ comparison: Comparison, _ pictures: any ComparisonPictures, _ renderer: CairoRenderer
  ) throws -> [(name: String, data: Data)] {
    try AtomicFile.makeFolder(folder)
    let codec = ReportCodec(decoder: PNGDecoder(), encoder: WebPEncoder())
    let report = RegressionReport([(comparison, pictures)], pictures: .changed, codec: codec)
    var files = [(name: "report.html", data: try report.document())]
    if let worst = Self.worst(comparison),
      let old = try worst.old.flatMap(pictures.old), let new = try worst.new.flatMap(pictures.new)
    {
      files += [("old.png", old), ("new.png", new)]
      if let difference = try Self.difference(old, new, renderer) {
        files.append(("difference.png", difference))
      }
    }
    for file in files { try AtomicFile.write(file.data, to: folder.appending(path: file.name)) }
    return files
  }

  /// The pair with the most different pixels.
  private static func worst(_ comparison: Comparison) -> Comparison.StillPair? {
    comparison.stills.filter { ($0.pixels ?? 0) > 0 }
      .max { ($0.pixels ?? 0) < ($1.pixels ?? 0) }
  }

  /// The picture of where two pictures differ; nil if that cannot be drawn.
  private static func difference(
    _ old: Data, _ new: Data, _ renderer: CairoRenderer
  ) throws -> Data? {
    let decoder = PNGDecoder()
    guard
      case .measured(let measured) = try PictureComparer(measure: .exact, decoder: decoder)
        .compare(old, new)
    else { return nil }
    let drawn = DifferencePicture.draw(measured.mask, over: try decoder.picture(of: old))
    var bytes = Data(capacity: 4 * drawn.pixels.count)
    for pixel in drawn.pixels {
      let color = [UInt8(truncatingIfNeeded: pixel >> 16), UInt8(truncatingIfNeeded: pixel >> 8)]
      bytes.append(contentsOf: color + [UInt8(truncatingIfNeeded: pixel), 255])
    }
    return try renderer.png(of: Pixels(width: drawn.width, height: drawn.height, data: bytes))
  }
}
