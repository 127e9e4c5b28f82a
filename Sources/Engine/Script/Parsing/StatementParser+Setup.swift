import Foundation
import ScrollworkEnvironment
import ScrollworkGeometry

// The environment of the views.
extension StatementParser {
  /// The first words of statements about the environment.
  static let setupWords = [
    "canvas", "safe", "light", "dark", "left", "right", "horizontal", "vertical", "type",
    "locale", "mouse", "repeated",
  ]

  /// Parses a statement about the environment, whose first word is one of ``setupWords``.
  mutating func setup() throws(ScriptFault) -> SceneScript.Setup {
    var setup = SceneScript.Setup()
    switch try word(of: Self.setupWords) {
    case "canvas":
      if case .size = next?.kind { setup.canvas = try size() }
      if case .scale(let digits) = next?.kind, let scale = Double(digits) {
        setup.scale = CGFloat(try checked(scale, .scale))
      } else if setup.canvas == nil {
        throw unexpected("a size such as 390x844", "a scale such as @2x")
      } else if next != nil {
        throw unexpected("the end of the line", "a scale such as @2x")
      }
    case "safe": setup.safeArea = try safeArea()
    case "light": setup.colorScheme = .light
    case "dark": setup.colorScheme = .dark
    case "left":
      try words("to", "right")
      setup.layoutDirection = .leftToRight
    case "right":
      try words("to", "left")
      setup.layoutDirection = .rightToLeft
    case "horizontal": setup.horizontalSizeClass = try sizeClass()
    case "vertical": setup.verticalSizeClass = try sizeClass()
    case "type":
      try words("size")
      setup.dynamicTypeSize = DynamicTypeSize(
        name: try word(of: DynamicTypeSize.allCases.map { "\($0)" }))
    case "locale": setup.locale = try locale()
    case "repeated":
      try words("flicks")
      setup.boostsRepeatedFlicks = try word(of: ["boosted", "plain"]) == "boosted"
    default: setup.hasMouse = try word(of: ["attached", "detached"]) == "attached"
    }
    return setup
  }

  private mutating func sizeClass() throws(ScriptFault) -> UserInterfaceSizeClass {
    try words("size", "class")
    return try word(of: ["compact", "regular"]) == "compact" ? .compact : .regular
  }

  private mutating func locale() throws(ScriptFault) -> Locale {
    guard let word = nextWord, let locale = Locale(languageTag: word) else {
      throw unexpected(Locale.expectedTag)
    }
    take()
    return locale
  }

  private mutating func safeArea() throws(ScriptFault) -> EdgeInsets {
    try words("area")
    var insets = EdgeInsets()
    if take("none") { return insets }
    if take("phone") { return .phone }
    var sides = ["top", "leading", "bottom", "trailing"]
    guard next != nil else { throw unexpected(words: ["none", "phone"] + sides) }
    while let side = try clause(&sides) {
      let inset = CGFloat(try length(.inset))
      switch side {
      case "top": insets.top = inset
      case "leading": insets.leading = inset
      case "bottom": insets.bottom = inset
      default: insets.trailing = inset
      }
    }
    return insets
  }
}

extension SceneScript.Setup {
  /// The names, in messages, of the values that are set.
  var topics: [String] {
    [
      canvas.map { _ in "the canvas" }, scale.map { _ in "the scale" },
      safeArea.map { _ in "the safe area" }, colorScheme.map { _ in "the color scheme" },
      layoutDirection.map { _ in "the layout direction" },
      horizontalSizeClass.map { _ in "the horizontal size class" },
      verticalSizeClass.map { _ in "the vertical size class" },
      dynamicTypeSize.map { _ in "the type size" }, locale.map { _ in "the locale" },
      hasMouse.map { _ in "the mouse" }, boostsRepeatedFlicks.map { _ in "repeated flicks" },
    ].compactMap { $0 }
  }

  /// These values, overridden by those that `other` sets.
  package func adding(_ other: Self) -> Self {
    var setup = self
    setup.canvas = other.canvas ?? canvas
    setup.scale = other.scale ?? scale
    setup.safeArea = other.safeArea ?? safeArea
    setup.colorScheme = other.colorScheme ?? colorScheme
    setup.layoutDirection = other.layoutDirection ?? layoutDirection
    setup.horizontalSizeClass = other.horizontalSizeClass ?? horizontalSizeClass
    setup.verticalSizeClass = other.verticalSizeClass ?? verticalSizeClass
    setup.dynamicTypeSize = other.dynamicTypeSize ?? dynamicTypeSize
    setup.locale = other.locale ?? locale
    setup.hasMouse = other.hasMouse ?? hasMouse
    setup.boostsRepeatedFlicks = other.boostsRepeatedFlicks ?? boostsRepeatedFlicks
    return setup
  }
}
