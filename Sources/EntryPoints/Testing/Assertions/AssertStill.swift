public import Foundation
public import ScrollworkEnvironment
public import ScrollworkRegression
public import ScrollworkScript
public import ScrollworkStage
public import ScrollworkViews

/// Asserts that one still of a view equals its reference beside the test file: its display list and
/// its picture.
///
/// - Parameters:
///   - view: The view, made anew on the main actor.
///   - time: The time of the still, in seconds.
///   - script: The touches that are played before.
///   - name: The name of the reference in the test; by default the assertions of a test have numbers.
///     A test with arguments needs names.
///   - canvas: The size of the canvas, in points.
///   - scale: The pixels per point.
///   - colorScheme: The color scheme.
///   - layoutDirection: The direction of text and layout.
///   - images: The folders of images and asset catalogs.
///   - tolerance: The pixels that may differ where other versions of the libraries drew the
///     reference.
///   - ignoredViews: The ids or the words of views that may do anything.
///   - record: Which references are written; by default as scopes and the environment say.
///   - fileID: The file of the test, with its module.
///   - filePath: The path of the file, beside which the reference is.
///   - function: The name of the test in XCTest.
///   - line: The line of the issue.
///   - column: The column of the issue.
/// - Throws: A `CancellationError`.
@MainActor public func assertStill(
  of view: @autoclosure @escaping @MainActor @Sendable () -> some View, at time: Double = 0,
  script: GestureScript = [], named name: String? = nil,
  canvas: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2,
  colorScheme: ColorScheme = .light, layoutDirection: LayoutDirection = .leftToRight,
  images: [URL] = [], tolerance: PixelTolerance = .otherLibraries,
  ignoring ignoredViews: [String] = [], record: RecordMode? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) async throws {
  let assertion = ReferenceAssertion(
    scene: { .tested($0, canvas, scale, script, colorScheme, layoutDirection, view) },
    name: name, record: record, images: images,
    place: CallPlace(fileID, filePath, function, line, column)
  ) { keeper in
    keeper.moment = time
    keeper.allow(tolerance, ignoring: ignoredViews)
  }
  try await assertion.run()
}

/// Asserts that one still of a scene equals its reference beside the test file: its display list and
/// its picture.
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
///   - fileID: The file of the test, with its module.
///   - filePath: The path of the file, beside which the reference is.
///   - function: The name of the test in XCTest.
///   - line: The line of the issue.
///   - column: The column of the issue.
/// - Throws: A `CancellationError`.
@MainActor public func assertStill(
  of scene: ScrollworkStage.Scene, at time: Double, script: GestureScript? = nil,
  named name: String? = nil, images: [URL] = [], tolerance: PixelTolerance = .otherLibraries,
  ignoring ignoredViews: [String] = [], record: RecordMode? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) async throws {
  let assertion = ReferenceAssertion(
    scene: { _ in scene.playing(script) }, name: name, record: record, images: images,
    place: CallPlace(fileID, filePath, function, line, column)
  ) { keeper in
    keeper.moment = time
    keeper.allow(tolerance, ignoring: ignoredViews)
  }
  try await assertion.run()
}
