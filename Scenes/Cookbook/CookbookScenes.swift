import Scrollwork

/// The recipes of `docs/cookbook.md`.
extension Scene {
  /// Cards that shrink, tilt and fade away from the center.
  public static let carousel = Scene(
    "carousel", summary: "cards that shrink, tilt and fade away from the center",
    canvas: CGSize(width: 340, height: 400), background: Palette.color(0xF6F1E8),
    script: [
      .wait(0.3), .flick(.left, velocity: 700), .untilSettled(), .wait(0.2),
      .flick(.left, velocity: 700), .untilSettled(), .wait(0.3),
    ]
  ) {
    Carousel()
  }

  /// Covers that rotate away on both sides of the front one.
  public static let coverFlow = Scene(
    "cover-flow", summary: "covers with reflections: one in front, the others rotated",
    canvas: CGSize(width: 390, height: 280), background: .black,
    script: [
      .wait(0.4), .flick(.left, velocity: 300), .untilSettled(), .wait(0.3),
      .flick(.left, velocity: 420), .untilSettled(), .wait(0.5),
    ]
  ) {
    CoverFlow()
  }

  /// Hills that move faster the nearer they are.
  public static let parallax = Scene(
    "parallax", summary: "pictures whose distant layers move less than the near ones",
    canvas: CGSize(width: 340, height: 400),
    script: [
      .wait(0.2),
      .drag(by: CGVector(dx: 0, dy: -200), over: 0.8, curve: .easeInOut, hold: 0.2), .wait(0.2),
      .drag(by: CGVector(dx: 0, dy: -180), over: 0.8, curve: .easeInOut, hold: 0.2), .wait(0.2),
    ]
  ) {
    Parallax()
  }

  /// Cards that stack up under the top edge.
  public static let stackedCards = Scene(
    "stacked-cards", summary: "cards stick to the top edge, and the next ones cover them",
    canvas: CGSize(width: 340, height: 420),
    script: [
      .wait(0.2),
      .drag(by: CGVector(dx: 0, dy: -260), over: 0.8, curve: .easeInOut, hold: 0.2), .wait(0.2),
      .drag(by: CGVector(dx: 0, dy: -200), over: 0.8, curve: .easeInOut, hold: 0.2), .wait(0.2),
    ]
  ) {
    StackedCards()
  }

  /// A row bent into a ring.
  public static let circularWheel = Scene(
    "circular-wheel", summary: "a row bent into a rotating ring, aligned to its views",
    canvas: CGSize(width: 340, height: 360),
    script: [
      .wait(0.4), .flick(.left, velocity: 700), .untilSettled(), .wait(0.3),
      .flick(.right, velocity: 1100), .untilSettled(), .wait(0.4),
    ]
  ) {
    CircularWheel()
  }

  /// Cards fanned like a hand.
  public static let invitations = Scene(
    "invitations", summary: "a fan of cards, over a glow in the color of the front one",
    canvas: CGSize(width: 340, height: 440),
    script: [
      .wait(0.3), .flick(.left, velocity: 600), .untilSettled(), .wait(0.2),
      .flick(.left, velocity: 600), .untilSettled(), .wait(0.3),
    ]
  ) {
    Invitations()
  }

  /// The fan, right to left.
  public static let invitationsRightToLeft: Scene = {
    var scene = invitations
    scene.name = "invitations-rtl"
    scene.summary = "the fan, right to left: later cards lean to the left"
    scene.layoutDirection = .rightToLeft
    scene.script = [
      .wait(0.3), .flick(.right, velocity: 600), .untilSettled(), .wait(0.2),
      .flick(.right, velocity: 600), .untilSettled(), .wait(0.3),
    ]
    return scene
  }()

  /// Lines that sharpen at the center.
  public static let lyrics = Scene(
    "lyrics", summary: "lyrics, sharp only at the center",
    canvas: CGSize(width: 340, height: 420),
    script: [
      .wait(0.4), .flick(.up, velocity: 250), .untilSettled(), .wait(0.3),
      .flick(.up, velocity: 500), .untilSettled(), .wait(0.4),
    ]
  ) {
    Lyrics()
  }

  /// Beads whose hue depends on their position.
  public static let hueByPosition = Scene(
    "hue-by-position", summary: "equal beads with a hue that depends on their position",
    canvas: CGSize(width: 300, height: 300),
    script: [.wait(0.3), .glide(to: .offset(CGPoint(x: 0, y: 220)), over: 1.4), .wait(0.3)]
  ) {
    HueByPosition()
  }

  /// A header that stretches and sticks.
  public static let stickyHeader = Scene(
    "sticky-header", summary: "a header that stretches when pulled, and sticks as a bar",
    canvas: CGSize(width: 340, height: 420),
    script: [
      .wait(0.2), .drag(by: CGVector(dx: 0, dy: 190), over: 0.4, curve: .easeOut, hold: 0.1),
      .wait(0.8),
      .drag(by: CGVector(dx: 0, dy: -110), over: 0.6, curve: .easeInOut, hold: 0.2), .wait(0.2),
      .drag(by: CGVector(dx: 0, dy: -180), over: 0.6, curve: .easeInOut, hold: 0.2), .wait(0.2),
    ]
  ) {
    StickyHeader()
  }

  /// Notifications in a pile.
  public static let notificationPile = Scene(
    "notification-pile", summary: "notifications piled at the bottom until scrolled up",
    canvas: CGSize(width: 340, height: 460),
    script: [
      .wait(0.2),
      .drag(by: CGVector(dx: 0, dy: -160), over: 0.8, curve: .easeInOut, hold: 0.2),
      .untilSettled(),
      .drag(by: CGVector(dx: 0, dy: -90), over: 0.6, curve: .easeInOut, hold: 0.2),
      .untilSettled(), .wait(0.2),
    ]
  ) {
    NotificationPile()
  }

  /// Pages that tilt back.
  public static let tiltedDeck = Scene(
    "tilted-deck", summary: "pages that tilt back, and rise toward the front",
    canvas: CGSize(width: 340, height: 440),
    script: [
      .wait(0.2),
      .drag(by: CGVector(dx: 0, dy: -150), over: 0.8, curve: .easeInOut, hold: 0.2), .wait(0.2),
      .drag(by: CGVector(dx: 0, dy: -150), over: 0.8, curve: .easeInOut, hold: 0.2), .wait(0.2),
    ]
  ) {
    TiltedDeck()
  }

  /// Pictures that spring in.
  public static let arrivals = Scene(
    "arrivals", summary: "pictures that spring in from the side, independent of scrolling",
    canvas: CGSize(width: 340, height: 420), background: Palette.color(0xF6F1E8),
    script: [
      .wait(0.3),
      .drag(by: CGVector(dx: 0, dy: -150), over: 0.5, curve: .easeInOut, hold: 0.6), .wait(0.2),
      .drag(by: CGVector(dx: 0, dy: 120), over: 0.4, curve: .easeInOut, hold: 0.6), .wait(0.3),
    ]
  ) {
    Arrivals()
  }
}
