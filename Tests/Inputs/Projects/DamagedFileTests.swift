import Foundation
import ScrollworkEnvironment
import TestSupport
import Testing

@testable import ScrollworkProjects

/// A file that a tool cut off, or that lost some of its bytes, gives what is left of it, or nothing.
@Suite struct `A damaged file` {
  /// Bytes of a file with seeded damage: some of them changed, repeated, left out, or cut off.
  static func damaged(_ data: Data, seed: UInt64) -> Data {
    var random = SeededGenerator(seed: seed)
    var bytes = [UInt8](data)
    for _ in 0..<Int.random(in: 1...6, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 1...30, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 2: bytes.removeSubrange(place..<end)
      case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 4: bytes.removeSubrange(place...)
      default: bytes[place] = Self.marks.randomElement(using: &random) ?? 0
      }
    }
    return Data(bytes)
  }

  private static let marks = Array("{}()[]<>\"'=;,:$\\/*-%@0\n".utf8)

  private static let sources: [(name: String, data: Data, read: @Sendable (Data) -> Void)] = {
    let values: [String: Any] = [
      "CFBundleName": "$(TARGET_NAME)", "UIDeviceFamily": [1, 2],
      "NSDate": Date(timeIntervalSince1970: 0),
      "UIApplicationSceneManifest": [
        "UISceneConfigurations": ["a": [["UISceneStoryboardFile": "Main"]]]
      ],
      "Long": Array(repeating: "text", count: 40), "Number": 1.5, "Data": Data([1, 2, 3]),
    ]
    let list = { (format: PropertyListSerialization.PropertyListFormat) in
      (try? PropertyListSerialization.data(fromPropertyList: values, format: format, options: 0))
        ?? Data()
    }
    let strings = Data(
      "/* c */ \"a\" = \"b \\U00e9\\n\"; key = { x = (1, <0fad>, 'q'); };\n// e\n\"same\";".utf8)
    let catalog = Data(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld": {"localizations": {"de": {
      "variations": {"plural": {"one": {"stringUnit": {"value": "%lld Tag"}}}},
      "substitutions": {"n": {"argNum": 1, "variations": {"device": {"other": {}}}}}}}}}}
      """.utf8)
    let plurals = Data(
      """
      <?xml version="1.0"?><plist version="1.0"><dict><key>files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@count@</string><key>count</key><dict>
      <key>one</key><string>a file</string></dict></dict></dict></plist>
      """.utf8)
    let storyboard = Data(
      """
      <document initialViewController="N"><navigationController id="N" customClass="Nav"><segue
      destination="T" kind="relationship"/></navigationController><tabBarController id="T"/></document>
      """.utf8)
    let manifest = Data(
      """
      let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        dependencies: [.package(url: "https://example.org/Kite.git", .upToNextMinor(from: "1.0.0"))],
        targets: [.target(name: "Kit", dependencies: [.product(name: "K", package: "Kite")])])
      """.utf8)
    let project = Data(
      SmallProject.xcode(targets: [("Shop", "application", "buildPhases = (S,R,);")]).utf8)
    return [
      ("XML list", list(.xml), { _ = PropertyList.value($0) }),
      ("binary list", list(.binary), { _ = PropertyList.value($0) }),
      ("old list", strings, { _ = PropertyList.value($0) }),
      (
        "strings", strings,
        { _ = OpenStepParser.parseEntries(String(decoding: $0, as: UTF8.self)) }
      ),
      ("project", project, { _ = OpenStepParser.parse(String(decoding: $0, as: UTF8.self)) }),
      ("catalog", catalog, { _ = StringCatalog.texts(in: $0) }),
      ("plurals", plurals, { _ = PluralFile.texts(in: $0) }),
      ("storyboard", storyboard, { _ = XMLTag.all(in: String(decoding: $0, as: UTF8.self)) }),
      ("manifest", manifest, { _ = ManifestReader.calls(in: String(decoding: $0, as: UTF8.self)) }),
    ]
  }()

  @Test(arguments: sources.map(\.name)) func `is read as far as it is whole`(name: String) throws {
    let source = try #require(Self.sources.first { $0.name == name })
    for seed in 0..<2000 { source.read(Self.damaged(source.data, seed: UInt64(seed))) }
  }

  @Test func `of texts gives texts that can be written`() {
    for source in Self.sources where ["catalog", "plurals"].contains(source.name) {
      for seed in 0..<2000 {
        let data = Self.damaged(source.data, seed: UInt64(seed))
        let tables =
          StringCatalog.texts(in: data).map { Array($0.languages.values) }
          ?? [PluralFile.texts(in: data)]
        for text in tables.flatMap(\.values) {
          _ = text.pieces([1, nil, 1e300], language: "de")
        }
      }
    }
  }

  @Test func `of a whole project leaves its app, or none`() throws {
    let project = try SmallProject(
      ["One.swift"], texts: ["Info.plist": "<plist/>", "Main.storyboard": "<document/>"])
    let folder = project.folder.url.appending(path: "Shop.xcodeproj")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    let text = SmallProject.xcode(
      targets: [("Shop", "application", "buildPhases = (S,); buildConfigurationList = L;")],
      objects: """
        S = {isa = PBXSourcesBuildPhase; files = (B,); }; B = {isa = PBXBuildFile; fileRef = F; };
        F = {isa = PBXFileReference; path = One.swift; sourceTree = "<group>"; };
        G = {isa = PBXGroup; children = (F,); };
        """, settings: "INFOPLIST_FILE = Info.plist; PRODUCT_NAME = \"$(TARGET_NAME)\";")
    for seed in 0..<300 {
      try Self.damaged(Data(text.utf8), seed: UInt64(seed))
        .write(to: folder.appending(path: "project.pbxproj"))
      let app = project.app("Shop.xcodeproj")
      _ = app?.info.propertyList(named: "Shop", language: "en")
    }
  }
}
