import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkScrolling
import ScrollworkScript
import ScrollworkStage
import ScrollworkStudio
import ScrollworkViews
import TestSupport
import Testing

@testable import ScrollworkReels

/// The numbers of a page, read from its JSON.
private struct ReadNumbers {
  let json: [String: Any]
  let count: Int

  init(_ numbers: PlayerNumbers) throws {
    let line = numbers.line
    json = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    count = numbers.count
  }

  func list(_ name: String) -> [[String: Any]] { json[name] as? [[String: Any]] ?? [] }

  /// The number of a column at a frame.
  func number(_ column: Any?, _ frame: Int) throws -> Int {
    let columns = try #require(json["columns"] as? [[Any]])
    var (value, next) = (0, 0)
    let index = try #require(column as? Int)
    for entry in columns[index] {
      let (difference, times) =
        try (entry as? [Int]).map { ($0[0], $0[1]) } ?? (#require(entry as? Int), 1)
      for _ in 0..<times where next <= frame {
        value += difference
        next += 1
      }
    }
    return value
  }

  func numbers(_ object: [String: Any], _ name: String, _ frame: Int) throws -> [Int] {
    try (#require(object[name] as? [Int])).map { try number($0, frame) }
  }

  func shown(_ list: String, _ frame: Int) throws -> [[String: Any]] {
    try self.list(list).filter { try number($0["shown"], frame) == 1 }
  }
}

extension PlayerNumbers {
  fileprivate var line: String { PageTemplate.json(.object(json())) }
}

@MainActor @Suite("The numbers of a player's page") struct PlayerNumbersTests {
  private static func thousandths(_ value: some BinaryFloatingPoint) -> Int {
    Int((Double(value) * 1000).rounded())
  }

  /// Rows that shrink, turn and fade at the edges; `depth` turns them in perspective.
  static func stage(_ name: String = "rows", depth: Bool = false) -> Stage {
    let scene = Scene(
      name, canvas: CGSize(width: 120, height: 200),
      script: [.wait(0.2), .flick(.up, velocity: 900), .wait(0.6)]
    ) {
      ScrollView {
        LazyVStack(spacing: 8) {
          ForEach(0..<40) { index in
            Color.indigo.frame(height: 50)
              .scrollTransition { content, phase in
                content.scaleEffect(1 - abs(phase.value) / 2)
                  .rotationEffect(.degrees(phase.value * 20))
                  .rotation3DEffect(.degrees(depth ? phase.value * 30 : 0), axis: (1, 0, 0))
                  .opacity(1 - abs(phase.value)).offset(x: phase.value * 8)
              }
          }
        }
      }
    }
    return Stage(scene, text: FixedAdvanceText(), images: NoImages())
  }

  private func read(_ film: Film) throws -> (ReadNumbers, [FilmFrame]) {
    let frames = try (0..<film.count).map(film.frame)
    var numbers = PlayerNumbers()
    frames.forEach { numbers.add($0) }
    return (try ReadNumbers(numbers), frames)
  }

  @Test(arguments: [false, true]) func `are those of the reports`(depth: Bool) throws {
    let (numbers, frames) = try read(Film(Self.stage(depth: depth), rate: FrameRate(30)))
    var viewCount = 0
    for (number, frame) in frames.enumerated() {
      let report = frame.reports[0]
      let scrollViews = try numbers.shown("scrollViews", number)
      #expect(scrollViews.count == report.scrollViews.count)
      for (object, view) in zip(scrollViews, report.scrollViews) {
        #expect(object["name"] as? String == view.name)
        let phase = try numbers.numbers(object, "phase", number)[0]
        #expect(ScrollPhase.allCases[phase] == view.phase)
        #expect(
          try numbers.numbers(object, "offset", number)
            == [view.offset.x, view.offset.y].map { Self.thousandths($0) })
        #expect(
          try numbers.numbers(object, "velocity", number)
            == [view.velocity.dx, view.velocity.dy].map { Self.thousandths($0) })
      }
      let views = try numbers.shown("views", number)
      #expect(views.count == report.children.count)
      for child in report.children {
        let object = try #require(views.first { $0["name"] as? String == child.name })
        try compare(object, child, scrollViews[0], numbers, number)
        viewCount += 1
      }
    }
    #expect(viewCount > 100)
  }

  private func compare(
    _ object: [String: Any], _ child: ChildReport, _ scrollView: [String: Any],
    _ numbers: ReadNumbers, _ number: Int
  ) throws {
    #expect(object["source"] as? String == child.source)
    let phase = try numbers.numbers(object, "phase", number)[0]
    #expect(PlayerNumbers.phases[phase] == child.phase)
    #expect(
      try numbers.numbers(object, "progress", number) == [Self.thousandths(child.progress ?? 0)])
    #expect(try numbers.numbers(object, "opacity", number) == [Self.thousandths(child.opacity)])
    let map = child.transform
    #expect(
      try numbers.numbers(object, "matrix", number)
        == [map.a, map.b, map.c, map.d].map { Self.thousandths($0) })
    var place = try object["place"].map { _ in try numbers.numbers(object, "place", number) }
    if place == nil {
      let offset = try numbers.numbers(scrollView, "snapped", number)
      place = try zip(numbers.numbers(object, "inContent", number), offset).map { $0 - $1 }
    }
    #expect(place == [child.frame.minX, child.frame.minY].map { Self.thousandths($0) })
    let isProjected = try numbers.numbers(object, "perspective", number) == [1]
    #expect(isProjected == (child.projection != nil))
    if let projection = child.projection {
      let corners = projection.corners(of: CGRect(origin: .zero, size: child.frame.size))
      #expect(
        try numbers.numbers(object, "corners", number)
          == corners.flatMap { [Self.thousandths($0.x), Self.thousandths($0.y)] })
    }
  }

  @Test func `tell where fingers are and when they touch`() throws {
    let stage = Self.stage()
    let (numbers, frames) = try read(Film(stage, rate: FrameRate(60)))
    let track = try #require(stage.fingers.first)
    let finger = try #require(numbers.list("fingers").first)
    var downCount = 0
    for number in frames.indices {
      let time = Double(number) / 60
      let isShown = try numbers.number(finger["shown"], number) == 1
      #expect(isShown == (TouchDot(track: track).height(at: time) < 1))
      guard isShown else { continue }
      let isDown = time >= track.down && time < track.lift
      #expect(try numbers.numbers(finger, "down", number) == [isDown ? 1 : 0])
      let place = track.location(at: time)
      #expect(
        try numbers.numbers(finger, "place", number)
          == [Self.thousandths(place.x), Self.thousandths(place.y)])
      downCount += isDown ? 1 : 0
    }
    #expect(downCount > 3)
  }

  @Test func `are small`() throws {
    var numbers = PlayerNumbers()
    let film = Film(Self.stage(), rate: FrameRate(60))
    for number in 0..<film.count { numbers.add(try film.frame(number)) }
    // The reports have some 4 kB in each frame, as text.
    #expect(numbers.line.utf8.count < 150 * film.count)
  }

  @Test func `of numbers that are not finite are zeros`() {
    #expect(PlayerNumbers.thousandths(Double.nan) == 0)
    #expect(PlayerNumbers.thousandths(-Double.infinity) == 0)
    #expect(PlayerNumbers.thousandths(1e300) == 0)
    #expect(PlayerNumbers.thousandths(-1.23456) == -1235)
  }
}

@MainActor @Suite struct `A still in a staged frame` {
  /// The translation of the layer that has the screen's content, and those of all dots.
  private func origins(_ list: DisplayList) -> [CGPoint] {
    list.content.items.compactMap { item in
      guard case .layer(let layer) = item, layer.clip != nil else { return nil }
      return CGPoint(x: layer.transform.tx, y: layer.transform.ty)
    }
  }

  @Test func `is where its screen is drawn`() throws {
    let stages = [StagedScenes.stage("one"), StagedScenes.stage("two")]
    for stages in [[stages[0]], stages] {
      let film = try StagedScenes.reel(stages) { $0.device = .phone }.film
      let frame = try film.frame(12)
      #expect(frame.stills.map(\.scene) == stages.map(\.scene.name))
      #expect(frame.stills.map(\.origin) == origins(frame.list))
      #expect(frame.stills[0].fingers == stages[0].fingers)
    }
  }

  @Test func `can be had without fingers`() throws {
    let stage = StagedScenes.stage()
    let touched = try StagedScenes.reel([stage]).film
    let bare = try StagedScenes.reel([stage]) { $0.showsTouches = false }.film
    let number = Int(((stage.fingers[0].down + stage.fingers[0].lift) / 2 * 20).rounded())
    let frame = try touched.frame(number)
    #expect(frame.untouched != nil && frame.untouched != frame.list)
    #expect(try frame.untouched == bare.frame(number).list)
    #expect(try touched.frame(0).untouched == nil && bare.frame(number).untouched == nil)
    #expect(touched.showsTouches && !bare.showsTouches)
  }

  @Test func `fades without fingers, too`() throws {
    let stage = StagedScenes.stage()
    let films = try [true, false].map { shows in
      try StagedScenes.reel([stage, stage].dropLast()) { $0.showsTouches = shows }.film
    }
    let mixed = try [films, [films[1], films[1]]].map {
      try Film.sequence($0, transition: .crossFade(1.2), name: "both")
    }
    let frame = try mixed[0].frame(films[0].count - 20)
    #expect(frame.stills.count == 2)
    for number in 0..<mixed[0].count {
      let (first, second) = (try mixed[0].frame(number), try mixed[1].frame(number))
      #expect((first.untouched ?? first.list) == second.list)
    }
  }
}
