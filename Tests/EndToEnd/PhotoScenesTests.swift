import Foundation
import Scenes
import Scrollwork
import ScrollworkCairo
import Testing

@MainActor private func play(_ scene: Scene) throws -> Stage {
  let renderer = try CairoRenderer(fonts: .standard(), images: [sceneImages])
  return Stage(scene, text: renderer, images: renderer)
}

extension Stage {
  /// The photos at a moment, with their cells for frames.
  fileprivate func photos(at time: Double) -> [DrawnCommand] {
    still(at: time).displayList.drawn.filter { $0.picture != nil }
  }

  fileprivate func photo(_ name: String, at time: Double) -> [DrawnCommand] {
    photos(at: time).filter { $0.picture == "photo-" + name }
  }
}

extension DrawnCommand {
  /// The middle of a photo.
  fileprivate var middle: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
}

private func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
  hypot(one.x - other.x, one.y - other.y)
}

/// Where the dock shows photos.
private let dock = CGRect(x: 28, y: 522, width: 334, height: 90)

@MainActor @Suite struct `Photos in a dock` {
  @Test(arguments: [Scene.photoDock, .photoDockRightToLeft])
  func `the newest of eight is fully visible`(scene: Scene) throws {
    let stage = try play(scene)
    let newest = stage.photo("stripes", at: 4.48).filter { $0.opacity > 0.99 }
    #expect(newest.count == 1)
    let frame = try #require(newest.first).frame
    #expect(frame.minX > dock.minX - 0.6 && frame.maxX < dock.maxX + 0.6)
    #expect(frame.minY > dock.minY - 0.6 && frame.maxY < dock.maxY + 0.6)
    #expect(abs(frame.width - 120) < 0.5)
    let others = stage.photos(at: 4.48).filter {
      $0.frame.midY > 500 && $0.frame.intersects(dock) && $0.picture != "photo-stripes"
    }
    #expect(others.count == 2)
  }

  @Test func `picking and returning a photo restores the photos`() throws {
    var scene = Scene.photoDock
    scene.script = [.tap(.view("fish")), .untilSettled(), .tap(.view("fish")), .untilSettled()]
    let stage = try play(scene)
    let before = stage.photos(at: 0)
    let after = stage.photos(at: stage.duration)
    #expect(before.count == 24)
    #expect(before.compactMap(\.picture).sorted() == after.compactMap(\.picture).sorted())
    #expect(after.last?.picture == "photo-fish")
    let frames = { (photos: [DrawnCommand]) in photos.map { Set([$0.frame.minX, $0.frame.minY]) } }
    #expect(frames(before) == frames(after))
  }

  @Test func `a matched photo starts in one layout and ends in the other`() throws {
    var scene = Scene.photoDock
    scene.script = [.tap(.view("fish")), .untilSettled()]
    let stage = try play(scene)
    let lift = 10.0 / 120
    let rest = stage.photos(at: 0)
    for (one, other) in zip(
      rest.sorted { ($0.picture ?? "") < ($1.picture ?? "") },
      stage.photos(at: lift).filter { $0.opacity > 0.5 }
        .sorted { ($0.picture ?? "") < ($1.picture ?? "") })
    {
      #expect(one.picture == other.picture)
      #expect(distance(one.middle, other.middle) < 0.01)
    }
    let start = try #require(rest.first { $0.picture == "photo-fish" })
    let goal = try #require(stage.photo("fish", at: stage.duration).first)
    #expect(goal.frame == dock.intersection(CGRect(x: 28, y: 0, width: 120, height: 640)))
    var last = start.middle
    for tick in 1..<12 {
      let flying = stage.photo("fish", at: lift + Double(tick) / 120)
      #expect(flying.count == 2)
      guard flying.count == 2 else { continue }
      // Both ends are one photo: they are at one place, and make up one whole.
      #expect(distance(flying[0].middle, flying[1].middle) < 0.01)
      #expect(abs(flying[0].frame.width - flying[1].frame.width) < 0.01)
      #expect(abs(flying[0].opacity + flying[1].opacity - 1) < 0.01)
      #expect(flying[0].middle.y > last.y)
      last = flying[0].middle
      // Each is cut by its own scroll view.
      #expect(flying.contains { $0.window.maxY <= 498.5 })
      #expect(flying.contains { $0.window.minY >= 509.5 })
    }
  }

  /// Whatever is tapped, dragged and flicked meanwhile.
  @Test(arguments: [Scene.photoDockRightToLeft, .photoCatch])
  func `no photo jumps`(scene: Scene) throws {
    let stage = try play(scene)
    var before: [DrawnCommand] = []
    for tick in 0...Int(stage.duration * 60) {
      let time = Double(tick) / 60
      let now = stage.photos(at: time).filter { $0.opacity > 0.05 }
      for photo in now {
        let same = before.filter { $0.picture == photo.picture }
        guard let nearest = same.map({ distance($0.middle, photo.middle) }).min() else { continue }
        #expect(nearest < 60, "\(photo.picture ?? "") at \(time): \(nearest)")
      }
      before = now
    }
  }

  @Test func `a matched photo keeps moving while its album scrolls`() throws {
    func stage(pulling: CGFloat) throws -> Stage {
      var scene = Scene.photoCatch
      scene.script = [
        .tap(.view("fish")), .wait(0.02),
        .drag(
          from: .unit(UnitPoint(x: 0.6, y: 0.6)), by: CGVector(dx: 0, dy: -pulling), over: 0.1),
      ]
      return try play(scene)
    }
    let (still, pulled) = (try stage(pulling: 0.001), try stage(pulling: 60))
    let time = 0.2
    let way = pulled.still(at: time).report.scrollViews[0].offset.y
    #expect(way > 20)
    let one = try #require(still.photo("fish", at: time).first).middle
    let other = try #require(pulled.photo("fish", at: time).first).middle
    // What is left of the way from the album, which has moved, to the dock, which has not.
    let start = try #require(still.photo("fish", at: 0).first).middle.y
    let left = (567 - one.y) / (567 - start)
    #expect(left > 0.2 && left < 0.9)
    #expect(abs((one.y - other.y) - left * way) < 0.6)
  }
}

@MainActor @Suite struct `Photos in a grid` {
  @Test func `have as many columns as fit, of equal width`() throws {
    let photos = try play(.photoGrid).photos(at: 0)
    let columns = Set(photos.map { ($0.frame.midX * 4).rounded() / 4 })
    #expect(columns.count == 4)
    let gaps = zip(columns.sorted(), columns.sorted().dropFirst()).map { $1 - $0 }
    // A quarter of what 390 less twice 16 and three times 8 leaves, and the 8 between.
    #expect(gaps.allSatisfy { abs($0 - (83.5 + 8)) < 0.3 }, "\(gaps)")
  }
}

@MainActor @Suite struct `Photos without following` {
  /// The photo that was picked last, at its largest part in the dock's window.
  private func shownPart(_ stage: Stage, at time: Double) -> CGFloat {
    stage.photo("harbor", at: time).map {
      $0.frame.intersection(dock).width / $0.frame.width
    }.max() ?? 0
  }

  @Test(arguments: [Scene.photoPicks, .photoFlights])
  func `the fourth pick is hidden until a drag scrolls to it`(scene: Scene) throws {
    let stage = try play(scene)
    #expect(shownPart(stage, at: 2.6) < 0.05)
    #expect(shownPart(stage, at: 4) > 0.99)
    #expect(stage.photo("harbor", at: stage.duration).map(\.frame.midY).allSatisfy { $0 < 500 })
  }

  /// Into the dock after the third tap, and back to the album after the last one.
  @Test(arguments: [("tulip", 1.55), ("harbor", nil)] as [(String, Double?)])
  func `a photo in flight is whole`(name: String, start: Double?) throws {
    let stage = try play(.photoFlights)
    let start = start ?? stage.duration - 0.6
    for tick in 2..<24 {
      let flying = stage.photo(name, at: start + Double(tick) / 120)
      let front = try #require(flying.last)
      #expect(front.opacity > 0.99)
      // A cell of the album has 83.5 by 68 points, one of the dock 120 by 90.
      #expect(front.window.width > 83 && front.window.height > 67.5, "\(tick): \(front.window)")
    }
  }

  @Test func `without an animation photos are never between two positions`() throws {
    let (jumps, flies) = (try play(.photoPicks), try play(.photoFlights))
    func places(_ stage: Stage) -> Set<Int> {
      var places: Set<Int> = []
      for still in 0...150 {
        for photo in stage.photo("balloon", at: Double(still) / 60) {
          places.insert(Int(photo.frame.minX.rounded()) * 10_000 + Int(photo.frame.minY.rounded()))
        }
      }
      return places
    }
    #expect(places(jumps).count == 2)
    #expect(places(flies).count > 12)
  }
}
