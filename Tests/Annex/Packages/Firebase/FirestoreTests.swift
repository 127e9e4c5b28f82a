import ScrollworkFirebase
import ScrollworkScript
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

private struct Note: Codable, Equatable {
  @DocumentID var id: String?
  var title: String
  var count: Int
  var link: URL?
  var tags: [String] = []
  @ServerTimestamp var written: Date?
}

@Suite @MainActor struct `A database of documents` {
  /// What a closure writes down while a scene runs it, after 0.2 s.
  private func log(_ run: @escaping @MainActor (Log) -> Void) -> [String] {
    let stage = Stage(script: [.wait(1)]) { Screen(run: run) }
    return stage.texts.first.map { $0.split(separator: "|").map(String.init) } ?? []
  }

  @Test func `answers with what the app has written`() {
    let lines = log { log in
      let notes = Firestore.firestore().collection("notes")
      notes.order(by: "count", descending: true).limit(to: 2).addSnapshotListener { snapshot, _ in
        let titles = snapshot?.documents.compactMap { $0.data()["title"] as? String } ?? []
        let kinds = snapshot?.documentChanges.map { "\($0.type)" } ?? []
        log.note("\(titles) \(kinds) \(snapshot?.metadata.isFromCache ?? false)")
      }
      log.later(0.1) {
        for (title, count) in [("a", 1), ("b", 2), ("c", 3)] {
          notes.document(title).setData(["title": title, "count": count])
        }
      }
      log.later(0.2) {
        notes.document("c").updateData(["count": FieldValue.increment(Int64(-3))])
        notes.document("none").updateData(["count": 9])
      }
    }
    #expect(
      lines == [
        "[] [] true", #"["c", "b"] ["added", "added"] true"#,
        #"["b", "a"] ["removed", "added"] true"#,
      ])
  }

  @Test func `reads and writes values`() {
    let lines = log { log in
      let reference = Firestore.firestore().document("notes/one")
      let note = Note(
        title: "a", count: 2, link: URL(string: "https://a.org"), tags: ["x"], written: nil)
      #expect(throws: Never.self) { try reference.setData(from: note) }
      reference.getDocument { snapshot, error in
        let read = try? snapshot?.data(as: Note.self)
        let same = Note(id: "one", title: "a", count: 2, link: note.link, tags: ["x"])
        log.note("\(read == same) \(snapshot?.exists ?? false) \(error == nil)")
        log.note("\(snapshot?.get("written") is NSNull) \(snapshot?["count"] as? Int ?? 0)")
        let estimated = snapshot?.data(with: .estimate)?["written"] as? Timestamp
        log.note("\(estimated != nil)")
      }
      reference.collection("more").document("two").getDocument { snapshot, error in
        log.note("\(snapshot == nil) \((error as NSError?)?.code ?? 0)")
      }
    }
    #expect(lines == ["true true true", "true 2", "true", "true 14"])
  }

  @Test func `chooses documents by their fields`() {
    let lines = log { log in
      let people = Firestore.firestore().collection("people")
      for (name, age, tags) in [("ann", 30, ["a"]), ("bob", 40, ["b"]), ("cid", 50, ["a", "b"])] {
        people.document(name).setData(["name": name, "age": age, "tags": tags])
      }
      func find(_ query: Query) {
        query.getDocuments { snapshot, _ in
          log.note(snapshot?.documents.map(\.documentID).joined(separator: " ") ?? "-")
        }
      }
      find(people.whereField("age", isGreaterThan: 30))
      find(people.whereField("tags", arrayContains: "a"))
      find(people.whereField("name", in: ["ann", "cid"]).order(by: "age", descending: true))
      find(people.order(by: "age").start(after: [30]).limit(toLast: 1))
      find(people.whereField(FieldPath.documentID(), isEqualTo: "bob"))
      find(
        people.whereFilter(
          .orFilter([
            .whereField("age", isLessThan: 35), .whereField("name", isEqualTo: "bob"),
          ])))
      find(Firestore.firestore().collectionGroup("people").order(by: "name").end(before: ["bob"]))
    }
    #expect(lines == ["bob cid", "ann cid", "cid ann", "cid", "bob", "ann bob", "ann"])
  }

  @Test func `writes together, and waits for the server with transactions and counts`() {
    let lines = log { log in
      let store = Firestore.firestore()
      let (one, two) = (store.document("a/1"), store.document("a/2"))
      two.setData(["list": [1], "inner": ["x": 1]])
      let batch = store.batch()
      batch.setData(["n": 1], forDocument: one)
        .updateData(
          ["list": FieldValue.arrayUnion([1, 2]), "inner.y": 2, "gone": FieldValue.delete()],
          forDocument: two)
      batch.commit { _ in log.note("never") }
      one.setData(["m": 2], merge: true)
      one.getDocument { snapshot, _ in log.note("\(snapshot?.data()?.count ?? 0)") }
      two.getDocument { snapshot, _ in
        let inner = snapshot?.get("inner") as? [String: Any]
        log.note("\(snapshot?.get("list") as? [Int] ?? []) \(inner?.count ?? 0)")
      }
      store.runTransaction({ _, _ in nil }) { _, error in log.note("\(error != nil)") }
      store.collection("a").count.getAggregation(source: .server) { snapshot, error in
        log.note("\(snapshot == nil) \(error != nil)")
      }
      log.later(0.2) {
        one.delete()
        one.getDocument { snapshot, _ in log.note("gone \(snapshot == nil)") }
      }
    }
    #expect(lines == ["2", "[1, 2] 2", "true", "true true", "gone true"])
  }

  @Test func `is a property of a view`() {
    struct Titles: View {
      @FirestoreQuery(collectionPath: "notes", predicates: [.order(by: "count")])
      private var notes: [Note]

      var body: some View {
        Text(notes.map(\.title).joined(separator: ","))
          .onAppear {
            for (title, count) in [("b", 2), ("a", 1)] {
              _ = try? Firestore.firestore().collection("notes")
                .addDocument(from: Note(title: title, count: count))
            }
          }
      }
    }
    let stage = Stage(script: [.wait(1)]) { Titles() }
    #expect(stage.texts(at: 0) == [""] || stage.texts(at: 0) == [])
    #expect(stage.texts == ["a,b"])
  }

  @Test func `has moments and places`() throws {
    let moment = Timestamp(date: Date(timeIntervalSince1970: 2.5))
    #expect(moment == Timestamp(seconds: 2, nanoseconds: 500_000_000))
    #expect(moment.dateValue() == Date(timeIntervalSince1970: 2.5))
    #expect(Timestamp(seconds: 1, nanoseconds: 0) < moment)
    #expect(GeoPoint(latitude: 1, longitude: 2) == GeoPoint(latitude: 1, longitude: 2))
    let fields = try Firestore.Encoder().encode(Note(title: "a", count: 1, written: nil))
    #expect(fields["id"] == nil && fields["written"] is FieldValue)
    let back = try Firestore.Decoder().decode(
      Note.self, from: ["title": "t", "count": 3.0, "tags": [String](), "written": NSNull()],
      in: Firestore.firestore().document("notes/n"))
    #expect(back == Note(id: "n", title: "t", count: 3))
    #expect(throws: FirestoreDecodingError.self) {
      try Firestore.Decoder().decode(Note.self, from: ["title": "without a document"])
    }
  }
}

/// Lines that a scene writes down.
final class Log: ObservableObject, @unchecked Sendable {
  @Published private(set) var lines: [String] = []

  /// Adds a line.
  func note(_ line: String) { lines.append(line) }

  /// Runs a closure some seconds later.
  func later(_ seconds: Double, _ work: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
      MainActor.assumeIsolated { work() }
    }
  }
}

/// A view that runs a closure and shows what it writes down.
struct Screen: View {
  @StateObject private var log = Log()
  let run: @MainActor (Log) -> Void

  var body: some View {
    Text(log.lines.joined(separator: "|")).onAppear { run(log) }
  }
}
