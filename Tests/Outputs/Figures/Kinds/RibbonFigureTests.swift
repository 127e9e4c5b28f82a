import Foundation
import ScrollworkEffects
import ScrollworkStage
import Testing

@testable import ScrollworkFigures

@MainActor @Suite struct RibbonFigureTests {
  private func data(_ figure: RibbonFigure) throws -> RibbonData {
    let subject = FigureSubject(.rows())
    let span = 0...subject.stage.duration
    return try RibbonData(
      figure, SceneSamples(subject, from: span.lowerBound, to: span.upperBound), span)
  }

  @Test func `each view has the bands of its phases`() throws {
    let rows = try data(RibbonFigure()).rows
    #expect(rows.map(\.title) == ["Row 0", "Row 1", "Row 2", "Row 3", "Row 4"])
    #expect(rows[0].bands.map(\.phase) == [.identity, .topLeading])
    #expect(rows[2].bands.map(\.phase) == [.bottomTrailing, .identity, .topLeading])
    #expect(rows[2].bands[0].range.lowerBound == 0)
    // One band ends where the next begins.
    #expect(rows[2].bands[0].range.upperBound == rows[2].bands[1].range.lowerBound)
  }

  @Test func `over the offset, a phase begins at an offset`() throws {
    var figure = RibbonFigure()
    figure.base = .offset
    figure.views = ["Row 2"]
    let data = try data(figure)
    #expect(data.axis.range == 0...90)
    #expect(data.rows[0].bands.map(\.phase) == [.bottomTrailing, .identity, .topLeading])
    // The third row of 40 points is visible as a whole from an offset of 20 on.
    #expect(abs(data.rows[0].bands[1].range.lowerBound - 20) <= 3)
  }

  @Test func `the description tells the phases`() throws {
    let figure = try #require(drawn("ribbon", "of: [Row 2]", "over: offset").figure)
    #expect(
      figure.altText.hasPrefix(
        "Phases of scroll transitions in test over content offset, from 0 pt to 90 pt. Row 2: "
          + "bottomTrailing from 0 pt to "), "\(figure.altText)")
    #expect(figure.sources.map(\.name) == ["phases of Row 2 in test"])
  }

  @Test(arguments: [
    "stills: 3", "stills: [0, start, 0.7]", "names: id", "mark: [phases, touches]", "to: 0.4",
  ])
  func `options that draw a figure`(option: String) {
    #expect(drawn("ribbon", option).mistake == nil)
  }

  @Test(arguments: [
    ("stills: 40", "found \"40\", expected a whole number from 1 to 12"),
    ("stills: [0.6, 8]", "found 8 s, expected a time from 0 to 0.7 s"),
    ("of: nothing", "found no view \"nothing\""),
    ("over: space", "found \"space\", expected \"time\" or \"offset\""),
  ])
  func `mistakes are told`(option: String, message: String) {
    let mistake = drawn("ribbon", option).mistake
    #expect(mistake?.contains(message) == true, "\(mistake ?? "no mistake")")
  }

  @Test func `of a scene without transitions has the places of its rows`() throws {
    let figure = try FigureSpec.read("kind: ribbon, from: go").figure(of: .rows())
    #expect(figure.altText.hasPrefix("The places of rows in rows over time, from 0.5 s to 1 s."))
    #expect(figure.altText.contains("Row 0: identity from 0.5 s to"))
    #expect(figure.altText.contains("Row 5: bottomTrailing from"))
  }
}
