import Foundation
import Scenes
import Scrollwork
import ScrollworkCairo
import TestSupport
import Testing

/// What the looks of the cookbook are there to show, in numbers; and that its page shows them.
@Suite(.serialized) @MainActor struct `The cookbook` {
  // MARK: the page

  nonisolated private static func text(_ path: String) -> String? {
    try? Repository.text(path)
  }

  /// One stage of each scene, for the pictures and for the claims.
  private static var stages: [String: Stage] = [:]
  private static let renderer = try? CairoRenderer(fonts: .standard(), images: [sceneImages])

  private func stage(_ name: String) throws -> Stage {
    if let stage = Self.stages[name] { return stage }
    var scene = try #require(allScenes.first { $0.name == name })
    // As the pictures are drawn.
    scene.scale = 1
    let renderer = try #require(Self.renderer)
    let stage = Stage(scene, text: renderer, images: renderer)
    Self.stages[name] = stage
    return stage
  }

  private func stage(_ scene: Scene) throws -> Stage { try stage(scene.name) }

  @Test func `shows the complete code of each scene`() throws {
    let page = try #require(Self.text("docs/cookbook.md"))
    var recipes: [String: Int] = [:]
    for folder in ["Scenes/Cookbook", "Scenes/Shaders"] {
      let paths = try FileManager.default.subpathsOfDirectory(
        atPath: Repository.url(folder).path)
      for file in paths.sorted() where file.hasSuffix(".swift") || file.hasSuffix(".metal") {
        let source = try #require(Self.text("\(folder)/\(file)"))
        guard let begin = source.range(of: "\n// recipe\n"), let end = source.range(of: "// end\n")
        else { continue }
        let recipe = source[begin.upperBound..<end.lowerBound]
        let language = file.hasSuffix(".metal") ? "metal" : "swift"
        recipes[language, default: 0] += 1
        #expect(
          page.contains("<!-- code: \(folder)/\(file) -->\n```\(language)\n\(recipe)```\n"),
          "\(file): script/cookbook puts its code on the page")
        #expect(recipe.split(separator: "\n").count <= 60, "\(file) is more than a page")
      }
    }
    #expect(recipes == ["swift": 18, "metal": 6])
    for (language, count) in recipes {
      #expect(page.components(separatedBy: "```\(language)\n").count - 1 == count)
    }
  }

  @Test func `shows each effect with its code`() throws {
    func squeezed(_ text: some StringProtocol) -> String {
      String(text.filter { !$0.isWhitespace })
    }
    let page = try #require(Self.text("docs/cookbook.md"))
    let source = squeezed(try #require(Self.text("Scenes/EachEffect/EachEffect.swift")))
    for scene in Scene.eachEffect {
      let row = try #require(
        page.split(separator: "\n").first { $0.hasPrefix("| `\(scene.name)`") })
      let code = squeezed(row.split(separator: "`")[2...].first { $0.contains("content.") } ?? "")
      let start = squeezed("effect(\"\(scene.name.dropFirst(7))\",\"")
      let place = try #require(source.range(of: start)?.upperBound)
      let end = source.range(of: "},", range: place..<source.endIndex)?.lowerBound
      let closure = source[place..<(end ?? source.endIndex)]
      #expect(!code.isEmpty && closure.hasSuffix("content,phasein" + code))
    }
    for scene in Scene.eachEffect {
      #expect(page.contains("images/cookbook/\(scene.name)@2x.png"))
    }
  }

  // MARK: each effect

  /// The three pictures in the middle of an effect's scene, from the left, and the list drawn.
  private func row(_ name: String, at time: Double) throws -> [ChildReport] {
    let still = try stage("effect-" + name).still(at: time)
    return Array(still.report.children.prefix(3))
  }

  /// Half way from one picture to the next, both are 44 points of 76 from the middle.
  private let half = 44.0 / 76

  @Test(arguments: Scene.eachEffect.map(\.name))
  func `leaves the center view unchanged and hides its neighbors`(name: String) throws {
    let row = try row(String(name.dropFirst(7)), at: 0.4)
    #expect(row.map(\.progress) == [-1, 0, 1])
    #expect(row[1].frame == CGRect(x: 102, y: 22, width: 76, height: 76))
    #expect(row[1].transform == .identity && row[1].projection == nil)
    #expect(row[1].opacity == 1 && row[1].blur == 0)
    let moving = try self.row(String(name.dropFirst(7)), at: 0.7)
    #expect(abs((moving[1].progress ?? 0) + half) < 1e-9)
    #expect(abs((moving[2].progress ?? 0) - half) < 1e-9)
    #expect(
      try stage(name).still(at: 0.4).displayList != stage(name).still(at: 0.7).displayList)
  }

  @Test func `interpolates animatable effects`() throws {
    let scale = try row("scale", at: 0.7)[1].transform
    #expect(abs(scale.a - (1 - 0.5 * half)) < 1e-6 && abs(scale.d - scale.a) < 1e-9)
    let squeezed = try row("scale-xy", at: 0.7)
    #expect(abs(squeezed[1].transform.a - (1 - 0.4 * half)) < 1e-6 && squeezed[1].transform.d == 1)
    #expect(abs(squeezed[2].transform.d - (1 - 0.4 * half)) < 1e-6 && squeezed[2].transform.a == 1)
    let mirror = try row("mirror", at: 0.7)[1].transform
    #expect(abs(mirror.a - (1 - 2 * half)) < 1e-6 && mirror.a < 0)
    let turned = try row("rotation", at: 0.7)
    let angle = 30 * half * .pi / 180
    #expect(abs(atan2(turned[1].transform.b, turned[1].transform.a) + angle) < 1e-6)
    #expect(abs(atan2(turned[2].transform.b, turned[2].transform.a) - angle) < 1e-6)
    #expect(abs(try row("offset", at: 0.7)[2].transform.ty - 22 * half) < 1e-6)
    #expect(abs(try row("opacity", at: 0.7)[1].opacity - (1 - 0.75 * half)) < 1e-6)
    #expect(abs(try row("blur", at: 0.7)[2].blur - 5 * half) < 1e-6)
    let space = try row("rotation-3d", at: 0.7)
    #expect(space[1].projection != nil && space[2].projection != nil)
  }

  @Test func `changes other effects at once`() throws {
    for time in [0.4, 0.7] {
      #expect(abs(try row("transform", at: time)[2].transform.b - 0.3) < 1e-6)
      #expect(abs(try #require(row("projection", at: time)[2].projection).m13 - 0.007) < 1e-6)
    }
    // Multiplied before the middle and screened after it, whatever the distance.
    let rest = try stage("effect-blend-mode").still(at: 0.4).displayList.dump
    let way = try stage("effect-blend-mode").still(at: 0.7).displayList.dump
    #expect(count("multiply", in: rest) == 1 && count("screen", in: rest) == 3)
    #expect(count("multiply", in: way) == 2 && count("screen", in: way) == 3)
  }

  @Test(arguments: ["brightness", "contrast", "grayscale", "saturation", "hue-rotation"])
  func `changes the colors of all but the center view`(name: String) throws {
    let stage = try stage("effect-" + name)
    #expect(count(" colors ", in: stage.still(at: 0.4).displayList.dump) == 4)
    #expect(count(" colors ", in: stage.still(at: 0.7).displayList.dump) == 5)
  }

  private func count(_ word: String, in dump: String) -> Int {
    dump.components(separatedBy: word).count - 1
  }

  // MARK: the looks

  private func middle(_ child: ChildReport) -> CGPoint {
    let center = CGPoint(x: child.frame.width / 2, y: child.frame.height / 2)
    let drawn = center.applying(child.transform)
    return CGPoint(x: child.frame.minX + drawn.x, y: child.frame.minY + drawn.y)
  }

  @Test func `its carousel rests on a card, with smaller neighbors`() throws {
    let stage = try stage(.carousel)
    let cards = stage.still(at: stage.duration).report.children
    let front = try #require(cards.firstIndex { $0.phase == .identity })
    #expect(front > 0 && abs(cards[front].frame.midX - 170) < 0.01)
    for (index, turn) in [(front - 1, -3.0), (front + 1, 3.0)] {
      let look = cards[index].transform
      #expect(abs(hypot(look.a, look.b) - 0.84) < 1e-3 && abs(cards[index].opacity - 0.55) < 1e-3)
      #expect(abs(atan2(look.b, look.a) - turn * .pi / 180) < 1e-3)
    }
  }

  @Test func `its covers turn symmetrically beside the front one`() throws {
    let covers = try stage(.coverFlow).still(at: 0.3).report.children
    #expect(covers[2].projection == nil && abs(covers[2].frame.midX - 195) < 0.01)
    let (left, right) = (try #require(covers[1].projection), try #require(covers[3].projection))
    let size = covers[1].frame.size
    for y in [0, size.height] {
      let one = CGPoint(x: 0, y: y).applying(left)
      let other = CGPoint(x: size.width, y: y).applying(right)
      #expect(abs(one.x - (size.width - other.x)) < 0.01 && abs(one.y - other.y) < 0.01)
    }
    // All of them face the middle: their outer edges are nearer.
    let heights = [0, size.width].map { x in
      CGPoint(x: x, y: size.height).applying(left).y - CGPoint(x: x, y: 0).applying(left).y
    }
    #expect(heights[0] > heights[1])
  }

  @Test func `its hills move at speeds by their depth`() throws {
    let layers = try stage(.parallax).still(at: 0.6).report.children
    try #require(layers.count >= 6)
    for card in 0..<2 {
      let moved = (0..<3).map { layers[card * 3 + $0].transform.ty }
      #expect(moved[0] == 0 && abs(moved[1]) > 1)
      #expect(abs(moved[2] - 2 * moved[1]) < 1e-6)
    }
  }

  @Test func `its cards stack near the top`() throws {
    let cards = try stage(.stackedCards).still(at: 2.2).report.children
    let tops = cards.map { $0.frame.minY + $0.transform.ty }
    #expect(cards[1].frame.minY < -100 && cards[2].frame.minY < 0)
    for (card, top) in zip(cards, tops) where card.frame.minY < 44 {
      #expect(abs(top - (44 - 13 * (44 - card.frame.minY) / 176)) < 0.01)
    }
    #expect(zip(tops, tops.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `its ring is closed`() throws {
    for time in [0.4, 0.7, 1.2] {
      let views = try stage(.circularWheel).still(at: time).report.children
      let shown = views.filter { $0.opacity > 0 }
      #expect((16...17).contains(shown.count))
      for view in shown {
        let place = middle(view)
        let radius = hypot(place.x - 170, place.y - 180)
        #expect(abs(radius - 16 * 50 / (2 * .pi)) < 0.01)
      }
    }
  }

  /// The same sides lean the same way whichever side reading begins on.
  @Test(arguments: [(Scene.invitations, -1.0), (.invitationsRightToLeft, 1.0)])
  func `its fan opens to both sides`(scene: Scene, earlier: Double) throws {
    let stage = try stage(scene)
    let cards = stage.still(at: stage.duration).report.children
    let front = try #require(cards.firstIndex { abs($0.progress ?? 1) < 0.01 })
    try #require(front > 0 && front + 1 < cards.count)
    for (card, side) in [(cards[front - 1], earlier), (cards[front + 1], -earlier)] {
      #expect((card.frame.midX - 170) * side > 0)
      // The stack brings neighbors closer than they would have to be to be all gone.
      let part = abs(card.progress ?? 0)
      #expect(part > 0.95)
      let (turn, scale) = (side * 9 * part * .pi / 180, 1 - 0.12 * part)
      #expect(abs(atan2(card.transform.b, card.transform.a) - turn) < 1e-3)
      #expect(abs(hypot(card.transform.a, card.transform.b) - scale) < 1e-3)
    }
  }

  @Test func `its lyrics are sharp only in the middle`() throws {
    let lines = try stage(.lyrics).still(at: 1.1).report.children
    let sharp = lines.filter { $0.blur < 0.1 }
    #expect(sharp.count == 1)
    #expect(abs((sharp.first?.frame.midY ?? 0) - 210) < 1)
    // A blur after a scale: the report tells it in points of the view before that.
    #expect(lines.count { abs($0.blur * $0.transform.a - 3.5) < 0.01 } >= 4)
  }

  /// Two rows of beads later, all colors are where they were.
  @Test func `its background colors stay in place`() throws {
    let stage = try stage(.hueByPosition)
    let pitch = (300.0 - 36 - 42) / 4 + 14
    func colors(at offset: Double) -> [Substring] {
      stage.still(at: 0.3 + 1.4 * offset / 220).displayList.dump.split(separator: "\n")
        .compactMap { line in line.range(of: "layer at ").map { line[$0.upperBound...] } }
    }
    let (before, after) = (colors(at: 60), colors(at: 60 + 2 * pitch))
    #expect(before.count >= 16 && Set(before).count == before.count)
    #expect(Set(before).intersection(after).count >= 16)
  }

  /// The finger rests while a picture is still on its way, which goes on and overshoots.
  @Test func `its pictures appear with staggered delays`() throws {
    let stage = try stage(.arrivals)
    func shifts(_ time: Double) -> [Double] {
      stage.still(at: time).report.children.map { $0.transform.tx }
    }
    #expect(shifts(0.3).prefix(3).allSatisfy { $0 == 0 })
    // Held from 0.8 s to 1.4 s: nothing scrolls, and something moves.
    let offsets = [0.85, 1.3].map { stage.still(at: $0).report.scrollViews[0].offset.y }
    #expect(offsets[0] == offsets[1])
    let late = stride(from: 0.85, through: 1.3, by: 0.05).flatMap(shifts)
    #expect(Set(late.map { ($0 * 10).rounded() }).count > 5)
  }

  @Test func `its header fills the space above the rows, and stays as a bar`() throws {
    let stage = try stage(.stickyHeader)
    let pulled = stage.still(at: 0.65).report
    let offset = try #require(pulled.scrollViews.first).offset.y
    let header = try #require(pulled.children.first)
    #expect(offset < -50)
    #expect(abs(header.frame.maxY - header.frame.height * header.transform.d) < 0.01)
    let pushed = try #require(stage.still(at: 3).report.children.first)
    #expect(pushed.frame.maxY < 0)
    #expect(abs(pushed.frame.maxY + pushed.transform.ty - 76) < 0.01)
    #expect(pushed.transform.a == 1)
  }

  @Test func `its notices stack at the bottom, three at most`() throws {
    // The height of the canvas, less the inset of the pile.
    let floor = 460.0 - 34
    let rows = try stage(.notificationPile).still(at: 0.2).report.children
    let piled = rows.filter { $0.frame.maxY > floor }
    #expect(piled.count >= 5)
    for row in piled {
      let depth = (row.frame.maxY - floor) / (row.frame.height + 8)
      let bottom = CGPoint(x: 0, y: row.frame.height).applying(row.transform).y + row.frame.minY
      #expect(abs(bottom - (floor + 8 * depth)) < 0.01)
      #expect(depth < 3 ? row.opacity > 0 : row.opacity == 0)
    }
    let end = try stage(.notificationPile).still(at: 2.4).report.children
    #expect(end.prefix(5).allSatisfy { $0.transform == .identity })
  }

  @Test func `its pages tilt about their top edges by distance`() throws {
    let pages = try stage(.tiltedDeck).still(at: 0.2).report.children
    let shown = pages.filter { $0.frame.minY < 440 }
    #expect(shown.count >= 5)
    var widths: [CGFloat] = []
    for page in shown {
      let map = try #require(page.projection)
      let width = page.frame.width
      let edge = [0, width].map { CGPoint(x: $0, y: 0).applying(map) }
      #expect(edge.allSatisfy { abs($0.y) < 0.01 })
      #expect(abs(edge[0].x + edge[1].x - width) < 0.01)
      let lower = [0, width].map { CGPoint(x: $0, y: page.frame.height).applying(map) }
      #expect(lower[1].x - lower[0].x > edge[1].x - edge[0].x)
      widths.append(edge[1].x - edge[0].x)
    }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
  }
}
