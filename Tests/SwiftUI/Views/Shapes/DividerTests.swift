import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

@MainActor @Suite struct `A divider` {
  @Test func `runs across its stack, one pixel thick`() {
    let stage = Stage(canvas: CGSize(width: 100, height: 60)) {
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          Color.red
          Divider().id("flat")
          Color.red
        }
        Divider().id("upright")
        Color.red.frame(width: 39.5)
      }
    }
    #expect(stage.frame("flat") == CGRect(0, 29.75, 60, 0.5))
    #expect(stage.frame("upright") == CGRect(60, 0, 0.5, 60))
    #expect(stage.still(at: 0).displayList.dump.contains("#3c3c43/0.29"))
  }
}

@MainActor @Suite struct `A scroll view without indicators` {
  @Test func `shows none, unless a modifier says so`() {
    func dump(_ shows: Bool, _ visibility: ScrollIndicatorVisibility) -> Bool {
      let stage = Stage(
        script: [.drag(by: CGVector(dx: 0, dy: -60), over: 0.2, hold: 1)]
      ) {
        ScrollView(.vertical, showsIndicators: shows) { Color.red.frame(height: 600) }
          .scrollIndicators(visibility)
      }
      return stage.still(at: 0.5).displayList.dump.contains("#000000/0.349")
    }
    #expect(dump(true, .automatic))
    #expect(!dump(false, .automatic))
    #expect(dump(false, .visible))
    #expect(!dump(true, .hidden))
  }
}
