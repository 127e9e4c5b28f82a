// At 0.5.
import GoogleSignIn
import GoogleSignInSwift
import SwiftUI
import UIKit

/// A row of a signed-in user.
private struct Profile {
  let text: String

  init(_ user: GIDGoogleUser) {
    let profile: GIDProfileData? = user.profile
    let (token, old): (GIDToken, GIDAuthentication) = (user.accessToken, user.authentication)
    text = "\(profile?.name ?? "nobody") \(token.tokenString) \(old.accessToken)"
  }
}

struct GoogleSignInFixture: View {
  @StateObject private var model = GoogleSignInButtonViewModel(
    scheme: GoogleSignInButton.Scheme.dark, style: .wide, state: .normal)
  @State private var lines: [String] = []
  private let scheme = GoogleSignInButtonColorScheme.light
  private let state = GoogleSignInButtonState.disabled

  var body: some View {
    VStack {
      ForEach([GoogleSignInButtonStyle.standard, .icon], id: \.self) { style in
        GoogleSignInButton(scheme: scheme, style: style, state: state) {}
      }
      GoogleSignInButton(viewModel: model, action: signIn)
      ForEach(lines, id: \.self) { Text($0) }
    }
    .onAppear(perform: signIn)
  }

  private func signIn() {
    let shared = GIDSignIn.sharedInstance
    shared.configuration = GIDConfiguration(clientID: "client")
    shared.signIn(withPresenting: UIViewController()) { (result: GIDSignInResult?, error) in
      lines.append(result.map { Profile($0.user).text } ?? "none \((error as NSError?)?.code ?? 0)")
    }
    shared.restorePreviousSignIn { user, error in
      let isMissing = (error as? GIDSignInError)?.code == GIDSignInError.Code.hasNoAuthInKeychain
      lines.append("\(user == nil) \(isMissing) \(shared.hasPreviousSignIn())")
    }
  }
}
