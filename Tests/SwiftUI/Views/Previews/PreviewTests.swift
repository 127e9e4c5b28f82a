import Foundation
import ScrollworkControls
import ScrollworkDrawing
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

private struct Dial: View {
  @Binding var angle: Double

  var body: some View { Text(verbatim: "\(angle)") }
}

private struct Dials: PreviewProvider {
  static var previews: some View {
    Dial(angle: .constant(1))
    Dial(angle: .constant(2))
  }
}

// That this file compiles is what is tested: editors' previews stand in scene code.
#Preview {
  Dial(angle: .constant(3))
}

#Preview("Turning") {
  @Previewable @State var angle = 4.0
  VStack {
    Dial(angle: $angle)
    Button("Turn") { angle += 1 }
  }
}

@Suite @MainActor struct `Previews` {
  @Test func `a PreviewProvider builds its views`() {
    let previews: some View = Dials.previews
    #expect(previews is TupleView<Dial, Dial>)
  }

  @Test func `preview modifiers change no picture`() {
    let plain = Stage { Color.red.id("a") }
    let asking = Stage {
      Color.red.previewLayout(.fixed(width: 10, height: 10)).previewDevice("iPhone")
        .previewDisplayName("Red").id("a")
    }
    for layout in [PreviewLayout.device, .sizeThatFits, .fixed(width: 3, height: 3)] {
      #expect(Stage { Color.red.previewLayout(layout).id("a") }.frame("a") == plain.frame("a"))
    }
    #expect(asking.frame("a") == plain.frame("a"))
    #expect(asking.still(at: 0).displayList == plain.still(at: 0).displayList)
  }
}
