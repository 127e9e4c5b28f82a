/// The name of a kind of reusable views of a collection.
enum ReuseName: Hashable {
  /// Cells of an identifier.
  case cell(String)
  /// Supplementary views of an element kind and an identifier.
  case supplementary(String, String)
  /// Decorations of a kind.
  case decoration(String)

  /// The identifier within the kind.
  var identifier: String {
    switch self {
    case .cell(let identifier), .supplementary(_, let identifier), .decoration(let identifier):
      identifier
    }
  }
}

/// The reusable views of a collection: their classes, and views that are shown no longer.
@MainActor final class ReusableViews {
  /// The registered classes.
  var classes: [ReuseName: UICollectionReusableView.Type] = [:]
  /// The makers of views from storyboards and files of views.
  var makers: [ReuseName: () -> UICollectionReusableView?] = [:]
  private var waiting: [ReuseName: [UICollectionReusableView]] = [:]

  /// A view to reuse, or a new one; nil for a name without a class.
  func dequeue(_ name: ReuseName) -> UICollectionReusableView? {
    if let view = waiting[name]?.popLast() {
      view.prepareForReuse()
      return view
    }
    if let made = makers[name]?() {
      made.reuseIdentifier = name.identifier
      return made
    }
    return classes[name]?.init(registeredAs: name.identifier)
  }

  /// Keeps a view that was removed.
  func enqueue(_ view: UICollectionReusableView, _ name: ReuseName) {
    waiting[name, default: []].append(view)
  }
}
