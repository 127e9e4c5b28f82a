import Testing

@testable import ScrollworkProjects

@Suite struct `A project of Xcode` {
  private static let listed = """
    G = {isa = PBXGroup; children = (GA,F3,); sourceTree = "<group>"; };
    GA = {isa = PBXGroup; children = (F1,F2,V,F5,); path = App; sourceTree = "<group>"; };
    F1 = {isa = PBXFileReference; path = One.swift; sourceTree = "<group>"; };
    F2 = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
    F3 = {isa = PBXFileReference; path = Shared/two.swift; sourceTree = SOURCE_ROOT; };
    F5 = {isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
    V = {isa = PBXVariantGroup; children = (F4,); name = Localizable.strings; sourceTree = "<group>"; };
    F4 = {isa = PBXFileReference; name = fr; path = fr.lproj/Localizable.strings; sourceTree = "<group>"; };
    S = {isa = PBXSourcesBuildPhase; files = (B1,B3,B5,); };
    R = {isa = PBXResourcesBuildPhase; files = (B2,B4,); };
    B1 = {isa = PBXBuildFile; fileRef = F1; };
    B2 = {isa = PBXBuildFile; fileRef = F2; };
    B3 = {isa = PBXBuildFile; fileRef = F3; };
    B4 = {isa = PBXBuildFile; fileRef = V; };
    B5 = {isa = PBXBuildFile; fileRef = F5; };
    """

  @Test func `lists the files of its app`() throws {
    let project = try SmallProject(
      ["App/One.swift", "App/Not.swift", "Shared/Two.swift", "App/Assets.xcassets/Contents.json"],
      texts: [
        "App/fr.lproj/Localizable.strings": "\"a\" = \"b\";",
        "Shop.xcodeproj/project.pbxproj": SmallProject.xcode(
          targets: [
            ("ShopTests", "bundle.unit-test", ""), ("Shop", "application", "buildPhases = (S,R,);"),
            ("Wrist", "application.watchapp2", ""), ("Bit", "app-extension", ""),
          ], objects: Self.listed,
          settings: "SDKROOT = iphoneos; MARKETING_VERSION = 2.1; "
            + "INFOPLIST_KEY_CFBundleDisplayName = \"The $(TARGET_NAME)\"; "),
      ])
    for place in ["", "Shop.xcodeproj"] {
      let app = try #require(project.app(place))
      #expect(app.name == "Shop")
      #expect(project.relative(app.app.sources) == ["App/One.swift", "Shared/Two.swift"])
      #expect(
        project.relative(app.app.resources)
          == ["App/Assets.xcassets", "App/fr.lproj/Localizable.strings"])
      #expect(app.leftOut == ["ShopTests (tests)", "Wrist (watch app)", "Bit (app extension)"])
      #expect(app.developmentLanguage == "de")
      let list = String(
        decoding: app.info.propertyList(named: app.name, language: "de"), as: UTF8.self)
      #expect(list.contains("<string>The Shop</string>"))
      #expect(list.contains("<string>2.1</string>"))
    }
  }

  @Test func `keeps folders in step with the disk, but for exceptions`() throws {
    let objects = """
      Y = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";
        exceptions = (E,); explicitFolders = (Data,); };
      E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T_App;
        membershipExceptions = (Info.plist, "Old/Gone.swift",); };
      Z = {isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>";
        exceptions = (X,); };
      X = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T_App;
        membershipExceptions = (Shared.swift,); };
      """
    let project = try SmallProject(
      [
        "App/A.swift", "App/Old/Gone.swift", "App/Deep/B.swift", "App/sun.png", "App/Data/x.json",
        "App/Read.md", "Kit/Shared.swift", "Kit/Own.swift",
      ],
      texts: [
        "Other.xcodeproj/project.pbxproj": SmallProject.xcode(
          targets: [
            ("App", "application", "fileSystemSynchronizedGroups = (Y,);"),
            ("Kit", "framework", "fileSystemSynchronizedGroups = (Z,);"),
            ("Mac", "application", "buildConfigurationList = ML;"),
          ],
          objects: objects + """
            ML = {isa = XCConfigurationList; buildConfigurations = (MC,); };
            MC = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = macosx;}; };
            """)
      ])
    let app = try #require(project.app())
    #expect(
      project.relative(app.app.sources) == ["App/A.swift", "App/Deep/B.swift", "Kit/Shared.swift"])
    #expect(project.relative(app.app.resources) == ["App/Data", "App/sun.png"])
    #expect(app.modules.map(\.name) == ["Kit"])
    #expect(app.leftOut == ["Mac (another platform)"])
    let needed = app.needed { $0.hasSuffix("A.swift") ? ["SwiftUI", "Kit"] : [] }
    #expect(needed.map(\.name) == ["App", "Kit"])
  }

  @Test func `that is damaged, or makes no app, is none`() throws {
    let project = try SmallProject(
      [],
      texts: [
        "A.xcodeproj/project.pbxproj": "{",
        "B.xcodeproj/project.pbxproj": SmallProject.xcode(targets: [("B", "tool", "")]),
      ])
    #expect(project.app("A.xcodeproj") == nil)
    #expect(project.app("B.xcodeproj") == nil)
    #expect(project.app("Missing.xcodeproj") == nil)
  }
}
