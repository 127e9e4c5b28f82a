import Foundation
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkScrolling
package import ScrollworkStage
import ScrollworkViews

/// The trace of a still: one line of JSON.
///
/// Each line has the version of its form, so that a line is complete by itself: files may be cut,
/// joined and searched by line, and line n of a whole reel is still n.
package enum TraceLine {
  /// The version of the form.
  package static let version = 2

  /// The line of a still, with the callbacks and events after `last`, the time of the still before.
  package static func spell(_ number: Int, _ report: StillReport, since last: Double) -> String {
    var entries: [String: JSONText] = [
      "version": .integer(version),
      "number": .integer(number),
      "time": .factor(report.time),
      "scrollViews": .list(
        report.scrollViews.map { scrollView($0, $0.callbacks(after: last, through: report.time)) }),
      "children": .list(report.children.map(child)),
    ]
    if let canvas = report.canvas { entries["canvas"] = .rect(canvas) }
    let events = report.events(after: last)
    if !events.isEmpty { entries["events"] = .list(events.map(event)) }
    return JSONText.object(entries).line + "\n"
  }

  private static func event(_ event: SceneEvent) -> JSONText {
    .object([
      "kind": .text(event.kind.rawValue), "detail": .text(event.detail),
      "time": .factor(event.time),
    ])
  }

  private static func scrollView(_ report: ScrollReport, _ callbacks: [String]) -> JSONText {
    var entries: [String: JSONText] = [
      "name": .text(report.name),
      "phase": .text(report.phase.name),
      "offset": .point(report.offset),
      "snapped": .point(report.snappedOffset),
      "velocity": .list([.length(report.velocity.dx), .length(report.velocity.dy)]),
      "content": .size(report.contentSize),
      "container": .size(report.containerSize),
      "estimated": .truth(report.isEstimated),
    ]
    if let id = report.id { entries["id"] = .text(id) }
    if report.zoomScale != 1 { entries["zoom"] = .factor(report.zoomScale) }
    if !callbacks.isEmpty { entries["callbacks"] = .list(callbacks.map { .text($0) }) }
    return .object(entries)
  }

  private static func child(_ report: ChildReport) -> JSONText {
    var entries: [String: JSONText] = [
      "name": .text(report.name),
      "frame": .rect(report.frame),
    ]
    report.effect.addEntries(to: &entries, size: report.frame.size)
    if let id = report.id { entries["id"] = .text(id) }
    if !report.source.isEmpty { entries["source"] = .text(report.source) }
    if let phase = report.phase { entries["phase"] = .text(phase.name) }
    if let progress = report.progress { entries["progress"] = .factor(progress) }
    return .object(entries)
  }
}
