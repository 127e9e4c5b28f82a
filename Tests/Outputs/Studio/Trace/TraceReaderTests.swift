import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkScrolling
import ScrollworkStage
import TestSupport
import Testing

@testable import ScrollworkStudio

@Suite @MainActor struct `A trace that is read` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func file(_ text: String) throws -> URL {
    let url = folder.url.appending(path: "trace.jsonl")
    try Data(text.utf8).write(to: url)
    return url
  }

  // MARK: Version 2

  @Test func `has the numbers of the reports`() throws {
    let reports = TraceScenes.reports(TraceScenes.stage())
    let text = reports.enumerated()
      .map { TraceLine.spell($0, $1.report, since: $1.last) }.joined()
    let records = try TraceReader.records(of: file(text))
    #expect(records.count == reports.count)
    var (projected, filtered, calls) = (0, 0, 0)
    for (number, (record, entry)) in zip(records, reports).enumerated() {
      let report = entry.report
      #expect(record.version == 2 && record.number == number)
      #expect(abs(record.time - report.time) <= 0.5e-6)
      #expect(record.canvas == report.canvas)
      #expect(record.scrollViews.count == report.scrollViews.count)
      for (read, made) in zip(record.scrollViews, report.scrollViews) {
        #expect(read.name == made.name && read.id == "list" && read.phase == made.phase)
        #expect(read.callbacks == made.callbacks(after: entry.last, through: report.time))
        #expect(read.isEstimated == made.isEstimated && read.zoom == 1)
        #expect(isClose(read.offset.y, made.offset.y) && read.snapped == made.snappedOffset)
        #expect(isClose(read.velocity.dy, made.velocity.dy))
        #expect(isClose(read.content.height, made.contentSize.height))
        #expect(read.container == made.containerSize)
        calls += read.callbacks.count
      }
      #expect(record.children.count == report.children.count)
      for (read, made) in zip(record.children, report.children) {
        check(read, made)
        if read.corners != nil { projected += 1 }
        if read.filters?.count == 2 { filtered += 1 }
      }
    }
    #expect(projected > 10 && filtered > 10)
    #expect(calls > 10)
    #expect(records.first?.canvas == CGRect(x: 40, y: 0, width: 120, height: 200))
    #expect(records.last?.canvas == CGRect(x: 0, y: 40, width: 200, height: 120))
  }

  private func check(_ read: TraceRecord.Child, _ made: ChildReport) {
    #expect(read.name == made.name && read.id == made.id && read.source == made.source)
    #expect(read.phase == made.phase)
    #expect((read.progress == nil) == (made.progress == nil))
    #expect(abs((read.progress ?? 0) - (made.progress ?? 0)) <= 0.5e-6)
    #expect(abs(read.opacity - made.opacity) <= 0.5e-6)
    #expect(abs((read.totalOpacity ?? -1) - made.effect.totalOpacity) <= 0.5e-6)
    #expect(isClose(read.frame.minY, made.frame.minY))
    #expect(isClose(CGFloat(read.blur), made.blur))
    #expect(read.blend == made.effect.blend)
    #expect(read.filters?.count == made.effect.filters.count)
    #expect((read.corners != nil) == (made.projection != nil))
    // What the decimals leave out moves no corner by a hundredth of a point.
    let bounds = CGRect(origin: .zero, size: made.frame.size)
    for (map, exact) in [(read.map, made.effect.map), (read.total, made.effect.total)] {
      for (a, b) in zip(map?.corners(of: bounds) ?? [], exact.corners(of: bounds)) {
        #expect(max(abs(a.x - b.x), abs(a.y - b.y)) < 0.005, "\(a) instead of \(b)")
      }
      #expect(map != nil)
    }
    for (a, b) in zip(read.corners ?? [], read.map?.corners(of: bounds) ?? []) {
      #expect(max(abs(a.x - b.x), abs(a.y - b.y)) < 0.005)
    }
  }

  private func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= 0.5001e-4 }

  @Test func `has all kinds of filters, blend modes and zoom`() throws {
    let line = """
      {"version":2,"number":3,"time":0.05,"canvas":[1,2,3,4],"later":[],"scrollViews":[{"name":"s",\
      "phase":"idle","offset":[0,1],"snapped":[0,1],"velocity":[0,0],"content":[1,2],\
      "container":[3,4],"zoom":1.5,"estimated":true}],"children":[{"name":"c","frame":[1,2,3,4],\
      "opacity":0.5,"transform":[1,2,3,4,5,6],"total":[1,2,0.003,4,5,0.006,7,8,1],\
      "totalOpacity":null,"blend":"plusLighter","filters":[{"kind":"blur","radius":2,\
      "opaque":true},{"kind":"colors","matrix":[1,0,0,0.5,0,1,0,0,0,0,1,0]},{"kind":"shadow",\
      "color":[0,0.5,1,0.25],"radius":3,"offset":[1,-1]}]}]}
      """
    let record = try TraceReader.records(of: file(line))[0]
    #expect(record.canvas == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(record.scrollViews[0].zoom == 1.5 && record.scrollViews[0].isEstimated)
    #expect(record.scrollViews[0].callbacks.isEmpty && record.scrollViews[0].id == nil)
    let child = record.children[0]
    #expect(child.map?.affine == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    #expect(child.total?.m13 == 0.003 && child.total?.m31 == 7 && child.total?.m23 == 0.006)
    #expect(child.totalOpacity?.isNaN == true)
    #expect(child.blend == .plusLighter && child.phase == nil && child.source.isEmpty)
    #expect(
      child.filters == [
        .blur(radius: 2, isOpaque: true),
        .colors(try #require(ColorMatrix(rows: [1, 0, 0, 0.5, 0, 1, 0, 0, 0, 0, 1, 0]))),
        .shadow(
          color: .init(red: 0, green: 0.5, blue: 1, opacity: 0.25), radius: 3,
          offset: CGSize(width: 1, height: -1)),
      ])
  }

  @Test func `may have a shader in the form of before 0.2`() throws {
    let old = """
      {"kind":"shader","effect":"color","function":"tint","content":"c","arguments":[{"bounds":true}],\
      "frame":[3,4,50,60],"maxSampleOffset":[0,0]}
      """
    let new = old.replacing(
      "\"frame\":[3,4,50,60]", with: "\"space\":[1,0,0,1,3,4],\"bounds\":[0,0,50,60]")
    let filters = try [old, new].map { filter in
      try TraceReader.records(
        of: file(
          Self.good.replacing("\"name\":\"c\"", with: "\"name\":\"c\",\"filters\":[\(filter)]"))
      )[0].children[0].filters
    }
    #expect(filters[0] == filters[1])
    guard case .shader(let shader)? = filters[0]?.first else { return #expect(Bool(false)) }
    #expect(shader.bounds == CGRect(x: 0, y: 0, width: 50, height: 60))
    #expect(shader.space == CGAffineTransform(translationX: 3, y: 4))
  }

  // MARK: Version 1

  @Test func `may be of version 1, which has no mark of it`() throws {
    let lines = """
      {"children":[{"blur":1.5,"frame":[0,-80,60,30],"name":"ScrollView/ForEach[0]","opacity":0.5,\
      "phase":"topLeading","progress":-1,"source":"A.swift:3","transform":[1,0,0,1,0,2]},\
      {"corners":[1,2,3,4,5,6,7,8],"frame":[0,0,60,30],"name":"b","opacity":1,\
      "transform":[1,0,0,1,0,0]}],"number":12,"scrollViews":[{"callbacks":["scrollViewDidScroll"],\
      "container":[60,100],"content":[60,300],"estimated":false,"name":"ScrollView",\
      "offset":[0,80],"phase":"animating","snapped":[0,80],"velocity":[0,400]}],"time":0.2}
      {"children":[],"number":13,"scrollViews":[],"time":0.217}

      """
    let records = try TraceReader.records(of: file(lines))
    #expect(records.map(\.number) == [12, 13] && records.allSatisfy { $0.version == 1 })
    let (flat, deep) = (records[0].children[0], records[0].children[1])
    #expect(flat.map?.affine?.ty == 2 && flat.corners == nil && flat.blur == 1.5)
    #expect(flat.phase == .topLeading && flat.progress == -1 && flat.source == "A.swift:3")
    // Its matrix was not told.
    #expect(deep.map == nil && deep.corners?[3] == CGPoint(x: 7, y: 8))
    for child in [flat, deep] {
      #expect(child.id == nil && child.total == nil && child.totalOpacity == nil)
      #expect(child.filters == nil && child.blend == nil)
    }
    #expect(records[0].scrollViews[0].callbacks == ["scrollViewDidScroll"])
  }

  // MARK: Mistakes

  nonisolated static let good = """
    {"version":2,"number":0,"time":0,"scrollViews":[],"children":[{"name":"c","frame":[1,2,3,4],\
    "opacity":0.5,"transform":[1,2,3,4,5,6],"total":[1,0,0,1,0,0],"totalOpacity":1}]}
    """

  nonisolated static let mistakes: [(String, String, String)] = [
    ("\"time\":0", "\"time\":", ":2:32: found \",\", expected a value"),
    ("}]}", "}]", ":2:173: found the end, expected \",\" or \"}\""),
    (
      "\"version\":2", "\"version\":3",
      ":2: found version 3, expected one up to 2; it was written by a newer scrollwork"
    ),
    ("\"version\":2", "\"version\":0", ":2: found 0 in version, expected 1 to 2"),
    (
      "\"version\":2", "\"version\":\"2\"",
      ":2: found a string in version, expected a whole number from 0"
    ),
    (
      "\"number\":0", "\"number\":0.5",
      ":2: found a number in number, expected a whole number from 0"
    ),
    ("\"time\":0,", "", ":2: found nothing in time, expected a value"),
    ("[1,2,3,4]", "[1,2,3]", ":2: found a list of 3 in children[0].frame, expected 4 numbers"),
    (
      "[1,2,3,4]", "[1,2,3,\"4\"]",
      ":2: found a string in children[0].frame[3], expected a number"
    ),
    (
      "[1,0,0,1,0,0]", "[1,0,0,1,0]",
      ":2: found a list of 5 in children[0].total, expected 6 or 9 numbers"
    ),
    (
      "\"transform\":", "\"corners\":[1,2,3,4,5,6,7,8],\"transform\":",
      ":2: found nothing in children[0].projection, expected a value"
    ),
    (
      "\"opacity\":0.5", "\"opacity\":0.5,\"phase\":\"gone\"",
      ":2: found \"gone\" in children[0].phase, "
        + "expected one of topLeading, identity, bottomTrailing"
    ),
    (
      "\"opacity\":0.5", "\"opacity\":0.5,\"filters\":[{\"kind\":\"sepia\"}]",
      ":2: found \"sepia\" in children[0].filters[0].kind, expected one of "
        + "shadow, blur, colors, luminanceToAlpha, alphaThreshold, shader"
    ),
    (
      "\"scrollViews\":[]", "\"scrollViews\":{}",
      ":2: found an object in scrollViews, expected a list"
    ),
  ]

  @Test(arguments: mistakes.indices) func `tells where it is not one`(index: Int) throws {
    let (part, change, message) = Self.mistakes[index]
    #expect(Self.good.contains(part))
    let url = try file(Self.good + "\n" + Self.good.replacing(part, with: change) + "\n")
    let reader = try TraceReader(url)
    #expect(try reader.next() != nil)
    let error = #expect(throws: ReelFileError.self) { try reader.next() }
    #expect(error?.description == url.relativePath + message)
  }

  @Test func `tells that there is no file, or none that can be read`() throws {
    let url = folder.url.appending(path: "none.jsonl")
    #expect(throws: ReelFileError.missing(path: url.relativePath)) { try TraceReader(url) }
    #expect(ReelFileError.missing(path: "a").description == "there is no file a")
    let error = #expect(throws: ReelFileError.self) { try TraceReader(folder.url) }
    #expect(error?.description == "cannot read \(folder.url.relativePath): it is a folder")
  }

  @Test func `may be empty, or lack its last line feed`() throws {
    #expect(try TraceReader.records(of: file("")) == [])
    #expect(try TraceReader.records(of: file(Self.good + "\n" + Self.good)).count == 2)
  }
}
