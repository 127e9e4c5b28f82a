package import Foundation

/// The folders of resources beside the program.
package enum ProgramResources {
  /// The folder with the resources of a target, such as `ScrollworkCommand`, whether or not it is there.
  ///
  /// The accessor of the package manager, `Bundle.module`, ends a program without its resources, and puts the
  /// path of the build into the program.
  package static func folder(of target: String) -> URL {
    Bundle.main.bundleURL.appending(path: "Scrollwork_\(target).resources")
  }
}
