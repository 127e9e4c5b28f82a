public import Foundation
public import ScrollworkRegression
public import ScrollworkScript
public import ScrollworkStage
public import Testing

/// Asserts that the whole scroll animation of a scene equals its reference, for helpers of Swift
/// Testing that pass on where they are called.
///
/// ```swift
/// func assertScrolls(
///   _ scene: Scene, named name: String, sourceLocation: SourceLocation = #_sourceLocation
/// ) async throws {
///   try await assertReel(of: scene, named: name, sourceLocation: sourceLocation)
/// }
/// ```
///
/// - Parameters:
///   - scene: The scene, with its canvas and traits.
///   - script: The touches; by default those of the scene.
///   - name: The name of the reference in the test; by default the assertions of a test have numbers.
///   - fps: The stills per second.
///   - images: The folders of images and asset catalogs.
///   - tolerance: The pixels that may differ where other versions of the libraries drew the
///     reference.
///   - allowedDelay: The number of stills by which everything may happen earlier or later.
///   - ignoredViews: The ids or the words of views that may do anything.
///   - record: Which references are written; by default as scopes and the environment say.
///   - sourceLocation: Where the issue is reported; the reference is beside this file.
/// - Throws: A `CancellationError`.
@MainActor public func assertReel(
  of scene: ScrollworkStage.Scene, script: GestureScript? = nil, named name: String? = nil,
  fps: Int = 60, images: [URL] = [], tolerance: PixelTolerance = .otherLibraries,
  allowedDelay: Int = 0, ignoring ignoredViews: [String] = [], record: RecordMode? = nil,
  sourceLocation: Testing.SourceLocation
) async throws {
  let assertion = ReferenceAssertion(
    scene: { _ in scene.playing(script) }, name: name, record: record, images: images,
    place: CallPlace(sourceLocation)
  ) { keeper in
    keeper.fps = fps
    keeper.allow(tolerance, delay: allowedDelay, ignoring: ignoredViews)
  }
  try await assertion.run()
}

/// Asserts that one still of a scene equals its reference, for helpers of Swift Testing that pass on
/// where they are called.
///
/// - Parameters:
///   - scene: The scene, with its canvas and traits.
///   - time: The time of the still, in seconds.
///   - script: The touches; by default those of the scene.
///   - name: The name of the reference in the test; by default the assertions of a test have numbers.
///   - images: The folders of images and asset catalogs.
///   - tolerance: The pixels that may differ where other versions of the libraries drew the
///     reference.
///   - ignoredViews: The ids or the words of views that may do anything.
///   - record: Which references are written; by default as scopes and the environment say.
///   - sourceLocation: Where the issue is reported; the reference is beside this file.
/// - Throws: A `CancellationError`.
@MainActor public func assertStill(
  of scene: ScrollworkStage.Scene, at time: Double, script: GestureScript? = nil,
  named name: String? = nil, images: [URL] = [], tolerance: PixelTolerance = .otherLibraries,
  ignoring ignoredViews: [String] = [], record: RecordMode? = nil,
  sourceLocation: Testing.SourceLocation
) async throws {
  let assertion = ReferenceAssertion(
    scene: { _ in scene.playing(script) }, name: name, record: record, images: images,
    place: CallPlace(sourceLocation)
  ) { keeper in
    keeper.moment = time
    keeper.allow(tolerance, ignoring: ignoredViews)
  }
  try await assertion.run()
}

extension CallPlace {
  /// The place of a location of Swift Testing.
  init(_ location: Testing.SourceLocation) {
    self.init(
      fileID: location.fileID, filePath: location.filePath, function: "test",
      line: location.line, column: location.column)
  }
}
