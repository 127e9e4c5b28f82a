import ScrollworkFirebase
import ScrollworkScript
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

@Suite @MainActor struct `Services without a network` {
  private func lines(
    _ run: @escaping @MainActor (Log) -> Void
  ) -> [String] {
    let stage = Stage(script: [.wait(1)]) { Screen(run: run) }
    return stage.texts.first.map { $0.split(separator: "|").map(String.init) } ?? []
  }

  @Test func `sign nobody in`() {
    let lines = lines { log in
      let auth = Auth.auth()
      let handle = auth.addStateDidChangeListener { _, user in log.note("\(user == nil)") }
      auth.createUser(withEmail: "a@b.c", password: "secret") { result, error in
        log.note("\(result == nil) \((error as NSError?)?.code ?? 0)")
      }
      auth.sendPasswordReset(withEmail: "") { error in
        log.note(
          "\((error as NSError?).flatMap { AuthErrorCode(rawValue: $0.code) } == .missingEmail)")
      }
      Task {
        do { try await auth.signIn(withEmail: "a@b.c", password: "secret") } catch {
          let error = error as NSError
          log.note("\(AuthErrorCode(_nsError: error) == .networkError) \(error.domain)")
        }
      }
      let google = GoogleAuthProvider.credential(withIDToken: "a", accessToken: "b")
      auth.signIn(with: google) { _, _ in auth.removeStateDidChangeListener(handle) }
      #expect(google.provider == "google.com" && auth.currentUser == nil)
      #expect(throws: Never.self) { try auth.signOut() }
    }
    #expect(
      lines.sorted() == ["true", "true", "true 17020", "true FIRAuthErrorDomain"])
  }

  @Test func `try to reach files for a while`() {
    let lines = lines { log in
      #expect(Storage.storage().maxUploadRetryTime == 600)
      Storage.storage().maxUploadRetryTime = 0.5
      Storage.storage().maxOperationRetryTime = 0.3
      let file = Storage.storage().reference().child("images/a.png")
      #expect(file.name == "a.png" && file.parent()?.fullPath == "images")
      file.downloadURL { url, error in log.note("\(url == nil) \((error as NSError?)?.code ?? 0)") }
      let task = file.putData(Data([1]), metadata: nil) { _, error in
        log.note("upload \((error as NSError?)?.code ?? 0)")
      }
      task.observe(.failure) { log.note("\($0.status)") }
      let other = file.getData(maxSize: 10) { (_: Data?, error: (any Error)?) in
        log.note("cancelled \((error as NSError?)?.code ?? 0)")
      }
      other.cancel()
    }
    #expect(lines == ["cancelled -13040", "true -13030", "upload -13030", "failure"])
  }

  @Test func `know the values that the app has set`() {
    let lines = lines { log in
      let root = Database.database().reference()
      let users = root.child("users")
      users.observe(.value) { log.note("value \($0.childrenCount)") }
      users.observe(.childAdded) { log.note("added \($0.key)") }
      log.later(0.1) { users.child("a").setValue(["age": 3]) }
      log.later(0.2) { users.updateChildValues(["b": ["age": 1], "c": ["age": 2]]) }
      log.later(0.3) { users.setValue(["c": ["age": 2], "d": ["age": 1]]) }
      log.later(0.4) {
        users.queryOrdered(byChild: "age").queryLimited(toFirst: 1)
          .observeSingleEvent(of: .value) { snapshot in
            let first = snapshot.children.compactMap { ($0 as? DataSnapshot)?.key }
            log.note("\(first) \(snapshot.hasChild("d/age"))")
          }
        root.child("none").getData { error, snapshot in
          log.note("\(error != nil) \(snapshot == nil)")
        }
      }
    }
    #expect(
      lines == [
        "added a", "added b", "added c", "value 2", "added d", #"["d"] true"#, "true true",
      ])
    let first = Database.database().reference().childByAutoId()
    #expect(first.key?.count == 20 && first.parent?.key == nil)
  }

  @Test func `keep the defaults of settings`() {
    FirebaseApp.configure()
    #expect(FirebaseApp.app()?.name == "__FIRAPP_DEFAULT")
    Analytics.logEvent(AnalyticsEventLogin, parameters: [AnalyticsParameterMethod: "mail"])
    Crashlytics.crashlytics().log("line")
    let config = RemoteConfig.remoteConfig()
    config.setDefaults(["color": "red" as NSString, "on": "true" as NSString])
    #expect(config["color"].stringValue == "red" && config.configValue(forKey: "on").boolValue)
    #expect(config["none"].source == .static)
    let lines = lines { log in
      config.fetchAndActivate { status, error in log.note("\(status) \(error != nil)") }
      Messaging.messaging().token { token, error in log.note("\(token == nil) \(error != nil)") }
      Functions.functions().httpsCallable("f").call { _, error in log.note("\(error != nil)") }
    }
    #expect(lines == ["error true", "true true", "true"])
  }
}
