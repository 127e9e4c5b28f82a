public import Foundation
public import ScrollworkStage

/// A still in a frame of a film: its numbers, and where it is.
public struct ShownStill: Hashable, Sendable {
  /// The name of the scene.
  public let scene: String
  /// The numbers of the still.
  public let report: StillReport
  /// The top left corner of the scene's canvas, in points of the frame.
  public let origin: CGPoint
  /// The fingers of the scene's script, in the order in which they come down.
  public let fingers: [FingerTrack]

  /// A still with the top left corner of its canvas at `origin`.
  public init(
    scene: String, report: StillReport, origin: CGPoint = .zero, fingers: [FingerTrack] = []
  ) {
    (self.scene, self.report, self.origin, self.fingers) = (scene, report, origin, fingers)
  }
}
