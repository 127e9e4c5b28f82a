import Foundation
import ScrollworkSystem

/// A font file of others, looked at before a library reads it.
enum FontFile {
  /// The contents of a file; an error for one that is too large, or that does not begin as fonts do.
  static func contents(of url: URL) throws(CairoError) -> Data {
    let data: Data
    do throws(InputError) { data = try InputFile.mapped(url.path, atMost: InputFile.largest) } catch
    {
      throw .unreadableFont(file: url.path, reason: error.isMissing ? nil : error.reason)
    }
    guard signatures.contains(where: { data.starts(with: $0) }) else {
      throw .unreadableFont(file: url.path)
    }
    return data
  }

  /// Whether a file may be a font.
  static func isFont(_ url: URL) -> Bool {
    do throws(CairoError) {
      _ = try contents(of: url)
      return true
    } catch { return false }
  }

  /// The first bytes of fonts.
  ///
  /// - Source: documented, the OpenType specification, "Organization of an OpenType font"; Apple,
  ///   TrueType Reference Manual, "The scaler type": `true`.
  private static let signatures: [[UInt8]] = [
    [0, 1, 0, 0], Array("OTTO".utf8), Array("ttcf".utf8), Array("true".utf8),
  ]
}
