// At 0.5.
import FirebaseAuth
import FirebaseCore
import SwiftUI

/// A model of a signed-in user.
private struct Profile {
  var lines: [String]

  init(_ user: User) {
    let info: any UserInfo = user
    let metadata: UserMetadata = user.metadata
    lines = [info.uid, "\(metadata.creationDate == nil)"]
  }

  init(_ result: AuthDataResult) {
    self.init(result.user)
    let details: AdditionalUserInfo? = result.additionalUserInfo
    lines.append("\(details?.isNewUser ?? false) \(result.credential?.provider ?? "none")")
  }
}

private final class Browser: AuthUIDelegate {}

@MainActor private final class Session: ObservableObject {
  @Published var lines: [String] = []
  private var handle: AuthStateDidChangeListenerHandle?
  private var tokens: IDTokenDidChangeListenerHandle?

  private func say(_ line: String) { lines.append(line) }

  /// A completion that notes the name of the error.
  private func note(_ name: String) -> AuthDataResultCallback {
    { result, error in
      let code = (error as NSError?).flatMap { AuthErrorCode.Code(rawValue: $0.code) }
      self.say(
        "\(name): \(result.map { Profile($0).lines.joined() } ?? code.map { "\($0)" } ?? "?")")
    }
  }

  func run() {
    FirebaseApp.configure()
    let auth = Auth.auth()
    (auth.settings as AuthSettings?)?.isAppVerificationDisabledForTesting = true
    auth.setAPNSToken(Data([1]), type: AuthAPNSTokenType.sandbox)
    handle = auth.addStateDidChangeListener { _, user in self.say("state: \(user?.uid ?? "nobody")")
    }
    tokens = auth.addIDTokenDidChangeListener { _, _ in self.say("never") }
    tokens.map(auth.removeIDTokenDidChangeListener)
    let credentials: [AuthCredential] = [
      EmailAuthProvider.credential(withEmail: "a@b.c", password: "secret"),
      GoogleAuthProvider.credential(withIDToken: "i", accessToken: "a"),
      FacebookAuthProvider.credential(withAccessToken: "a"),
      GitHubAuthProvider.credential(withToken: "t"),
      TwitterAuthProvider.credential(withToken: "t", secret: "s"),
      OAuthProvider.credential(providerID: AuthProviderID.apple, idToken: "i", rawNonce: "n"),
    ]
    let tokens = credentials.compactMap { ($0 as? OAuthCredential)?.accessToken }
    say(credentials.map(\.provider).joined(separator: " ") + " \(tokens.count)")
    let phone = PhoneAuthProvider.provider()
    let code: PhoneAuthCredential = phone.credential(
      withVerificationID: "v", verificationCode: "123456")
    phone.verifyPhoneNumber("", uiDelegate: Browser()) { _, error in self.note("phone")(nil, error)
    }
    auth.signIn(with: code, completion: note(code.provider))
    auth.createUser(withEmail: "", password: "", completion: note("new"))
    auth.signInAnonymously(completion: note("anonymous"))
    let settings = ActionCodeSettings()
    settings.url = URL(string: "https://example.org")
    settings.handleCodeInApp = true
    auth.sendSignInLink(toEmail: "a@b.c", actionCodeSettings: settings) { error in
      self.say("link: \(error?.localizedDescription.prefix(13) ?? "sent")")
    }
    if let user = auth.currentUser {
      let change: UserProfileChangeRequest = user.createProfileChangeRequest()
      change.displayName = "A"
      change.commitChanges()
    }
  }
}

struct FirebaseAuthFixture: View {
  @StateObject private var session = Session()

  var body: some View {
    VStack(alignment: .leading) { ForEach(session.lines, id: \.self) { Text($0) } }
      .onAppear { session.run() }
  }
}
