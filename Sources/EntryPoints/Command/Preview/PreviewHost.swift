import Foundation
import ScrollworkLoose
import ScrollworkPreview
import ScrollworkStage
import ScrollworkSystem

/// The process of a preview: serves the page, compiles the code, and starts a process for each session.
///
/// It runs no code of scenes.
@MainActor struct PreviewHost {
  private let verb: PreviewVerb
  private let arguments: [String]
  private let workbench: Workbench

  init(_ verb: PreviewVerb, _ arguments: [String], on workbench: Workbench) {
    (self.verb, self.arguments, self.workbench) = (verb, arguments, workbench)
  }

  /// Serves until it is interrupted.
  func run() async throws -> CommandStatus {
    guard let program = Bundle.main.executableURL else {
      throw LooseError.cannotLoad(reason: "the path of this program is unknown")
    }
    let tool = ToolScenes(
      scenes: workbench.scenes, images: workbench.images, shaders: workbench.shaders)
    let isOfFiles = tool.needsFiles(verb)
    if !isOfFiles { _ = try tool.scenes(of: verb, playing: nil) }
    if isOfFiles { _ = try LooseFiles(verb.scenes) }
    let names = verb.scenes.isEmpty ? workbench.scenes.map(\.name) : isOfFiles ? [] : verb.scenes
    let code = PreviewCode(verb, program: program, isOfFiles: isOfFiles)
    let revisions =
      isOfFiles
      ? PreviewRevisions(verb, program: program, console: workbench.console) : nil
    let sessions = PreviewSessions(
      code: code, names: names, program: program, options: plainOptions,
      files: isOfFiles ? verb.scenes : [], beside: try await beside(revisions),
      revisions: revisions)
    // An interrupt is the usual end of a preview.
    do {
      try await serve(sessions)
    } catch is CancellationError {
      return .interrupted
    }
    return .success
  }

  /// What stands beside the scene; a revision that is not there is told before a page is served.
  private func beside(_ revisions: PreviewRevisions?) async throws -> PreviewBeside {
    let plain = PreviewBeside(verb.beside, offering: nil)
    if let revision = plain.chosenRevision {
      guard let revisions else {
        throw Failure(
          status: .usage,
          message: "expected \"\(PreviewBeside.schemes)\" or a device for '--beside', found "
            + "\"\(revision)\"; revisions are of Swift files and projects")
      }
      _ = try await revisions.code(of: revision)
      return plain
    }
    return PreviewBeside(verb.beside, offering: await revisions?.offered)
  }

  private func serve(_ sessions: PreviewSessions) async throws {
    try await Interrupts.cancelling { [verb, console = workbench.console] in
      let server = try await PreviewServer(port: verb.port, assets: PreviewPage.assets)
      let address = server.address()
      if verb.printUrl {
        try console.writeLine(address)
      } else {
        try console.writeLine("Preview at \(address)")
      }
      if verb.open, !verb.printUrl { Browser.open(address) }
      let watching = Task { await sessions.watch() }
      defer { watching.cancel() }
      await server.run { connection in await sessions.serve(connection) }
      try Task.checkCancellation()
    }
  }

  /// The options of the verb without those of the server, for other verbs over the same scene.
  private var plainOptions: [String] {
    var (options, rest) = ([String](), arguments.dropFirst())
    while let word = rest.popFirst() {
      switch word {
      case "--port", "--beside": _ = rest.popFirst()
      case "--open", "--no-open", "--print-url", "--session": continue
      case _ where word.hasPrefix("--port=") || word.hasPrefix("--beside="): continue
      default: options.append(word)
      }
    }
    return options
  }
}

/// Opens pages in the browser of the desktop.
enum Browser {
  /// Opens an address, where there is a desktop.
  static func open(_ address: String) {
    #if os(macOS)
      let opener = "/usr/bin/open"
    #else
      guard ["DISPLAY", "WAYLAND_DISPLAY"].contains(where: { ProcessVariable.value($0) != nil })
      else { return }
      let opener = "/usr/bin/xdg-open"
    #endif
    guard FileManager.default.isExecutableFile(atPath: opener) else { return }
    // A desktop that cannot open it leaves the address that was written.
    OtherProgram.start(opener, [address])
  }
}
