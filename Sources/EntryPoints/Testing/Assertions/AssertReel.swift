public import Foundation
public import ScrollworkEnvironment
public import ScrollworkRegression
public import ScrollworkScript
public import ScrollworkStage
public import ScrollworkViews

/// Asserts that the whole scroll animation of a view equals its reference beside the test file.
///
/// Without a reference the animation is recorded, and the test fails once. A difference is one issue:
/// what changed, from what to what, where and when. Works in Swift Testing and XCTest.
///
/// ```swift
/// @Test func shelfScrolls() async throws {
///   try await assertReel(of: Shelf(), script: [.flick(.left, velocity: 1200), .untilSettled()])
/// }
/// ```
///
/// - Parameters:
///   - view: The view, made anew on the main actor.
///   - script: The touches.
///   - name: The name of the reference in the test; by default the assertions of a test have numbers.
///     A test with arguments needs names.
///   - canvas: The size of the canvas, in points.
///   - scale: The pixels per point.
///   - fps: The stills per second.
///   - colorScheme: The color scheme.
///   - layoutDirection: The direction of text and layout.
///   - images: The folders of images and asset catalogs.
///   - tolerance: The pixels that may differ where other versions of the libraries drew the
///     reference; the same versions draw the same bytes.
///   - allowedDelay: The number of stills by which everything may happen earlier or later.
///   - ignoredViews: The ids or the words of views that may do anything.
///   - record: Which references are written; by default as ``withReelTesting(record:operation:)``, the
///     trait `.reels(record:)` or the environment variable `SCROLLWORK_RECORD` say.
///   - fileID: The file of the test, with its module.
///   - filePath: The path of the file, beside which the reference is.
///   - function: The name of the test in XCTest.
///   - line: The line of the issue.
///   - column: The column of the issue.
/// - Throws: A `CancellationError`.
@MainActor public func assertReel(
  of view: @autoclosure @escaping @MainActor @Sendable () -> some View, script: GestureScript,
  named name: String? = nil, canvas: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2,
  fps: Int = 60, colorScheme: ColorScheme = .light,
  layoutDirection: LayoutDirection = .leftToRight, images: [URL] = [],
  tolerance: PixelTolerance = .otherLibraries, allowedDelay: Int = 0,
  ignoring ignoredViews: [String] = [], record: RecordMode? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) async throws {
  let assertion = ReferenceAssertion(
    scene: {
      .tested(
        $0, canvas, scale, script, colorScheme, layoutDirection, view)
    }, name: name, record: record, images: images,
    place: CallPlace(fileID, filePath, function, line, column)
  ) { keeper in
    keeper.fps = fps
    keeper.allow(tolerance, delay: allowedDelay, ignoring: ignoredViews)
  }
  try await assertion.run()
}

/// Asserts that the whole scroll animation of a scene equals its reference beside the test file.
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
///   - fileID: The file of the test, with its module.
///   - filePath: The path of the file, beside which the reference is.
///   - function: The name of the test in XCTest.
///   - line: The line of the issue.
///   - column: The column of the issue.
/// - Throws: A `CancellationError`.
@MainActor public func assertReel(
  of scene: ScrollworkStage.Scene, script: GestureScript? = nil, named name: String? = nil,
  fps: Int = 60, images: [URL] = [], tolerance: PixelTolerance = .otherLibraries,
  allowedDelay: Int = 0, ignoring ignoredViews: [String] = [], record: RecordMode? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) async throws {
  let assertion = ReferenceAssertion(
    scene: { _ in scene.playing(script) }, name: name, record: record, images: images,
    place: CallPlace(fileID, filePath, function, line, column)
  ) { keeper in
    keeper.fps = fps
    keeper.allow(tolerance, delay: allowedDelay, ignoring: ignoredViews)
  }
  try await assertion.run()
}

extension ScrollworkStage.Scene {
  /// The scene of a view in a test.
  @MainActor static func tested(
    _ name: String, _ canvas: CGSize, _ scale: CGFloat, _ script: GestureScript,
    _ colorScheme: ColorScheme, _ layoutDirection: LayoutDirection,
    _ view: @escaping @MainActor @Sendable () -> some View
  ) -> ScrollworkStage.Scene {
    var scene = ScrollworkStage.Scene(
      name, canvas: canvas, scale: scale, script: script, root: view)
    scene.colorScheme = colorScheme
    scene.layoutDirection = layoutDirection
    return scene
  }

  /// The scene with another script, if there is one.
  func playing(_ script: GestureScript?) -> ScrollworkStage.Scene {
    guard let script else { return self }
    var scene = self
    scene.script = script
    return scene
  }
}

extension ReferenceKeeper {
  /// Sets what may differ.
  mutating func allow(_ tolerance: PixelTolerance, delay: Int = 0, ignoring views: [String]) {
    self.tolerance = tolerance
    comparer.allowedDelay = delay
    ignoredViews = views
  }
}
