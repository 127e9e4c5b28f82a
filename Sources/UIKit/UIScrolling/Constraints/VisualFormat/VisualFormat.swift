/// A line of views and the distances between them, as the visual format language spells it.
///
/// - Source: documented: "Visual Format Language" in the Auto Layout Guide.
struct VisualFormat: Hashable {
  /// The axis of the line.
  var axis = NSLayoutConstraint.Axis.horizontal
  /// The superview at the ends of the line, and the views between.
  var items: [Item] = []
  /// The distance after each item but the last.
  var distances: [Distance] = []

  /// An end of the superview, or a view by its name.
  enum Item: Hashable {
    case superview
    case view(Name, [Predicate])
  }

  /// The distance between two items.
  enum Distance: Hashable {
    /// None: the items touch.
    case touching
    /// That of the system.
    case standard
    case predicates([Predicate])
  }

  /// A condition on a distance or on the length of a view.
  struct Predicate: Hashable {
    var relation = NSLayoutConstraint.Relation.equal
    var object: Value
    var priority: Value?
  }

  /// A number, or the name of a metric or a view.
  enum Value: Hashable {
    case number(Double)
    case name(Name)
  }

  /// A name, and the place of its first character in the format.
  struct Name: Hashable {
    var text: String
    var place: Int
  }
}

/// A mistake in a visual format.
struct VisualFormatError: Error, Hashable {
  /// What is wrong, in words.
  let reason: String
  /// The number of characters of the format before the mistake.
  let place: Int

  /// The mistake in words, with the format and a caret under the place.
  func message(in format: String) -> String {
    "a visual format makes no constraints; on a phone the app would end: \(reason)\n"
      + "  \(format)\n  \(String(repeating: " ", count: place))^"
  }
}
