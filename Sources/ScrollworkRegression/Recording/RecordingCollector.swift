import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
package import ScrollworkStage

/// Collects the stills of a recording.
package struct RecordingCollector: Sendable {
  /// A collector without stills.
  package init() {}

  private var stills: [RecordedStill] = []
  private var scrollViews: [(name: String, recorder: ScrollViewRecorder)] = []
  private var scrollIndices: [String: Int] = [:]
  private var views: [ViewRecorder] = []
  private var viewIndices: [String: Int] = [:]
  /// The indices of views, back to front.
  private var order: [Int] = []
  private var drawings: [String: [String]] = [:]

  /// Appends a still after all those before, with the views that it draws; stills that are left out
  /// are unknown.
  package mutating func append(_ still: Still, _ drawn: [DrawnView], at number: Int) {
    while stills.count < number { stills.append(RecordedStill()) }
    stills.append(RecordedStill(list: still.displayList.digest.recorded))
    var scrollNames: [String: Int] = [:]
    for report in still.report.scrollViews {
      let name = DrawnView.unique(report.name, among: &scrollNames)
      let index = scrollIndices[name] ?? scrollViews.count
      if index == scrollViews.count {
        scrollIndices[name] = index
        scrollViews.append((name, ScrollViewRecorder(name: name)))
      }
      scrollViews[index].recorder.append(report, at: number)
    }
    appendBackground(of: still, at: number)
    var seen: [String: Int] = [:]
    var previous = viewIndices["\nbackground"]
    for view in drawn {
      let name = DrawnView.unique(view.name, key: view.name + "\n" + view.kind, among: &seen)
      previous = append(view, named: name, after: previous, at: number)
    }
  }

  /// Appends the background of the canvas, as a view without a name.
  private mutating func appendBackground(of still: Still, at number: Int) {
    let list = still.displayList
    let bounds = CGRect(origin: .zero, size: list.canvas)
    let fill = DrawCommand.fill(Path(bounds), .color(list.background), evenOdd: false)
    let background = DrawnView(
      background: LayerContent([.command(fill)]), frame: bounds)
    _ = append(background, named: "", after: nil, at: number)
  }

  /// Appends a view to its recorder; a new one is put in order behind the view drawn before it.
  private mutating func append(
    _ view: DrawnView, named name: String, after previous: Int?, at number: Int
  ) -> Int {
    let key = name + "\n" + view.kind
    let index = viewIndices[key] ?? views.count
    if index == views.count {
      viewIndices[key] = index
      views.append(ViewRecorder(view, name: name))
      let place = previous.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
      order.insert(index, at: place)
    }
    var drawing: String?
    if !view.content.items.isEmpty {
      let digest = view.content.digest.hexadecimal(digits: 16)
      if drawings[digest] == nil { drawings[digest] = view.content.dumpLines }
      drawing = digest
    }
    views[index].append(view, drawing: drawing, at: number)
    return index
  }

  /// The recording of all stills; `sourceNames` are names of source files by what views call them.
  package func recording(
    _ settings: RecordingSettings, sourceNames: [String: String] = [:]
  ) -> Recording {
    var recorded = order.map { views[$0].view }
    for index in recorded.indices {
      let source = recorded[index].source
      guard let colon = source.lastIndex(of: ":"),
        let name = sourceNames[String(source[..<colon])]
      else { continue }
      recorded[index].source = name + source[colon...]
    }
    return Recording(
      settings: settings, stills: stills, scrollViews: scrollViews.map(\.recorder.scrollView),
      views: recorded, drawings: drawings)
  }
}
