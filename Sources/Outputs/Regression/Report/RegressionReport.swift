public import Foundation
import ScrollworkStudio

/// A page for looking at comparisons: one HTML file that needs no other.
///
/// Equal comparisons with equal pictures make equal bytes.
public struct RegressionReport: Sendable {
  /// A comparison and its pictures.
  struct Scene: Sendable {
    let comparison: Comparison
    let pictures: any ComparisonPictures
  }

  /// The characters that all pictures may take in base64, unless said otherwise.
  ///
  /// - Source: chosen; a browser opens such a page from a file in a second or two.
  public static let pictureLimit = 60_000_000

  private let scenes: [Scene]
  private let limit: Int

  /// A report on some comparisons with their pictures.
  ///
  /// - Parameters:
  ///   - comparisons: The comparisons, in the order in which the page lists them.
  ///   - pictureLimit: The greatest number of characters that all pictures take in base64. Where
  ///     there are more, stills that differ have theirs before others, and the page says how many
  ///     were left out.
  public init(
    _ comparisons: [(Comparison, any ComparisonPictures)],
    pictureLimit: Int = RegressionReport.pictureLimit
  ) {
    scenes = comparisons.map { Scene(comparison: $0.0, pictures: $0.1) }
    limit = pictureLimit
  }

  /// The page.
  ///
  /// - Returns: The bytes of an HTML file.
  /// - Throws: What reading a picture throws.
  public func document() throws -> Data {
    let pictures = try ReportPictures(scenes, limit: limit)
    let comparisons = scenes.map(\.comparison)
    let parts = [
      "title": PageTemplate.escaped(Self.title(of: comparisons)),
      "style": Self.text(PackageResources.report_css),
      "report": PageTemplate.json(
        ReportData(comparisons: comparisons, pictures: pictures, limit: limit).json),
      "pictures": zip(pictures.names, pictures.texts).map { name, text in
        "<script type=\"application/octet-stream\" id=\"picture-\(name)\">\(text)</script>\n"
      }.joined(),
      "script": Self.scripts.map(Self.text).joined(separator: "\n"),
    ]
    return Data(PageTemplate.filled(Self.text(PackageResources.report_html), with: parts).utf8)
  }

  private static func title(of comparisons: [Comparison]) -> String {
    let failing = comparisons.count { !$0.verdict.isPassing }
    if comparisons.count == 1 {
      return "\(comparisons[0].name): \(comparisons[0].verdict.rawValue)"
    }
    if comparisons.isEmpty { return "no scenes" }
    return failing == 0
      ? "\(counted(comparisons.count, "scene")), all equal"
      : "\(failing) of \(counted(comparisons.count, "scene")) to look at"
  }

  /// The scripts in the order in which they use each other.
  private static let scripts = [
    PackageResources.elements_js, PackageResources.scene_js, PackageResources.pictures_js,
    PackageResources.difference_js, PackageResources.viewer_js, PackageResources.strip_js,
    PackageResources.curves_js, PackageResources.findings_js, PackageResources.report_js,
  ]

  private static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
