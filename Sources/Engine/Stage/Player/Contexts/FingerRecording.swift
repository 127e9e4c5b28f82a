/// The record of the fingers of a script.
@MainActor protocol FingerRecording: AnyObject {
  /// Records fingers that come down now or later.
  func record(_ fingers: [FingerTrack])
}
