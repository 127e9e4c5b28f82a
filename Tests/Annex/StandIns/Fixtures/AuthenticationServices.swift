// At 0, 1.
import AuthenticationServices
import SwiftUI
import UIKit

@MainActor
final class SignIn: NSObject, ObservableObject, ASAuthorizationControllerDelegate,
  ASAuthorizationControllerPresentationContextProviding,
  ASWebAuthenticationPresentationContextProviding
{
  @Published var log: [String] = []
  private var web: ASWebAuthenticationSession?

  func begin() {
    let provider = ASAuthorizationAppleIDProvider()
    let request: ASAuthorizationAppleIDRequest = provider.createRequest()
    (request as ASAuthorizationOpenIDRequest).requestedScopes = [ASAuthorization.Scope.email]
    let password: ASAuthorizationRequest = ASAuthorizationPasswordProvider().createRequest()
    let controller = ASAuthorizationController(authorizationRequests: [request, password])
    controller.delegate = self
    controller.presentationContextProvider = self
    controller.performRequests()
    log.append("requests \(controller.authorizationRequests.count)")
    provider.getCredentialState(forUserID: "a") {
      (state: ASAuthorizationAppleIDProvider.CredentialState, _) in
      MainActor.assumeIsolated { self.log.append("credential \(state)") }
    }
    let session = ASWebAuthenticationSession(
      url: URL(filePath: "/sign-in"), callbackURLScheme: "garden"
    ) { [weak self] _, error in
      let code = (error as? ASWebAuthenticationSessionError)?.code
      self?.log.append("web \(code == .canceledLogin)")
    }
    session.presentationContextProvider = self
    session.start()
    web = session
  }

  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
    ASPresentationAnchor()
  }
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
    ASPresentationAnchor()
  }
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    let credential: any ASAuthorizationCredential = authorization.credential
    switch credential {
    case let apple as ASAuthorizationAppleIDCredential: log.append(apple.user)
    case let password as ASPasswordCredential: log.append(password.user)
    default: break
    }
  }
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) { log.append("apple \((error as? ASAuthorizationError)?.code == .unknown)") }
}

struct AppleButton: UIViewRepresentable {
  func makeUIView(context: Context) -> ASAuthorizationAppleIDButton {
    let type: ASAuthorizationAppleIDButton.ButtonType = .continue
    let button = ASAuthorizationAppleIDButton(type: type, style: .whiteOutline)
    button.cornerRadius = 22
    return button
  }
  func updateUIView(_ view: ASAuthorizationAppleIDButton, context: Context) {}
}

struct AuthenticationServicesFixture: View {
  @StateObject private var signIn = SignIn()
  var body: some View {
    VStack {
      SignInWithAppleButton(.signUp) {
        $0.requestedScopes = [.fullName]
      } onCompletion: { result in
        if case .failure = result { signIn.log.append("tapped") }
      }
      .signInWithAppleButtonStyle(.black)
      .frame(width: 260, height: 44)
      AppleButton().frame(width: 260, height: 44)
      ForEach(signIn.log, id: \.self) { Text($0) }
    }
    .onAppear { signIn.begin() }
  }
}
