import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkReels
import TestSupport
import Testing

@MainActor @Suite struct `A film of pictures` {
  /// Images that exist by name, of a size by name.
  private struct Named: ImageProviding {
    var sizes: [String: CGSize] = [:]

    func image(named name: String) -> ImageAsset? {
      ImageAsset(
        name: name, size: sizes[name] ?? CGSize(width: 40, height: 30),
        digest: ContentDigest(of: Data(name.utf8)))
    }
  }

  private func film(_ names: [String], sizes: [String: CGSize] = [:]) throws -> Film {
    let folder = try TemporaryFolder()
    for name in names { try Data().write(to: folder.url.appending(path: name)) }
    return try Film(
      pictures: folder.url, name: "film", rate: FrameRate(25), images: Named(sizes: sizes))
  }

  private func names(_ film: Film) throws -> [String] {
    try (0..<film.count).map { number in
      guard
        case .command(.image(let asset, let frame, _)) = try film.frame(number).list.content
          .items[0]
      else { return "none" }
      #expect(frame == CGRect(x: 0, y: 0, width: 40, height: 30))
      return asset.name
    }
  }

  @Test func `orders them by the numbers in their names`() throws {
    let film = try film(["f10.png", "f9.png", "f8.png", "notes.txt", ".hidden.png"])
    #expect(try names(film) == ["f8", "f9", "f10"])
    #expect(film.count == 3 && film.canvas == CGSize(width: 40, height: 30))
    #expect(film.duration == 0.12 && film.poster == 1)
    #expect(try names(try self.film(["b.png", "a.png", "c 2.png"])) == ["a", "b", "c 2"])
  }

  @Test func `has two pixels per point if their names say so`() throws {
    let film = try film(["a1@2x.png", "a2@2x.png"])
    #expect(try names(film) == ["a1", "a2"])
    #expect(try film.frame(1).list.scale == 2)
  }

  @Test func `needs pictures without gaps and of one size`() throws {
    let none = #expect(throws: PicturesError.self) { try film(["notes.txt"]) }
    #expect(try #require(none).description.contains("has no PNG files"))
    let gap = #expect(throws: PicturesError.self) {
      try film(["0098.png", "0099.png", "0101.png"])
    }
    #expect(try #require(gap).description.contains("has no 0100.png after 0099.png"))
    let mixed = #expect(throws: PicturesError.self) {
      try film(["1.png", "2.png"], sizes: ["2": CGSize(width: 41, height: 30)])
    }
    #expect(
      try #require(mixed).description.contains("/2.png has 41 × 30 px and 1.png has 40 × 30 px"))
  }
}
