import Testing

@testable import ScrollworkProjects

@Suite struct `The packages of a project` {
  @Test func `have requirements, products and versions`() throws {
    let project = try SmallProject(
      ["App/A.swift", "Pods/Kit/Sources/K.swift", "Carthage/Checkouts/Own/Sources/Own/O.swift"],
      texts: [
        "App.xcodeproj/project.pbxproj": SmallProject.xcode(
          targets: [("App", "application", "fileSystemSynchronizedGroups = (Y,);")],
          objects: """
            Y = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
            A = {isa = XCRemoteSwiftPackageReference; repositoryURL = "git@x.org:a/swift-kite.git";
              requirement = {kind = upToNextMajorVersion; minimumVersion = 1.2; }; };
            B = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://x.org/a/Own";
              requirement = {kind = branch; branch = main; }; };
            D = {isa = XCSwiftPackageProductDependency; package = A; productName = Kite; };
            """),
        "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved": """
        {"version": 2, "pins": [{"identity": "swift-kite", "location": "git@x.org:a/swift-kite.git",
          "state": {"version": "1.4.0", "revision": "abc"}}]}
        """,
        "Carthage/Checkouts/Own/Package.swift": """
        let package = Package(name: "Own", targets: [.target(name: "Own")])
        """,
        "Podfile": "use_frameworks!\n  pod 'Kit', '~> 2.1.0'\n  pod 'XMLCoder', '~> 0.14.0'\n",
        "Cartfile": "github \"a/Sail\" ~> 3.0 # last\n",
      ])
    let app = try #require(project.app())
    let kite = try #require(app.packages.first { $0.name == "swift-kite" })
    #expect(kite.requirement == .upToNextMajor("1.2.0"))
    #expect(kite.products == ["Kite"])
    #expect(kite.pin?.text == "1.4.0")
    #expect(kite.likelyModules.contains("kite"))
    #expect(Set(app.missingPackages.map(\.name)) == ["swift-kite", "Sail", "XMLCoder"])
    #expect(app.packages.filter(\.isInFolder).map(\.name) == ["Own", "Kit"])
    #expect(app.modules.filter(\.isVendored).map(\.name) == ["Own", "Kit"])
    #expect(!app.leavingOut { $0 == "Kit" }.modules.contains { $0.name == "Kit" })
    let sail = try #require(app.packages.first { $0.name == "Sail" })
    #expect(sail.url == "https://github.com/a/Sail.git")
    let coder = try #require(app.packages.first { $0.name == "XMLCoder" })
    #expect(coder.requirement == .upToNextMajor("0.14.0"))
  }

  @Test func `are found behind texts of several lines`() {
    let text = """
      let traits = [.trait(name: "A", description: \"\"\"
        It's (one
        \"\"\"), .trait(name: "B")]
      let targets = [.target(kind: .exported, name: "Kite")]
      """
    #expect(ManifestReader.calls(in: text).map { $0["name"] } == ["A", "B", "Kite"])
  }

  @Test(
    arguments: [
      ("from: \"1.0.0\"", PackageRequirement.upToNextMajor("1.0.0"), "from: \"1.0.0\""),
      (
        ".upToNextMinor(from: \"1.0.0\")", .upToNextMinor("1.0.0"),
        ".upToNextMinor(from: \"1.0.0\")"
      ),
      ("exact: \"1.0.0\"", .exact("1.0.0"), "exact: \"1.0.0\""),
      (".exact(\"1.0.0\")", .exact("1.0.0"), "exact: \"1.0.0\""),
      (".branch(\"main\")", .branch("main"), "branch: \"main\""),
      ("revision: \"abc\"", .revision("abc"), "revision: \"abc\""),
      ("\"1.0.0\"..<\"1.5.0\"", .range("1.0.0", "1.5.0"), "\"1.0.0\"..<\"1.5.0\""),
    ])
  func `have the requirements of a manifest`(
    written: String, requirement: PackageRequirement, spelled: String
  ) throws {
    let text = "Package(dependencies: [.package(url: \"https://x.org/A\", \(written))])"
    let call = try #require(ManifestReader.calls(in: text).first)
    #expect(PackageRequirement(call) == requirement)
    #expect(requirement.manifest == spelled)
    #expect(!requirement.text.isEmpty)
  }
}
