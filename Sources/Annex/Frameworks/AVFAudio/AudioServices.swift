import ScrollworkViews

/// A sound of the system.
public typealias SystemSoundID = UInt32
/// The vibration of a phone.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// Plays a sound, an event of the trace.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  let isVibration = inSystemSoundID == kSystemSoundID_Vibrate
  SceneEvent.record(
    isVibration ? .haptic : .sound, isVibration ? "vibration" : "\(inSystemSoundID)")
}

/// Plays a sound, an event of the trace, and calls a closure.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  AudioServicesPlaySystemSound(inSystemSoundID)
  inCompletionBlock?()
}
