/// An app, found in a folder, in a project of Xcode or in a package.
package struct AppProject: Sendable {
  /// The path that was looked at.
  package let path: String
  /// The name of the app.
  package let name: String
  /// The module of the app.
  package let app: SourceModule
  /// The modules in the same folder that the app may import.
  package let modules: [SourceModule]
  /// What was found and is not compiled, each with its reason, such as `AppTests (tests)`.
  package let leftOut: [String]
  /// The packages that would have to be fetched, by their addresses.
  package let missingPackages: [String]
  /// The language of the texts in the sources.
  package let developmentLanguage: String
  /// The values of the app's `Info.plist`.
  package let info: AppInfo

  init(
    path: String, name: String, app: SourceModule, modules: [SourceModule] = [],
    leftOut: [String] = [], missingPackages: [String] = [], developmentLanguage: String? = nil,
    info: AppInfo = AppInfo()
  ) {
    (self.path, self.name, self.app, self.modules) = (path, name, app, modules)
    (self.leftOut, self.missingPackages) = (leftOut, missingPackages)
    self.developmentLanguage = developmentLanguage ?? "en"
    self.info = info
  }

  /// The storyboard that the app begins with, if it has one: in a folder without a project, one
  /// that is named as Xcode names it.
  package var mainStoryboard: Storyboard? {
    guard let name = info.mainStoryboard ?? (info == AppInfo() ? "Main" : nil) else { return nil }
    return app.resources.first { FilePath.name(of: $0) == name + ".storyboard" }
      .flatMap(Storyboard.init)
  }

  /// The modules that sources import, themselves included, the app's first.
  ///
  /// `imports` gives the names of the modules that a source imports.
  package func needed(_ imports: (String) -> [String]) -> [SourceModule] {
    var needed = [app]
    var next = 0
    while next < needed.count {
      for name in needed[next].sources.flatMap(imports)
      where !needed.contains(where: { $0.name == name }) {
        if let module = modules.first(where: { $0.name == name }) { needed.append(module) }
      }
      next += 1
    }
    return needed
  }
}
