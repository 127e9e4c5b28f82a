import Foundation

/// The views of a recording, or of one of its rows: those in no further row, and those that are.
struct ViewLevel {
  /// The views that are in no further row, with their names from the row around them on.
  private(set) var plain: [(view: Int, name: String)] = []
  /// The rows, by their `ForEach`.
  private(set) var containers: [RowContainer] = []

  /// The level of some views; `depth` is the number of parts of each name up to the row around it.
  init(_ views: [(view: Int, depth: Int)], _ places: [ViewPlace]) {
    var indices: [String: Int] = [:]
    for (view, depth) in views {
      let place = places[view]
      guard let row = place.row(from: depth), let step = RowStep(place.parts[row]) else {
        plain.append((view, place.name(from: depth)))
        continue
      }
      let path = (place.parts[depth..<row] + ["ForEach"]).joined(separator: "/")
      let index = indices[path] ?? containers.count
      if index == containers.count {
        indices[path] = index
        containers.append(RowContainer(path: path))
      }
      containers[index].append(view, depth: row + 1, step)
    }
  }

  /// The plain views in groups that share a kind and a name but for its number, in order.
  func siblings(in recorded: [RecordedView]) -> [(key: String, views: [Int])] {
    let names = Set(plain.map { $0.name + "\n" + recorded[$0.view].kind })
    var indices: [String: Int] = [:]
    var groups: [(key: String, views: [(view: Int, number: Int)])] = []
    for (view, name) in plain {
      let kind = "\n" + recorded[view].kind
      let shared = name.unnumbered.map { $0 + kind }
      let key = shared.flatMap { names.contains($0) ? $0 : nil } ?? name + kind
      let index = indices[key] ?? groups.count
      if index == groups.count {
        indices[key] = index
        groups.append((key, []))
      }
      groups[index].views.append((view, key == name + kind ? 1 : name.number))
    }
    // Numbers are given from back to front, while views stand in the order in which they came.
    return groups.map { group in
      let sorted = group.views.enumerated().sorted {
        ($0.element.number, $0.offset) < ($1.element.number, $1.offset)
      }
      return (group.key, sorted.map(\.element.view))
    }
  }
}

extension String {
  /// The name without the number that it has as one of several, such as ` (2)`; nil without one.
  var unnumbered: String? {
    guard last == ")", let space = range(of: " (", options: .backwards),
      Int(self[space.upperBound...].dropLast()) != nil
    else { return nil }
    return String(self[..<space.lowerBound])
  }

  /// The number that the name has as one of several; 1 without one.
  fileprivate var number: Int {
    guard let name = unnumbered else { return 1 }
    return Int(dropFirst(name.count + 2).dropLast()) ?? 1
  }
}
