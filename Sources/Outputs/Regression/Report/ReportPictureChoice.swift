/// The stills whose pictures a report has.
public enum ReportPictureChoice: String, CaseIterable, Hashable, Sendable {
  /// The first and the last still, those where findings begin and end, and some between.
  case key
  /// All stills that differ, as far as there is room: the key stills exactly, others at half the size.
  case changed
  /// All stills, exactly, as far as there is room.
  case all

  /// The characters that all pictures may take in base64.
  ///
  /// - Source: chosen; a browser opens a page of 60 MB from a file in a second or two, and a page of
  ///   15 MB can be attached to a run.
  func limit(findings: Int) -> Int {
    self == .all ? 60_000_000 : min(15_000_000, 2_000_000 * max(1, findings))
  }
}
