/// The nearest known word to a misspelled one.
package enum NearestWord {
  /// The nearest of the words whose distance is at most a third of their length.
  ///
  /// Ignores case. Of equally near words the first one wins. A word is never the answer to itself.
  ///
  /// - Complexity: O(m·n) in the lengths of two words of similar length. A word much longer than all
  ///   others is compared with none.
  package static func nearest(to word: String, among words: [String]) -> String? {
    let longest = words.reduce(0) { max($0, $1.count + reach(of: $1.count)) }
    // Counted no farther than any word reaches.
    guard word.dropFirst(longest).isEmpty else { return nil }
    let typed = Array(word.lowercased())
    var best: (word: String, steps: Int)?
    for candidate in words where candidate != word {
      let known = Array(candidate.lowercased())
      let reach = reach(of: known.count)
      // Each letter more or less is an insertion or a deletion.
      guard abs(known.count - typed.count) <= reach else { continue }
      let steps = distance(typed, known)
      if steps <= reach, steps < best?.steps ?? .max { best = (candidate, steps) }
    }
    return best?.word
  }

  /// The largest distance of a word that counts as near to one of a length.
  ///
  /// - Source: chosen; one letter in three.
  private static func reach(of length: Int) -> Int { max(1, length / 3) }

  /// The optimal string alignment distance: insertions, deletions, substitutions and swaps of
  /// neighboring letters, none of which edits a part of a word twice.
  static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var before: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var steps = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          steps = min(steps, before[j - 1] + 1)
        }
        row.append(steps)
      }
      (before, last) = (last, row)
    }
    return last[b.count]
  }
}
