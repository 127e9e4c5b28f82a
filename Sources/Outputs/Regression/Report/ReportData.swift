import Foundation
import ScrollworkStudio

/// What the scripts of a report's page know of the comparisons.
struct ReportData {
  let comparisons: [Comparison]
  let pictures: ReportPictures
  let choice: ReportPictureChoice
  let limit: Int

  /// The object, in which pictures have numbers.
  var json: JSONText {
    .object([
      "pictures": .list(pictures.names.map(JSONText.text)),
      "limit": .integer(limit), "choice": .text(choice.rawValue),
      "kinds": .object(
        Dictionary(
          Finding.Kind.allCases.map { ($0.rawValue, .text($0.words)) }
        ) { first, _ in first }),
      "scenes": .list(zip(comparisons, pictures.pairs).map(scene)),
    ])
  }

  private func scene(_ comparison: Comparison, pairs: [ReportPictures.Pair]) -> JSONText {
    var entries: [String: JSONText] = [
      "name": .text(comparison.name), "verdict": .text(comparison.verdict.rawValue),
      "sentence": .text(comparison.sentence), "inShort": .text(comparison.inShort),
      "old": side(comparison.old), "new": side(comparison.new),
      "findings": .list(comparison.findings.map(finding)),
      "outline": .list(
        FindingOutline(comparison.findings).entries.map { numbers([$0.index, $0.depth]) }),
      "stills": .list(zip(comparison.stills, pairs).map(still)),
      "curves": .list(comparison.curves.map(curve)),
    ]
    if let details = comparison.problem?.details, !details.isEmpty {
      entries["details"] = .list(details.map(JSONText.text))
    }
    entries["instability"] = comparison.instability.map(map)
    return .object(entries)
  }

  private func side(_ side: Comparison.Side) -> JSONText {
    .object([
      "label": .text(side.label), "count": .integer(side.count), "fps": .integer(side.fps),
      "canvas": .list(side.canvas.map(JSONText.number)), "scale": .number(side.scale),
    ])
  }

  private func finding(_ finding: Finding) -> JSONText {
    var entries: [String: JSONText] = [
      "kind": .text(finding.kind.rawValue), "sentence": .text(finding.sentence),
      "from": .integer(finding.from), "to": .integer(finding.to), "count": .integer(finding.count),
    ]
    let texts = [
      "property": finding.property, "old": finding.old, "new": finding.new,
      "source": finding.source,
    ]
    for (name, text) in texts { entries[name] = text.map(JSONText.text) }
    let lists = ["views": finding.views, "commits": finding.commits, "details": finding.details]
    for (name, list) in lists where !list.isEmpty {
      entries[name] = .list(list.map(JSONText.text))
    }
    return .object(entries)
  }

  /// Numbers of both stills, whether they are equal, the differing pixels in a million, and both
  /// pictures; -1 for what there is not, -2 for a picture left out, -3 for one not kept.
  private func still(_ still: Comparison.StillPair, pair: ReportPictures.Pair) -> JSONText {
    // A difference of few pixels is none of 0.
    let pixels = still.pixels.map { $0 > 0 ? max(1, Int(min(1, $0) * 1_000_000)) : 0 }
    return numbers([
      still.old ?? -1, still.new ?? -1, still.isEqual ? 1 : 0, pixels ?? -1, pair.old.number,
      pair.new.number,
    ])
  }

  private func curve(_ curve: Comparison.Curve) -> JSONText {
    var entries: [String: JSONText] = [
      "title": .text(curve.title), "unit": .text(curve.unit), "old": spans(curve.old),
      "new": spans(curve.new),
    ]
    entries["finding"] = curve.finding.map(JSONText.integer)
    return .object(entries)
  }

  private func spans(_ spans: [[[Double]]]) -> JSONText {
    .list(spans.map { .list($0.map { .list($0.map(JSONText.number)) }) })
  }

  private func map(_ map: InstabilityMap) -> JSONText {
    .object([
      "width": .integer(map.width), "height": .integer(map.height), "cell": .integer(map.cell),
      "picture": numbers(map.picture), "stills": .integer(map.stills),
      "counts": numbers(map.counts),
    ])
  }

  private func numbers(_ values: [Int]) -> JSONText { .list(values.map(JSONText.integer)) }
}

extension ReportPictures.Place {
  /// The index of the picture, or a negative number for the reason why there is none.
  fileprivate var number: Int {
    switch self {
    case .none: -1
    case .leftOut: -2
    case .notKept: -3
    case .picture(let number): number
    }
  }
}
