import ArgumentParser
import Foundation
import ScrollworkCairo
import ScrollworkReels
import ScrollworkRegression
import ScrollworkScript
import ScrollworkStudio

/// Where the results of comparisons go.
struct ReportOptions: ParsableArguments {
  @Option(
    name: .customLong("report"),
    help: ArgumentHelp(
      """
      A file for the results; can be repeated. Its ending says which: .html a page with \
      pictures, .json, .xml (JUnit), .sarif, .md (for a pull request), .txt.
      """, valueName: "file"))
  var reports: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      The stills with pictures in a page: key, changed, of which others than key stills are at half \
      the size, or all, exactly. (default: changed)
      """, valueName: "stills"),
    transform: OptionValues.choice)
  var pictures = ReportPictureChoice.changed

  @Option(
    help: ArgumentHelp(
      "The format on standard output: text, json, junit, sarif, github or markdown. (default: text)",
      valueName: "format"),
    transform: OptionValues.choice)
  var summary = SummaryFormat.text

  @Flag(help: "Write JSON; the same as --summary json.")
  var json = false

  /// The format on standard output.
  var format: SummaryFormat { json ? .json : summary }

  func validate() throws {
    if json, summary != .text, summary != .json {
      throw ValidationError("'--json' and '--summary \(summary.rawValue)' cannot be combined")
    }
    for file in reports { _ = try Form(file) }
    try OptionValues.requireDistinct(reports)
  }

  /// A kind of file.
  private enum Form {
    case page
    case summary(SummaryFormat)

    private static let endings: [(ending: String, form: Form)] = [
      ("html", .page), ("json", .summary(.json)), ("xml", .summary(.junit)),
      ("sarif", .summary(.sarif)), ("md", .summary(.markdown)), ("txt", .summary(.text)),
    ]

    init(_ file: String) throws {
      let ending = URL(filePath: file).pathExtension.lowercased()
      guard let known = Self.endings.first(where: { $0.ending == ending }) else {
        let endings = Self.endings.map(\.ending)
        let nearest =
          NearestWord.nearest(to: ending, among: endings).map { ", did you mean .\($0)?" } ?? ""
        throw ValidationError(
          "the file \"\(file)\" has an unknown ending\(nearest); expected "
            + endings.map { "." + $0 }.joined(separator: ", "))
      }
      self = known.form
    }
  }

  /// Writes the results of comparisons to all files, and their summary to the console.
  func write(
    _ results: [(comparison: Comparison, pictures: any ComparisonPictures)], to console: Console
  ) throws {
    let comparisons = results.map(\.comparison)
    for file in reports {
      let data: Data
      switch try Form(file) {
      case .page:
        data = try RegressionReport(
          results.map { ($0.comparison, $0.pictures) }, pictures: pictures,
          codec: ReportCodec(decoder: PNGDecoder(), encoder: WebPEncoder())
        ).document()
      case .summary(let format): data = Data(try format.summary(of: comparisons).utf8)
      }
      let url = URL(filePath: file)
      try AtomicFile.makeFolder(url.deletingLastPathComponent())
      try AtomicFile.write(data, to: url)
    }
    let text = try format.summary(of: comparisons)
    try console.writeLines(text.hasSuffix("\n") ? String(text.dropLast()) : text)
  }
}
