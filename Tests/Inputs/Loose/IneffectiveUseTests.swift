import Testing

@testable import ScrollworkLoose

@Suite struct `A name without effect` {
  @Test(
    arguments: [
      ("KFImage.fade(duration:)", "KFImage(url).fade(duration: 0.25)", true),
      ("KFImage.fade(duration:)", "let image = KFImage(url)\nimage.fade(duration: 0.25)", true),
      ("KFImage.fade(duration:)", "KFImage(url).fade(over: 0.25)", false),
      ("KFImage.fade(duration:)", "Text(a).fade(duration: 0.25)", false),
      ("KFImage.fade(duration:)", "// KFImage(url).fade(duration: 0.25)", false),
      ("Hud.setHaptics(_:)", "Hud.setHaptics(true)", true),
      ("Hud.setHaptics(_:)", "setHaptics(true)", false),
      ("Hud.onTap(_:)", "Hud().onTap { print(1) }", true),
      ("Hud.show(_:with:)", "Hud.show(a)", true),
      ("Hud.show(_:with:)", "Hud.show(a, by: b)", false),
      ("Hud.style", "Hud.style = .dark", true), ("Hud.style", "Hud.style(a)", false),
      ("Hud.init(style:)", "let a = Hud(style: .dark)", true),
      ("Hud.init(style:)", "let a = Hud.init(style: .dark)", true),
      ("Hud.init(style:)", "let a = Hud()", true), ("Hud.init(style:)", "Hud(frame: a)", false),
      ("Hud.init(style:)", "let a: Hud", false),
      ("register(_:)", "register(a)", true), ("register(_:)", "a.register(b)", false),
      ("register(_:)", "func register(_ a: A) {}", false),
    ] as [(String, String, Bool)])
  func `is found by its labels and its type`(name: String, text: String, isUsed: Bool) throws {
    let name = try #require(IneffectiveName(name))
    #expect(name.uses(in: SourceText(text), declared: []).isEmpty == !isUsed)
  }

  @Test func `that the files declare too counts beside its type alone`() throws {
    let name = try #require(IneffectiveName("KFImage.fade(duration:)"))
    let source = SourceText(
      "let a = KFImage(url)\nlet b = Card().fade(duration: 1)\nlet c = KFImage(d).fade(duration: 1)"
    )
    #expect(name.uses(in: source, declared: ["fade"]).map(source.line) == [3])
    #expect(name.uses(in: source, declared: []).map(source.line) == [2, 3])
  }
}
