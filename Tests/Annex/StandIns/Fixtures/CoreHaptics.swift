// At 0.
import CoreHaptics
import SwiftUI

struct CoreHapticsFixture: View {
  @State private var log: [String] = []

  var body: some View {
    VStack { ForEach(log, id: \.self) { Text($0) } }.onAppear { begin() }
  }

  private func begin() {
    let hardware: CHHapticEngine.Capability = CHHapticEngine.capabilitiesForHardware()
    log.append("haptics \(hardware.supportsHaptics), audio \(hardware.supportsAudio)")
    let name: CHHapticEvent.ParameterID = .hapticIntensity
    let strength = CHHapticEventParameter(parameterID: name, value: 0.75)
    let type: CHHapticEvent.EventType = .hapticTransient
    let event = CHHapticEvent(eventType: type, parameters: [strength], relativeTime: 0.5)
    log.append("at \(event.relativeTime), \(strength.value)")
    let changes: [CHHapticDynamicParameter] = []
    do {
      let pattern = try CHHapticPattern(events: [event], parameters: changes)
      let engine = try CHHapticEngine()
      let player: any CHHapticPatternPlayer = try engine.makePlayer(with: pattern)
      try player.start(atTime: 0)
    } catch { log.append("no engine") }
  }
}
