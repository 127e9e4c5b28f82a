import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkStage
import ScrollworkStudio

/// Composes the frames of a staged reel, each from its time.
@MainActor struct StagingComposer {
  private let staging: Staging
  private let scenes: [StagedScene]
  private let clock: TimeMap
  private let layout: StagingLayout
  private let captions: CaptionTrack
  private let chapters: CaptionTrack
  private let keys: CaptionTrack
  private let camera: CameraTrack
  private let backdrop: Backdrop

  /// - Throws: ``StagingError``, or a `StudioError` for a first still without a picture.
  init(
    _ stages: [Stage], staging: Staging, labels: [String], clock: TimeMap,
    text: any TextMeasuring, pictures: (any DisplayListRendering)?
  ) throws {
    let scenes = stages.map { StagedScene(stage: $0, staging: staging, text: text) }
    let scale = stages.reduce(0) { max($0, $1.scene.scale) }
    let layout = try StagingLayout(
      staging, devices: scenes.map(\.size), unit: scenes[0].unit, scale: scale, labels: labels,
      text: text)
    (self.staging, self.scenes, self.clock) = (staging, scenes, clock)
    self.layout = layout
    captions = CaptionTrack(staging.captions, clock: clock)
    chapters = CaptionTrack(
      staging.chapters.map { Caption($0.title, at: $0.time, for: $0.duration) }, clock: clock)
    keys = CaptionTrack(staging.keys, clock: clock)
    camera = CameraTrack(
      try Self.moves(staging.camera, of: scenes, in: layout, clock: clock), canvas: layout.canvas,
      keepsInside: staging.isFilled)
    backdrop = try Backdrop(
      staging.background, behind: stages[0], canvas: layout.canvas, pictures: pictures)
  }

  /// The moves of the camera on the clock of the reel, to points of the canvas.
  private static func moves(
    _ cues: [Staging.CameraCue], of scenes: [StagedScene], in layout: StagingLayout, clock: TimeMap
  ) throws(StagingError) -> [CameraTrack.Move] {
    var moves: [CameraTrack.Move] = []
    for cue in cues {
      var move = CameraTrack.Move(start: clock.reelTime(ofScene: cue.time), move: cue.move)
      if case .place(let place, _) = cue.move.goal {
        move.center = center(of: place, at: cue.time, in: scenes, layout)
        if move.center == nil { throw .noView("\(place)") }
      }
      moves.append(move)
    }
    return moves
  }

  /// The point of the canvas that shows a place of the first scene that has it.
  private static func center(
    of place: GestureScript.Place, at time: Double, in scenes: [StagedScene],
    _ layout: StagingLayout
  ) -> CGPoint? {
    for (scene, slot) in zip(scenes, layout.slots) {
      guard let point = scene.stage.point(of: place, at: time) else { continue }
      let origin = scene.origin(of: scene.stage.still(at: time), in: slot)
      return CGPoint(x: origin.x + point.x, y: origin.y + point.y)
    }
    return nil
  }

  /// Pixels per point.
  var scale: CGFloat { layout.scale }

  /// The size of the frames, in points.
  var canvas: CGSize { isBare ? scenes[0].stage.scene.pictureSize : layout.canvas }

  /// Whether frames are the stills as they are.
  private var isBare: Bool {
    var plain = staging
    (plain.background, plain.motionBlur, plain.poster) = (.automatic, nil, nil)
    (plain.speedChanges, plain.freezes) = ([], [])
    return plain == .bare && scenes.count == 1
  }

  /// The frame of a number.
  func frame(_ number: Int, rate: FrameRate) throws -> FilmFrame {
    let time = rate.time(of: number)
    let stills = try stills(at: time)
    let first = compose(stills, at: time)
    var samples = [first]
    if let blur = staging.motionBlur {
      let end = time + blur.exposure(rate)
      let last = compose(try self.stills(at: end), at: time, camera: end)
      let motion = DisplayMotion(from: first, to: last)
      let count = blur.count(over: motion.distance * scale)
      for sample in blur.times(at: time, count: count, rate: rate).dropFirst() {
        samples.append(compose(try self.stills(at: sample), at: time, camera: sample))
      }
      if samples.allSatisfy({ $0 == first }) { samples = [first] }
    }
    let hasTouches = zip(scenes, stills).contains { $0.hasTouches(at: $1.time) }
    let isMoved = camera.transform(at: time) != nil
    return FilmFrame(
      number: number, samples: samples, stills: shown(stills),
      untouched: hasTouches || isMoved
        ? compose(stills, at: time, touches: false, hasCamera: false) : nil)
  }

  /// The stills with their places in the frame.
  private func shown(_ stills: [Still]) -> [ShownStill] {
    zip(zip(scenes, stills), layout.slots).map { pair, slot in
      let (scene, still) = pair
      return ShownStill(
        scene: scene.stage.scene.name, report: still.report,
        origin: isBare ? scene.stage.origin(of: still) : scene.origin(of: still, in: slot),
        fingers: scene.stage.fingers)
    }
  }

  private func stills(at time: Double) throws -> [Still] {
    try scenes.map { scene in
      let still = scene.stage.still(at: clock.sceneTime(at: time))
      try scene.stage.require(still.problems)
      return still
    }
  }

  /// The picture of stills, with the captions of a time of the reel.
  ///
  /// - Parameters:
  ///   - stills: The stills of the scenes.
  ///   - time: The time of the reel.
  ///   - cameraTime: The time of the camera; nil for that of the reel.
  ///   - touches: Whether there are fingers.
  ///   - hasCamera: Whether the camera moves.
  /// - Returns: The picture of a frame, or of one of its samples.
  private func compose(
    _ stills: [Still], at time: Double, camera cameraTime: Double? = nil, touches: Bool = true,
    hasCamera: Bool = true
  ) -> DisplayList {
    if isBare { return stills[0].displayList }
    var world: [DisplayItem] = []
    for ((scene, still), slot) in zip(zip(scenes, stills), layout.slots) {
      world += scene.items(
        still, in: slot, cornerRadius: layout.cornerRadius, touches: touches)
    }
    let ink = backdrop.ink
    if !layout.coversScenes, let title = layout.title { world.append(title.item(ink)) }
    world += layout.labels.map { $0.item(ink.opacity(Self.secondary)) }
    if hasCamera, let transform = camera.transform(at: cameraTime ?? time) {
      world = [.layer(Layer(LayerContent(world), transform: transform))]
    }
    return DisplayList(
      canvas: layout.canvas, scale: scale, background: backdrop.color,
      content: LayerContent(
        backdrop.items + world + overlays(at: time, departure: hasCamera ? nil : 0)))
  }

  /// What is over the scenes at a time, whatever the camera shows.
  private func overlays(at time: Double, departure: Double?) -> [DisplayItem] {
    let (ink, paper) = (backdrop.ink, backdrop.paper)
    var items: [DisplayItem] = []
    if layout.coversScenes, let title = layout.title {
      items += [title.plate(paper.opacity(Self.plate)), title.item(ink)]
    }
    if let (index, opacity) = captions.caption(at: time), opacity > 0 {
      let ground =
        layout.coversScenes ? 1 : departure ?? camera.departure(at: time)
      if ground > 0 {
        items.append(layout.captions[index].plate(paper.opacity(Self.plate * ground * opacity)))
      }
      items.append(layout.captions[index].item(ink.opacity(Self.secondary * opacity)))
    }
    if let (index, opacity) = keys.caption(at: time), opacity > 0 {
      items += layout.keys[index].items(opacity: opacity)
    }
    if let (index, opacity) = chapters.caption(at: time), opacity > 0 {
      let whole = Path(CGRect(origin: .zero, size: layout.canvas).insetBy(dx: -1, dy: -1))
      items += [
        .command(.fill(whole, .color(paper.opacity(Self.veil * opacity)), evenOdd: false)),
        layout.chapters[index].item(ink.opacity(opacity)),
      ]
    }
    return items
  }

  /// The opacities of the ground under text over scenes, and of that of a chapter.
  ///
  /// - Source: chosen: text is legible over any scene, and a chapter lets it be guessed.
  private static let (plate, veil) = (0.78, 0.9)

  /// The opacity of text beside the title.
  ///
  /// - Source: chosen: quieter than the title, with a contrast above 4.5.
  private static let secondary = 0.82
}
