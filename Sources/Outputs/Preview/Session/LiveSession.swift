import Foundation
package import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkScript
package import ScrollworkStage
import ScrollworkStudio

/// A session: the messages of a page in, pictures and numbers out.
@MainActor package final class LiveSession {
  private let live: LiveScene
  /// The file of the scene's code; nil for a scene of the tool.
  private let file: String?
  private var generation: UInt16 = 0
  private var overlays: Set<OverlayMessage.Name> = []
  /// The picture that was sent last.
  private var sent: (number: UInt32, pixels: Pixels)?

  /// A session of a scene.
  package init(
    _ scene: Scene, file: String?, renderer: any DisplayListRendering,
    record: SessionRecord = SessionRecord()
  ) {
    live = LiveScene(scene, renderer: renderer, record: record)
    self.file = file
  }

  /// The messages with which a page begins with a scene.
  private var greeting: [SessionReply] { [sceneMessage] + scriptMessages + [problemsMessage] }

  /// Answers a message of the page; one that cannot be read is not answered.
  package func receive(_ text: String) -> [SessionReply] {
    guard let request = SessionRequest(text) else { return [] }
    do { return try answer(request) } catch {
      return [.object(NoticeMessage(text: "\(error)", isError: true))]
    }
  }

  private func answer(_ request: SessionRequest) throws -> [SessionReply] {
    switch request {
    case .frame(let time, let number, let base):
      live.play(to: time)
      return try picture(of: live.still, number: number, base: base, isPast: false)
    case .still(let time, let number, let base):
      let still = live.still(at: min(max(0, time), live.time))
      return try picture(of: still, number: number, base: base, isPast: true)
    case .small(let number): return [.picture(try smallPicture(number).data)]
    case .touch(let time, let touches):
      live.receive(touches.map(\.action), at: time)
      let isOver = touches.contains { $0.phase == .ended || $0.phase == .cancelled }
      return isOver ? scriptMessages : []
    case .wheel(let time, let x, let y, let dx, let dy):
      if !live.scene.hasMouse { live.replay { $0.settings.mouse = true } }
      live.receive([.wheel(by: CGVector(dx: dx, dy: dy), at: CGPoint(x: x, y: y))], at: time)
      return []
    case .typing:
      return [.object(NoticeMessage(text: "Scenes take no text from a keyboard.", isError: true))]
    case .rotate(let time):
      live.receive([.rotate], at: time)
      return scriptMessages
    case .branch(let time):
      live.branch(at: time)
      return again()
    case .restart:
      live.replay { record in
        let settings = record.settings
        record = SessionRecord()
        record.settings = settings
      }
      return again()
    case .settings(let settings):
      live.replay { $0.settings = $0.settings.changed(by: settings) }
      return again()
    case .script(let text): return try play(text)
    case .overlays(let names):
      overlays = names
      return [overlayMessage(at: live.time)]
    case .restore(let record, let number):
      generation = number
      live.replay { $0 = record }
      return again()
    case .record: return scriptMessages
    case .look(let time, let x, let y):
      let point = CGPoint(x: x, y: y)
      let tree = live.tree(at: min(max(0, time), live.time))
      return [.object(ViewsMessage(x: x, y: y, items: tree.views(at: point)))]
    case .tree(let time):
      return [.object(TreeMessage(text: live.tree(at: min(max(0, time), live.time)).outline))]
    }
  }

  /// Plays a script instead of what was touched.
  private func play(_ text: String) throws -> [SessionReply] {
    let script: SceneScript
    do { script = try ScriptText(text, file: "script").script } catch {
      let items = error.errors.map {
        ProblemsMessage.Item(severity: "error", message: "\($0)")
      }
      return [ProblemsMessage(items, isStale: false).reply]
    }
    live.replay { record in
      let settings = record.settings
      record = SessionRecord()
      (record.script, record.settings) = (script, settings)
    }
    return again()
  }

  // MARK: Replies

  /// The messages after the scene was made anew.
  private func again() -> [SessionReply] {
    generation &+= 1
    return greeting + [momentsMessage]
  }

  /// The numbers of the past, as often as a chart can show.
  private var momentsMessage: SessionReply {
    let count = min(Int(live.time * 30), Self.mostMoments)
    let times = (0..<max(0, count)).map { live.time * Double($0) / Double(count) }
    return .object(
      MomentsMessage(
        generation: generation,
        items: live.keepsPast ? times.map { moment(live.report(at: $0), isMoving: true) } : []))
  }

  /// The most moments of a chart.
  ///
  /// - Source: chosen: one for each pixel of a wide page.
  private static let mostMoments = 1800

  /// A picture as a change of the one that the page has, if that is the last one, with its numbers.
  private func picture(
    of still: Still, number: UInt32, base: UInt32?, isPast: Bool
  ) throws -> [SessionReply] {
    let pixels = try live.pixels(of: still)
    let known = base != nil && sent?.number == base ? sent?.pixels : nil
    let change = PixelChange(from: known, to: pixels)
    sent = (number, pixels)
    let head = PictureMessage.Head(
      form: known == nil ? .whole : .change, isPast: isPast, isActive: live.stage.isActive,
      generation: generation, number: number, time: still.time, width: pixels.width,
      height: pixels.height)
    let marks = overlays.isEmpty ? [] : [overlayMessage(at: still.time)]
    return [.picture(PictureMessage(head, pixels, change).data)] + marks
      + [momentMessage(still.report)]
  }

  /// The present still as a file for a list.
  private func smallPicture(_ number: UInt32) throws -> PictureMessage {
    let still = live.still
    let size = still.displayList.pixelSize
    return PictureMessage(
      .init(
        form: .listed, number: number, time: still.time, width: size.width, height: size.height),
      png: try live.png(of: still))
  }

  private func overlayMessage(at time: Double) -> SessionReply {
    .object(OverlayMessage(of: live.shownStage(at: time), at: time, overlays))
  }

  private func momentMessage(_ report: StillReport) -> SessionReply {
    .object(moment(report, isMoving: live.stage.isActive))
  }

  private func moment(_ report: StillReport, isMoving: Bool) -> MomentMessage {
    MomentMessage(
      time: report.time, end: live.time, isMoving: isMoving,
      scrolls: report.scrollViews.map(MomentMessage.Scroll.init))
  }

  private var sceneMessage: SessionReply {
    let scene = live.scene
    let insets = scene.safeArea
    let device = live.record.settings.device ?? Device.named(for: scene)
    return .object(
      SceneMessage(
        generation: generation, name: scene.name, title: scene.name, width: scene.canvas.width,
        height: scene.canvas.height,
        safeArea: [insets.top, insets.leading, insets.bottom, insets.trailing],
        ratio: scene.scale, end: live.time,
        settings: PreviewSettings(of: scene, device: device), devices: Device.names, file: file))
  }

  /// The script so far, and the record that it comes from.
  private var scriptMessages: [SessionReply] {
    let text = "\(live.script)"
    let offers = Expectations(of: live.stage.report(at: live.time)).lines
    return [
      .object(ScriptMessage(text: text, lines: text.split(separator: "\n").count)),
      .object(OffersMessage(lines: offers)), recordMessage,
    ]
  }

  private var recordMessage: SessionReply {
    .record((try? JSONEncoder().encode(live.record)) ?? Data())
  }

  private var problemsMessage: SessionReply {
    ProblemsMessage(
      live.stage.problems.map {
        ProblemsMessage.Item(
          severity: $0.severity == .warning ? "warning" : "error", message: "\($0)")
      }, isStale: false
    ).reply
  }
}

extension SessionRequest.Touch {
  /// What the finger does, as input is recorded.
  var action: InputRecording.Action {
    let point = CGPoint(x: x, y: y)
    return switch phase {
    case .began: .down(finger: id, point)
    case .moved, .stationary: .move(finger: id, point)
    case .ended: .up(finger: id)
    case .cancelled: .cancel(finger: id)
    }
  }
}

extension Device {
  /// The name of the device whose screen and insets a scene has; nil if none has.
  fileprivate static func named(for scene: Scene) -> String? {
    all.first { $0.screen == scene.canvas && $0.safeArea == scene.safeArea }?.name
  }
}
