// At 0.
import Speech
import SwiftUI

struct SpeechFixture: View {
  @State private var log: [String] = []

  var body: some View {
    VStack { ForEach(log, id: \.self) { Text($0) } }
      .onAppear {
        let recognizer = SFSpeechRecognizer(locale: Locale(identifier: "en-GB"))
        let status: SFSpeechRecognizerAuthorizationStatus =
          SFSpeechRecognizer.authorizationStatus()
        log.append("available \(recognizer?.isAvailable ?? true), \(status)")
        SFSpeechRecognizer.requestAuthorization { _ in
          MainActor.assumeIsolated { log.append("answered") }
        }
      }
  }
}
