import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkScrolling
import ScrollworkViews

extension TraceRecord {
  /// The record in the entries of a line, of a version that is known.
  init(_ entries: [String: JSONValue], version: Int) throws(FieldFailure) {
    self.version = version
    number = try entries.required("number", .count)
    time = try entries.required("time", .number)
    canvas = try entries.optional("canvas", .rect)
    let scrollView = FieldReader.object(ScrollView.init)
    scrollViews = try entries.required("scrollViews", scrollView.list)
    let child = FieldReader.object { entries throws(FieldFailure) in
      try Child(entries, version: version)
    }
    children = try entries.required("children", child.list)
    events = try entries.optional("events", FieldReader.object(SceneEvent.init).list) ?? []
  }
}

extension SceneEvent {
  fileprivate init(_ entries: [String: JSONValue]) throws(FieldFailure) {
    self.init(
      try entries.required("kind", .choice(Kind.allCases, \.rawValue)),
      try entries.required("detail", .text), at: try entries.required("time", .number))
  }
}

extension TraceRecord.ScrollView {
  fileprivate init(_ entries: [String: JSONValue]) throws(FieldFailure) {
    name = try entries.required("name", .text)
    id = try entries.optional("id", .text)
    phase = try entries.required("phase", .choice(ScrollPhase.allCases))
    offset = try entries.required("offset", .point)
    snapped = try entries.required("snapped", .point)
    let velocity = try entries.required("velocity", .point)
    self.velocity = CGVector(dx: velocity.x, dy: velocity.y)
    content = try entries.required("content", .size)
    container = try entries.required("container", .size)
    zoom = try entries.optional("zoom", .number) ?? 1
    isEstimated = try entries.required("estimated", .truth)
    callbacks = try entries.optional("callbacks", FieldReader.text.list) ?? []
  }
}

extension TraceRecord.Child {
  fileprivate init(_ entries: [String: JSONValue], version: Int) throws(FieldFailure) {
    name = try entries.required("name", .text)
    id = try entries.optional("id", .text)
    source = try entries.optional("source", .text) ?? ""
    frame = try entries.required("frame", .rect)
    phase = try entries.optional(
      "phase", .choice([.topLeading, .identity, .bottomTrailing]))
    progress = try entries.optional("progress", .number)
    let corners = try entries.optional("corners", .numbers(8))
    self.corners = corners.map { corners in
      stride(from: 0, to: 8, by: 2).map { CGPoint(x: corners[$0], y: corners[$0 + 1]) }
    }
    opacity = try entries.required("opacity", .number)
    blur = try entries.optional("blur", .number) ?? 0
    guard version > 1 else {
      // The transform of a view in perspective is the identity there.
      let affine = try entries.required("transform", .map([6]))
      map = corners == nil ? affine : nil
      return
    }
    map =
      corners == nil
      ? try entries.required("transform", .map([6]))
      : try entries.required("projection", .map([9]))
    filters = try entries.optional("filters", FieldReader.filter.list) ?? []
    blend = try entries.optional("blend", .choice(BlendMode.allCases, \.rawValue)) ?? .normal
    total = try entries.required("total", .map())
    totalOpacity = try entries.required("totalOpacity", .number)
  }
}
