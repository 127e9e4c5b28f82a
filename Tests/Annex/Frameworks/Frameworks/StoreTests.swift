import ScrollworkAVKit
import ScrollworkCoreData
import ScrollworkCoreLocation
import ScrollworkScript
import ScrollworkSecurity
import ScrollworkSwiftData
import ScrollworkUserNotifications
import Scrollworkos
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

private final class Note: NSManagedObject, Identifiable {
  @ManagedValue var title: String?
  @ManagedValue var count: Int16
  @ManagedValue var rank: Int32 = 4
  var day: Date? {
    get { managedValue("day") }
    set { setManagedValue(newValue, "day") }
  }
}

@Model private final class Trip: PersistentModel {
  @Attribute(.unique) var name: String
  @Relationship(deleteRule: .cascade) var stops: [Stop] = []
  @Transient var length = 0
  init(name: String) { self.name = name }
}

@Model private final class Stop: PersistentModel {
  var title: String
  init(title: String) { self.title = title }
}

@Suite @MainActor struct `A store of managed objects` {
  private let container: NSPersistentContainer = {
    let container = NSPersistentContainer(name: "Notes")
    container.persistentStoreDescriptions.first?.url = URL(filePath: "/dev/null")
    container.loadPersistentStores { _, error in #expect(error == nil) }
    return container
  }()

  @Test func `finds objects by their values`() throws {
    let context = container.viewContext
    for (number, title) in ["b", "a", "c"].enumerated() {
      let note = Note(context: context)
      note.title = title
      note.setValue(Int16(number), forKey: "count")
    }
    #expect(context.hasChanges)
    try context.save()
    let request = NSFetchRequest<Note>(entityName: "Note")
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    #expect(try context.fetch(request).map(\.count) == [1, 0, 2])
    request.predicate = NSPredicate(format: "count > %d", 0)
    request.fetchLimit = 1
    #expect(try context.fetch(request).map(\.title) == ["a"])
    let first = try #require(try context.fetch(request).first)
    #expect(first.day == nil)
    first.day = Date(timeIntervalSinceReferenceDate: 5)
    request.predicate = NSPredicate(
      format: "day == %@", Date(timeIntervalSinceReferenceDate: 5) as any CVarArg)
    #expect(try context.fetch(request) == [first])
    #expect(first.rank == 4 && first.value(forKey: "title") as? String == "a")
    #expect(context.object(with: first.objectID) === first && first.entity.name == "Note")
    container.newBackgroundContext().delete(first)
    #expect(try context.count(for: NSFetchRequest<Note>()) == 2 && first.isDeleted)
    context.rollback()
    #expect(try context.count(for: NSFetchRequest<Note>()) == 3)
    _ = try context.execute(NSBatchDeleteRequest(fetchRequest: Note.fetchRequest()))
    #expect(try context.count(for: NSFetchRequest<Note>()) == 0)
  }

  @Test func `updates the views of its requests, anew in each run`() {
    let context = container.viewContext
    Note(context: context).title = "first"
    struct Notes: View {
      @Environment(\.managedObjectContext) private var context
      @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Note.rank, ascending: true)])
      private var notes: FetchedResults<Note>
      var body: some View {
        Text(notes.map { $0.title ?? "-" }.joined(separator: ","))
          .onTapGesture { Note(context: context).title = "more" }.id("tap")
      }
    }
    let stage = Stage(script: [.wait(0.2), .tap("tap"), .wait(0.5)]) {
      Notes().environment(\.managedObjectContext, context)
    }
    #expect(stage.texts(at: 0.1) == ["first"])
    #expect(stage.texts == ["first,more"] && stage.texts(at: 0.1) == ["first"])
  }
}

@Suite @MainActor struct `A store of models` {
  @Test func `updates the views of its queries`() throws {
    struct Trips: View {
      @Environment(\.modelContext) private var context
      @Query(sort: \Trip.name, order: .reverse) private var trips: [Trip]
      @Query(filter: #Predicate<Stop> { $0.title == "b" }) private var stops: [Stop]
      var body: some View {
        Text(trips.map(\.name).joined(separator: ",") + " \(stops.count)")
          .onAppear {
            let trip = Trip(name: "Oslo")
            trip.stops.append(Stop(title: "b"))
            context.insert(trip)
            context.insert(Trip(name: "Rome"))
          }
          .onTapGesture { trips.first.map { context.delete($0) } }.id("tap")
      }
    }
    let stage = Stage(script: [.wait(0.5), .tap("tap"), .wait(0.5)]) {
      Trips().modelContainer(for: [Trip.self, Stop.self], inMemory: true)
    }
    #expect(stage.texts(at: 0.4) == ["Rome,Oslo 1"])
    #expect(stage.texts == ["Oslo 1"])
  }

  @Test func `fetches`() throws {
    let schema = Schema([Trip.self, Stop.self])
    let configuration = ModelConfiguration(schema: schema, isStoredInMemoryOnly: true)
    let container = try ModelContainer(for: schema, configurations: [configuration])
    let context = container.mainContext
    let trip = Trip(name: "A")
    context.insert(trip)
    context.insert(Trip(name: "B"))
    #expect(trip.modelContext === context && trip.id == trip.persistentModelID)
    var descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name, order: .reverse)])
    descriptor.fetchLimit = 1
    #expect(try context.fetch(descriptor).map(\.name) == ["B"])
    try context.save()
    try context.delete(model: Trip.self, where: #Predicate { $0.name == "A" })
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 1)
    context.rollback()
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 2)
    try context.transaction { context.insert(Trip(name: "C")) }
    #expect(!context.hasChanges && container.configurations[0].isStoredInMemoryOnly)
    container.deleteAllData()
    #expect(try container.mainContext.fetchCount(FetchDescriptor<Trip>()) == 0)
  }
}

@Suite @MainActor struct `A framework of the system` {
  @Test func `answers as on a device that nobody has touched`() async throws {
    let logger = Logger(subsystem: "a", category: "b")
    logger.info("\(1, privacy: .public) and \(2.5, format: .fixed(precision: 1))")
    os_log("%d", log: .default, type: .debug, 1)
    let manager = CLLocationManager()
    manager.requestWhenInUseAuthorization()
    manager.startUpdatingLocation()
    #expect(manager.authorizationStatus == .notDetermined && manager.location == nil)
    let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    #expect(abs(berlin.distance(from: paris) - 877_500) < 1_000)
    let center = UNUserNotificationCenter.current()
    #expect(try await !center.requestAuthorization(options: [.alert, .sound, .badge]))
    #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
    let player = AVPlayer(url: URL(filePath: "/x.mp4"))
    player.play()
    #expect(player.timeControlStatus == .playing && player.currentTime() == .zero)
    player.pause()
    #expect(player.rate == 0 && CMTime(seconds: 1.5, preferredTimescale: 600).value == 900)
    #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: URL(filePath: "/no.mp3")) }
    try AVAudioSession.sharedInstance().setCategory(.playback, mode: .default)
  }

  @Test func `keeps secrets for a run`() {
    struct Secrets: View {
      @State private var text = ""
      var body: some View {
        Text(text).onAppear {
          let query: [String: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: "me"]
          var found: CFTypeRef?
          text += "\(SecItemCopyMatching(query as CFDictionary, &found) == errSecItemNotFound) "
          let added = query.merging([kSecValueData: Data([1])]) { $1 }
          text += "\(SecItemAdd(added as CFDictionary, nil)) "
          text += "\(SecItemAdd(added as CFDictionary, nil) == errSecDuplicateItem) "
          text += "\(SecItemUpdate(query, [kSecValueData: Data([1, 2])])) "
          text += "\(SecItemCopyMatching(query, &found)) \((found as? Data)?.count ?? 0) "
          text += "\(SecItemDelete(query))"
        }
      }
    }
    #expect(Stage(script: [.wait(0.2)]) { Secrets() }.texts == ["true 0 true 0 0 2 0"])
  }

  @Test func `shows a film in black`() {
    let stage = Stage { VideoPlayer(player: AVPlayer()) { Text("above") }.id("film") }
    #expect(stage.texts(at: 0) == ["above"] && stage.frame("film")?.width == 100)
  }
}
