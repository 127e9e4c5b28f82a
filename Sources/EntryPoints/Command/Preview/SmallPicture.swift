import Foundation
import ScrollworkPreview

/// The picture of a scene in a list: its first still, small.
enum SmallPicture {
  /// Pixels per point.
  ///
  /// - Source: chosen: about a hundred pixels wide for a phone.
  private static let ratio = 0.5

  /// The picture with a number, of a process that is started for it; nil if the scene cannot be shown.
  static func of(_ start: SessionProcess.Start, number: UInt32) async throws -> Data? {
    let process = try SessionProcess(start)
    await process.send(#"{"kind":"settings","ratio":\#(ratio)}"#)
    await process.send(#"{"kind":"small","number":\#(number)}"#)
    defer { process.end() }
    for await reply in process.replies {
      if case .picture(let data) = reply { return data }
    }
    return nil
  }
}
