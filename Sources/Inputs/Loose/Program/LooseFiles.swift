package import Foundation
package import ScrollworkProjects
import ScrollworkScript
import ScrollworkStage
import ScrollworkSystem

/// The Swift files named on a command line, alone, in folders or in projects, parsed.
package struct LooseFiles: Sendable {
  /// One file.
  struct File: Sendable {
    /// The path as it was typed, or relative to the typed folder.
    let path: String
    let source: SourceText
    let outline: SourceOutline
  }

  private(set) var files: [File] = []
  /// The projects among the paths.
  package private(set) var projects: [AppProject] = []
  /// The packages that were fetched for them.
  private(set) var packages: FetchedPackages?
  /// The paths as they were given.
  private var paths: [String] = []
  /// The names of the modules that the files are in, besides single files.
  private(set) var modules: Set<String> = []
  /// Those of them that no type has as its name.
  private var qualifying: Set<String> = []
  /// The paths of the resources.
  private(set) var resourcePaths: [String] = []
  /// The paths of the Metal files: those in the folders of single files, and those of projects.
  private(set) var shaderPaths: [String] = []
  /// The paths of the headers of projects, which Metal files include by name.
  private(set) var headerPaths: [String] = []
  /// The folders of single files, without repetition.
  private var fileFolders: [URL] = []

  /// The suffix of a file with script steps: `Shelf.steps.swift` has those of `Shelf.swift`, and is
  /// not compiled as views.
  package static let stepsEnding = ".steps.swift"

  /// Whether a command-line argument is a path: that of a Swift file, of a folder or of a project,
  /// or one that no scene can have as its name.
  package static func isPath(_ word: String) -> Bool {
    word.hasSuffix(".swift") || word.contains("/") || word == "." || word == ".."
      || [".xcodeproj", ".xcworkspace", ".swiftpm"].contains(where: word.hasSuffix)
      || InputFile.isFolder(word)
  }

  /// Reads the files, and the Swift files of the projects in the folders.
  package init(_ paths: [String]) throws(LooseError) { try self.init(paths, packages: nil) }

  /// The same files with packages.
  func adding(_ packages: FetchedPackages) throws(LooseError) -> LooseFiles {
    try LooseFiles(paths, packages: packages)
  }

  private init(_ paths: [String], packages: FetchedPackages?) throws(LooseError) {
    let paths = paths.map(SpelledPath.existing)
    (self.paths, self.packages) = (paths, packages)
    var known: [String: File] = [:]
    for path in paths {
      if AppProject.isProject(path) {
        try add(projectAt: path, &known)
      } else {
        try add(fileAt: path, &known)
      }
    }
  }

  /// Adds a single file, and the resources and the Metal files beside it.
  private mutating func add(
    fileAt path: String, _ known: inout [String: File]
  ) throws(LooseError) {
    guard path.hasSuffix(".swift") else {
      _ = try Self.read(path)
      throw .cannotRead(path: path, reason: "it is no Swift file and no project")
    }
    let url = URL(filePath: path).standardizedFileURL
    let folder = url.deletingLastPathComponent()
    if !fileFolders.contains(folder) {
      fileFolders.append(folder)
      resourcePaths += FolderResources.paths(in: folder.path)
      shaderPaths += LooseShaders.paths(beside: path)
    }
    try add(path, nil, &known)
  }

  /// Adds the files of a project that its app needs.
  private mutating func add(
    projectAt path: String, _ known: inout [String: File]
  ) throws(LooseError) {
    guard let found = AppProject(path) else { throw .noApp(project: path) }
    let project = found.leavingOut(PlatformModules.isModelled).adding(packages?.sources ?? [])
    guard project.isWhole else { throw .tooManyFiles(project: path) }
    guard !project.app.sources.isEmpty else { throw .noSources(folder: path) }
    projects.append(project)
    var sources: [String: SourceText] = [:]
    var failure: LooseError?
    let needed = project.needed { path in
      guard !path.hasSuffix(Self.stepsEnding) else { return [] }
      do throws(LooseError) {
        let source = SourceText(try Self.read(path))
        sources[path] = source
        return source.imports.map(\.module).filter { !$0.hasPrefix("Scrollwork") }
      } catch {
        failure = failure ?? error
        return []
      }
    }
    if let failure { throw failure }
    guard needed.allSatisfy(\.isWhole) else { throw .tooManyFiles(project: path) }
    modules.formUnion(needed.map(\.name))
    resourcePaths += needed.flatMap(\.resources)
    shaderPaths += needed.flatMap(\.shaders)
    headerPaths += needed.flatMap(\.headers)
    let types = sources.values.reduce(into: Set<String>()) { $0.formUnion($1.typeNames) }
    qualifying.formUnion(modules.subtracting(types))
    for path in needed.flatMap(\.sources) where !path.hasSuffix(Self.stepsEnding) {
      try add(path, sources[path], &known)
    }
  }

  private mutating func add(
    _ path: String, _ source: SourceText?, _ known: inout [String: File]
  ) throws(LooseError) {
    guard known[path] == nil else { return }
    let text = if let source { source } else { SourceText(try Self.read(path)) }
    let merged = text.merged(with: modules, qualifying: qualifying)
    let file = File(path: path, source: merged, outline: SourceOutline(merged))
    known[path] = file
    files.append(file)
  }

  /// The steps file beside a single file of views, if there is one.
  package var stepsBeside: String? {
    guard files.count == 1, files[0].path.hasSuffix(".swift") else { return nil }
    let path = files[0].path.dropLast(".swift".count) + Self.stepsEnding
    return InputFile.exists(String(path)) ? String(path) : nil
  }

  /// The name of the app; that of the first file without a project.
  package var name: String { projects.first?.name ?? Self.stem(of: files[0].path) }

  private var developmentLanguage: String { projects.first?.developmentLanguage ?? "en" }

  /// The resources, with the folders of single files as folders of pictures.
  package var resources: AppResources {
    var resources = AppResources(resourcePaths, developmentLanguage: developmentLanguage)
    for folder in fileFolders { resources.addImageFolder(folder) }
    return resources
  }

  /// The folders with pictures and asset catalogs, those of single files last.
  package var folders: [URL] { resources.imageFolders }

  /// The bundle in which the code finds its resources.
  package var bundle: AppBundle {
    AppBundle(
      name: name, resources: resourcePaths, info: projects.first?.info ?? AppInfo(),
      developmentLanguage: developmentLanguage)
  }

  /// What was found in projects and in models of Core Data and is not compiled, one line for each.
  package var notes: [String] {
    projects.filter { !$0.leftOut.isEmpty }.map { project in
      "\(project.path): the app is \(project.name); left out: "
        + project.leftOut.joined(separator: ", ")
    } + CoreDataModels(near: files.map(\.path)).notes
  }

  /// The text of a file.
  static func read(_ path: String) throws(LooseError) -> String {
    let data: Data
    do throws(InputError) {
      data = try InputFile.contents(of: path, atMost: InputFile.largestText)
    } catch {
      throw error.isMissing
        ? .missingFile(path: path, nearest: nearest(to: path))
        : .cannotRead(path: path, reason: error.reason)
    }
    guard let text = String(data: data, encoding: .utf8) else { throw .notText(path: path) }
    return text
  }

  /// The file name of a path without its ending.
  static func stem(of path: String) -> String {
    String((path.split(separator: "/").last ?? "").dropLast(".swift".count))
  }

  /// The file beside a missing one with the nearest name.
  private static func nearest(to path: String) -> String? {
    let url = URL(filePath: path)
    let folder = url.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let ending = path.hasSuffix(".swift") ? ".swift" : ""
    let sources = names.filter { $0.hasSuffix(ending) && !$0.hasPrefix(".") }.sorted()
    // Compared by stem: the shared extension would make all short names similar.
    let stems = sources.map { String($0.dropLast(ending.count)) }
    let stem = String(url.lastPathComponent.dropLast(ending.count))
    // Names this short are near to every other.
    guard stem.count > 2 else { return nil }
    return NearestWord.nearest(to: stem, among: stems).map { near in
      let typed = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
      return typed + near + ending
    }
  }
}
