import ScrollworkSystem

extension XcodeTarget {
  /// The existing files of the target: what its build phases list, and what its folders hold.
  func files(in project: XcodeProject) -> TargetFiles {
    var files = TargetFiles()
    for phase in project.objects("buildPhases", of: object) {
      let references = project.objects("files", of: phase).compactMap { $0["fileRef"]?.text }
      switch phase["isa"]?.text {
      case "PBXSourcesBuildPhase":
        for id in references { addListed(id, of: project) { files.add($0) } }
      case "PBXResourcesBuildPhase":
        for id in references { addListed(id, of: project) { files.addResource($0) } }
      default: break
      }
    }
    for id in object["fileSystemSynchronizedGroups"]?.texts ?? [] {
      addFolder(id, of: project, to: &files)
    }
    addShared(of: project, to: &files)
    return files
  }

  /// Adds the file of a reference, or the files of its localized or versioned group.
  private func addListed(_ id: String, of project: XcodeProject, _ add: (String) -> Void) {
    let children = project[id]?["children"]?.texts ?? []
    let isVersions = project[id]?["isa"]?.text == "XCVersionGroup"
    for id in children.isEmpty || isVersions ? [id] : children {
      if let path = project.path(of: id).flatMap(FilePath.existing) { add(path) }
    }
  }

  /// Adds what a folder holds that Xcode keeps in step with the disk.
  private func addFolder(_ id: String, of project: XcodeProject, to files: inout TargetFiles) {
    guard let group = project[id], let folder = project.path(of: id).flatMap(FilePath.existing)
    else { return }
    let excluded = Set(exceptions(of: group, in: project).flatMap { $0 })
    let explicit = group["explicitFolders"]?.texts ?? []
    for path in FileTree(folder).files
    where !excluded.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) {
      if let kept = explicit.first(where: { path.hasPrefix($0 + "/") }) {
        files.addResource(FilePath.join(folder, kept))
      } else {
        files.add(FilePath.join(folder, path))
      }
    }
  }

  /// Adds the single files of other targets' folders that belong to this one too.
  private func addShared(of project: XcodeProject, to files: inout TargetFiles) {
    let own = Set(object["fileSystemSynchronizedGroups"]?.texts ?? [])
    for other in project.targets where other.id != id {
      for group in other.object["fileSystemSynchronizedGroups"]?.texts ?? []
      where !own.contains(group) {
        guard let object = project[group], let folder = project.path(of: group) else { continue }
        for path in exceptions(of: object, in: project).joined() {
          if let path = FilePath.existing(FilePath.join(folder, path)) { files.add(path) }
        }
      }
    }
  }

  /// The exceptions of a folder that concern this target: files that are not in it although the
  /// folder is, or are although the folder is not.
  private func exceptions(of group: OpenStepValue, in project: XcodeProject) -> [[String]] {
    project.objects("exceptions", of: group).filter { $0["target"]?.text == id }
      .map { $0["membershipExceptions"]?.texts ?? [] }
  }
}
