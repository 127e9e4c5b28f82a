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

  @Test(arguments: [
    ("kiosk:800x1280", true, true), ("slim:300x500.5:24,0,20,0", false, true),
    ("slim-landscape:500.5x300", false, false), ("large-landscape:900x430", true, false),
  ])
  func `of a project is spelled by its measures`(text: String, isWide: Bool, isTall: Bool) throws {
    let device = try #require(Device(named: text))
    #expect(Device(named: device.spelling) == device)
    #expect(device.spelling.hasPrefix(text))
    #expect((device.horizontalSizeClass == .regular) == isWide)
    #expect((device.verticalSizeClass == .regular) == isTall)
    let insets = device.safeArea
    #expect(
      Device(own: device.name, screen: device.screen, safeArea: insets) == device)
    #expect(Device.phone.spelling == "iphone-15")
  }

  @Test(arguments: [
    "a:", "a:10", "a:0x10", "a:10x10:1,2,3", "a:10x10:1,2,3,x", ":10x10", "a:10x10:0,0,0,0:b",
  ])
  func `has no other spelling`(text: String) {
    #expect(Device(named: text) == nil)
  }

  /// - Source: documented (HIG, "Layout", "Specifications"); measured by others ("Use Your Loaf", "iPhone
  ///   17 Screen Sizes"), safe areas.
  @Test(arguments: [
    ("iphone-15", 393.0, 852.0, 59.0, 34.0), ("iphone-16e", 390, 844, 47, 34),
    ("iphone-17e", 390, 844, 47, 34), ("iphone-17", 402, 874, 62, 34),
    ("iphone-17-pro", 402, 874, 62, 34), ("iphone-air", 420, 912, 68, 34),
    ("iphone-17-pro-max", 440, 956, 62, 34), ("ipad-mini-a17", 744, 1133, 24, 20),
    ("ipad-a16", 820, 1180, 24, 20), ("ipad-air-11", 820, 1180, 24, 20),
    ("ipad-air-13", 1024, 1366, 24, 20), ("ipad-pro-11", 834, 1194, 24, 20),
    ("ipad-pro-11-m4", 834, 1210, 24, 20), ("ipad-pro-11-m5", 834, 1210, 24, 20),
    ("ipad-pro-13", 1024, 1366, 24, 20), ("ipad-pro-13-m4", 1032, 1376, 24, 20),
    ("ipad-pro-13-m5", 1032, 1376, 24, 20),
  ])
  func `has the screen and the safe area that are published`(
    name: String, width: Double, height: Double, top: Double, bottom: Double
  ) throws {
    let device = try #require(Device(named: name))
    #expect(device.screen == CGSize(width: width, height: height))
    #expect(
      device.safeArea == EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0))
    let isPhone = width < 600
    let side = isPhone ? top : 0
    #expect(
      device.landscape.safeArea
        == EdgeInsets(
          top: isPhone ? 0 : top, leading: side, bottom: isPhone ? 21 : bottom, trailing: side))
  }

  /// - Source: documented (HIG, "Layout", the table of size classes).
  @Test(arguments: [
    ("iphone-se", UserInterfaceSizeClass.compact, UserInterfaceSizeClass.regular),
    ("iphone-se-landscape", .compact, .compact),
    ("iphone-15-landscape", .compact, .compact),
    ("iphone-15-plus-landscape", .regular, .compact), ("iphone-17-landscape", .compact, .compact),
    ("iphone-17-pro-max-landscape", .regular, .compact),
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
