@testable import ScrollworkLoose
import TestSupport
import Testing

@testable import ScrollworkCommand

@Suite struct `What is modelled of a name` {
  private static let names = SupportedNames(
    """
    Card\t\tstructure\t\tproof\tTests/A.swift\tdraws
    Card\tinit(_:)\tinitializer\t\tproof\tTests/A.swift\tdraws
    Card\tstyle\tproperty\talways plain\tuses\tScenes/B.swift\t
    View\tcarded(_:by:)\tmethod\t-\tuses\tTests/C.swift\tcompiles
    damaged line

    """)

  private static func answer(_ word: String) -> SupportAnswer {
    SupportAnswer(word, names: names, standIns: StandIns(in: []))
  }

  @Test func `of a type is told with its members`() {
    let answer = Self.answer("Card")
    #expect(answer.isModelled)
    #expect(
      answer.lines == [
        "Card: structure, exact, as far as known", "  proof: Tests/A.swift, “draws”",
        "  2 members, approximated:", "    style: always plain",
      ])
  }

  @Test(arguments: ["carded", ".carded", "View.carded", "carded(_:by:)", "View.carded(_:by:)"])
  func `of a modifier is found without its labels`(word: String) {
    let answer = Self.answer(word)
    #expect(
      answer.lines == [
        "View.carded(_:by:): method, not visible in a still",
        "  used by: Tests/C.swift, “compiles”",
      ])
  }

  @Test func `of a member that is approximated says how`() {
    #expect(
      Self.answer("Card.style").lines == [
        "Card.style: property, approximated: always plain", "  used by: Scenes/B.swift",
      ])
  }

  @Test func `that is known to be absent says what to use instead`() {
    let answer = Self.answer("visualEffect3D")
    #expect(!answer.isModelled && answer.lines.count == 1)
    #expect(answer.lines[0].hasPrefix("visualEffect3D is not modelled; "))
  }

  @Test(arguments: [
    ("Carded", "Carded is not modelled; the nearest name is carded"),
    ("zzzzzzzz", "zzzzzzzz is not modelled"),
  ])
  func `that is unknown says the nearest one`(word: String, line: String) {
    let answer = Self.answer(word)
    #expect(!answer.isModelled && answer.lines == [line])
  }

  @Test func `is told to programs, whole`() throws {
    let words = ["Card", "carded", "Carded"]
    let json = try JSONNode(SupportAnswer.json(words.map(Self.answer)))
    #expect(json["complete"] == .truth(false))
    let names = json["names"].elements
    #expect(names.map { $0["modelled"] } == [.truth(true), .truth(true), .truth(false)])
    let card = names[0]["found"]["0"]
    #expect(card["nearness"] == .text("exact") && card["members"] == .number(2))
    #expect(card["approximated"]["0"]["difference"] == .text("always plain"))
    #expect(names[1]["found"]["0"]["nearness"] == .text("invisible"))
    #expect(names[2]["advice"] == .text("Carded is not modelled; the nearest name is carded"))
  }

  @Test func `of this program is told by its list`() throws {
    let names = try SupportedNames.load()
    #expect(names.names.count > 5000)
    #expect(names.found("UITableView").first?.kind == "class")
  }

  @Test func `of a stand-in tells the library`() {
    let answer = SupportAnswer("KFImage", names: Self.names, standIns: .all)
    #expect(answer.isModelled)
    #expect(answer.lines[0].hasPrefix("KFImage: in the stand-in for Kingfisher, https://"))
  }
}
