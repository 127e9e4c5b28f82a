import Foundation
import ScrollworkDrawing
import TestSupport
import Testing

@testable import ScrollworkCairo

@Suite struct `The names of font files` {
  @Test func `are those of faces`() throws {
    let renderer = try CairoRenderer(fonts: .standard())
    for (name, family, weight, isItalic) in [
      ("Roboto-BoldItalic", "Roboto", 700, true), ("Roboto Bold Italic", "Roboto", 700, true),
      ("Roboto-Light", "Roboto", 300, false), ("Hack-Bold", "Hack", 700, false),
    ] {
      let face = NamedFace(family: family, weight: weight, isItalic: isItalic)
      #expect(renderer.face(named: name) == face)
    }
    // The name of a family is none of a face.
    #expect(renderer.face(named: "Roboto") == nil)
    #expect(renderer.face(named: "Comic") == nil)
  }

  @Test func `of an app are added, if the files are fonts`() throws {
    let folder = try TemporaryFolder()
    let damaged = folder.url.appending(path: "Damaged.ttf")
    try Data("no font".utf8).write(to: damaged)
    let set = try FontSet.standard()
    let renderer = try CairoRenderer(fonts: set.adding([damaged]))
    #expect(try renderer.families == CairoRenderer(fonts: set).families)
    #expect(throws: CairoError.self) { try CairoRenderer(fonts: .folder(folder.url)) }
  }
}
