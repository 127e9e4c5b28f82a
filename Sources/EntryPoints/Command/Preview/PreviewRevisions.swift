import Foundation
import ScrollworkLoose
import ScrollworkRegression
import ScrollworkSystem

/// The code of a preview's files as git revisions have them.
actor PreviewRevisions {
  private let verb: PreviewVerb
  private let program: URL
  private let current = URL(filePath: FileManager.default.currentDirectoryPath)
  private let console: Console
  private var known: [String: (code: PreviewCode, files: [String])] = [:]

  init(_ verb: PreviewVerb, program: URL, console: Console) {
    (self.verb, self.program, self.console) = (verb, program, console)
  }

  /// The code of a revision, and the paths of its files.
  func code(of revision: String) async throws -> (code: PreviewCode, files: [String]) {
    // A name such as `HEAD` stands for another commit later.
    let repository = try await GitRepository(around: current)
    let commit = try await repository.commit(of: revision)
    if let known = known[commit] { return known }
    let tool = RevisionTool(
      repository, current: current, program: program, swift: PackageBuilder.program
    ) { [console] in
      console.writeDiagnostic($0)
    }
    let files = try await tool.files(verb.scenes, of: revision)
    var old = verb
    old.scenes = files
    let code = PreviewCode(old, program: program, isOfFiles: true)
    known[commit] = (code, files)
    return (code, files)
  }

  /// The revision that a page offers: the last commit, if it may have the files.
  var offered: String? {
    get async {
      guard let repository = try? await GitRepository(around: current),
        (try? await repository.commit(of: "HEAD")) != nil
      else { return nil }
      for path in verb.scenes {
        let file = URL(filePath: path, relativeTo: current).path
        guard (try? await repository.tracks(file)) == true else { return nil }
      }
      return "HEAD"
    }
  }
}
