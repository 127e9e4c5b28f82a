// At 0.1, 1.
import FirebaseAnalytics
import FirebaseAppCheck
import FirebaseCore
import FirebaseCrashlytics
import FirebaseDatabase
import FirebaseFunctions
import FirebaseMessaging
import FirebasePerformance
import FirebaseRemoteConfig
import FirebaseStorage
import SwiftUI

private final class Tokens: NSObject, MessagingDelegate {
  func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?) {}
}

private final class Checks: NSObject, AppCheckProviderFactory {}

@MainActor private final class Services: ObservableObject {
  @Published var lines: [String] = []
  private let tokens = Tokens()

  private func say(_ line: String) { lines.append(line) }

  func run() {
    AppCheck.setAppCheckProviderFactory(AppCheckDebugProviderFactory())
    AppCheck.setAppCheckProviderFactory(Checks())
    FirebaseApp.configure()
    let trace: Trace? = Performance.startTrace(name: "start")
    trace?.stop()
    Messaging.messaging().delegate = tokens
    let info: MessagingMessageInfo = Messaging.messaging().appDidReceiveMessage([:])
    say("trace \(trace?.name ?? "") \(type(of: info))")
    Messaging.messaging().token { token, error in self.say("token \(token == nil) \(error != nil)")
    }
    let function: HTTPSCallable = Functions.functions().httpsCallable("add")
    function.call(["a": 1]) { (result: HTTPSCallableResult?, error) in
      self.say("call \(result?.data ?? "none") \((error as NSError?)?.code ?? 0)")
    }
    configure(RemoteConfig.remoteConfig())
    chat(Database.database().reference())
    let storage = Storage.storage()
    storage.maxUploadRetryTime = 0.3
    upload(storage.reference(withPath: "pictures"))
  }

  private func configure(_ config: RemoteConfig) {
    let settings = RemoteConfigSettings()
    settings.minimumFetchInterval = 0
    config.configSettings = settings
    config.setDefaults(["title": "Hello" as NSString, "wide": true as NSNumber])
    let title: RemoteConfigValue = config["title"]
    let source = title.source == RemoteConfigSource.default
    let before = config.lastFetchStatus
    config.fetchAndActivate { (status: RemoteConfigFetchAndActivateStatus, _) in
      let failed: RemoteConfigFetchStatus = config.lastFetchStatus
      self.say("config \(title.stringValue) \(config["wide"].boolValue) \(source)")
      self.say("\(before) \(failed) \(status)")
    }
  }

  private func chat(_ root: DatabaseReference) {
    let room = root.child("room")
    let recent: DatabaseQuery = room.queryOrderedByKey().queryLimited(toLast: 2)
    let handle: DatabaseHandle = recent.observe(DataEventType.childAdded) { snapshot in
      self.say("added \(snapshot.key) \(snapshot.childSnapshot(forPath: "text").value ?? "")")
    }
    room.child("a").setValue(["text": "one", "at": ServerValue.timestamp()])
    room.child("b").setValue(["text": "two"])
    room.observeSingleEvent(of: .value) { snapshot in
      let time = snapshot.childSnapshot(forPath: "a/at").value is Int
      self.say("room \(snapshot.childrenCount) \(time) \(handle > 0)")
    }
  }

  private func upload(_ folder: StorageReference) {
    let metadata = StorageMetadata()
    metadata.contentType = "image/png"
    let task: StorageUploadTask = folder.child("a.png").putData(Data([1]), metadata: metadata)
    task.observe(StorageTaskStatus.failure) { (snapshot: StorageTaskSnapshot) in
      let code = (snapshot.error as NSError?).flatMap { StorageErrorCode(rawValue: $0.code) }
      self.say("upload \(snapshot.reference.fullPath) \(code.map { "\($0)" } ?? "done")")
    }
    let download: StorageDownloadTask = folder.child("b.png").getData(maxSize: 10) { data, error in
      self.say("download \(data?.count ?? 0) \((error as NSError?)?.code ?? 0)")
    }
    (download as StorageObservableTask).cancel()
    folder.listAll { (list: StorageListResult?, _) in self.say("list \(list?.items.count ?? 0)") }
  }
}

struct FirebaseServicesFixture: View {
  @StateObject private var services = Services()

  var body: some View {
    VStack(alignment: .leading) { ForEach(services.lines, id: \.self) { Text($0) } }
      .onAppear { services.run() }
  }
}
