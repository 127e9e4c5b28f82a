import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkFigures
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkStage
import ScrollworkStudio

/// Draws figures of scenes, and encodes them.
@MainActor struct FigureDrawer {
  let verb: IllustrateVerb
  let workbench: Workbench
  let renderer: CairoRenderer

  /// The figure of an entry.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - variant: The variant.
  ///   - isDark: Whether the page is dark.
  /// - Returns: The figure.
  /// - Throws: A `FigureError`, or a ``SceneFailure``.
  func figure(
    of entry: FigureFile.Entry, _ variant: FigureVariant, isDark: Bool
  ) throws -> Figure {
    let cast = try cast(of: entry, variant, isDark: isDark)
    do {
      return try entry.spec.figure(of: cast, isDark: isDark, text: renderer)
    } catch {
      // A figure that was stopped is no mistake in its description.
      try Task.checkCancellation()
      throw error
    }
  }

  /// The scenes of an entry.
  ///
  /// - Throws: A ``SceneFailure``.
  func cast(
    of entry: FigureFile.Entry, _ variant: FigureVariant, isDark: Bool
  ) throws -> FigureCast {
    let main = try subject(variant.applied(to: entry.scene), isDark: isDark, at: [])
    let other = try entry.against.map {
      try subject(variant.applied(to: $0), isDark: isDark, at: [.name("against")])
    }
    return FigureCast(main, against: other)
  }

  /// The subject of a request; `keys` lead to the request.
  private func subject(
    _ request: SceneRequest, isDark: Bool, at keys: [FigureKey]
  ) throws -> FigureSubject {
    let script = try failing(at: keys + [.name("script")]) {
      try request.script.map { try ScriptText(contentsOf: URL(filePath: $0)) }
    }
    return try failing(at: keys + [.name("scene")]) {
      try FigureSubject(stage(request, playing: script, isDark: isDark))
    }
  }

  private func stage(
    _ request: SceneRequest, playing script: ScriptText?, isDark: Bool
  ) throws -> Stage {
    var scene = try workbench.source.scene(request.scene, of: verb, playing: script)
    scene = verb.appearance.applied(to: scene)
    if let device = request.device.flatMap(Device.init(named:)) { scene.show(on: device) }
    if let canvas = request.canvas {
      scene.fit(canvas)
      // As with --canvas: a canvas of another size is no screen of a device.
      if workbench.source.isOfFiles, verb.appearance.device == nil { scene.safeArea = EdgeInsets() }
    }
    if let isRightToLeft = request.isRightToLeft {
      scene.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    }
    scene.dynamicTypeSize = request.typeSize ?? scene.dynamicTypeSize
    scene.locale = request.locale ?? scene.locale
    scene.colorScheme = request.isDark ?? isDark ? .dark : .light
    let stage = try workbench.source.stage(scene, with: renderer, playing: script)
    try workbench.checkSteps(of: stage, script)
    try stage.requirePicture()
    return stage
  }

  /// The result of a body, whose errors are those of the scene that keys lead to.
  private func failing<Result>(at keys: [FigureKey], _ body: () throws -> Result) throws -> Result {
    do { return try body() } catch is CancellationError { throw CancellationError() } catch {
      throw SceneFailure(failure: Failure(error), keys: keys)
    }
  }

  /// The bytes of a figure in a format.
  func data(
    of figure: Figure, _ format: FigureOutput.Format, scale: CGFloat, text: SVGText
  ) throws -> Data {
    let list = figure.displayList
    switch format {
    case .svg: return FigureDocument.titled(try renderer.svg(of: list, text: text), figure.altText)
    case .pdf: return try renderer.pdf(of: list)
    case .png:
      return try renderer.png(
        of: DisplayList(
          canvas: list.canvas, scale: scale, background: list.background, content: list.content))
    }
  }
}
