import Scrollwork
import ScrollworkTesting
import TestedShelf
import Testing

@Test func shelfScrolls() async throws {
  try await assertReel(
    of: Shelf(), script: [.flick(.left, velocity: 1200), .untilSettled()],
    canvas: CGSize(width: 240, height: 140))
}

@Test func shelfAtRest() async throws {
  try await assertStill(of: Shelf(), canvas: CGSize(width: 240, height: 140))
}

@Test func shelfRightToLeft() async throws {
  var scene = Scene("shelf", canvas: CGSize(width: 240, height: 140)) { Shelf() }
  scene.layoutDirection = .rightToLeft
  try await assertScrolls(scene, named: "right to left")
}

/// A helper of several tests, whose issues are at its caller's line.
func assertScrolls(
  _ scene: Scene, named name: String,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) async throws {
  try await assertReel(of: scene, named: name, sourceLocation: sourceLocation)
}

@Test(arguments: [ColorScheme.light, .dark])
func shelfInBothSchemes(scheme: ColorScheme) async throws {
  try await assertStill(
    of: Shelf(), named: "\(scheme)", canvas: CGSize(width: 240, height: 140), colorScheme: scheme)
}

@Suite(.reels(record: .never)) struct ShelfMotion {
  private let script: GestureScript = [.flick(.left, velocity: 1200), .untilSettled()]
  private let canvas = CGSize(width: 240, height: 140)

  @Test func stopsAtAJar() async throws {
    let reel = try await Reel(of: Shelf(), script: script, canvas: canvas)
    #expect(reel.settles(on: "Ferry Bell", by: 1.4).holds)
    #expect(reel.neverOvershoots().holds)
  }

  @Test func fadesAtTheEdge() async throws {
    let reel = try await Reel(of: Shelf(), script: script, canvas: canvas)
    #expect(reel.phase(of: "Plum Rain", at: 0) == .identity)
    #expect(reel.phase(of: "Plum Rain", at: 0.1) == .topLeading)
    #expect(reel.opacity(of: "Plum Rain", at: 0.1) < 0.9)
    #expect(reel.scale(of: "Plum Rain", at: 0.1) >= 0.8)
    #expect(reel.frame(of: "Plum Rain", at: 0).minX == 16)
    #expect(reel.offset(at: 0).x == -16)
  }
}
