/// The nearest known word to a misspelled one.
package enum NearestWord {
  /// The nearest of some words, if its distance is at most a third of its length.
  ///
  /// Ignores case. Of equally near words the first one wins.
  package static func nearest(to word: String, among words: [String]) -> String? {
    let typed = Array(word.lowercased())
    let ranked = words.map { (word: $0, steps: distance(typed, Array($0.lowercased()))) }
    guard let best = ranked.min(by: { $0.steps < $1.steps }) else { return nil }
    return best.steps <= max(1, best.word.count / 3) ? best.word : nil
  }

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
