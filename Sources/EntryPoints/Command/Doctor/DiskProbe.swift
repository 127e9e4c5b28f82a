import Foundation
import ScrollworkReels

/// The free space of a folder's disk.
struct DiskProbe: Hashable, Sendable {
  /// What is kept there, such as `disk of the output folder`.
  var name: String
  var folder: String
  /// The free bytes; nil if they are not known.
  var free: Int?
  /// Whether files can be written there.
  var isWritable = true
  /// What to do where too few are free.
  var remedy: String

  /// The disk of a folder, or of the nearest one around it that is there.
  static func look(_ name: String, _ folder: URL, remedy: String) -> DiskProbe {
    let there = Folder.nearest(to: folder).path
    var info = statvfs()
    let isKnown = statvfs(there, &info) == 0 && info.f_blocks > 0
    return DiskProbe(
      name: name, folder: there,
      free: isKnown ? Int(clamping: UInt64(info.f_bavail) * UInt64(info.f_frsize)) : nil,
      isWritable: access(there, W_OK) == 0, remedy: remedy)
  }

  /// The free bytes below which a warning is given, and those without which nothing is made.
  ///
  /// - Source: chosen; the stills of a long reel in large pixels, and those of a short one.
  private static let (little, least) = (1_000_000_000, 50_000_000)

  /// What was found of it.
  var findings: [Diagnosis.Finding] {
    var facts = ["path": folder]
    facts["free"] = free.map(String.init)
    guard isWritable else {
      return [
        Diagnosis.Finding(
          subject: .disk, name: name, state: .missing, detail: "\(folder) cannot be written",
          cost: "nothing is written there", remedy: remedy, facts: facts)
      ]
    }
    guard let free else {
      return [
        Diagnosis.Finding(
          subject: .disk, name: name, state: .warning,
          detail: "the space of \(folder) is not known",
          cost: "what does not fit is told when it is written", remedy: remedy, facts: facts)
      ]
    }
    let detail = "\(ByteCount(free)) free in \(folder)"
    guard free < Self.little else {
      return [
        Diagnosis.Finding(subject: .disk, name: name, state: .ok, detail: detail, facts: facts)
      ]
    }
    return [
      Diagnosis.Finding(
        subject: .disk, name: name, state: free < Self.least ? .missing : .warning, detail: detail,
        cost: "long reels and compiled files may not fit; what does not is not half-written",
        remedy: remedy, facts: facts)
    ]
  }
}
