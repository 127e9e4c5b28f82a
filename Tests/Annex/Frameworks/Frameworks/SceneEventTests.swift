import ScrollworkAVFAudio
import ScrollworkScript
import ScrollworkSwiftData
import ScrollworkSwiftUI
import ScrollworkUIControls
import ScrollworkUserNotifications
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

@Model private final class Note: PersistentModel {
  init() {}
}

/// What one scene leaves behind, which another one in the process must not see.
private struct Traces: View {
  @State private var seen = "?"
  static let store = (try? ModelContainer(for: Note.self)).map(ModelContext.init)

  var body: some View {
    Text(seen).onAppear {
      let center = UNUserNotificationCenter.current()
      let (pasteboard, note) = (UIPasteboard.general, Note())
      let notes = (try? Self.store?.fetchCount(FetchDescriptor<Note>())) ?? -1
      seen = "\(pasteboard.string ?? "nothing") \(center.delegate == nil) \(notes)"
      pasteboard.string = "something"
      center.delegate = Delegate.shared
      Self.store?.insert(note)
      seen += " \(note.modelContext === Self.store) \(Note().modelContext == nil)"
    }
  }
}

private final class Delegate: NSObject, UNUserNotificationCenterDelegate {
  nonisolated(unsafe) static let shared = Delegate()
}

private struct Buttons: View {
  @State private var count = 0
  @Environment(\.openURL) private var openURL

  var body: some View {
    VStack {
      Button("haptics") {
        count += 1
        UIImpactFeedbackGenerator(style: .heavy).impactOccurred(intensity: 0.5)
        UISelectionFeedbackGenerator().selectionChanged()
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
      }
      .id("haptics")
      Button("sounds") {
        AudioServicesPlayAlertSoundWithCompletion(1104) { UIPasteboard.general.string = "text" }
        AVSpeechSynthesizer().speak(AVSpeechUtterance(string: "Hello"))
      }
      .id("sounds")
      Link("link", destination: URL(filePath: "/a")).id("link")
      Button("left") { openURL(URL(filePath: "/b")) }.id("left")
      Opening(name: "handled").environment(\.openURL, OpenURLAction { _ in .handled })
      Opening(name: "same").environment(\.openURL, OpenURLAction { _ in .systemAction })
      Opening(name: "other")
        .environment(\.openURL, OpenURLAction { _ in .systemAction(URL(filePath: "/d")) })
    }
    .sensoryFeedback(.impact(weight: .light), trigger: count)
    .sensoryFeedback(.error, trigger: count) { _, new in new > 1 }
  }
}

private struct Opening: View {
  let name: String
  @Environment(\.openURL) private var openURL
  var body: some View { Button(name) { openURL(URL(filePath: "/c")) }.id(name) }
}

@MainActor @Suite struct `What happens beside the screen` {
  @Test func `becomes events of the trace`() {
    let stage = Stage(
      canvas: CGSize(width: 300, height: 300),
      script: GestureScript(
        ["haptics", "sounds", "link", "left", "handled", "same", "other"].map { .tap($0) }
          + [.wait(1)])
    ) { Buttons() }
    let events = stage.still(at: stage.duration).report.events
    #expect(
      events.map { "\($0.kind) \($0.detail)" } == [
        "haptic impact heavy", "haptic selection", "haptic success", "haptic vibration",
        "haptic impact light", "sound 1104", "pasteboard text", "sound Hello",
        "openURL file:///a", "openURL file:///b",
        "openURL file:///c", "openURL file:///d",
      ])
    let half = stage.still(at: events[5].time).report
    #expect(half.events(after: events[4].time).first?.detail == "1104")
    #expect(stage.still(at: 0).report.events == [])
  }

  @Test func `stays in its scene`() {
    for _ in 0..<2 {
      let stage = Stage(script: [.wait(0.1)]) { Traces() }
      #expect(stage.texts == ["nothing true 0 true true"])
    }
  }
}
