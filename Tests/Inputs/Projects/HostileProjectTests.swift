import Foundation
import ScrollworkSystem
import Testing

@testable import ScrollworkProjects

/// Projects that are damaged, or made to do harm: they are read in the time that their size takes.
@Suite struct `A hostile project` {
  private static func app(
    of group: String, settings: String = "SDKROOT = iphoneos;", more: String = ""
  ) -> String {
    SmallProject.xcode(
      targets: [("Shop", "application", "buildPhases = (S);")],
      objects: """
        S = {isa = PBXSourcesBuildPhase; files = (B); };
        B = {isa = PBXBuildFile; fileRef = F; };
        F = {isa = PBXFileReference; path = One.swift; sourceTree = "<group>"; };
        \(group)\(more)
        """, settings: settings)
  }

  @Test(arguments: [
    "G = {isa = PBXGroup; children = (F,G,); sourceTree = \"<group>\"; };",
    "G = {isa = PBXGroup; children = (F,H,); }; H = {isa = PBXGroup; children = (G,); path = a; };",
  ])
  func `may have a group that contains itself`(group: String) throws {
    let project = try SmallProject(
      ["One.swift"], texts: ["Shop.xcodeproj/project.pbxproj": Self.app(of: group)])
    // Its files have no place, and so the project has no app: the folder is one without a project.
    #expect(project.app("Shop.xcodeproj") == nil)
    #expect(project.app().map { project.relative($0.app.sources) } == ["One.swift"])
  }

  @Test func `may have settings that grow without end`() throws {
    let names = (0..<8).map { level in
      "A\(level) = \"\(String(repeating: "$(A\(level + 1))", count: 8))\";"
    }
    let settings =
      "SDKROOT = iphoneos; PRODUCT_NAME = \"$(A0)\"; LOOP = \"<$(LOOP)>\"; "
      + names.joined() + "A8 = x; OPEN = \"" + String(repeating: "$(", count: 50_000) + "\";"
    let project = try SmallProject(
      ["One.swift"],
      texts: [
        "Shop.xcodeproj/project.pbxproj": Self.app(
          of: "G = {isa = PBXGroup; children = (F,); };", settings: settings)
      ])
    let found = try #require(XcodeProject(project.path + "/Shop.xcodeproj"))
    #expect(found.settings["LOOP"] == "<<<<<<<<<>>>>>>>>>")
    #expect(found.settings["A7"] == "xxxxxxxx")
    #expect(found.settings["A6"] == String(repeating: "x", count: 64))
    #expect((found.settings["PRODUCT_NAME"]?.utf8.count ?? .max) < 10_000)
    #expect(found.settings["OPEN"]?.utf8.count == 100_000)
    #expect(project.app()?.name == "Shop")
  }

  @Test func `may have links in a circle, and to the folders around it`() throws {
    let project = try SmallProject(["App/One.swift", "Kit/Two.swift", "App/Deep/Three.swift"])
    for (link, target) in [
      ("App/a", "."), ("App/b", "."), ("App/up", ".."), ("App/root", "/"), ("App/kit", "../Kit"),
      ("Kit/app", "../App"), ("App/gone", "nowhere"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: project.path + "/" + link, withDestinationPath: target)
    }
    #expect(
      FileTree(project.path).files == [
        "App/Deep/Three.swift", "App/One.swift", "App/gone", "Kit/Two.swift",
      ])
    #expect(
      FileTree(project.path + "/App").files == [
        "Deep/Three.swift", "One.swift", "gone", "kit/Two.swift",
      ])
  }

  @Test func `may have more files than are looked at`() throws {
    let project = try SmallProject(["a/1.swift", "a/2.swift", "b/3.swift"])
    #expect(FileTree(project.path, limit: 5).isWhole)
    #expect(!FileTree(project.path, limit: 4).isWhole)
    #expect(FileTree(project.path, limit: 4).files.count == 2)
  }

  @Test func `may have packages that depend on each other`() throws {
    let manifest = { (name: String, other: String) in
      """
      let package = Package(name: "\(name)", dependencies: [.package(path: "../\(other)"),
        .package(path: "link/\(name)"), .package(path: "back/\(name)")],
        targets: [.target(name: "\(name)", path: "Code")])
      """
    }
    let project = try SmallProject(
      ["A/Code/A.swift", "B/Code/B.swift"],
      texts: ["A/Package.swift": manifest("A", "B"), "B/Package.swift": manifest("B", "A")])
    for link in ["A/link", "A/back", "B/link", "B/back"] {
      try FileManager.default.createSymbolicLink(
        atPath: project.path + "/" + link, withDestinationPath: "..")
    }
    let app = try #require(project.app("A/Package.swift"))
    #expect(project.relative(app.app.sources) == ["A/Code/A.swift"])
    #expect(app.modules.map(\.name) == ["B"])
  }

  @Test func `may have bundles that hold each other`() throws {
    let project = try SmallProject([
      "App.swift", "Data.bundle/a.png", "Data.bundle/In.bundle/b.png",
    ])
    for link in ["Data.bundle/Out.bundle", "Data.bundle/In.bundle/Up.bundle"] {
      try FileManager.default.createSymbolicLink(
        atPath: project.path + "/" + link, withDestinationPath: "..")
    }
    let app = try #require(project.app())
    let folders = AppResources(app.app.resources, developmentLanguage: "en").imageFolders
    #expect(project.relative(folders.map(\.path)).count == 2)
  }

  @Test func `may list missing files and files in long paths`() throws {
    let ids = (0..<2000).map { "F\($0)" }
    let objects = ids.map { id in
      "B\(id) = {isa = PBXBuildFile; fileRef = \(id); };"
        + "\(id) = {isa = PBXFileReference; path = \"\(id).swift\"; };"
    }
    let build = ids.map { "B" + $0 }.joined(separator: ",")
    let long = String(repeating: "a/", count: 100_000)
    let project = try SmallProject(
      ["one.swift"],
      texts: [
        "Shop.xcodeproj/project.pbxproj": SmallProject.xcode(
          targets: [("Shop", "application", "buildPhases = (S);")],
          objects: "S = {isa = PBXSourcesBuildPhase; files = (BL,B,\(build),); };"
            + "B = {isa = PBXBuildFile; fileRef = F; };"
            + "F = {isa = PBXFileReference; path = ONE.swift; };"
            + "BL = {isa = PBXBuildFile; fileRef = FL; };"
            + "FL = {isa = PBXFileReference; path = \"\(long)\"; };" + objects.joined())
      ])
    #expect(project.app().map { project.relative($0.app.sources) } == ["one.swift"])
  }

  @Test func `may have a storyboard whose controllers hold each other`() throws {
    let segues = String(
      repeating: "<segue destination=\"T\" kind=\"relationship\"/>", count: 40)
    let project = try SmallProject(
      [],
      texts: [
        "Main.storyboard":
          "<document initialViewController=\"T\"><tabBarController id=\"T\">\(segues)"
          + "</tabBarController></document>"
      ])
    let found = try #require(Storyboard(project.path + "/Main.storyboard"))
    #expect(found.first == .tabs(nil, Array(repeating: .plain(nil), count: 40)))
  }
}

@Suite struct `A property list in the binary form` {
  /// The bytes of a list of objects, of which the first is the root; references have one byte.
  private func list(_ objects: [[UInt8]]) -> Data {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let table = UInt8(bytes.count)
    bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [UInt8(objects.count), 0, table] { bytes += [0, 0, 0, 0, 0, 0, 0, number] }
    return Data(bytes)
  }

  @Test func `has the values that its objects make`() {
    #expect(PropertyList.value(list([[0xA2, 1, 1], [0x51, 0x61]])) as? [String] == ["a", "a"])
    #expect(BinaryPropertyList(list([[0xA2, 1, 1], [0x51, 0x61]]))?.valueCount == 3)
    #expect(
      BinaryPropertyList(list([[0xD1, 1, 2], [0x51, 0x61], [0xA0]]))?.valueCount == 3)
  }

  @Test func `is not read if its values have no end`() {
    let doubled = (0..<40).map { [0xA2, UInt8($0 + 1), UInt8($0 + 1)] } + [[0xA0]]
    #expect((BinaryPropertyList(list(doubled))?.valueCount ?? 0) > 1 << 39)
    #expect(PropertyList.value(list(doubled)) == nil)
    #expect(PropertyList.value(list([[0xA1, 0]])) == nil)
    #expect(PropertyList.value(list([[0xA1, 9]])) == nil)
    // A set, an ordered set, and an identifier of an archive.
    for object: [UInt8] in [[0xC1, 1], [0xB1, 1], [0x80, 1]] {
      #expect(PropertyList.value(list([object, [0x51, 0x61]])) == nil)
    }
    let long: [UInt8] = [0xAF, 0x13, 255, 255, 255, 255, 255, 255, 255, 255]
    #expect(PropertyList.value(list([long])) == nil)
  }
}
