import Foundation
import Scenes
import Scrollwork
import ScrollworkCairo
import TestSupport
import Testing

/// What the scenes of margins, rest, positions and transitions are there to show, in numbers.
@Suite @MainActor struct `Scenes of horizontal rows` {
  private func stage(_ scene: Scene) throws -> Stage {
    let renderer = try CairoRenderer(fonts: .standard(), images: [sceneImages])
    return Stage(scene, text: renderer, images: renderer)
  }

  private func offsets(_ stage: Stage, at time: Double) -> [CGPoint] {
    stage.still(at: time).report.scrollViews.map(\.offset)
  }

  /// The words of one still, back to front.
  private func words(_ stage: Stage, at time: Double) -> [String] {
    stage.still(at: time).displayList.dump.split(separator: "\n").compactMap { line in
      guard line.contains("text"), let first = line.firstIndex(of: "\"") else { return nil }
      let rest = line[line.index(after: first)...]
      return rest.lastIndex(of: "\"").map { String(rest[..<$0]) }
    }
  }

  @Test func `padding shrinks the visible area, margins and safe area inset the content`() throws {
    let stage = try stage(.margins)
    let shelves = stage.still(at: 0).report.scrollViews
    #expect(shelves.map(\.containerSize.width) == [318, 390, 390])
    #expect(shelves.map(\.offset.x) == [0, -36, -36])
    let dragged = offsets(stage, at: 3)
    #expect(abs(dragged[1].x + 36 - dragged[0].x) < 0.01)
    #expect(abs(dragged[2].x - dragged[1].x) < 0.01)
    #expect(offsets(stage, at: stage.duration).map(\.x) == [0, -36, -36])
  }

  @Test func `right-to-left rows mirror left-to-right rows`() throws {
    let (left, right) = (try stage(.margins), try stage(.marginsRTL))
    #expect(left.duration == right.duration)
    for time in stride(from: 0, through: left.duration, by: 0.25) {
      let pairs = zip(
        left.still(at: time).report.scrollViews, right.still(at: time).report.scrollViews)
      for (one, other) in pairs {
        let mirrored = one.contentSize.width - one.containerSize.width - one.offset.x
        #expect(abs(other.offset.x - mirrored) < 0.01)
      }
    }
  }

  /// How far down the indicators reach that show at a moment, from left to right.
  private func barEnds(_ stage: Stage, at time: Double) -> [Double] {
    let lines = stage.still(at: time).displayList.dump.split(separator: "\n")
    return zip(lines, lines.dropFirst()).compactMap { layer, fill in
      guard let size = fill.firstRange(of: " in 0,0 3x") else { return nil }
      let length = fill[size.upperBound...].prefix { $0 != " " }
      let place = layer.split(separator: " ").dropFirst(2).prefix(2)
      guard let top = place.last.flatMap({ Double($0) }) else { return nil }
      return Double(length).map { top + $0 }
    }
  }

  @Test func `indicators stay inside their margins`() throws {
    let stage = try stage(.marginsApart)
    let report = stage.still(at: 0).report.scrollViews
    #expect(report.map(\.offset.y) == [-44, -44, 0])
    let end = stage.still(at: stage.duration).report.scrollViews
    let content = end[0].contentSize.height
    #expect(content == 760)
    #expect(end.map(\.offset.y) == [content + 44 - 280, content + 44 - 280, content - 280])
    var ends = [0.0, 0, 0]
    for tick in 0...Int(stage.duration * 60) {
      let bars = barEnds(stage, at: Double(tick) / 60)
      if bars.count == 3 { ends = zip(ends, bars).map { max($0, $1) } }
    }
    // Three points from the end of the window, or of what the margin leaves of it.
    for (end, expected) in zip(ends, [233.0, 277, 233]) { #expect(abs(end - expected) < 0.51) }
  }

  @Test func `a mouse shows hidden indicators, and not those set to never`() throws {
    let (touch, mouse) = (try stage(.indicatorKinds), try stage(.indicatorKindsMouse))
    func bars(_ stage: Stage) -> Int {
      // A bar is the only thing three points thick.
      stage.still(at: 0.7).displayList.dump.split(separator: "\n")
        .filter { $0.contains(" in 0,0 3x") }.count
    }
    #expect(bars(touch) == 1)
    #expect(bars(mouse) == 2)
    #expect(offsets(touch, at: 0.7) == offsets(mouse, at: 0.7))
  }

  @Test(arguments: [(false, 390.0, 390.0), (true, 1024.0, 1024.0 / 3)])
  func `paging moves by the container width, view alignment by a poster`(
    _ isWide: Bool, page: Double, poster: Double
  ) throws {
    let stage = try stage(isWide ? .turningWide : .turning)
    var rests: [[Double]] = []
    for tick in 0...Int(stage.duration * 60) {
      let views = stage.still(at: Double(tick) / 60).report.scrollViews
      guard views.allSatisfy({ $0.phase == .idle && $0.velocity == .zero }) else { continue }
      let places = views.map { Double($0.offset.x) }
      if rests.last != places { rests.append(places) }
    }
    #expect(rests.count == 4)
    for (rest, steps) in zip(rests, [0.0, 1, 2, 1]) {
      #expect(abs(rest[0] - steps * page) < 0.01)
      #expect(abs(rest[1] - steps * poster) < 0.01)
    }
  }

  @Test func `a slow drag rests near the top, and a flick from there reaches it`() throws {
    let stage = try stage(.flickToTop)
    var rests: [Double] = []
    for tick in 0...Int(stage.duration * 60) {
      let view = stage.still(at: Double(tick) / 60).report.scrollViews[0]
      guard view.phase == .idle, view.velocity == .zero else { continue }
      if rests.last != view.offset.y { rests.append(view.offset.y) }
    }
    #expect(rests.count == 5)
    // Within the reach of 248, but not flicked: it stays.
    #expect((60...247).contains(rests[2]))
    // Farther away, and flicked too slowly to get there by itself.
    #expect(rests[3] > rests[2])
    #expect(rests[4] == 0)
    #expect(rests[3] - 38 - 380 * 0.5 > 30)
    #expect(words(stage, at: stage.duration).contains("offset 0"))
  }

  @Test(arguments: [(false, 1.0), (true, 2.0)])
  func `columns follow their container, and the front card stays`(
    _ isWide: Bool, count: Double
  ) throws {
    let stage = try stage(isWide ? .columnsWide : .columns)
    func column(_ container: Double) -> Double { (container - 48 - 14 * (count - 1)) / count }
    var rests: [(width: Double, offset: Double)] = []
    for tick in 0...Int(stage.duration * 60) {
      let view = stage.still(at: Double(tick) / 60).report.scrollViews[0]
      guard view.phase == .idle, view.velocity == .zero else { continue }
      let rest = (Double(view.containerSize.width), Double(view.offset.x))
      if rests.last.map({ $0 == rest }) != true { rests.append(rest) }
    }
    // The last way wide again is not quite over at the end of the script.
    rests.append((stage.scene.canvas.width, offsets(stage, at: stage.duration)[0].x))
    for (rest, steps) in zip(rests, [0.0, 1, 2, 2]) where rest.width == stage.scene.canvas.width {
      let expected = -24 + steps * (column(rest.width) + 14)
      #expect(abs(rest.offset - expected) < 0.5, "\(rest) \(steps)")
    }
    let narrow = try #require(rests.last { $0.width < stage.scene.canvas.width })
    #expect(abs(narrow.offset - (-24 + 2 * (column(narrow.width) + 14))) < 0.5)
  }

  @Test func `the header names the first visible day`() throws {
    let stage = try stage(.days)
    let names = [
      "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ]
    var seen: [String] = []
    for tick in stride(from: 0, through: Int(stage.duration * 60), by: 3) {
      let time = Double(tick) / 60
      let view = stage.still(at: time).report.scrollViews[0]
      guard view.phase == .idle, view.velocity == .zero else { continue }
      let days = words(stage, at: time).filter(names.contains)
      // The cards are below the header or above it: the first one wholly seen is the one named.
      let title = try #require(
        stage.still(at: time).displayList.dump.split(separator: "\n")
          .first { $0.contains(" 36/700 rounded ") })
      let name = String(title.split(separator: "\"")[1])
      #expect(days.contains(name))
      if seen.last != name { seen.append(name) }
    }
    #expect(seen == ["Monday", "Tuesday", "Wednesday", "Saturday", "Tuesday", "Monday"])
  }

  /// The views with effects in a still, by the upper edges of their rows.
  private func rows(_ stage: Stage, at time: Double) -> [CGFloat: [ChildReport]] {
    Dictionary(grouping: stage.still(at: time).report.children) { $0.frame.minY.rounded() }
      .mapValues { row in row.sorted { $0.frame.minX < $1.frame.minX } }
  }

  /// A third of the rows at 160 and 480 is visible.
  @Test(arguments: [(160.0, -1.0), (480, 1)])
  func `configurations differ in a row at an edge`(edge: Double, side: Double) throws {
    let stage = try stage(.configurations)
    let row = try #require(rows(stage, at: 1.4)[edge])
    try #require(row.count == 4)
    let progress = row.map { side * ($0.progress ?? 0) }
    // Two thirds of the way out, a third of it from half a view on, and after the change.
    #expect(abs(progress[0] - 0.7682) < 0.0001 && abs(progress[1] - 0.2318) < 0.0001)
    #expect(progress[2] > 0.95)
    #expect(row[3].phase == .identity && row[3].transform.isIdentity)
  }

  @Test func `an animated transition is late while content moves`() throws {
    let stage = try stage(.configurations)
    let late = rows(stage, at: 0.8).values.filter { row in
      row.count == 4 && abs(row[0].progress ?? 0) > 0.99 && abs(row[2].progress ?? 1) < 0.5
    }
    #expect(!late.isEmpty)
  }

  @Test(arguments: [(80.0, -1.0), (320, 0), (560, 1)])
  func `each effect changes its own property`(edge: Double, phase: Double) throws {
    let stage = try stage(.effects)
    let row = try #require(rows(stage, at: 1.4)[edge])
    try #require(row.count == 4)
    #expect(row.allSatisfy { $0.phase?.value == phase })
    let isOut = phase != 0
    #expect(abs(row[0].transform.a - (isOut ? 0.4 : 1)) < 0.0001 && row[0].transform.b == 0)
    let angle = atan2(Double(row[1].transform.b), Double(row[1].transform.a))
    #expect(abs(angle - phase * .pi / 3) < 0.0001)
    #expect(abs(row[2].transform.tx - 20 * phase) < 0.0001 && row[2].transform.a == 1)
    #expect(row[3].transform.isIdentity && abs(row[3].opacity - (isOut ? 0.12 : 1)) < 0.0001)
    #expect(row[0].opacity == 1)
  }

  @Test func `a stack makes all rows at once, a lazy one the visible ones`() throws {
    let stage = try stage(.eagerAndLazy)
    let first = words(stage, at: 0.3)
    #expect(first.contains("36 of 36 made") && first.contains("9 of 36 made"))
    let last = words(stage, at: stage.duration)
    #expect(last.filter { $0 == "36 of 36 made" }.count == 2)
  }

  @Test func `the observed offset equals the scroll view's`() throws {
    let stage = try stage(.underBars)
    #expect(offsets(stage, at: 0)[0].y == -112)
    for time in stride(from: 0, through: stage.duration, by: 0.2) {
      // What is read is that of the last tick.
      let tick = (time * 120).rounded(.down) / 120
      let offset = Int(offsets(stage, at: tick)[0].y.rounded())
      #expect(words(stage, at: tick).contains("\(offset)"), "at \(tick)")
    }
  }
}
