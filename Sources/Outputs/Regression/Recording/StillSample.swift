import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
package import ScrollworkStage

/// What a recording takes from one still: equal samples give equal recordings, wherever they were
/// taken.
package struct StillSample: Hashable, Sendable, Codable {
  /// The number of the still.
  package var number: Int
  /// The digest of the display list, as it is recorded.
  var list: String
  var scrollViews: [ScrollSample]
  /// The background of the canvas, then the views that are drawn, back to front.
  var views: [ViewSample]
  /// The lines of draw commands that no earlier sample has, by the digest that views name them by.
  var drawings: [String: [String]]?
  /// The parameters of views that no earlier sample has.
  var parameters: [ParameterSample]?
}

/// What a recording takes from a scroll view in one still.
struct ScrollSample: Hashable, Sendable, Codable {
  var name: String
  /// The offset, the sizes of content and container, and the zoom scale.
  var values: [Double]
  var phase: String
}

/// Takes samples of the stills of a reel, in order.
package struct StillSampler: Sendable {
  /// The names of drawings that an earlier sample has.
  private var known: [ContentDigest: String] = [:]
  /// Names of source files by what views call them.
  private let sourceNames: [String: String]
  private var parameters: ParameterSampler

  /// A sampler that replaces names of source files.
  package init(sourceNames: [String: String] = [:]) {
    self.sourceNames = sourceNames
    parameters = ParameterSampler(sourceNames: sourceNames)
  }

  /// The sample of a still with the views that it draws.
  package mutating func sample(
    _ still: Still, _ drawn: [DrawnView], at number: Int
  ) -> StillSample {
    var sample = StillSample(
      number: number, list: still.displayList.digest.recorded, scrollViews: [], views: [],
      drawings: nil, parameters: nil)
    var scrollNames: [String: Int] = [:]
    for report in still.report.scrollViews {
      let name = DrawnView.unique(report.name, among: &scrollNames)
      sample.scrollViews.append(ScrollSample(report, name: name))
    }
    append(Self.background(of: still), named: "", to: &sample)
    var seen: [ViewName: Int] = [:]
    seen.reserveCapacity(drawn.count)
    sample.views.reserveCapacity(drawn.count + 1)
    for view in drawn {
      let key = ViewName(name: view.name, kind: view.kind)
      let name = DrawnView.unique(view.name, key: key, among: &seen)
      append(view, named: name, to: &sample)
    }
    sample.parameters = parameters.samples(drawn)
    return sample
  }

  /// The background of the canvas, as a view without a name.
  private static func background(of still: Still) -> DrawnView {
    let list = still.displayList
    let bounds = CGRect(origin: .zero, size: list.canvas)
    let fill = DrawCommand.fill(Path(bounds), .color(list.background), evenOdd: false)
    return DrawnView(background: LayerContent([.command(fill)]), frame: bounds)
  }

  private mutating func append(
    _ view: DrawnView, named name: String, to sample: inout StillSample
  ) {
    let drawing = view.content.items.isEmpty ? nil : drawing(of: view.content, in: &sample)
    var entry = ViewSample(view, name: name, drawing: drawing)
    if let source = entry.source, let colon = source.lastIndex(of: ":"),
      let name = sourceNames[String(source[..<colon])]
    {
      entry.source = name + source[colon...]
    }
    sample.views.append(entry)
  }

  /// The name of a drawing; the first sample with it has its lines.
  private mutating func drawing(of content: LayerContent, in sample: inout StillSample) -> String {
    if let name = known[content.digest] { return name }
    let name = content.digest.hexadecimal(digits: 16)
    known[content.digest] = name
    var drawings = sample.drawings ?? [:]
    drawings[name] = content.dumpLines
    sample.drawings = drawings
    return name
  }
}

/// What tells a view from all others of a still, together.
struct ViewName: Hashable, Sendable {
  var name: String
  var kind: String
}

extension ViewName {
  init(_ sample: ViewSample) { (name, kind) = (sample.name, sample.kind) }

  init(_ view: RecordedView) { (name, kind) = (view.name, view.kind) }
}
