package import ScrollworkStage

/// An observer of the stills of a reel that is rendered, and of the views that they draw.
@MainActor package protocol ReelObserver: AnyObject {
  /// Called with each still of the folder, in the order of numbers.
  func observe(_ still: Still, _ views: [DrawnView], at number: Int) throws

  /// Called after the last still, while other jobs draw; not after an error.
  func finish() throws
}
