/// Collects the stills of a recording.
package struct RecordingCollector: Sendable {
  /// A collector without stills.
  package init() {}

  private var stills: [RecordedStill] = []
  private var scrollViews: [(name: String, recorder: ScrollViewRecorder)] = []
  private var scrollIndices: [String: Int] = [:]
  private var views: [ViewRecorder] = []
  private var viewIndices: [ViewName: Int] = [:]
  /// The index of the view that followed each one when it was last drawn, which mostly follows again.
  private var followers: [Int?] = []
  /// The indices of views, back to front.
  private var order: [Int] = []
  private var drawings: [String: [String]] = [:]
  private var parameters = ParameterCollector()

  /// Appends the sample of a still after all those before; stills that are left out are unknown.
  package mutating func append(_ sample: StillSample) {
    let number = sample.number
    while stills.count < number { stills.append(RecordedStill()) }
    stills.append(RecordedStill(list: sample.list))
    for scrollView in sample.scrollViews {
      let index = scrollIndices[scrollView.name] ?? scrollViews.count
      if index == scrollViews.count {
        scrollIndices[scrollView.name] = index
        scrollViews.append((scrollView.name, ScrollViewRecorder(name: scrollView.name)))
      }
      scrollViews[index].recorder.append(scrollView, at: number)
    }
    parameters.append(sample.parameters ?? [])
    drawings.merge(sample.drawings ?? [:]) { first, _ in first }
    var previous: Int?
    for view in sample.views { previous = append(view, after: previous, at: number) }
  }

  /// Appends a view to its recorder; a new one is put in order behind the view drawn before it.
  private mutating func append(_ view: ViewSample, after previous: Int?, at number: Int) -> Int {
    let index = index(of: view, after: previous)
    if index == views.count {
      viewIndices[ViewName(view)] = index
      views.append(ViewRecorder(view))
      followers.append(nil)
      let place = previous.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
      order.insert(index, at: place)
    }
    if let previous { followers[previous] = index }
    views[index].append(view, at: number)
    return index
  }

  /// The index of the recorder of a view; the next one for a view without.
  private func index(of view: ViewSample, after previous: Int?) -> Int {
    if let previous, let follower = followers[previous], views[follower].name == view.name,
      views[follower].kind == view.kind
    {
      return follower
    }
    return viewIndices[ViewName(view)] ?? views.count
  }

  /// The recording of all stills.
  package func recording(_ settings: RecordingSettings) -> Recording {
    Recording(
      settings: settings, stills: stills, scrollViews: scrollViews.map(\.recorder.scrollView),
      views: order.map { views[$0].view }, drawings: drawings, parameters: parameters.entries)
  }
}
