import Foundation
import ScrollworkPreview
import ScrollworkSystem

/// A session of a page: its process, which is replaced when the code changes.
actor PreviewSession {
  private let connection: PreviewConnection
  private let view: String
  private let code: PreviewCode
  private let start: @Sendable (PreviewCode.Outcome) -> SessionProcess.Start?
  private let saver: SessionSaver
  private var process: SessionProcess?
  /// What has happened so far, as the process told last.
  private var record: Data?
  /// The text of the script, as the process told last.
  private var script = ""
  /// The number of the scene's makings, as the last picture told or the last process began with.
  private var generation: UInt16 = 0
  private var ratio: Double?
  private var isOver = false

  init(
    _ connection: PreviewConnection, view: String, code: PreviewCode,
    start: @escaping @Sendable (PreviewCode.Outcome) -> SessionProcess.Start?, saver: SessionSaver
  ) {
    (self.connection, self.view, self.code) = (connection, view, code)
    (self.start, self.saver) = (start, saver)
  }

  /// Begins with the first message of the page.
  func begin(with hello: PageMessage) async {
    ratio = hello.ratio
    await showCode()
  }

  /// Ends the session's process.
  func end() {
    isOver = true
    process?.end()
    process = nil
  }

  // MARK: Code

  /// Shows code that has changed; what was touched so far is played on it.
  func showChangedCode() async {
    await askForRecord()
    await showCode()
  }

  /// Asks the process for the script and the record up to now; one that does not answer has told them
  /// after the last touch.
  private func askForRecord() async {
    guard let process else { return }
    awaitsRecord = true
    await process.send(#"{"kind":"record"}"#)
    for _ in 0..<40 where awaitsRecord { try? await Task.sleep(for: .milliseconds(5)) }
  }

  private var awaitsRecord = false

  private func showCode() async {
    connection.send(#"{"isRunning":true,"kind":"compiling"}"#)
    let outcome = await code.outcome(of: view)
    connection.send(#"{"isRunning":false,"kind":"compiling"}"#)
    guard !isOver else { return }
    switch outcome {
    case .broken(let items):
      connection.send(ProblemsMessage(items, isStale: process != nil).json)
    case .ready:
      guard let start = start(outcome) else { return }
      await replaceProcess(by: start)
    }
  }

  private func replaceProcess(by start: SessionProcess.Start) async {
    let made: SessionProcess
    do { made = try SessionProcess(start) } catch {
      return connection.send(
        ProblemsMessage([.init(severity: "error", message: Failure(error).message)], isStale: true)
          .json)
    }
    let old = process
    process = made
    if let record {
      let text = String(decoding: record, as: UTF8.self)
      await made.send(#"{"kind":"restore","generation":\#(generation),"record":\#(text)}"#)
      // The process counts on; another one may replace it before it has made a picture.
      generation &+= 1
    } else {
      await made.send(#"{"kind":"settings"\#(ratio.map { #","ratio":\#($0)"# } ?? "")}"#)
    }
    old?.end()
    Task { await pass(made) }
  }

  /// Passes the replies of a process on to the page until it ends.
  private func pass(_ source: SessionProcess) async {
    for await reply in source.replies where source === process { show(reply) }
    let failure = await source.failure()
    guard source === process, !isOver else { return }
    process = nil
    connection.send(EndedMessage(message: failure ?? "the process of the scene has ended").text)
  }

  private func show(_ reply: SessionReply) {
    switch reply {
    case .picture(let data):
      generation = PictureMessage.generation(of: data)
      connection.send(picture: data)
    case .record(let data): (record, awaitsRecord) = (data, false)
    case .text(let text):
      if text.contains(#""kind":"script""#), let message = PageMessage(text),
        message.kind == "script"
      {
        script = message.text ?? ""
      }
      connection.send(text)
    }
  }

  // MARK: Messages

  /// Answers a message of the page, or passes it on.
  func receive(_ text: String) async {
    guard !text.contains("\n") else { return }
    switch PageMessage(text)?.kind {
    case "hello": return
    case "save": await save(text)
    case "open":
      if let message = PageMessage(text), let file = message.file,
        await code.watched().contains(file)
      {
        Editor.open(file, line: message.line ?? 1, column: message.column ?? 1)
      }
    case "restart" where process == nil:
      record = nil
      await showCode()
    // Messages of the host's own.
    case "restore", "record", "small", nil: return
    default: await process?.send(text)
    }
  }

  private func save(_ text: String) async {
    guard let message = PageMessage(text) else { return }
    if message.text == nil { await askForRecord() }
    let (connection, saver, script) = (connection, saver, script)
    Task {
      for await reply in saver.save(script, as: message) { connection.send(reply) }
    }
  }
}

/// The end of a scene's process.
struct EndedMessage: Encodable {
  private let kind = "ended"
  let message: String

  /// The JSON text.
  var text: String { json }
}
