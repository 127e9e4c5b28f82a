import Scrollwork
import TestSupport
import Testing

// Imports what a scene imports: beside Foundation, Dispatch's own functions are found.

/// A button that puts something off to a moment of real time.
private struct Later: View {
  @State private var text = "now"

  var body: some View {
    VStack {
      Text(text)
      Button("later") {
        let moment: DispatchTime = .now() + .milliseconds(100)
        DispatchQueue.main.asyncAfter(deadline: moment) { text = "later" }
      }
      .accessibilityIdentifier("later")
    }
  }
}

private struct NoPictures: ImageProviding {
  func image(named name: String) -> ImageAsset? { nil }
}

@MainActor @Suite struct `Work put off to a moment of real time` {
  @Test func `is never done, and named`() {
    let scene = Scene(
      "later", canvas: CGSize(width: 100, height: 100), script: [.tap(.view("later")), .wait(1)]
    ) { Later() }
    let stage = Stage(scene, text: FixedAdvanceText(), images: NoPictures())
    #expect(stage.problems == [.workPutOff])
    #expect(stage.still(at: stage.duration).displayList.dump.contains("\"now\""))
  }
}
