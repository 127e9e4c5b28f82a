import ScrollworkViews

/// The objects of a store that outlives the runs of a script, such as one in a global variable.
///
/// A run begins with the objects that were there when the views were made: what actions insert and
/// delete belongs to their run.
package struct RunObjects<Object> {
  private var present: [Object] = []
  private var first: [Object] = []
  private weak var run: AnyObject?

  /// Creates empty run objects.
  package init() {}

  /// The objects of the run here.
  package var all: [Object] {
    mutating get {
      begin()
      return present
    }
  }

  private mutating func begin() {
    guard let now = SceneValues.run, now !== run else { return }
    (run, present) = (now, first)
  }

  /// Changes the stored objects.
  package mutating func change(_ body: (inout [Object]) -> Void) {
    begin()
    body(&present)
    if !SceneValues.isActing { body(&first) }
  }
}
