// At 0, 0.4, 1.2.
import AVFAudio
import AudioToolbox
import SwiftUI

@MainActor
final class Speaker: NSObject, ObservableObject, AVSpeechSynthesizerDelegate,
  AVAudioPlayerDelegate, AVAudioRecorderDelegate
{
  @Published var log: [String] = []
  let synthesizer = AVSpeechSynthesizer()

  func begin() throws {
    synthesizer.delegate = self
    let text = AVSpeechUtterance(string: "Mosses")
    text.voice = AVSpeechSynthesisVoice(language: "en-GB")
    text.rate = AVSpeechUtteranceDefaultSpeechRate
    synthesizer.speak(text)
    synthesizer.speak(AVSpeechUtterance(string: "Ferns"))
    synthesizer.pauseSpeaking(at: AVSpeechBoundary.word)
    log.append("paused \(synthesizer.isPaused)")

    let session = AVAudioSession.sharedInstance()
    let policy = AVAudioSession.RouteSharingPolicy.default
    let options: AVAudioSession.CategoryOptions = [.mixWithOthers, .duckOthers]
    try session.setCategory(
      AVAudioSession.Category.playback, mode: AVAudioSession.Mode.spokenAudio, policy: policy,
      options: options)
    try session.setActive(true, options: AVAudioSession.SetActiveOptions.notifyOthersOnDeactivation)
    try session.overrideOutputAudioPort(AVAudioSession.PortOverride.speaker)
    let permission: AVAudioSession.RecordPermission = session.recordPermission
    let route: AVAudioSessionRouteDescription = session.currentRoute
    let port: AVAudioSessionPortDescription? = route.inputs.first
    log.append("\(session.category.rawValue), \(permission), \(port?.portName ?? "no port")")
    log.append("volume \(session.outputVolume)")

    let player = try AVAudioPlayer(data: Data([1]))
    player.delegate = self
    log.append("plays \(player.play()), \(player.isPlaying), \(player.averagePower(forChannel: 0))")
    log.append("missing \((try? AVAudioPlayer(contentsOf: URL(filePath: "/none.m4a"))) == nil)")
    let settings: [String: Any] = [
      AVFormatIDKey: kAudioFormatMPEG4AAC, AVEncoderAudioQualityKey: AVAudioQuality.high.rawValue,
    ]
    let recorder = try AVAudioRecorder(url: URL(filePath: "/new.m4a"), settings: settings)
    recorder.delegate = self
    log.append("records \(recorder.record()), \(recorder.settings.count)")
    let sound: SystemSoundID = kSystemSoundID_Vibrate
    AudioServicesPlayAlertSoundWithCompletion(sound) { [weak self] in self?.log.append("shaken") }
    NotificationCenter.default.addObserver(
      self, selector: #selector(interrupted), name: AVAudioSession.interruptionNotification,
      object: nil)
  }

  @objc func interrupted(_ note: Notification) {
    let type = AVAudioSession.InterruptionType(
      rawValue: note.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt ?? 0)
    let options = AVAudioSession.InterruptionOptions(
      rawValue: note.userInfo?[AVAudioSessionInterruptionOptionKey] as? UInt ?? 0)
    let reason = AVAudioSession.RouteChangeReason(
      rawValue: note.userInfo?[AVAudioSessionRouteChangeReasonKey] as? UInt ?? 0)
    if type == .ended, options.contains(.shouldResume), reason == .override { log.append("on") }
  }

  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart text: AVSpeechUtterance) {
    log.append("start \(text.speechString) \(text.voice?.language ?? "")")
  }
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish text: AVSpeechUtterance) {
    log.append("finish \(text.speechString), speaks \(synthesizer.isSpeaking)")
  }
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue text: AVSpeechUtterance) {
    log.append("continue \(text.speechString)")
  }
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel text: AVSpeechUtterance) {
    log.append("cancel \(text.speechString)")
  }
}

struct AVFAudioFixture: View {
  @StateObject private var speaker = Speaker()

  var body: some View {
    VStack { ForEach(speaker.log, id: \.self) { Text($0) } }
      .onAppear { try? speaker.begin() }
      .task {
        try? await Task.sleep(for: .seconds(0.35))
        speaker.synthesizer.continueSpeaking()
        try? await Task.sleep(for: .seconds(0.6))
        speaker.synthesizer.stopSpeaking(at: .immediate)
      }
  }
}
