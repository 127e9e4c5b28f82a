import Foundation
import ScrollworkDrawing
import TestSupport
import Testing

@testable import ScrollworkLoose

@Suite struct `Colors of asset catalogs` {
  private func colors(_ json: String) throws -> [String: Color] {
    let folder = try TemporaryFolder()
    let set = folder.url.appending(path: "Deep/Assets.xcassets/A.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(json.utf8).write(to: set.appending(path: "Contents.json"))
    return AssetColors.read([folder.url])
  }

  @Test func `are adaptive if they have a dark one`() throws {
    let found = try colors(
      """
      {"colors":[{"color":{"color-space":"srgb","components":{"white":"1.0"}}},
      {"color":{"components":{"white":"0.0"}},
      "appearances":[{"appearance":"luminosity","value":"dark"}]}]}
      """)
    let white = Color.Resolved(red: 1, green: 1, blue: 1)
    let black = Color.Resolved(red: 0, green: 0, blue: 0)
    #expect(found["A"] == Color(.adaptive(light: white, dark: black)))
  }

  @Test func `may be the system's`() throws {
    let found = try colors(
      #"{"colors":[{"color":{"platform":"ios","reference":"systemTealColor"}}]}"#)
    #expect(found["A"] == Color(uiColor: .systemTeal))
  }

  @Test func `that are damaged are none`() throws {
    #expect(try colors("no").isEmpty)
  }
}
