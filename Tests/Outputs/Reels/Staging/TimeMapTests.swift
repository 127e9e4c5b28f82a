import ScrollworkReels
import Testing

@Suite struct `The clock of a reel` {
  @Test func `is that of the scene without changes`() {
    let clock = TimeMap(sceneDuration: 2.5)
    #expect(clock.duration == 2.5)
    #expect([0, 0.7, 2.5].map { clock.sceneTime(at: $0) } == [0, 0.7, 2.5])
    #expect([0, 0.7, 2.5].map { clock.reelTime(ofScene: $0) } == [0, 0.7, 2.5])
  }

  @Test func `is slower from a change of speed on`() {
    let clock = TimeMap(
      sceneDuration: 2, speedChanges: [.init(at: 0.5, to: 0.25), .init(at: 1, to: 2)])
    #expect(clock.duration == 0.5 + 2 + 0.5)
    let rows = [(0.25, 0.25), (0.5, 0.5), (1.5, 0.75), (2.5, 1), (2.75, 1.5), (3, 2)]
    for (reel, scene) in rows {
      #expect(clock.sceneTime(at: reel) == scene && clock.reelTime(ofScene: scene) == reel)
    }
  }

  @Test func `stands still in a freeze`() {
    let clock = TimeMap(
      sceneDuration: 1, speedChanges: [.init(to: 0.5)],
      freezes: [.init(at: 0.5, for: 1), .init(at: 0.5, for: 0.5), .init(at: 9, for: 1)])
    #expect(clock.duration == 2 + 1.5 + 1)
    #expect([0.5, 1, 1.7, 2.5, 3.5].map { clock.sceneTime(at: $0) } == [0.25, 0.5, 0.5, 0.5, 1])
    #expect(clock.sceneTime(at: 4.4) == 1)
    // What happens at the time of a freeze happens as it begins.
    #expect(clock.reelTime(ofScene: 0.5) == 1)
    #expect(clock.reelTime(ofScene: 0.75) == 3)
  }

  @Test func `never runs backward, and finds each time again`() {
    let clock = TimeMap(
      sceneDuration: 3,
      speedChanges: [.init(to: 3), .init(at: 0.4, to: 0.1), .init(at: 1.9, to: 1)],
      freezes: [.init(at: 0, for: 0.2), .init(at: 1.9, for: 0.3), .init(at: 3, for: 1)])
    var last = 0.0
    for step in 0...1_000 {
      let time = clock.sceneTime(at: clock.duration * Double(step) / 1_000)
      #expect(time >= last && time <= 3 + 1e-9)
      last = time
      let again = clock.sceneTime(at: clock.reelTime(ofScene: 3 * Double(step) / 1_000))
      #expect(abs(again - 3 * Double(step) / 1_000) < 1e-9)
    }
  }
}
