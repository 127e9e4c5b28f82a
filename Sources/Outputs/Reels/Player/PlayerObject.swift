import Foundation
import ScrollworkStudio

/// Something that has numbers in the frames that show it, such as a scroll view.
struct PlayerObject {
  /// What the object is called, and what it belongs to.
  let entries: [String: JSONText]
  /// 1 in frames that show the object, else 0.
  private(set) var shown = PlayerColumn()
  /// The columns of each quantity.
  private(set) var quantities: [String: [PlayerColumn]] = [:]

  /// An object that no frame shows.
  init(_ entries: [String: JSONText]) { self.entries = entries }

  /// Adds the numbers of a frame after those known.
  mutating func add(_ numbers: [String: [Int]], at frame: Int) {
    while shown.values.count < frame { shown.set(0, at: shown.values.count) }
    shown.set(1, at: frame)
    for (name, values) in numbers {
      var columns = quantities[name] ?? Array(repeating: PlayerColumn(), count: values.count)
      for index in values.indices { columns[index].set(values[index], at: frame) }
      quantities[name] = columns
    }
  }

  /// Keeps the shorter one of two quantities that tell the same.
  mutating func keepShorter(of first: String, _ second: String) {
    guard let one = quantities[first], let other = quantities[second] else { return }
    let isFirst = one.reduce(0) { $0 + $1.size } <= other.reduce(0) { $0 + $1.size }
    quantities[isFirst ? second : first] = nil
  }

  /// The object of a reel of `count` frames, with the numbers of its columns.
  func json(_ columns: inout PlayerColumns, count: Int) -> JSONText {
    var entries = entries
    var shown = shown
    if shown.values.count < count { shown.set(0, at: shown.values.count) }
    entries["shown"] = columns.number(of: shown)
    for (name, values) in quantities.sorted(by: { $0.key < $1.key }) {
      entries[name] = columns.numbers(of: values)
    }
    return .object(entries)
  }
}

/// The objects of one kind, in the order in which frames show them.
struct PlayerObjects<Key: Hashable> {
  private(set) var objects: [PlayerObject] = []
  private var numbers: [Key: Int] = [:]

  /// Adds the numbers of a frame to an object, which is made if there is none; returns its number.
  @discardableResult
  mutating func add(
    _ numbers: [String: [Int]], to key: Key, at frame: Int,
    entries: () -> [String: JSONText]
  ) -> Int {
    let number = self.numbers[key] ?? objects.count
    if number == objects.count {
      self.numbers[key] = number
      objects.append(PlayerObject(entries()))
    }
    objects[number].add(numbers, at: frame)
    return number
  }

  /// Changes every object.
  mutating func forEach(_ change: (inout PlayerObject) -> Void) {
    for index in objects.indices { change(&objects[index]) }
  }

  /// The objects of a reel of `count` frames.
  func json(_ columns: inout PlayerColumns, count: Int) -> JSONText {
    .list(objects.map { $0.json(&columns, count: count) })
  }
}
