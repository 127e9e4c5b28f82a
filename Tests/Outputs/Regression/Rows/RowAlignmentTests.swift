import Testing

@testable import ScrollworkRegression

/// Rows of two recordings as texts: `id:words,words` for each, where an id that is the index is bare.
struct AlignedRows: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var old: [String]
  var new: [String]
  /// The pairs as `old→new`, with the new indices; rows that are gone or added are in none.
  var pairs: String
  /// The old rows that moved.
  var moved: [Int] = []
  /// Whether the ids are those of elements.
  var areIDs = true
}

@Suite struct `Aligning rows` {
  static let cases: [AlignedRows] = [
    AlignedRows(
      testDescription: "a row in the middle is gone", old: ["a:A", "b:B", "c:C"],
      new: ["a:A", "c:C"], pairs: "0→0 2→1"),
    AlignedRows(
      testDescription: "the first row is gone, and indices are the ids",
      old: ["0:A", "1:B", "2:C"],
      new: ["0:B", "1:C"], pairs: "1→0 2→1", areIDs: false),
    AlignedRows(
      testDescription: "the last row is gone, and indices are the ids", old: ["0:A", "1:B", "2:C"],
      new: ["0:A", "1:B"], pairs: "0→0 1→1", areIDs: false),
    AlignedRows(
      testDescription: "a row is new in the middle, and indices are the ids",
      old: ["0:A", "1:B", "2:C"], new: ["0:A", "1:X", "2:B", "3:C"], pairs: "0→0 1→2 2→3",
      areIDs: false),
    AlignedRows(
      testDescription: "ids from one on are no ids of elements", old: ["1:A", "2:B", "3:C", "4:D"],
      new: ["1:A", "2:C", "3:D"], pairs: "0→0 2→1 3→2"),
    AlignedRows(
      testDescription: "all ids are other ones", old: ["p:A", "q:B", "r:C"],
      new: ["x:A", "y:B", "z:C"], pairs: "0→0 1→1 2→2"),
    AlignedRows(
      testDescription: "all ids are other ones, and a row is gone", old: ["p:A", "q:B", "r:C"],
      new: ["x:A", "z:C"], pairs: "0→0 2→1"),
    AlignedRows(
      testDescription: "all words are other ones", old: ["a:A", "b:B", "c:C"],
      new: ["a:U", "b:V", "c:W"], pairs: "0→0 1→1 2→2"),
    AlignedRows(
      testDescription: "all words are other ones, and a row is gone", old: ["a:A", "b:B", "c:C"],
      new: ["a:U", "c:W"], pairs: "0→0 2→1"),
    AlignedRows(
      testDescription: "all words are other ones, and indices are the ids", old: ["0:A", "1:B"],
      new: ["0:U", "1:V"], pairs: "0→0 1→1", areIDs: false),
    AlignedRows(
      testDescription: "two rows changed places", old: ["a:A", "b:B", "c:C", "d:D"],
      new: ["a:A", "c:C", "b:B", "d:D"], pairs: "0→0 1→2 2→1 3→3", moved: [2]),
    AlignedRows(
      testDescription: "two rows changed places, and indices are the ids",
      old: ["0:A", "1:B", "2:C", "3:D"], new: ["0:A", "1:C", "2:B", "3:D"],
      pairs: "0→0 1→2 2→1 3→3", moved: [2], areIDs: false),
    AlignedRows(
      testDescription: "a row moved to the end", old: ["a:A", "b:B", "c:C", "d:D"],
      new: ["a:A", "c:C", "d:D", "b:B"], pairs: "0→0 1→3 2→1 3→2", moved: [1]),
    AlignedRows(
      testDescription: "a row moved and reads otherwise", old: ["a:A", "b:B", "c:C", "d:D"],
      new: ["a:A", "c:C", "d:D", "b:X"], pairs: "0→0 1→3 2→1 3→2", moved: [1]),
    AlignedRows(
      testDescription: "rows that are all the same lose one", old: ["a:R", "b:R", "c:R"],
      new: ["a:R", "c:R"], pairs: "0→0 2→1"),
    AlignedRows(
      testDescription: "rows that are all the same lose one, and indices are the ids",
      old: ["0:R", "1:R", "2:R"], new: ["0:R", "1:R"], pairs: "0→0 1→1", areIDs: false),
    AlignedRows(
      testDescription: "a row that says one thing has the words as its id",
      old: ["A:A", "B:B", "C:C"], new: ["A:A", "X:X", "C:C"], pairs: "0→0 1→1 2→2"),
    AlignedRows(
      testDescription: "a row of several texts with another id is another one",
      old: ["a:A,1", "b:B,2", "c:C,3"], new: ["a:A,1", "x:X,9", "c:C,3"], pairs: "0→0 2→2"),
    AlignedRows(
      testDescription: "rows with much in common are told by the rest",
      old: ["0:A,open", "1:B,open", "2:C,shut", "3:D,open"],
      new: ["0:A,open", "1:C,shut", "2:D,open"], pairs: "0→0 2→1 3→2", areIDs: false),
    AlignedRows(
      testDescription: "a row of which less is seen is the same one",
      old: ["0:A,1", "1:B,2", "2:C,3"], new: ["0:B,2", "1:C"], pairs: "1→0 2→1", areIDs: false),
    AlignedRows(
      testDescription: "counters that go on stay with their ids",
      old: ["a:Ann,1", "b:Ben,2", "c:Cem,3"], new: ["a:Ann,2", "b:Ben,3", "c:Cem,4"],
      pairs: "0→0 1→1 2→2"),
    AlignedRows(testDescription: "no rows are left", old: ["a:A"], new: [], pairs: ""),
    AlignedRows(testDescription: "all rows are new", old: [], new: ["a:A"], pairs: ""),
    AlignedRows(
      testDescription: "a row is replaced by another, and one is added",
      old: ["a:A", "b:B", "c:C"], new: ["a:A", "x:X", "c:C", "y:Y"], pairs: "0→0 1→1 2→2"),
  ]

  @Test(arguments: cases) func `finds the rows that are the same`(rows: AlignedRows) {
    let alignment = alignment(rows)
    let pairs = alignment.counterparts.enumerated().compactMap { old, new in
      new.map { "\(old)→\($0)" }
    }
    #expect(pairs.joined(separator: " ") == rows.pairs)
    #expect(alignment.moved.sorted() == rows.moved)
  }

  /// Each new row is the counterpart of one old row at most.
  @Test(arguments: cases) func `gives no row two counterparts`(rows: AlignedRows) {
    let found = alignment(rows).counterparts.compactMap(\.self)
    #expect(Set(found).count == found.count)
    #expect(found.allSatisfy(rows.new.indices.contains))
  }

  @Test func `takes a long list that lost one row for what it is`() {
    let old = (0..<3000).map { "\($0):row \($0),shared" }
    var new = old
    new.remove(at: 1500)
    let rows = AlignedRows(
      testDescription: "", old: old, new: new.enumerated().map { "\($0):\($1.words)" }, pairs: "",
      areIDs: false)
    let counterparts = alignment(rows).counterparts
    #expect(counterparts.indices.filter { counterparts[$0] == nil } == [1500])
  }

  private func alignment(_ rows: AlignedRows) -> RowAlignment {
    let parts = [rows.old, rows.new].map { $0.map { $0.split(separator: ":").map(String.init) } }
    return RowAlignment(
      RowAlignment.Keys(
        old: parts[0].map { $0[0] }, new: parts[1].map { $0[0] }, areIDs: rows.areIDs),
      RowContents(
        parts[0].map { Set($0[1].split(separator: ",").map(String.init)) },
        parts[1].map { Set($0[1].split(separator: ",").map(String.init)) }))
  }
}

extension String {
  fileprivate var words: Substring { drop { $0 != ":" }.dropFirst() }
}

@Suite struct `Heaviest chains` {
  @Test func `are those of all chains, for many small sets of links`() {
    var seed: UInt64 = 7
    func next(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % bound
    }
    for _ in 0..<300 {
      let links = Set((0..<next(9)).map { _ in SIMD2(next(5), next(5)) })
        .sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        .map { HeaviestChain.Link(old: $0.x, new: $0.y, weight: Double(1 + next(4))) }
      let chain = HeaviestChain.indices(of: links).map { links[$0] }
      #expect(zip(chain, chain.dropFirst()).allSatisfy { $0.old < $1.old && $0.new < $1.new })
      #expect(chain.reduce(0) { $0 + $1.weight } == heaviest(links[...], after: nil), "\(links)")
    }
  }

  /// The weight of the heaviest chain, by trying all.
  private func heaviest(
    _ links: ArraySlice<HeaviestChain.Link>, after last: HeaviestChain.Link?
  ) -> Double {
    guard let first = links.first else { return 0 }
    let without = heaviest(links.dropFirst(), after: last)
    guard last.map({ $0.old < first.old && $0.new < first.new }) ?? true else { return without }
    return max(without, first.weight + heaviest(links.dropFirst(), after: first))
  }
}

@Suite struct `Names of rows` {
  @Test(arguments: [
    ("ForEach[3]", 3, nil), ("ForEach[3]#moss", 3, "moss"), ("ForEach[0]#a]b#c", 0, "a]b#c"),
    ("ForEach[12]#", 12, ""),
  ]) func `have an index and an id`(part: String, index: Int, id: String?) {
    #expect(RowStep(part)?.index == index && RowStep(part)?.id == id)
    #expect(RowStep(part)?.key == id ?? "\(index)")
  }

  @Test(arguments: ["", "ForEach", "ForEach[", "ForEach[x]", "Text[3]", "VStack"])
  func `are told from other parts`(part: String) { #expect(RowStep(part) == nil) }
}
