// At 0, 0.5.
import FirebaseCore
import FirebaseFirestore
import FirebaseFirestoreSwift
import SwiftUI

private struct Key: Codable, Hashable, DocumentIDWrappable {
  let text: String
  static func wrap(_ reference: DocumentReference) throws -> Key { Key(text: reference.path) }
}

private struct Moment: Codable, ServerTimestampWrappable {
  var seconds: Int64
  static func wrap(_ time: Timestamp) throws -> Moment { Moment(seconds: time.seconds) }
  static func unwrap(_ value: Moment) throws -> Timestamp {
    Timestamp(seconds: value.seconds, nanoseconds: 0)
  }
}

private struct City: Codable, Identifiable {
  @DocumentID var id: Key?
  var name: String
  var people: Int
  @ServerTimestamp var changed: Moment?
  @ExplicitNull var mayor: String?
}

@MainActor private final class Cities: ObservableObject {
  @Published var lines: [String] = []
  private var listener: (any ListenerRegistration)?
  private let database = Firestore.firestore()
  private var cities: CollectionReference { database.collection("cities") }

  func run() {
    FirebaseConfiguration.shared.setLoggerLevel(FirebaseLoggerLevel.min)
    FirebaseApp.configure(options: FirebaseOptions(googleAppID: "1:2:ios:3", gcmSenderID: "2"))
    let settings = FirestoreSettings()
    settings.cacheSettings = PersistentCacheSettings(sizeBytes: 1_000)
    settings.cacheSettings = MemoryCacheSettings()
    database.settings = settings
    listener = cities.order(by: "people", descending: true).addSnapshotListener { snapshot, _ in
      self.read(snapshot)
    }
    do {
      try cities.document("rome").setData(
        from: City(name: "Rome", people: 3, changed: Moment(seconds: 9)))
    } catch FirestoreEncodingError.encodingIsNotSupported(let text) {
      lines.append(text)
    } catch { lines.append("\(error)") }
    let batch: WriteBatch = database.batch()
    batch.setData(["name": "Oslo", "people": 1], forDocument: cities.document("oslo"))
    batch.updateData(
      ["people": FieldValue.increment(Int64(5))], forDocument: cities.document("rome"))
    batch.commit()
    let reference: DocumentReference = cities.document("oslo")
    reference.setData(["seen": FieldValue.serverTimestamp()], merge: true)
    reference.getDocument(source: FirestoreSource.cache) { (document: DocumentSnapshot?, _) in
      let metadata: SnapshotMetadata? = document?.metadata
      let seen = document?.get("seen", serverTimestampBehavior: ServerTimestampBehavior.estimate)
      self.lines.append("oslo \(metadata?.isFromCache == true) \(seen is Timestamp)")
    }
    cities.document("paris").getDocument { document, error in
      let code = (error as NSError?).flatMap { FirestoreErrorCode.Code(rawValue: $0.code) }
      self.lines.append("paris \(document?.exists ?? false) \(code.map { "\($0)" } ?? "no error")")
    }
    let aggregate: AggregateQuery = cities.count
    aggregate.getAggregation(source: AggregateSource.server) {
      (count: AggregateQuerySnapshot?, _) in
      self.lines.append("count \(count?.count ?? -1)")
    }
    database.runTransaction(
      { (transaction, errorPointer: AutoreleasingErrorPointer) in
        do { return try transaction.getDocument(self.cities.document("rome")).documentID } catch {
          errorPointer?.pointee = error as NSError
          return nil
        }
      }, completion: { _, error in self.lines.append("transaction \(error != nil)") })
  }

  private func read(_ snapshot: QuerySnapshot?) {
    let changes = (snapshot?.documentChanges ?? []).map { (change: DocumentChange) -> String in
      let document: QueryDocumentSnapshot = change.document
      let sign = [DocumentChangeType.added: "+", .modified: "~", .removed: "-"][change.type] ?? "?"
      return sign + document.documentID
    }
    lines.append("cities " + changes.joined(separator: " "))
    let names = snapshot?.documents.compactMap { try? $0.data(as: City.self) }
      .map { "\($0.name) \($0.people) \($0.mayor ?? "none") \($0.changed?.seconds ?? 0)" }
    if let names, !names.isEmpty {
      lines.append(names.joined(separator: ", "))
      listener?.remove()
    }
  }
}

struct FirebaseFixture: View {
  @StateObject private var cities = Cities()
  @FirestoreQuery(
    collectionPath: "cities",
    predicates: [QueryPredicate.whereField("people", isGreaterThan: 1)],
    decodingFailureStrategy: FirestoreQuery.DecodingFailureStrategy.ignore) private var large:
    [City]

  var body: some View {
    VStack(alignment: .leading) {
      Text("large: " + large.map { $0.id?.text ?? "-" }.joined())
      ForEach(cities.lines, id: \.self) { Text($0) }
    }
    .onAppear { cities.run() }
  }
}
