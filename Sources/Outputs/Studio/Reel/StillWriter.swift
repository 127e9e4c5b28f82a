import Foundation
import ScrollworkDrawing
import ScrollworkStage
import ScrollworkViews

/// Draws, encodes and writes the stills of a reel, on any task; a still whose file is up to date is not
/// drawn.
///
/// Nothing is written before the ``writes`` are released.
final class StillWriter: Sendable {
  let numbering: ReelNumbering
  private let renderer: any DisplayListRendering
  private let format: PictureFormat
  private let folder: ReelFolder
  private let ledger: ReelLedger
  private let known: [Int: StillRecord]
  private let opening: OpeningPicture?
  /// The writes of files, which wait until they are released.
  let writes = HeldWrites()

  /// A writer with the records of an earlier run, and the picture that may be drawn already.
  init(
    _ renderer: any DisplayListRendering, format: PictureFormat, folder: ReelFolder,
    ledger: ReelLedger, known: [Int: StillRecord], numbering: ReelNumbering,
    opening: OpeningPicture?
  ) {
    (self.renderer, self.format, self.folder) = (renderer, format, folder)
    (self.ledger, self.known) = (ledger, known)
    (self.numbering, self.opening) = (numbering, opening)
  }

  /// Draws a still and writes its file, or keeps the file; `place` counts all examined stills from zero.
  func write(_ still: Still, _ number: Int, at place: Int, isWanted: Bool) throws {
    let list = still.displayList
    let digest = list.digest
    var entry = ReelLedger.Entry(
      number: number, record: nil,
      trace: TraceLine.spell(
        number, still.report, since: number > 0 ? numbering.time(of: number - 1) : -.infinity),
      isDrawn: false, isWanted: isWanted)
    var (picture, isStale) = (Data?.none, true)
    if let record = known[number], record.list == digest.description, folder.holds(number, record) {
      (entry.record, isStale) = (record, false)
    } else if isWanted {
      let data =
        try opening?.picture(of: digest) ?? renderer.picture(of: list, as: format)
      (entry.record, entry.isDrawn) = (
        StillRecord(list: digest.description, file: fingerprint(data)), true
      )
      picture = data
    }
    entry.record?.hasPictures = format == .svg && list.hasPicturesInSVG
    try writes.perform(byteCount: picture?.count ?? 0) {
      [entry, picture, isStale, ledger, file = folder.frame(number)] in
      if isStale { try ledger.willChange() }
      if let picture { try AtomicFile.write(picture, to: file) }
      try ledger.enter(entry, at: place)
    }
  }
}

extension DisplayListRendering {
  /// The picture of a display list in a format.
  func picture(of list: DisplayList, as format: PictureFormat) throws -> Data {
    try format == .png ? png(of: list) : svg(of: list)
  }
}
