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

  /// The characters that the pictures of all stills may take in base64, unless said otherwise.
  public static let pictureLimit = ReportPictureChoice.all.limit(findings: 0)

  private let scenes: [Scene]
  private let choice: ReportPictureChoice
  private let limit: Int
  private let codec: ReportCodec?

  /// A report on some comparisons with their pictures.
  ///
  /// - Parameters:
  ///   - comparisons: The comparisons, in the order in which the page lists them.
  ///   - choice: The stills that have pictures.
  ///   - pictureLimit: The greatest number of characters that all pictures take in base64; nil for
  ///     60 million of all stills, else 2 million for each finding and 15 million at most. Where
  ///     there are more, stills that differ have theirs before others, and the page says how many
  ///     were left out.
  ///   - codec: Makes pictures small; nil to keep the files as they are.
  public init(
    _ comparisons: [(Comparison, any ComparisonPictures)],
    pictures choice: ReportPictureChoice = .all,
    pictureLimit: Int? = nil, codec: ReportCodec? = nil
  ) {
    scenes = comparisons.map { Scene(comparison: $0.0, pictures: $0.1) }
    self.choice = choice
    let findings = comparisons.reduce(0) { $0 + $1.0.findings.count }
    limit = pictureLimit ?? choice.limit(findings: findings)
    self.codec = codec
  }

  /// The page.
  ///
  /// - Returns: The bytes of an HTML file.
  /// - Throws: What reading a picture throws.
  public func document() throws -> Data {
    let pictures = try ReportPictures(scenes, limit: limit, choice, codec)
    let comparisons = scenes.map(\.comparison)
    let parts = [
      "title": PageTemplate.escaped(Self.title(of: comparisons)),
      "style": Self.text(PackageResources.report_css),
      "report": PageTemplate.json(
        ReportData(
          comparisons: comparisons, pictures: pictures, choice: choice, limit: limit
        ).json),
      "pictures": pictures.entries.map(\.element).joined(),
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
