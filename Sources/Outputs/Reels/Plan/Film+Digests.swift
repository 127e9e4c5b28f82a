import Foundation
import ScrollworkDrawing
import ScrollworkStage
import ScrollworkStudio

extension Film {
  /// The digests of all frames, as a `FileRecord` keeps them.
  ///
  /// The frames of `dark` count too, and with `reported` the numbers behind the frames, as in forms
  /// that show them.
  func digests(dark: Film?, reported: Bool) throws -> String {
    try (0..<count).map { number in
      let frames = try [frame(number)] + (dark.map { [try $0.frame(number)] } ?? [])
      let text = frames.map { $0.spelled(reported: reported) }.joined()
      return ContentDigest(of: Data(text.utf8)).hexadecimal(digits: FileRecord.digits)
    }.joined()
  }

  /// The digest of the poster.
  public func posterDigest() throws -> String {
    let text = try frame(poster).spelled(reported: false)
    return ContentDigest(of: Data(text.utf8)).hexadecimal(digits: FileRecord.digits)
  }
}

extension FilmFrame {
  /// The digests of the samples, and the reports.
  fileprivate func spelled(reported: Bool) -> String {
    let lists = samples.map { $0.digest.description }.joined()
    guard reported else { return lists }
    return lists + reports.map { TraceLine.spell(number, $0, since: $0.time) }.joined()
  }
}
