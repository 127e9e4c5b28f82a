import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkReels
import ScrollworkScript
import ScrollworkStage
import ScrollworkStudio
import TestSupport
import Testing

@MainActor @Suite struct `A staged reel` {
  @Test func `puts a phone around a scene with a phone's safe area`() throws {
    let reel = try StagedScenes.reel([StagedScenes.stage()]) { staging in
      (staging.title, staging.captions) = ("Snaps", [Caption("To each card")])
    }
    let list = try reel.film.frame(0).list
    #expect(Golden.difference(list.dump, "Staging", "phone") == nil)
    #expect(StagedScenes.texts(list) == ["9:41", "Snaps", "To each card"])
  }

  @Test func `has no status bar in a scene without a safe area`() throws {
    for device in Staging.Device.allCases {
      let reel = try StagedScenes.reel([StagedScenes.stage(safeArea: EdgeInsets())]) {
        $0.device = device
      }
      #expect(StagedScenes.texts(try reel.film.frame(0).list).isEmpty)
    }
  }

  @Test func `has even sides in pixels, whatever it shows`() throws {
    for width in [200.0, 201, 333.5, 393] {
      let stage = StagedScenes.stage(canvas: CGSize(width: width, height: 401))
      let reel = try StagedScenes.reel([stage]) { $0.padding = 17 }
      let size = try reel.film.frame(0).list.pixelSize
      #expect(size.width % 2 == 0 && size.height % 2 == 0, "\(size)")
    }
  }

  @Test func `has a background to its last pixels, of which a size in points covers parts`() throws
  {
    let stage = StagedScenes.stage(canvas: CGSize(width: 333.5, height: 401.3))
    let list = try StagedScenes.reel([stage]).film.frame(0).list
    guard case .command(let background)? = list.content.items.first else {
      Issue.record("the first item is no command")
      return
    }
    #expect(background.bounds.maxX >= CGFloat(list.pixelSize.width) / list.scale)
    #expect(background.bounds.maxY >= CGFloat(list.pixelSize.height) / list.scale)
  }

  @Test func `is the reel of the stage if it is bare`() throws {
    let stage = StagedScenes.stage()
    let reel = try StagedScenes.reel([stage], fps: 30) { $0 = .bare }
    let plain = Film(stage, rate: FrameRate(30))
    #expect(reel.film.count == plain.count && reel.film.canvas == plain.canvas)
    #expect(try reel.film.frame(11).samples == plain.frame(11).samples)
  }

  @Test func `runs on its own clock`() throws {
    let stage = StagedScenes.stage()
    let reel = try StagedScenes.reel([stage]) { staging in
      staging.speedChanges = [.init(at: 0.25, to: 0.5)]
      staging.freezes = [.init(at: 0.25, for: 0.5)]
    }
    #expect(reel.clock.duration == 0.25 + 0.5 + 2 * (stage.duration - 0.25))
    let times = try [0, 5, 10, 15, 17].map { try reel.film.frame($0).reports[0].time }
    for (time, expected) in zip(times, [0, 0.25, 0.25, 0.25, 0.3]) {
      #expect(abs(time - expected) < 1e-9)
    }
  }

  @Test func `has several samples in a frame with motion blur, where something moves`() throws {
    let stage = StagedScenes.stage()
    let reel = try StagedScenes.reel([stage], fps: 60) { staging in
      (staging.motionBlur, staging.showsTouches) = (MotionBlur(samples: 4), false)
    }
    #expect(try reel.film.frame(2).samples.count == 1)
    let frame = try reel.film.frame(20)
    #expect(frame.samples.count == 4 && Set(frame.samples).count == 4)
    let sharp = try StagedScenes.reel([stage], fps: 480) { $0.showsTouches = false }
    for (index, sample) in frame.samples.enumerated() {
      #expect(try sample == sharp.film.frame(160 + index).list)
    }
  }

  @Test func `shows scenes beside each other in step`() throws {
    let (first, second) = (StagedScenes.stage("one"), StagedScenes.stage("two"))
    let reel = try StagedScenes.reel([first, second], labels: ["one", "two"])
    let single = try StagedScenes.reel([first])
    #expect(reel.film.canvas.width > 1.8 * single.film.canvas.width)
    let frame = try reel.film.frame(8)
    #expect(frame.reports.map(\.time) == [0.4, 0.4])
    #expect(StagedScenes.texts(frame.list) == ["9:41", "9:41", "one", "two"])
  }

  @Test func `refuses scenes of different lengths beside each other`() {
    let stages = [StagedScenes.stage("one"), StagedScenes.stage("two", script: [.wait(3)])]
    let error = #expect(throws: StagingError.self) { try StagedScenes.reel(stages) }
    #expect(
      error?.description.hasSuffix(
        "\"two\" 3 s; scenes beside each other must last equally long") ?? false)
  }

  @Test func `refuses a canvas that is too large to draw`() {
    let error = #expect(throws: StudioError.self) {
      try StagedScenes.reel([StagedScenes.stage()]) { $0.padding = 9_000 }
    }
    #expect(error?.description.contains("px; each side must be from 1 to") ?? false)
  }

  @Test func `refuses text that does not fit`() {
    let long = String(repeating: "so much to say ", count: 20)
    let error = #expect(throws: StagingError.self) {
      try StagedScenes.reel([StagedScenes.stage()]) { $0.captions = [Caption(long)] }
    }
    #expect(
      error?.description
        == "the caption \"\(long)\" does not fit into 2 lines of 481 pt; shorten it or add padding"
    )
    #expect(throws: StagingError.self) {
      try StagedScenes.reel([StagedScenes.stage()]) {
        $0.title = String(repeating: "a", count: 200)
      }
    }
  }

  @Test func `shows each caption for its time, the later one of two`() throws {
    let reel = try StagedScenes.reel([StagedScenes.stage()]) { staging in
      staging.captions = [
        Caption("one", for: 0.6), Caption("two", at: 0.4), Caption("three", at: 0.8, for: 0.3),
      ]
    }
    let shown = try [0, 4, 7, 8, 9, 15, 16, 17, 23].map {
      StagedScenes.texts(try reel.film.frame($0).list).dropFirst().joined()
    }
    #expect(shown == ["one", "one", "one", "", "two", "two", "", "three", ""])
  }

  @Test func `turns the device with the scene`() throws {
    let stage = StagedScenes.stage(script: [.wait(0.5), .rotate, .wait(0.5)])
    let reel = try StagedScenes.reel([stage])
    let upright = try reel.film.frame(5).list
    let turned = try reel.film.frame(15).list
    #expect(upright.canvas == turned.canvas)
    #expect(StagedScenes.texts(upright) == ["9:41"] && StagedScenes.texts(turned).isEmpty)
  }

  @Test func `takes its directions from a script`() throws {
    let text = try ScriptText(
      """
      reel device tablet
      reel background "#101828" to blue
      reel padding 30
      reel title "Cards"
      reel touches off
      wait 0.5s
      reel caption "Now" for 2s
      reel speed 0.25
      reel freeze 1s
      flick up velocity 1800
      reel poster
      until settled
      """, file: "a.scroll")
    let plain = StagedScenes.stage()
    let stage = Stage(
      plain.scene.playing(text.script), text: FixedAdvanceText(), images: NoImages())
    var staging = Staging()
    staging.add(text.script.reel, on: stage)
    #expect(staging.device == .tablet && staging.padding == 30 && staging.title == "Cards")
    guard case .gradient(let colors) = staging.background else {
      Issue.record("\(staging.background)")
      return
    }
    #expect(colors.count == 2 && colors[0].blue == Double(0x28) / 255)
    #expect(!staging.showsTouches && staging.motionBlur == nil)
    #expect(staging.captions == [Caption("Now", at: 0.5, for: 2)])
    #expect(staging.speedChanges == [.init(at: 0.5, to: 0.25)])
    #expect(staging.freezes == [.init(at: 0.5, for: 1)])
    #expect(staging.poster == stage.time(ofStep: 2))
    let reel = try StagedFilm(
      [stage], staging: staging, rate: FrameRate(20), text: FixedAdvanceText())
    let poster = try reel.film.frame(reel.film.poster)
    #expect(abs(poster.reports[0].time - stage.time(ofStep: 2)) < 0.02)
  }
}
