import ScrollworkFoundation
import ScrollworkScript
import ScrollworkStage
import ScrollworkSwiftUI
import ViewTestSupport

/// The texts that code has added during a scene.
final class Recorded: ObservableObject {
  @Published var lines: [String] = []
}

/// A view that runs code when it appears, and shows what the code has recorded.
struct RecordingView: View {
  let run: (Recorded) -> Void
  @StateObject private var recorded = Recorded()

  var body: some View {
    VStack { ForEach(recorded.lines, id: \.self) { Text($0) } }
      .onAppear { run(recorded) }
  }

  /// The texts after some seconds.
  @MainActor static func texts(
    after time: Double, _ run: @escaping @MainActor (Recorded) -> Void
  ) -> [String] {
    Stage(script: [.wait(time)]) { RecordingView { recorded in run(recorded) } }.texts
  }
}
