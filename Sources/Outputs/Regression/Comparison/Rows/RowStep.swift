/// A part of a structural name that is a row of a `ForEach`, such as `ForEach[3]#moss`.
struct RowStep: Hashable {
  /// The place of the row among those of its `ForEach`, from 0.
  let index: Int
  /// The id in the name; nil for an id that is equal to the index, or not the same in every run.
  let id: String?

  /// The row that a part of a name is; nil for other parts.
  init?(_ part: some StringProtocol) {
    guard part.hasPrefix(Self.opening), let close = part.firstIndex(of: "]"),
      let index = Int(part[part.index(part.startIndex, offsetBy: Self.opening.count)..<close])
    else { return nil }
    self.index = index
    let rest = part[part.index(after: close)...]
    id = rest.hasPrefix("#") ? String(rest.dropFirst()) : nil
  }

  /// What tells the row from others of its `ForEach`: the id, or the index without one.
  var key: String { id ?? "\(index)" }

  private static let opening = "ForEach["
}
