import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkStage
import TestSupport
import Testing

@testable import ScrollworkReels

@MainActor @Suite struct `A reel for a post` {
  @Test(arguments: [(1080, 1920), (886, 1920), (1920, 1080), (601, 333), (64, 64)])
  func `has the size asked for, to the pixel`(width: Int, height: Int) throws {
    for fills in [false, true] {
      let reel = try StagedScenes.reel([StagedScenes.stage()]) { staging in
        (staging.frameSize, staging.fillsFrame) = (.pixels(width: width, height: height), fills)
      }
      let size = try reel.film.frame(0).list.pixelSize
      #expect(size.width == width && size.height == height)
      #expect(try reel.film.frame(0).list.scale == reel.scale)
    }
  }

  @Test(arguments: [(16, 9), (1, 1), (9, 16)])
  func `has the ratio asked for, around what it shows`(width: Int, height: Int) throws {
    let natural = try StagedScenes.reel([StagedScenes.stage()]).film.canvas
    let canvas = try StagedScenes.reel([StagedScenes.stage()]) { staging in
      staging.frameSize = .aspect(width: width, height: height)
    }.film.canvas
    #expect(abs(canvas.width / canvas.height - CGFloat(width) / CGFloat(height)) < 0.01)
    #expect(canvas.width >= natural.width - 0.01 && canvas.height >= natural.height - 0.01)
  }

  @Test func `has no device and no margins where the scene fills it`() throws {
    let stage = StagedScenes.stage()
    let reel = try StagedScenes.reel([stage]) { staging in
      (staging.frameSize, staging.fillsFrame) = (.pixels(width: 300, height: 300), true)
      (staging.device, staging.title) = (.phone, "Cards")
    }
    let frame = try reel.film.frame(0)
    #expect(abs(frame.stills[0].origin.x) <= 2)
    #expect(StagedScenes.texts(frame.list) == ["Cards"])
  }

  @Test(arguments: [(443, 961), (300, 300), (886, 1920), (1280, 720)])
  func `is filled to its last pixels`(width: Int, height: Int) throws {
    let renderer = try CairoRenderer(fonts: .standard())
    let reel = try StagedScenes.reel([StagedScenes.stage(safeArea: EdgeInsets())]) { staging in
      (staging.frameSize, staging.fillsFrame) = (.pixels(width: width, height: height), true)
      (staging.background, staging.showsTouches) = (.color(.gray(0xFF)), false)
    }
    let pixels = try reel.film.frame(0).pixels(with: renderer)
    func color(_ x: Int, _ y: Int) -> [UInt8] {
      Array(pixels.data[(y * width + x) * 4..<(y * width + x) * 4 + 3])
    }
    let middle = color(width / 2, height / 2)
    for (x, y) in [
      (0, height / 2), (width - 1, height / 2), (width / 2, 0), (width / 2, height - 1),
    ] {
      #expect(color(x, y) == middle, "\(x), \(y)")
    }
  }

  @Test func `meets the rules of App Store previews`() throws {
    func preview(_ seconds: Double, fps: Int = 30) throws -> StagedFilm {
      try StagedScenes.reel([StagedScenes.stage(script: [.wait(seconds)])], fps: fps) {
        $0.frameSize = .appStore
      }
    }
    let size = try preview(15).film.frame(0).list.pixelSize
    #expect(size.width == 886 && size.height == 1920)
    for (seconds, fps) in [(14.9, 30), (30.1, 30), (20, 60)] {
      #expect(throws: StagingError.self) { try preview(seconds, fps: fps) }
    }
    let error = #expect(throws: StagingError.self) { try preview(8) }
    #expect(error?.description == "an App Store preview lasts 15 to 30 s; this reel lasts 8 s")
  }

  @Test func `has a camera that brings a place to the middle, and back`() throws {
    let reel = try StagedScenes.reel([StagedScenes.stage(script: [.wait(4)])]) { staging in
      let place = GestureScript.Place.point(CGPoint(x: 40, y: 60))
      staging.camera = [
        .init(at: 0.5, CameraMove(.place(place, by: 2), for: 1)),
        .init(at: 2, CameraMove(.whole, for: 1)),
      ]
    }
    let plain = try StagedScenes.reel([StagedScenes.stage(script: [.wait(4)])])
    func list(_ frame: Int) throws -> DisplayList { try reel.film.frame(frame).list }
    #expect(try list(10) == plain.film.frame(10).list && list(79) == plain.film.frame(79).list)
    let frame = try reel.film.frame(35)
    let layers = frame.list.content.items.compactMap { item in
      if case .layer(let layer) = item, layer.transform.a == 2 { layer } else { nil }
    }
    let transform = try #require(layers.first).transform
    let origin = frame.stills[0].origin
    let middle = CGPoint(x: origin.x + 40, y: origin.y + 60).applying(transform)
    #expect(abs(middle.x - reel.film.canvas.width / 2) < 0.01)
    #expect(abs(middle.y - reel.film.canvas.height / 2) < 0.01)
    // A page has no camera: readers see all of it.
    #expect(try frame.untouched == plain.film.frame(35).list)
  }

  @Test func `refuses a camera that moves to a view that is not there`() {
    let error = #expect(throws: StagingError.self) {
      try StagedScenes.reel([StagedScenes.stage()]) { staging in
        staging.camera = [.init(at: 0, CameraMove(.place(.view("nix"), by: 2)))]
      }
    }
    #expect(
      error?.description
        == "the camera cannot move to \"nix\": no view with this id is shown as the move begins")
  }

  @Test func `stands still for a chapter`() throws {
    let stage = StagedScenes.stage()
    let reel = try StagedScenes.reel([stage]) { staging in
      staging.chapters = [.init("One", at: 0.5, for: 1)]
      staging.keys = [Caption("⌘ K", at: 1, for: 0.5)]
    }
    #expect(abs(reel.clock.duration - stage.duration - 1) < 1e-9)
    func shown(_ frame: Int) throws -> [String] {
      Array(StagedScenes.texts(try reel.film.frame(frame).list).dropFirst())
    }
    #expect(try shown(5) == [] && shown(20) == ["One"] && shown(43) == ["⌘", "K"])
    #expect(try reel.film.frame(12).reports[0].time == reel.film.frame(28).reports[0].time)
  }

  @Test func `has a pointer for a scene with a mouse`() throws {
    var staging = Staging()
    staging.showsPointer = true
    let stage = StagedScenes.stage()
    let pointer = PointerDrawing(fingers: stage.fingers)
    let finger = try #require(stage.fingers.first)
    #expect(!pointer.items(at: 0).isEmpty)
    #expect(pointer.items(at: finger.down + 0.01).count == 2)
    #expect(PointerDrawing(fingers: []).items(at: 0).isEmpty)
  }

  @Test func `is transparent where nothing is drawn`() throws {
    let renderer = try CairoRenderer(fonts: .standard())
    let reel = try StagedScenes.reel([StagedScenes.stage()]) { staging in
      (staging.background, staging.hasShadow) = (.clear, true)
    }
    let pixels = try reel.film.frame(0).pixels(with: renderer)
    let opacities = stride(from: 3, to: pixels.data.count, by: 4).map { pixels.data[$0] }
    #expect(opacities[0] == 0)
    #expect(opacities[pixels.height / 2 * pixels.width + pixels.width / 2] == 255)
    // A shadow is in between.
    #expect(opacities.contains { (20...200).contains($0) })
    let decoded = AnimatedPNG.chunks(of: ClearPNG.png(of: pixels))
    #expect(decoded.map(\.kind) == ["IHDR", "IDAT", "IEND"])
    #expect(Array(decoded[0].content)[9] == 6)
  }

  @Test func `says which form has no transparency`() async throws {
    let renderer = try CairoRenderer(fonts: .standard())
    let reel = try StagedScenes.reel([StagedScenes.stage()]) { $0.background = .clear }
    let file = FileManager.default.temporaryDirectory.appending(path: "clear.mp4")
    let error = await #expect(throws: ReelsError.self) {
      try await ReelMaker(reel.film, renderer: renderer).make([ReelOutput(file: file, form: .mp4)])
    }
    #expect(error?.description.contains(".mp4 has no opacity") ?? false)
  }
}

@MainActor @Suite struct `The samples of motion blur` {
  private func reel(_ samples: Int) throws -> StagedFilm {
    try StagedScenes.reel([StagedScenes.stage()], fps: 60) { staging in
      (staging.motionBlur, staging.showsTouches) = (MotionBlur(samples: samples), false)
    }
  }

  @Test func `are as many as the motion needs`() throws {
    let film = try reel(64).film
    let counts = try (0..<film.count).map { try film.frame($0).samples.count }
    #expect(counts[2] == 1 && counts.max() ?? 0 > 8 && Set(counts).count > 4)
    let blur = MotionBlur(samples: 64)
    #expect([0, 1, 3, 30, 1000].map { blur.count(over: $0) } == [1, 2, 3, 21, 64])
    #expect(MotionBlur(samples: 4).count(over: 30) == 4)
  }

  @Test func `are drawn where something moves, as whole pictures would be`() throws {
    let renderer = try CairoRenderer(fonts: .standard())
    let film = try reel(5).film
    for number in [20, 24, 40] {
      let frame = try film.frame(number)
      let whole = Pixels.mean(of: try frame.samples.map(renderer.pixels(of:)))
      #expect(try frame.pixels(with: renderer) == whole, "frame \(number)")
    }
  }

  @Test func `differ within the area of their motion`() throws {
    func list(_ x: CGFloat, clip: CGRect? = nil) -> DisplayList {
      let box = LayerContent([
        .command(
          .fill(
            Path(CGRect(x: 0, y: 0, width: 10, height: 10)), .color(.gray(0)), evenOdd: false))
      ])
      let moved = LayerContent([
        .layer(Layer(box, transform: CGAffineTransform(translationX: x, y: 20)))
      ])
      return DisplayList(
        canvas: CGSize(width: 100, height: 100), scale: 2, background: .gray(0xFF),
        content: LayerContent([
          .layer(Layer(box)), .layer(Layer(moved, clip: clip.map { Path($0) })),
        ]))
    }
    let motion = DisplayMotion(from: list(5), to: list(35))
    #expect(motion.distance == 30 && motion.area == CGRect(x: 5, y: 20, width: 40, height: 10))
    let clip = CGRect(x: 0, y: 0, width: 30, height: 50)
    #expect(
      DisplayMotion(from: list(5, clip: clip), to: list(35, clip: clip)).area.maxX == 15)
    #expect(DisplayMotion(from: list(5), to: list(5)).area.isNull)
  }
}
