import Foundation
import ScrollworkPreview
import ScrollworkSystem

/// The sessions of a preview, one for each connection, and the code that they show.
actor PreviewSessions {
  private let code: PreviewCode
  /// The names of the program's scenes; empty for Swift files.
  private let names: [String]
  private let program: URL
  /// The arguments of the verb without those of the server.
  private let options: [String]
  private let files: [String]
  private let beside: PreviewBeside
  private let revisions: PreviewRevisions?
  private var sessions: [ObjectIdentifier: PreviewSession] = [:]

  init(
    code: PreviewCode, names: [String], program: URL, options: [String], files: [String],
    beside: PreviewBeside, revisions: PreviewRevisions?
  ) {
    (self.code, self.names, self.program) = (code, names, program)
    (self.options, self.files) = (options, files)
    (self.beside, self.revisions) = (beside, revisions)
  }

  /// Serves a page until its connection ends.
  func serve(_ connection: PreviewConnection) async {
    var messages = connection.messages.makeAsyncIterator()
    guard let hello = await messages.next().flatMap(PageMessage.init) else { return }
    let listed = await code.isOfFiles ? code.names() : names
    let asked = hello.scene ?? ""
    guard asked.isEmpty || listed.contains(asked) else {
      let text = "there is no scene \"\(asked)\""
      return connection.send(
        ProblemsMessage([.init(severity: "error", message: text)], isStale: false).json)
    }
    if listed.count > 1 { connection.send(ListMessage(listed).text) }
    // Of several scenes the page chooses one; of files it shows the chosen view.
    if asked.isEmpty, !code.isOfFiles, listed.count > 1 {
      return await showPictures(of: listed, to: connection)
    }
    let name = asked.isEmpty && !code.isOfFiles ? listed.first ?? "" : asked
    connection.send(beside.json)
    let shown: (code: PreviewCode, options: [String])
    do { shown = try await code(of: hello.revision) } catch {
      return connection.send(
        ProblemsMessage([.init(severity: "error", message: Failure(error).message)], isStale: false)
          .json)
    }
    let session = PreviewSession(
      connection, view: name, code: shown.code, start: start(of: name, shown.options),
      saver: SessionSaver(
        program: program, name: name.isEmpty ? stem : name,
        options: commandArguments(of: name, options)))
    sessions[ObjectIdentifier(connection)] = session
    await session.begin(with: hello)
    while let text = await messages.next() { await session.receive(text) }
    await session.end()
    sessions[ObjectIdentifier(connection)] = nil
  }

  /// Sends a small picture of each scene, one after the other, while the page is there.
  private func showPictures(of listed: [String], to connection: PreviewConnection) async {
    let task = Task {
      for (index, name) in listed.enumerated() where !Task.isCancelled {
        let outcome = await code.outcome(of: code.isOfFiles ? name : "")
        guard let start = start(of: name, options)(outcome),
          let picture = try? await SmallPicture.of(start, number: UInt32(index))
        else { continue }
        connection.send(picture: picture, slot: index + 1)
      }
    }
    for await text in connection.messages where PageMessage(text)?.kind == "list" {
      connection.send(ListMessage(listed).text)
    }
    task.cancel()
  }

  /// The code of a revision, or the present code for none, with the options that name its files.
  private func code(of revision: String?) async throws -> (PreviewCode, [String]) {
    guard let revision else { return (code, options) }
    guard let revisions else {
      throw Failure(
        status: .usage,
        message: "before and after is for Swift files and projects, not for scenes of this program")
    }
    let old = try await revisions.code(of: revision)
    let paths = Dictionary(zip(files, old.files)) { first, _ in first }
    return (old.code, options.map { paths[$0] ?? $0 })
  }

  /// The name of the first file without its ending.
  private var stem: String {
    URL(filePath: files.first ?? "session").deletingPathExtension().lastPathComponent
  }

  /// The arguments by which other verbs show a scene.
  private func commandArguments(of name: String, _ options: [String]) -> [String] {
    guard code.isOfFiles else { return [name] + options.filter { !names.contains($0) } }
    return options + (name.isEmpty ? [] : ["--view", name])
  }

  /// How the process of a session starts.
  private func start(
    of name: String, _ options: [String]
  ) -> @Sendable (PreviewCode.Outcome) -> SessionProcess.Start? {
    let (program, arguments) = (program, commandArguments(of: name, options))
    let bounded = arguments.contains("--limit") ? [] : ["--limit", "10s"]
    let shown = name.isEmpty ? files.joined(separator: " ") : name
    return { outcome in
      guard case .ready(let library, let bundle, let sandbox) = outcome else { return nil }
      return SessionProcess.Start(
        program: program, library: library, bundle: bundle,
        arguments: ["preview", "--session"] + arguments + bounded, name: shown,
        sandbox: sandbox)
    }
  }

  /// Looks at the files, and shows changed code in all sessions.
  func watch() async {
    guard code.isOfFiles else { return }
    var paths = await code.watched()
    var watch = FileWatch(paths)
    while !Task.isCancelled {
      try? await Task.sleep(for: FileWatch.interval)
      guard watch.hasChanged(paths) else { continue }
      // Editors empty a file before they write it.
      repeat { try? await Task.sleep(for: FileWatch.interval) } while watch.hasChanged(paths)
      await code.forget()
      for session in sessions.values { await session.showChangedCode() }
      paths = await code.watched()
      watch = FileWatch(paths)
    }
  }
}

/// The scenes among which a page chooses.
struct ListMessage: Encodable {
  struct Item: Encodable {
    let name: String
    let title: String
  }

  private let kind = "list"
  private let items: [Item]

  init(_ names: [String]) { items = names.map { Item(name: $0, title: $0) } }

  /// The JSON text.
  var text: String { json }
}
