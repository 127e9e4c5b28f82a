import ScrollworkSystem

extension XcodeTarget {
  /// The folders that Xcode keeps in step with the disk, by their identifiers.
  var synchronizedFolders: [String] { object["fileSystemSynchronizedGroups"]?.texts ?? [] }

  /// The existing files of the target: what its build phases list, and what its folders hold.
  func files(in project: XcodeProject) -> TargetFiles {
    var reading = Reading(project: project)
    for phase in project.objects("buildPhases", of: object) {
      let references = project.objects("files", of: phase).compactMap { $0["fileRef"]?.text }
      switch phase["isa"]?.text {
      case "PBXSourcesBuildPhase":
        for id in references { reading.addListed(id) { $0.add($1) } }
      case "PBXResourcesBuildPhase":
        for id in references { reading.addListed(id) { $0.addResource($1) } }
      default: break
      }
    }
    for id in synchronizedFolders { reading.addFolder(id, of: self) }
    for id in project.foldersWithExceptions[id] ?? [] { reading.addShared(id, with: self) }
    return reading.files
  }

  /// The exceptions of a folder that concern this target: files that are not in it although the
  /// folder is, or are although the folder is not.
  fileprivate func exceptions(of group: OpenStepValue, in project: XcodeProject) -> [String] {
    project.objects("exceptions", of: group).filter { $0["target"]?.text == id }
      .flatMap { $0["membershipExceptions"]?.texts ?? [] }
  }
}

/// The files of a target while they are found.
private struct Reading {
  let project: XcodeProject
  var files = TargetFiles()
  private var finder = FileFinder()
  /// The references that are read: each counts once.
  private var known: Set<String> = []

  init(project: XcodeProject) { self.project = project }

  /// Adds the file of a reference, or the files of its localized or versioned group.
  mutating func addListed(_ id: String, _ add: (inout TargetFiles, String) -> Void) {
    guard known.insert(id).inserted else { return }
    let children = project[id]?["children"]?.texts ?? []
    let isVersions = project[id]?["isa"]?.text == "XCVersionGroup"
    for id in children.isEmpty || isVersions ? [id] : children {
      if let path = project.path(of: id).flatMap({ finder.existing($0) }) { add(&files, path) }
    }
  }

  /// Adds what a folder holds that Xcode keeps in step with the disk.
  mutating func addFolder(_ id: String, of target: XcodeTarget) {
    guard known.insert(id).inserted, let group = project[id],
      let folder = project.path(of: id).flatMap({ finder.existing($0) })
    else { return }
    let excluded = PathSet(target.exceptions(of: group, in: project))
    let explicit = PathSet(group["explicitFolders"]?.texts ?? [])
    let tree = FileTree(folder)
    files.note(tree)
    for path in tree.files where !excluded.covers(path) {
      if let kept = explicit.path(around: path) {
        files.addResource(FilePath.join(folder, kept))
      } else {
        files.add(FilePath.join(folder, path))
      }
    }
  }

  /// Adds the single files of another target's folder that belong to a target too.
  mutating func addShared(_ id: String, with target: XcodeTarget) {
    guard known.insert(id).inserted, let group = project[id],
      let folder = project.path(of: id)
    else { return }
    for path in target.exceptions(of: group, in: project) {
      if let path = finder.existing(FilePath.join(folder, path)) { files.add(path) }
    }
  }
}
