import ScrollworkEnvironment
import ScrollworkFoundation
import ScrollworkScript
import ScrollworkStage
import Testing
import ViewTestSupport

@testable import ScrollworkViews

@Suite @MainActor struct `User defaults` {
  private enum Kind: String { case one, two }
  private enum Number: Int { case one, two }

  private struct Settings: View {
    @AppStorage("count") var count = 1
    @AppStorage("name") var name: String?
    @AppStorage("kind") var kind = Kind.one
    @AppStorage("number") var number = Number.one
    @AppStorage("maybe") var maybe: Kind?
    @AppStorage("other") var other: Number?
    @SceneStorage("tab") var tab = "a"
    @SceneStorage("page") var page: Int?
    @SceneStorage("sort") var sort = Kind.one
    @SceneStorage("step") var step = Number.one

    var body: some View {
      Text("\(count) \(name ?? "-") \(kind.rawValue) \(number.rawValue) \(tab) \(page ?? 0)")
        .onTapGesture {
          $count.wrappedValue += 1
          (name, kind, number, maybe, other) = ("n", .two, .two, .two, .one)
          ($tab.wrappedValue, page, sort, step) = ("b", 3, .two, .two)
        }
        .id("tap")
      Text("\(UserDefaults.standard.integer(forKey: "count"))")
    }
  }

  @Test func `are part of the state, empty in each run`() {
    let stage = Stage(script: [.wait(0.5), .tap("tap"), .wait(1)]) { Settings() }
    #expect(stage.texts(at: 0) == ["1 - one 0 a 0", "0"])
    #expect(stage.texts == ["2 n two 1 b 3", "2"])
    #expect(stage.texts(at: 0.2) == ["1 - one 0 a 0", "0"])
  }

  @Test func `convert values`() {
    struct Reader: View {
      var body: some View {
        Text("-").onAppear {
          let defaults = UserDefaults.standard
          defaults.register(defaults: ["a": 1, "b": 2])
          defaults.set(5, forKey: "b")
          defaults.set(1.5, forKey: "c")
          defaults.set(Float(2.5), forKey: "d")
          defaults.set(true, forKey: "e")
          defaults.set(URL(filePath: "/x"), forKey: "f")
          defaults.set(["x"], forKey: "g")
          defaults.set(["k": 1], forKey: "h")
          defaults.set(Data([1]), forKey: "i")
          defaults.setValue("YES", forKey: "j")
          #expect(defaults.integer(forKey: "a") == 1 && defaults.integer(forKey: "b") == 5)
          #expect(defaults.double(forKey: "c") == 1.5 && defaults.float(forKey: "d") == 2.5)
          #expect(defaults.bool(forKey: "e") && defaults.bool(forKey: "j"))
          #expect(defaults.url(forKey: "f")?.path == "/x")
          #expect(defaults.stringArray(forKey: "g") == ["x"])
          #expect(defaults.array(forKey: "g")?.count == 1)
          #expect(defaults.dictionary(forKey: "h")?.count == 1)
          #expect(defaults.data(forKey: "i") == Data([1]))
          #expect(defaults.string(forKey: "b") == "5" && defaults.value(forKey: "z") == nil)
          defaults.removeObject(forKey: "b")
          #expect(defaults.object(forKey: "b") as? Int == 2)
          #expect(defaults.synchronize())
          #expect(defaults.dictionaryRepresentation().count == 10)
          defaults.removePersistentDomain(forName: "app")
          #expect(!defaults.bool(forKey: "e"))
          let group = UserDefaults(suiteName: "group")
          group?.set("g", forKey: "a")
          #expect(group?.string(forKey: "a") == "g" && UserDefaults().integer(forKey: "a") == 1)
          #expect(UserDefaults.didChangeNotification.rawValue.contains("Defaults"))
        }
      }
    }
    _ = Stage(script: [.wait(0.1)]) { Reader() }.texts
  }
}

@Suite @MainActor struct `A device without a network` {
  private final class Loader: ObservableObject, @unchecked Sendable {
    @Published var log: [String] = []
    private var bag: Set<AnyCancellable> = []

    func load() {
      guard let url = URL(string: "https://example.com") else { return }
      let session = URLSession(configuration: .ephemeral)
      session.dataTask(with: url) { [self] data, _, error in
        note("task \(data == nil) \((error as? URLError)?.code == .notConnectedToInternet)")
      }.resume()
      session.dataTaskPublisher(for: URLRequest(url: url)).map(\.data).receive(on: RunLoop.main)
        .sink(
          receiveCompletion: { [self] in if case .failure = $0 { note("publisher") } },
          receiveValue: { _ in }
        ).store(in: &bag)
      let cancelled = URLSession.shared.downloadTask(with: url) { [self] _, _, error in
        note("cancelled \((error as? URLError)?.code == .cancelled)")
      }
      cancelled.resume()
      cancelled.cancel()
      session.finishTasksAndInvalidate()
      session.invalidateAndCancel()
    }

    func note(_ text: String) { log.append(text) }
  }

  private struct Screen: View {
    @StateObject private var loader = Loader()
    @State private var awaited = "-"

    var body: some View {
      Text(loader.log.joined(separator: ","))
      Text(awaited)
        .onAppear { loader.load() }
        .task {
          do { _ = try await URLSession.shared.data(from: URL(filePath: "/no/file")) } catch {
            awaited = "\((error as? URLError)?.code == .fileDoesNotExist)"
          }
        }
    }
  }

  @Test func `refuses requests a moment later`() {
    let stage = Stage(script: [.wait(1)]) { Screen() }
    #expect(stage.texts(at: 0.02) == ["cancelled true", "-"])
    #expect(stage.texts == ["cancelled true,task true true,publisher", "true"])
  }

  @Test func `makes requests and responses`() throws {
    let url = try #require(URL(string: "https://example.com/a.txt"))
    var request = URLRequest(url: url, cachePolicy: .returnCacheDataElseLoad, timeoutInterval: 5)
    request.httpMethod = "POST"
    request.httpBody = Data([1])
    request.setValue("a", forHTTPHeaderField: "Accept")
    request.addValue("b", forHTTPHeaderField: "accept")
    #expect(request.value(forHTTPHeaderField: "ACCEPT") == "a,b")
    #expect(request.timeoutInterval == 5 && request.allHTTPHeaderFields == ["Accept": "a,b"])
    let response = try #require(
      HTTPURLResponse(url: url, statusCode: 404, httpVersion: nil, headerFields: ["A": "b"]))
    #expect(response.statusCode == 404 && response.value(forHTTPHeaderField: "a") == "b")
    #expect(response.suggestedFilename == "a.txt" && response.expectedContentLength == -1)
    #expect(HTTPURLResponse.localizedString(forStatusCode: 404) == "not found")
    let cache = URLCache(memoryCapacity: 1, diskCapacity: 2)
    cache.storeCachedResponse(CachedURLResponse(response: response, data: Data()), for: request)
    #expect(cache.cachedResponse(for: request) == nil && cache.diskCapacity == 2)
    let configuration = URLSessionConfiguration.default
    configuration.timeoutIntervalForRequest = 3
    configuration.urlCache = cache
    #expect(URLSession(configuration: configuration).configuration.timeoutIntervalForRequest == 3)
  }

  @Test func `drains no pools`() { #expect(autoreleasepool { 3 } == 3) }
}

@Suite struct `A predicate` {
  private final class Item: NSObject {
    let name: String?
    let count: Int
    let isDone: Bool
    let tags: [String]

    init(_ name: String?, _ count: Int, isDone: Bool = false, tags: [String] = []) {
      (self.name, self.count, self.isDone, self.tags) = (name, count, isDone, tags)
    }
  }

  @Test(
    arguments: [
      ("name == %@", "Åse", true), ("name != %@", "Åse", false),
      ("name CONTAINS[cd] %@", "AS", true), ("name contains[c] %@", "as", false),
      ("name BEGINSWITH 'Å' AND count >= 3", "", true), ("count < 3 OR isDone == YES", "", true),
      ("NOT (count IN {1, 2})", "", true), ("count BETWEEN {1, 3}", "", true),
      ("%K == 3", "count", true), ("name LIKE '*s?'", "", true), ("name MATCHES '.s.'", "", true),
      ("ANY tags == 'b'", "", true), ("name == nil", "", false), ("TRUEPREDICATE", "", true),
      ("count foo 3", "", false), ("name ENDSWITH %@", "se", true),
    ] as [(String, String, Bool)])
  func `tests an object`(format: String, argument: String, answer: Bool) {
    let item = Item("Åse", 3, isDone: true, tags: ["a", "b"])
    #expect(NSPredicate(format: format, argument).evaluate(with: item) == answer)
  }

  @Test func `may be of others`() {
    let (yes, no) = (NSPredicate(value: true), NSPredicate(block: { _, _ in false }))
    #expect(!NSCompoundPredicate(andPredicateWithSubpredicates: [yes, no]).evaluate(with: nil))
    #expect(NSCompoundPredicate(orPredicateWithSubpredicates: [yes, no]).evaluate(with: nil))
    #expect(NSCompoundPredicate(notPredicateWithSubpredicate: no).evaluate(with: nil))
    #expect(NSPredicate(format: "a == 1", argumentArray: nil).predicateFormat == "a == 1")
  }

  @Test func `has an order beside it`() {
    let items = [Item("b", 1), Item("a", 2), Item("a", 1)]
    let order = [
      NSSortDescriptor(key: "name", ascending: true),
      NSSortDescriptor(keyPath: \Item.count, ascending: false),
    ]
    #expect(items.sorted(by: order).map(\.count) == [2, 1, 1])
    #expect(order[0].compare(items[0], to: items[1]) == .orderedDescending)
    let reversed = order[0].reversedSortDescriptor as? NSSortDescriptor
    #expect(reversed?.compare(items[0], to: items[1]) == .orderedAscending)
    #expect(order[0].key == "name" && order[0].ascending)
  }
}

extension EnvironmentValues {
  @Entry fileprivate var gap: CGFloat = 7
  @Entry fileprivate var act: (@MainActor () -> Int)?
}

extension ContainerValues {
  @Entry fileprivate var rank = 2
}

@Suite @MainActor struct `The environment of an app` {
  private struct Reader: View {
    @Environment(\.scenePhase) var phase
    @Environment(\.openURL) var openURL
    @Environment(\.calendar) var calendar
    @Environment(\.timeZone) var timeZone
    @Environment(\.gap) var gap
    @Environment(\.act) var act
    @State var url = ""

    var body: some View {
      Text(
        "\(phase == .active) \(timeZone.secondsFromGMT()) \(calendar.component(.year, from: date))")
      Text("\(gap) \(act?() ?? 0)")
      Text(url).onAppear {
        if let url = URL(string: "a:b") { openURL(url) { accepted in self.url = "\(accepted)" } }
      }
    }

    private var date: Date { Date(timeIntervalSinceReferenceDate: 0) }
  }

  @Test func `has the values of an active scene`() {
    let stage = Stage(script: [.wait(0.2)]) {
      VStack {
        Reader()
        Reader().environment(\.gap, 3).environment(\.act) { 4 }
          .environment(\.openURL, OpenURLAction { _ in .discarded })
      }
    }
    #expect(
      stage.texts == ["true 0 2,001", "7.000000 0", "true", "true 0 2,001", "3.000000 4", "false"])
  }

  @Test func `gives works of several queues an order`() {
    struct Works: View {
      @State private var log = ""
      var body: some View {
        Text(log).onAppear {
          let group = SceneDispatchGroup()
          for number in 1...2 {
            DispatchQueue.global().async(group: group) { note("\(number)") }
          }
          group.notify(queue: .main) { note("end") }
          let item = DispatchWorkItem { note("never") }
          DispatchQueue.main.async(execute: item)
          item.cancel()
          DispatchQueue.global(qos: .background).async { DispatchQueue.main.async { note("back") } }
          OperationQueue.main.schedule { note("queue") }
        }
      }

      nonisolated private func note(_ text: String) {
        MainActor.assumeIsolated { log += text + " " }
      }
    }
    #expect(Stage(script: [.wait(0.5)]) { Works() }.texts == ["1 2 queue end back "])
  }

  @Test func `hears notifications and publishers`() {
    final class Model: ObservableObject {
      @Published var query = "a"
      @Published var found = ""
      init() {
        $query.debounce(for: .seconds(0.2), scheduler: RunLoop.main).map { "<\($0)>" }
          .assign(to: &$found)
      }
    }
    struct Screen: View {
      @StateObject private var model = Model()
      @State private var count = 0
      private let name = Notification.Name("count")
      var body: some View {
        Text("\(model.found) \(count)")
          .onReceive(NotificationCenter.default.publisher(for: name)) { _ in count += 1 }
          .onTapGesture {
            model.query += "b"
            NotificationCenter.default.post(name: name, object: nil)
          }.id("tap")
      }
    }
    let stage = Stage(script: [.wait(0.5), .tap("tap"), .wait(0.1), .tap("tap"), .wait(1)]) {
      Screen()
    }
    #expect(stage.texts(at: 0.1) == [" 0"] && stage.texts(at: 0.4) == ["<a> 0"])
    #expect(stage.texts == ["<abb> 2"])
  }
}
