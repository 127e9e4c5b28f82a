import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkViews
import TestSupport
import Testing
import ViewTestSupport

@testable import ScrollworkStage

@Suite @MainActor struct `A device` {
  @Test func `is found by its name, upright and on its side`() throws {
    #expect(Device(named: "phone") == .phone)
    #expect(Device(named: "tablet")?.name == "ipad-pro-11")
    #expect(Device(named: "phon") == nil)
    for name in Device.names {
      let device = try #require(Device(named: name))
      let turned = try #require(Device(named: name + "-landscape"))
      #expect(device.screen.width < device.screen.height)
      #expect(turned.screen == CGSize(width: device.screen.height, height: device.screen.width))
      #expect(turned == device.landscape)
    }
  }

  /// - Source: documented (HIG, "Layout", the table of size classes).
  @Test(arguments: [
    ("iphone-se", UserInterfaceSizeClass.compact, UserInterfaceSizeClass.regular),
    ("iphone-se-landscape", .compact, .compact),
    ("iphone-15-landscape", .compact, .compact),
    ("iphone-15-plus-landscape", .regular, .compact),
    ("ipad-mini", .regular, .regular), ("ipad-mini-landscape", .regular, .regular),
  ])
  func `has the size classes of the documentation`(
    name: String, horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass
  ) throws {
    let device = try #require(Device(named: name))
    #expect(device.horizontalSizeClass == horizontal)
    #expect(device.verticalSizeClass == vertical)
  }

  @Test func `gives a scene its screen`() {
    var scene = Scene("test") { Color.red }
    scene.show(on: .phone)
    #expect(scene.canvas == CGSize(width: 393, height: 852))
    #expect(scene.safeArea == .phone)
    scene.show(on: Device.phone.landscape)
    #expect(scene.safeArea == EdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 59))
    #expect(scene.horizontalSizeClass == .compact)
  }

  /// The words and the number of items that a status bar adds to a still.
  private func overlays(on device: Device?, isShown: Bool) -> (words: [String], items: Int) {
    var scene = Scene("test") { Color.red }
    if let device { scene.show(on: device) }
    scene.showsStatusBar = isShown
    let items = Stage(scene, text: FixedAdvanceText(), images: NoImages()).still(at: 0)
      .displayList.content.items
    let words = items.compactMap { item -> String? in
      if case .command(.text(let run, _, _)) = item { run.string } else { nil }
    }
    return (words, items.count)
  }

  private struct NoImages: ImageProviding {
    func image(named name: String) -> ImageAsset? { nil }
  }

  @Test func `has a status bar where the safe area has room and the scene asks`() {
    let bare = overlays(on: .phone, isShown: false)
    #expect(bare.words.isEmpty)
    let phone = overlays(on: .phone, isShown: true)
    #expect(phone.words == ["9:41"])
    // The time, the symbols, the home indicator.
    #expect(phone.items == bare.items + 3)
    #expect(overlays(on: Device(named: "iphone-se"), isShown: true).items == bare.items + 2)
    #expect(overlays(on: Device(named: "phone-landscape"), isShown: true).items == bare.items + 1)
    #expect(overlays(on: nil, isShown: true).items == bare.items)
  }

  @Test func `has no status bar that a view hides`() {
    var scene = Scene("test") {
      Color.red.statusBarHidden().persistentSystemOverlays(.hidden)
    }
    scene.show(on: .phone)
    scene.showsStatusBar = true
    let stage = Stage(scene, text: FixedAdvanceText(), images: NoImages())
    #expect(stage.still(at: 0).displayList.content.items.count == 1)
  }
}
