/// An app, found in a folder, in a project of Xcode or in a package.
package struct AppProject: Sendable {
  /// The path that was looked at.
  package let path: String
  /// The name of the app.
  package let name: String
  /// The module of the app.
  package let app: SourceModule
  /// The modules in the same folder that the app may import.
  package private(set) var modules: [SourceModule]
  /// What was found and is not compiled, each with its reason, such as `AppTests (tests)`.
  package let leftOut: [String]
  /// The packages that the project names.
  package let packages: [PackageReference]
  /// The language of the texts in the sources.
  package let developmentLanguage: String
  /// The values of the app's `Info.plist`.
  package let info: AppInfo
  /// Whether all folders were read; false where there are more files than in any app.
  package let isWhole: Bool
  /// The most files and folders that are looked at.
  package static var mostFiles: Int { FileTree.mostEntries }

  init(
    path: String, name: String, app: SourceModule, modules: [SourceModule] = [],
    leftOut: [String] = [], packages: [PackageReference] = [], developmentLanguage: String? = nil,
    info: AppInfo = AppInfo(), isWhole: Bool = true
  ) {
    (self.path, self.name, self.app, self.modules) = (path, name, app, modules)
    (self.leftOut, self.packages) = (leftOut, packages)
    self.developmentLanguage = developmentLanguage ?? "en"
    self.info = info
    self.isWhole = isWhole && app.isWhole
  }

  /// The storyboard that the app begins with, if it has one: in a folder without a project, one
  /// that is named as Xcode names it.
  package var mainStoryboard: Storyboard? {
    guard let name = info.mainStoryboard ?? (info == AppInfo() ? "Main" : nil) else { return nil }
    return app.resources.first { FilePath.name(of: $0) == name + ".storyboard" }
      .flatMap(Storyboard.init)
  }

  /// The packages that the project names and does not contain.
  package var missingPackages: [PackageReference] { packages.filter { !$0.isInFolder } }

  /// The app without those sources of others that `isModelled` says are not needed.
  package func leavingOut(_ isModelled: (String) -> Bool) -> AppProject {
    var project = self
    project.modules.removeAll { $0.isVendored && isModelled($0.name) }
    return project
  }

  /// The app with modules of packages that were fetched; those in its folder come first.
  package func adding(_ fetched: [SourceModule]) -> AppProject {
    var project = self
    project.modules += fetched.filter { module in !modules.contains { $0.name == module.name } }
    return project
  }

  /// The modules that sources import, themselves included, the app's first.
  ///
  /// `imports` gives the names of the modules that a source imports.
  package func needed(_ imports: (String) -> [String]) -> [SourceModule] {
    let byName = Dictionary(modules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var needed = [app]
    var names: Set = [app.name]
    var next = 0
    while next < needed.count {
      for name in needed[next].sources.flatMap(imports) {
        guard let module = byName[name], names.insert(name).inserted else { continue }
        needed.append(module)
      }
      next += 1
    }
    return needed
  }
}
