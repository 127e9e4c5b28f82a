import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkUIScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// A view as old code makes it: as wide as the screen.
private struct Page: View {
  @State private var width: CGFloat = 0

  var body: some View {
    Color.red
      .frame(width: UIScreen.main.bounds.width, height: 20)
      .id("page")
      .overlay { Text("\(Int(width)) \(Int(UIScreen.main.scale))") }
      .onTapGesture { width = UIScreen.main.bounds.height }
  }
}

@Suite @MainActor struct `The screen` {
  @Test func `is the canvas, in bodies and in actions, for each stage its own`() {
    let small = Stage(script: [.tap(.view("page"))]) { Page() }
    let large = Stage(
      canvas: CGSize(width: 300, height: 400), scale: 3, script: [.tap(.view("page"))]
    ) { Page() }
    #expect(small.frame("page")?.width == 100)
    #expect(large.frame("page")?.width == 300)
    #expect(small.texts == ["200 2"])
    #expect(large.texts == ["400 3"])
  }

  @Test func `is that of a default scene outside of scenes`() {
    let screen = UIScreen.main
    #expect(screen.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(screen.nativeBounds == CGRect(x: 0, y: 0, width: 780, height: 1688))
    #expect(screen.nativeScale == screen.scale && screen.maximumFramesPerSecond == 120)
    #expect(screen.traitCollection.userInterfaceStyle == .light && !screen.isCaptured)
    // A picture is as bright as it is.
    screen.brightness = 1
    #expect(screen.brightness == 0.5)
  }

  @Test func `is one of the known devices by its name`() {
    #expect(Device.all.count > 10 && Set(Device.all.map(\.name)).count == Device.all.count)
    for device in Device.all {
      #expect(Device(named: device.name) == device)
      #expect(device.safeArea.leading == 0 && device.safeArea.top >= 20)
      #expect(device.landscape.screen.width == device.screen.height)
    }
    #expect(Device.phone.safeArea.top == 59 && Device.phone.safeArea.bottom == 34)
  }
}

@Suite @MainActor struct `Ignoring the safe area` {
  @Test func `changes nothing where the safe area is the canvas`() {
    let plain = Stage { Color.red.id("a") }
    for stage in [
      Stage { Color.red.ignoresSafeArea().id("a") },
      Stage { Color.red.edgesIgnoringSafeArea(.all).id("a") },
      Stage { Color.clear.background(.red, ignoresSafeAreaEdges: .all).id("a") },
    ] {
      #expect(stage.frame("a") == plain.frame("a"))
      #expect(stage.still(at: 0).displayList.dump == plain.still(at: 0).displayList.dump)
      #expect(stage.complaints.isEmpty)
    }
  }
}

@Suite @MainActor struct `A border` {
  @Test func `lies inside the edges and does not change the layout`() {
    let stage = Stage {
      Color.clear.frame(width: 40, height: 20).border(.red, width: 4).id("a")
    }
    #expect(stage.frame("a") == CGRect(30, 90, 40, 20))
    let stroked = Stage {
      Rectangle().strokeBorder(.red, lineWidth: 4).frame(width: 40, height: 20)
    }
    #expect(stage.still(at: 0).displayList.dump == stroked.still(at: 0).displayList.dump)
  }
}
