import Foundation
import ScrollworkRegression
import TestSupport

/// A recording that is kept in the repository and has to come out the same.
///
/// It lies at `Tests/Goldens/SUITE/NAME.json`; what differs is told by findings. As with text
/// goldens, a new one is left under `output/goldens`, and `script/goldens` accepts it.
enum RecordingGolden {
  /// What is wrong, in words; nil if the reel is as it was accepted, on whatever libraries.
  static func difference(
    _ recording: Recording, _ suite: String, _ name: String
  ) throws -> String? {
    var recording = recording
    (recording.settings.libraries, recording.settings.fonts) = ([:], [:])
    let place = "Tests/Goldens/\(suite)/\(name).json"
    let file = Repository.url(place)
    let data = try RecordingFile(recording).data
    guard let known = try? Data(contentsOf: file) else {
      try leave(data, for: place)
      return "\(place) is missing; script/goldens accepts the new recording"
    }
    let old = try RecordingFile(known, path: place).recording
    let comparison = ReelComparer().compare(old, recording, labels: (place, "this run"))
    guard comparison.verdict != .equal else { return nil }
    try leave(data, for: place)
    return comparison.findings.map(\.sentence).joined(separator: "\n")
      + "\n\(place) differs; script/goldens accepts the new recording"
  }

  private static func leave(_ data: Data, for place: String) throws {
    let new = Repository.url("output/goldens/\(place)")
    try FileManager.default.createDirectory(
      at: new.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: new)
  }
}
