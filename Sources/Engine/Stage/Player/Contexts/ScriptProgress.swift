import Foundation

/// The script of a scene, and how far it has come.
@MainActor protocol ScriptProgressReading: AnyObject {
  var scene: Scene { get }
  /// The index of the script step that began last.
  var stepIndex: Int { get }
  /// The moments named so far, in order.
  var marks: [(name: String, time: Double)] { get }
}

/// The record of what a script does to the scene as a whole.
@MainActor protocol ScriptProgressRecording: ScriptProgressReading {
  /// Records that the step at an index has begun.
  func beginStep(_ index: Int)
  /// Names the present moment.
  func mark(_ name: String)
  /// Sets the canvas size from now on.
  func resizeCanvas(to size: CGSize)
}
