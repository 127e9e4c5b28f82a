import Foundation
import ScrollworkGeometry
package import ScrollworkStage

/// The trace of a still: one line of JSON.
package enum TraceLine {
  /// The line of a still, with the delegate callbacks after `last`, the time of the still before.
  package static func spell(_ number: Int, _ report: StillReport, since last: Double) -> String {
    JSONText.object([
      "number": .integer(number),
      "time": .number(report.time),
      "scrollViews": .list(
        report.scrollViews.map { scrollView($0, $0.callbacks(after: last, through: report.time)) }),
      "children": .list(report.children.map(child)),
    ]).line + "\n"
  }

  private static func scrollView(_ report: ScrollReport, _ callbacks: [String]) -> JSONText {
    var entries: [String: JSONText] = [
      "name": .text(report.name),
      "phase": .text("\(report.phase)"),
      "offset": .numbers([report.offset.x, report.offset.y]),
      "snapped": .numbers([report.snappedOffset.x, report.snappedOffset.y]),
      "velocity": .numbers([report.velocity.dx, report.velocity.dy]),
      "content": .numbers([report.contentSize.width, report.contentSize.height]),
      "container": .numbers([report.containerSize.width, report.containerSize.height]),
      "estimated": .truth(report.isEstimated),
    ]
    if report.zoomScale != 1 { entries["zoom"] = .number(Double(report.zoomScale)) }
    if !callbacks.isEmpty { entries["callbacks"] = .list(callbacks.map { .text($0) }) }
    return .object(entries)
  }

  private static func child(_ report: ChildReport) -> JSONText {
    let (frame, map) = (report.frame, report.transform)
    var entries: [String: JSONText] = [
      "name": .text(report.name),
      "frame": .numbers([frame.minX, frame.minY, frame.width, frame.height]),
      "transform": .numbers([map.a, map.b, map.c, map.d, map.tx, map.ty]),
      "opacity": .number(report.opacity),
    ]
    if let projection = report.projection {
      let corners = projection.corners(of: CGRect(origin: .zero, size: frame.size))
      entries["corners"] = .numbers(corners.flatMap { [$0.x, $0.y] })
    }
    if report.blur > 0 { entries["blur"] = .number(report.blur) }
    if !report.source.isEmpty { entries["source"] = .text(report.source) }
    if let phase = report.phase { entries["phase"] = .text("\(phase)") }
    if let progress = report.progress { entries["progress"] = .number(progress) }
    return .object(entries)
  }
}
