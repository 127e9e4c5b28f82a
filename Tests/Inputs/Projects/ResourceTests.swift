import Foundation
import ScrollworkEnvironment
import TestSupport
import Testing

@testable import ScrollworkProjects

@Suite struct `The texts of an app` {
  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "own": {},
      "hello": {"localizations": {"en": {"stringUnit": {"state": "new", "value": "Hello"}}}},
      "%lld": {"localizations": {"de": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "%lld Tag"}},
        "other": {"stringUnit": {"value": "%lld Tage"}}}}}}}}}
    """
  private static let plurals = """
    <plist version="1.0"><dict><key>files</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>In %@: %#@count@</string>
    <key>count</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>a file</string><key>other</key><string>%d files</string>
    </dict></dict></dict></plist>
    """

  private func pieces(
    _ strings: LocalizedStrings?, _ key: String, _ locale: String, _ arguments: [Double?]
  ) -> String? {
    let found = strings?.text(of: [key], locale: Locale(identifier: locale))
    return found.map { found in
      found.text.pieces(arguments, language: found.language).map { piece in
        switch piece {
        case .text(let text): text
        case .argument(let index): "<\(index)>"
        }
      }.joined()
    }
  }

  @Test func `are those of all kinds of files`() throws {
    let project = try SmallProject(
      [],
      texts: [
        "Localizable.xcstrings": Self.catalog,
        "fr.lproj/Localizable.strings": "\"hello\" = \"Salut\";",
        "en.lproj/Localizable.stringsdict": Self.plurals,
      ])
    let wide = try #require("\"wide\" = \"Weit\";".data(using: .utf16))
    try FileManager.default.createDirectory(
      at: project.folder.url.appending(path: "de.lproj"), withIntermediateDirectories: true)
    try wide.write(to: project.folder.url.appending(path: "de.lproj/Localizable.strings"))
    let app = try #require(project.app())
    let strings = AppResources(app.app.resources, developmentLanguage: "en").localizedStrings
    #expect(pieces(strings, "hello", "en_US", []) == "Hello")
    #expect(pieces(strings, "hello", "fr_CA", []) == "Salut")
    #expect(pieces(strings, "hello", "de_DE", []) == "Hello")
    #expect(pieces(strings, "hello", "ja_JP", []) == "Hello")
    #expect(pieces(strings, "wide", "de_DE", []) == "Weit")
    #expect(pieces(strings, "own", "en_US", []) == nil)
    #expect(pieces(strings, "%lld", "de_DE", [1]) == "<0> Tag")
    #expect(pieces(strings, "%lld", "de_DE", [3]) == "<0> Tage")
    #expect(pieces(strings, "files", "en_US", [nil, 1]) == "In <0>: a file")
    #expect(pieces(strings, "files", "en_US", [nil, 2]) == "In <0>: <1> files")
  }
}

@Suite struct `The resources of an app` {
  @Test func `are sorted by what reads them, and found by name in its bundle`() throws {
    let project = try SmallProject([
      "a.json", "deep/b.txt", "deep/c.otf", "Assets.xcassets/Contents.json", "fr.lproj/d.strings",
      "pictures/e.png", "Main.storyboard",
    ])
    let app = try #require(project.app())
    let resources = AppResources(app.app.resources, developmentLanguage: "en")
    #expect(resources.fonts.map(\.lastPathComponent) == ["c.otf"])
    #expect(
      resources.imageFolders.map(\.lastPathComponent)
        == ["Assets.xcassets", project.folder.url.lastPathComponent, "pictures"])
    let bundle = AppBundle(
      name: "A/B", resources: app.app.resources, info: app.info, developmentLanguage: "en")
    let place = try TemporaryFolder()
    let program = try bundle.write(into: place.url)
    #expect(program.path.hasSuffix("/A:B.app/A:B"))
    let found = try #require(Bundle(path: program.deletingLastPathComponent().path))
    #expect(found.url(forResource: "b", withExtension: "txt") != nil)
    #expect(found.path(forResource: "fr", ofType: "lproj") != nil)
    #expect(found.url(forResource: "Main", withExtension: "storyboard") == nil)
    #expect(found.infoDictionary?["CFBundleName"] as? String == "A/B")
  }

  @Test func `may hold a property list beside that of the bundle`() throws {
    let project = try SmallProject(["Info.plist", "a.json"])
    let bundle = AppBundle(
      name: "A", resources: ["Info.plist", "a.json"].map { "\(project.path)/\($0)" },
      developmentLanguage: "en")
    let place = try TemporaryFolder()
    let program = try bundle.write(into: place.url)
    let found = try #require(Bundle(path: program.deletingLastPathComponent().path))
    #expect(found.url(forResource: "a", withExtension: "json") != nil)
    #expect(found.infoDictionary?["CFBundleName"] as? String == "A")
  }

  @Test func `beside a file are those of its folder`() throws {
    let project = try SmallProject(["A.swift", "a.json", "deep/b.json", "x.o"])
    #expect(project.relative(FolderResources.paths(in: project.path)) == ["a.json"])
  }

  @Test func `have the controllers that a storyboard begins with`() throws {
    let storyboard = """
      <document initialViewController="n"><scenes>
      <navigationController id="n"><connections>
      <segue destination="v" kind="relationship" relationship="rootViewController"/>
      </connections></navigationController>
      <viewController id="v" customClass="Start"/></scenes></document>
      """
    let project = try SmallProject(
      ["A.swift"],
      texts: [
        "Main.storyboard": storyboard,
        "Info.plist": "<plist><dict><key>UIMainStoryboardFile</key>"
          + "<string>Main</string></dict></plist>",
      ])
    let found = try #require(Storyboard(project.path + "/Main.storyboard"))
    #expect(found.first == .navigation(nil, root: .plain("Start")))
    #expect(found.first.classes == ["Start"])
    let info = AppInfo(file: project.path + "/Info.plist")
    #expect(info.mainStoryboard == "Main")
  }
}
