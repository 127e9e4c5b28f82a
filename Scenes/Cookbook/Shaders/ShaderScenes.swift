import Scrollwork

/// The recipes with shaders of `docs/cookbook.md`; their functions are in `Scenes/Shaders`.
extension Scene {
  /// Photos bent in rings around a tap.
  public static let ripple = Scene(
    "ripple", summary: "a tap sends rings over photos, which scroll with them",
    canvas: CGSize(width: 340, height: 420),
    script: [
      .wait(0.3), .tap(.point(CGPoint(x: 110, y: 150))), .wait(0.4),
      .drag(by: CGVector(dx: 0, dy: -110), over: 0.5, curve: .easeInOut, hold: 0.1), .wait(0.3),
      .tap(.point(CGPoint(x: 235, y: 280))), .wait(1.4),
    ]
  ) {
    Ripple()
  }

  /// Flags that wave while they are scrolled.
  public static let signalFlags = Scene(
    "signal-flags", summary: "flags that wave with the velocity of the scroll",
    canvas: CGSize(width: 340, height: 420),
    script: [
      .wait(0.2), .flick(.up, velocity: 1400), .untilSettled(), .wait(0.2),
      .flick(.down, velocity: 1000), .untilSettled(), .wait(0.2),
    ]
  ) {
    SignalFlags()
  }

  /// Photos pixelated near the edges.
  public static let mosaic = Scene(
    "mosaic", summary: "photos whose pixels grow toward the edges",
    canvas: CGSize(width: 340, height: 420),
    script: [
      .wait(0.3),
      .drag(by: CGVector(dx: 0, dy: -200), over: 0.8, curve: .easeInOut, hold: 0.2), .wait(0.2),
      .drag(by: CGVector(dx: 0, dy: -200), over: 0.8, curve: .easeInOut, hold: 0.2), .wait(0.2),
    ]
  ) {
    Mosaic()
  }

  /// Words with fringes of color near the edges.
  public static let chromaticEdge = Scene(
    "chromatic-edge", summary: "words whose colors come apart toward the edges",
    canvas: CGSize(width: 340, height: 420),
    script: [
      .wait(0.3),
      .drag(by: CGVector(dx: 0, dy: -190), over: 0.8, curve: .easeInOut, hold: 0.2), .wait(0.2),
      .drag(by: CGVector(dx: 0, dy: -190), over: 0.8, curve: .easeInOut, hold: 0.2), .wait(0.2),
    ]
  ) {
    ChromaticEdge()
  }

  /// Pages that burn away.
  public static let dissolve = Scene(
    "dissolve", summary: "pages that burn away over the next one, as far as they are scrolled",
    canvas: CGSize(width: 340, height: 420),
    script: [
      .wait(0.3), .drag(by: CGVector(dx: 0, dy: -300), over: 1.2, curve: .easeInOut),
      .untilSettled(), .wait(0.2),
      .drag(by: CGVector(dx: 0, dy: -300), over: 1.2, curve: .easeInOut), .untilSettled(),
      .wait(0.3),
    ]
  ) {
    Dissolve()
  }

  /// A sky with film grain.
  public static let filmGrain = Scene(
    "film-grain", summary: "a day of sky, with grain that changes while it is scrolled",
    canvas: CGSize(width: 340, height: 420),
    script: [
      .wait(0.3), .flick(.up, velocity: 900), .untilSettled(), .wait(0.2),
      .flick(.up, velocity: 1400), .untilSettled(), .wait(0.3),
    ]
  ) {
    FilmGrain()
  }
}
