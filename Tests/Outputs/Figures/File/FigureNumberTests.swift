import Foundation
import ScrollworkDrawing
import ScrollworkStage
import ScrollworkStudio
import Testing
import ViewTestSupport

@testable import ScrollworkFigures

/// A number of a figure file is drawn, or is a mistake at its place; it is no trap.
@MainActor @Suite struct `A number of a figure file` {
  /// Keys with numbers, in whose place `N` stands.
  nonisolated static let keys = [
    "kind: still, at: N", "kind: still, width: N", "kind: still, canvas: NxN",
    "kind: still, formats: [png], scales: [N]",
    "kind: still, interactive: { count: N, from: 0, to: 1 }",
    "kind: still, interactive: { count: 2, from: N, to: N }",
    "kind: still, annotations: [{ callout: [N, 20], text: One }]",
    "kind: still, annotations: [{ badge: [N, N], text: One }]",
    "kind: still, annotations: [{ highlight: [10, N] }]",
    "kind: still, annotations: [{ highlight: row 1, up: N }]",
    "kind: still, annotations: [{ bracket: [N, N], text: One }]",
    "kind: still, annotations: [{ dimension: row 1, up: N }]",
    "kind: still, annotations: [{ arrow: [10, 10], to: [N, 50] }]",
    "kind: still, annotations: [{ arrow: row 1, later: N }]",
    "kind: still, annotations: [{ dim: [N, N] }]",
    "kind: strip, at: [N, end], annotations: [{ badge: [9, 9], text: One, still: N }]",
    "kind: strip, count: N", "kind: strip, count: 2, from: N, to: end",
    "kind: strip, count: 2, from: 0, to: N", "kind: strip, count: 2, crop: [N, 0, 9, 9]",
    "kind: strip, count: 2, crop: [0, 0, N, 30]", "kind: strip, count: 2, crop: [N, N, N, N]",
    "kind: onion, count: N", "kind: onion, at: [0, N]", "kind: unrolled, at: N",
    "kind: unrolled, reach: N", "kind: unrolled, height: N", "kind: anatomy, at: N",
    "kind: ribbon, from: N", "kind: ribbon, to: N", "kind: ribbon, stills: N",
    "kind: ribbon, stills: [N, 1]", "kind: curves, from: N", "kind: curves, to: N",
    "kind: curves, dot: N", "kind: before-after, at: [0, N]", "kind: sheet, count: N",
    "kind: tree, at: N", "kind: tree, depth: N", "kind: flow, from: N", "kind: state, to: N",
    "kind: physics, show: rubber-band, length: [N], coefficient: 0.5",
    "kind: physics, show: rubber-band, coefficient: N", "kind: physics, show: rubber-band, to: N",
    "kind: physics, show: rubber-band, at: N", "kind: physics, show: deceleration, velocity: N",
    "kind: physics, show: deceleration, rate: N", "kind: physics, show: bounce, distance: N",
    "kind: physics, show: page-turn, page: N, velocity: [N]",
  ]

  private static let numbers = [
    "nan", ".nan", "inf", ".inf", "-.inf", "1e308", "-1e308", "1e-308", "0", "-0", "-5", "0.5", "3",
    "99999999999999999999", "-9223372036854775808", "0x1p1000",
  ]

  @Test(arguments: keys) func `is drawn, or is a mistake`(key: String) throws {
    for number in Self.numbers {
      let words = key.replacing("N", with: number)
      do {
        let figure = try FigureSpec.read(words).figure(of: .rows())
        let dump = figure.displayList.dump
        #expect(!dump.contains("nan") && !dump.contains("inf"), "\(words)")
      } catch let error as YAMLError {
        #expect(error.line == 2 && error.message.contains("expected"), "\(words): \(error)")
      } catch let error as FigureError {
        #expect(error.message.contains("expected"), "\(words): \(error)")
      }
    }
  }

  @Test(arguments: ["title-size", "label-size", "grid", "margin", "hairline", "line", "corner"])
  func `of a theme is drawn, or is a mistake`(key: String) throws {
    for number in Self.numbers {
      let text =
        "theme: { \(key): \(number) }\nfigures:\n  - { name: a, scene: rows, kind: still, title: T }"
      do {
        _ = try FigureFile(text, file: "f.yaml").entries[0].spec.figure(of: .rows()).displayList
          .dump
      } catch let error as YAMLError {
        #expect(
          error.line == 1 && error.message.contains("expected"), "\(key): \(number): \(error)")
      }
    }
  }
}

@Suite struct `A figure file with too much` {
  private static func mistake(_ item: (Int) -> String) -> YAMLError? {
    let items = (0..<2000).map(item).joined(separator: ", ")
    do throws(YAMLError) {
      _ = try FigureFile(
        "figures:\n  - { name: a, scene: rows, kind: still, annotations: [\(items)] }", file: "f")
      return nil
    } catch { return error }
  }

  @Test func `is told of the length of its lists`() throws {
    let error = try #require(Self.mistake { "{ badge: [1, \($0)], text: t }" })
    #expect(error.message == "found 2000 items, expected at most 200")
    #expect(error.others.isEmpty)
  }

  @Test func `is told of all mistakes, each at its place`() throws {
    let figures = (0..<2000).map { "  - { name: a\($0), scene: rows, kind: still, widht: 1 }" }
    let error = try #require(throws: YAMLError.self) {
      try FigureFile("figures:\n" + figures.joined(separator: "\n"), file: "f")
    }
    #expect(error.others.count == 1999)
    #expect(error.others.last?.line == 2001)
  }
}
