extension AppProject {
  /// The app of a project of Xcode; nil if it makes no app for a phone.
  ///
  /// `tree` has the packages that it may import: an example stands in the folder of its package.
  init?(_ project: XcodeProject, at path: String, tree: FileTree) {
    let targets = project.targets
    guard let target = Self.app(of: project, among: targets) else { return nil }
    var files = target.files(in: project)
    // A target has no list of the headers that its files find by name.
    files.addHeaders(in: tree)
    let locals = LocalModules(
      in: tree, packages: project.localPackages,
      besides: targets.filter { $0.kind == .library }.map { library in
        SourceModule(library.moduleName, library.files(in: project))
      })
    self.init(
      path: path, name: target.name, app: SourceModule(target.moduleName, files),
      modules: locals.modules,
      leftOut: targets.filter { $0.id != target.id && $0.kind != .library }.map { other in
        "\(other.name) (\(other.kind == .app ? "another app" : other.kind.rawValue))"
      },
      packages: locals.references(
        project.remotePackages, pins: .pins(ofProject: path, in: tree), in: tree),
      developmentLanguage: project.developmentLanguage, info: AppInfo(of: target, in: project),
      isWhole: tree.isWhole)
  }

  /// The app target: that of the project's name, else the first with sources.
  private static func app(
    of project: XcodeProject, among targets: [XcodeTarget]
  ) -> XcodeTarget? {
    let apps = targets.filter { $0.kind == .app && !$0.files(in: project).sources.isEmpty }
    return apps.first { $0.name == project.name } ?? apps.first
  }
}
