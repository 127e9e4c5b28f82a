import ScrollworkViews

@testable import ScrollworkStage

/// A tree of views that can be written down, made, and made smaller.
///
/// The text is what one would write in SwiftUI, more or less, so that a failure can be read and
/// turned into a test of its own.
@MainActor struct Sketch {
  /// How the view is written.
  enum Spelling {
    /// `head { … }`, with what is inside.
    case container(String)
    /// The first view inside, followed by a modifier that may have the others inside.
    case modifier(String)
  }

  var spelling: Spelling
  var inside: [Sketch]
  /// Makes the view; has to be content with fewer views inside, down to `least`.
  var make: @MainActor ([AnyView]) -> AnyView
  /// How many views there have to be inside.
  var least = 0

  /// A view without others inside, or a container.
  init(
    _ head: String, _ inside: [Sketch] = [], least: Int = 0,
    make: @escaping @MainActor ([AnyView]) -> AnyView
  ) {
    spelling = .container(head)
    self.inside = inside
    self.least = least
    self.make = make
  }

  /// A view with a modifier.
  init(
    _ view: Sketch, _ modifier: String, with others: [Sketch] = [],
    make: @escaping @MainActor ([AnyView]) -> AnyView
  ) {
    spelling = .modifier(modifier)
    inside = [view] + others
    least = 1 + others.count
    self.make = make
  }

  var view: AnyView { make(inside.map(\.view)) }

  /// How many views and modifiers there are.
  var size: Int { inside.reduce(1) { $0 + $1.size } }

  /// The tree as one would write it.
  var text: String { text(indent: "") }

  private func text(indent: String) -> String {
    func block(_ inside: [Sketch]) -> String {
      if inside.isEmpty { return "" }
      return " {\n" + inside.map { $0.text(indent: indent + "  ") }.joined(separator: "\n")
        + "\n\(indent)}"
    }
    switch spelling {
    case .container(let head): return indent + head + block(inside)
    case .modifier(let modifier):
      guard let view = inside.first else { return indent + modifier }
      return view.text(indent: indent) + "." + modifier + block(Array(inside.dropFirst()))
    }
  }

  // MARK: Smaller ones

  /// Trees with one thing taken away.
  private var smaller: [Sketch] {
    var found = inside
    if inside.count > least {
      for index in inside.indices {
        var copy = self
        copy.inside.remove(at: index)
        found.append(copy)
      }
    }
    for index in inside.indices {
      for other in inside[index].smaller {
        var copy = self
        copy.inside[index] = other
        found.append(copy)
      }
    }
    return found
  }

  /// The smallest tree found that still fails, after looking at so many.
  func shrunk(tries: Int = 150, fails: @MainActor (Sketch) -> Bool) -> Sketch {
    var (best, left) = (self, tries)
    search: while true {
      for candidate in best.smaller.sorted(by: { $0.size < $1.size }) {
        guard left > 0 else { return best }
        left -= 1
        if fails(candidate) {
          best = candidate
          continue search
        }
      }
      return best
    }
  }
}
