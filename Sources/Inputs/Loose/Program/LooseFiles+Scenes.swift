import ScrollworkProjects

/// A scene that files show.
package struct FoundScene: Hashable, Sendable {
  /// The Swift file, the project or the folder.
  package let path: String
  /// The view or the preview, where the path alone has several.
  package let view: String?
  /// The name.
  package let name: String

  package init(path: String, view: String?, name: String) {
    (self.path, self.view, self.name) = (path, view, name)
  }
}

extension LooseFiles {
  /// The scenes of a folder: that of its app or of its only view, or one for each file with a preview.
  ///
  /// - Throws: A ``LooseError`` for a folder without views.
  package static func scenes(in folder: String) throws(LooseError) -> [FoundScene] {
    let all = try LooseFiles([folder])
    let root: RootChoice
    do throws(LooseError) { root = try all.root() } catch {
      guard case .severalViews = error else { throw error }
      let found = all.previewedFiles.map { file in
        let name = stem(of: file.path)
        let isAlone = all.files.allSatisfy { $0.path == file.path || !file.uses($0) }
        return isAlone
          ? FoundScene(path: file.path, view: nil, name: name)
          : FoundScene(path: folder, view: name, name: name)
      }
      guard !found.isEmpty else { throw error }
      return found
    }
    let path = all.files.count == 1 ? all.files[0].path : folder
    return [FoundScene(path: path, view: nil, name: all.name(of: root, asked: false))]
  }

  private var previewedFiles: [File] {
    files.filter { !$0.outline.previews.isEmpty || !$0.outline.providers.isEmpty }
  }

  /// The names of the files with previews, each a scene of its own, where neither an app nor one view is what
  /// the files show; empty for others.
  package var separateScenes: [String] {
    do throws(LooseError) { _ = try root() } catch {
      guard case .severalViews = error else { return [] }
      return previewedFiles.map { Self.stem(of: $0.path) }
    }
    return []
  }
}

extension LooseFiles.File {
  /// Whether the file has the name of a type that another file declares, and it does not.
  fileprivate func uses(_ other: LooseFiles.File) -> Bool {
    let names = other.source.typeNames.subtracting(source.typeNames)
    guard !names.isEmpty else { return false }
    return source.tokens.contains { names.contains($0.text) }
  }
}
