import Scrollwork

/// The scenes of this repository, in the order the tool lists them.
public let allScenes: [Scene] = [.feed]
