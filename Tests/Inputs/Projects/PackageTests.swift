import Testing

@testable import ScrollworkProjects

@Suite struct `A package` {
  @Test func `has the files of its app, and local packages`() throws {
    let project = try SmallProject(
      [
        "App.swift", "Deep/View.swift", "Resources/a.json", "Store/Sources/Store/Book.swift",
        "Store/Sources/Other/No.swift", "Store/Tests/StoreTests/T.swift",
      ],
      texts: [
        "Package.swift": """
        // swift-tools-version: 5.8
        import AppleProductTypes
        let package = Package(
          name: "shelf", defaultLocalization: "fr",
          products: [.iOSApplication(name: "My Shelf", targets: ["AppModule"], displayVersion: "3.0")],
          dependencies: [ /* ) */ .package(path: "Store"),
            .package(url: "https://example.org/x/Kite.git", from: "1.0.0")],
          targets: [.executableTarget(name: "AppModule", dependencies: [.target(name: "Y")],
            path: ".", exclude: ["Store"], resources: [.copy("Resources")])])
        """,
        "Store/Package.swift": """
        let package = Package(name: "Store", targets: [
          .target(name: "Store"), .target(name: "Other"), .testTarget(name: "StoreTests")])
        """,
      ])
    let app = try #require(project.app("Package.swift"))
    #expect(app.name == "My Shelf")
    #expect(project.relative(app.app.sources) == ["App.swift", "Deep/View.swift"])
    #expect(project.relative(app.app.resources) == ["Resources"])
    #expect(app.modules.map(\.name) == ["Store", "Other"])
    #expect(app.missingPackages.map(\.url) == ["https://example.org/x/Kite.git"])
    #expect(app.developmentLanguage == "fr")
    #expect(project.app()?.name == "My Shelf")
  }

  @Test func `of a library is all its targets, unless it has an example`() throws {
    let manifest = """
      let package = Package(name: "Kit", targets: [
        .target(name: "Kit", path: "Code", sources: ["In"]), .testTarget(name: "KitTests")])
      """
    let library = try SmallProject(
      ["Code/In/A.swift", "Code/Out/B.swift", "Tests/KitTests/T.swift"],
      texts: ["Package.swift": manifest])
    let app = try #require(library.app())
    #expect(app.name == "Kit")
    #expect(library.relative(app.app.sources) == ["Code/In/A.swift"])
    #expect(app.leftOut == ["KitTests (tests)"])
    let example = try SmallProject(
      ["Code/In/A.swift", "Example/App/Main.swift"],
      texts: [
        "Package.swift": manifest,
        "Example/Example.xcodeproj/project.pbxproj": SmallProject.xcode(
          targets: [("Example", "application", "fileSystemSynchronizedGroups = (Y,);")],
          objects: """
            Y = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
            W = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/Kit"; };
            """),
      ])
    let shown = try #require(example.app())
    #expect(shown.name == "Example")
    #expect(shown.modules.map(\.name) == ["Kit"])
    #expect(shown.packages.map(\.isInFolder) == [true])
  }
}

@Suite struct `A folder` {
  @Test func `without a project is its files, but for tests and what others made`() throws {
    let project = try SmallProject([
      "A.swift", "Deep/B.swift", "AppTests/T.swift", "Pods/P.swift", ".build/C.swift",
      "Package.resolved", "sun.png",
    ])
    let app = try #require(project.app())
    #expect(project.relative(app.app.sources) == ["A.swift", "Deep/B.swift"])
    #expect(project.relative(app.app.resources) == ["sun.png"])
    #expect(app.leftOut == ["AppTests (tests)"])
    #expect(AppProject.isProject(project.path))
    #expect(!AppProject.isProject(project.path + "/A.swift"))
  }

  @Test(
    arguments: [
      ("a", "b/c", "a/b/c"), ("./a/", "../b", "./b"), (".", "a", "a"), ("/", "a", "/a"),
      ("a", "", "a"), ("/a/b", "../../c", "/c"), ("a", "./b/../c", "a/c"),
      ("..", "../a", "../../a"),
    ])
  func `is joined with paths as they are typed`(folder: String, path: String, joined: String) {
    #expect(FilePath.join(folder, path) == joined)
  }
}
