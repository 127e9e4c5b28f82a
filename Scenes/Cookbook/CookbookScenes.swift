import Scrollwork

/// The looks of the cookbook: `docs/cookbook.md` shows each with its code.
extension Scene {
  /// Cards that step back as they leave the middle.
  public static let carousel = Scene(
    "carousel", summary: "cards that step back, lean and pale as they leave the middle",
    canvas: CGSize(width: 340, height: 400), background: Palette.color(0xF6F1E8),
    script: [
      .wait(0.3), .flick(.left, velocity: 700), .untilSettled(), .wait(0.2),
      .flick(.left, velocity: 700), .untilSettled(), .wait(0.3),
    ]
  ) {
    Carousel()
  }

  /// Covers that turn aside left and right of the one in front.
  public static let coverFlow = Scene(
    "cover-flow", summary: "covers over a mirror, one in front, the others turned aside",
    canvas: CGSize(width: 390, height: 280), background: .black,
    script: [
      .wait(0.4), .flick(.left, velocity: 300), .untilSettled(), .wait(0.3),
      .flick(.left, velocity: 420), .untilSettled(), .wait(0.5),
    ]
  ) {
    CoverFlow()
  }

  /// Hills that move the more the nearer they are.
  public static let parallax = Scene(
    "parallax", summary: "pictures whose far hills move less than their near ones",
    canvas: CGSize(width: 340, height: 400),
    script: [
      .wait(0.2),
      .drag(by: CGVector(dx: 0, dy: -200), over: 0.8, curve: .easeInOut, hold: 0.2), .wait(0.2),
      .drag(by: CGVector(dx: 0, dy: -180), over: 0.8, curve: .easeInOut, hold: 0.2), .wait(0.2),
    ]
  ) {
    Parallax()
  }

  /// Cards that pile up under the top edge.
  public static let stackedCards = Scene(
    "stacked-cards", summary: "cards stay at the top, and the next ones come to lie on them",
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
    "circular-wheel", summary: "a row bent into a ring, which turns and rests on a view",
    canvas: CGSize(width: 340, height: 360),
    script: [
      .wait(0.4), .flick(.left, velocity: 700), .untilSettled(), .wait(0.3),
      .flick(.right, velocity: 1100), .untilSettled(), .wait(0.4),
    ]
  ) {
    CircularWheel()
  }

  /// Cards held like a fan.
  public static let invitations = Scene(
    "invitations", summary: "cards held like a fan, over the light of the one in front",
    canvas: CGSize(width: 340, height: 440),
    script: [
      .wait(0.3), .flick(.left, velocity: 600), .untilSettled(), .wait(0.2),
      .flick(.left, velocity: 600), .untilSettled(), .wait(0.3),
    ]
  ) {
    Invitations()
  }

  /// The fan where reading begins on the right.
  public static let invitationsRightToLeft: Scene = {
    var scene = invitations
    scene.name = "invitations-rtl"
    scene.summary = "the fan where reading begins on the right: later cards lean to the left"
    scene.layoutDirection = .rightToLeft
    scene.script = [
      .wait(0.3), .flick(.right, velocity: 600), .untilSettled(), .wait(0.2),
      .flick(.right, velocity: 600), .untilSettled(), .wait(0.3),
    ]
    return scene
  }()

  /// Lines that sharpen.
  public static let lyrics = Scene(
    "lyrics", summary: "lines of a song, sharp only in the middle",
    canvas: CGSize(width: 340, height: 420),
    script: [
      .wait(0.4), .flick(.up, velocity: 250), .untilSettled(), .wait(0.3),
      .flick(.up, velocity: 500), .untilSettled(), .wait(0.4),
    ]
  ) {
    Lyrics()
  }

  /// Beads whose color is their place.
  public static let hueByPosition = Scene(
    "hue-by-position", summary: "beads that are all alike, colored by where they are",
    canvas: CGSize(width: 300, height: 300),
    script: [.wait(0.3), .glide(to: .offset(CGPoint(x: 0, y: 220)), over: 1.4), .wait(0.3)]
  ) {
    HueByPosition()
  }

  /// A header that stretches and sticks.
  public static let stickyHeader = Scene(
    "sticky-header", summary: "a header that grows when it is pulled, and stays as a bar",
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

  /// Notices in a pile.
  public static let notificationPile = Scene(
    "notification-pile", summary: "notices wait in a pile until they are scrolled up",
    canvas: CGSize(width: 340, height: 460),
    script: [
      .wait(0.2),
      .drag(by: CGVector(dx: 0, dy: -160), over: 0.8, curve: .easeInOut, hold: 0.2), .wait(0.2),
      .drag(by: CGVector(dx: 0, dy: -180), over: 0.8, curve: .easeInOut, hold: 0.2), .wait(0.2),
    ]
  ) {
    NotificationPile()
  }

  /// Pages that lean back.
  public static let tiltedDeck = Scene(
    "tilted-deck", summary: "open pages that lean back, and rise as they come near",
    canvas: CGSize(width: 340, height: 440),
    script: [
      .wait(0.2),
      .drag(by: CGVector(dx: 0, dy: -150), over: 0.8, curve: .easeInOut, hold: 0.2), .wait(0.2),
      .drag(by: CGVector(dx: 0, dy: -150), over: 0.8, curve: .easeInOut, hold: 0.2), .wait(0.2),
    ]
  ) {
    TiltedDeck()
  }

  /// Pictures that take their time to come.
  public static let arrivals = Scene(
    "arrivals", summary: "pictures that spring in from aside, whoever scrolls on or stops",
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
