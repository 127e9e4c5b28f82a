package import Foundation

/// The sources of the stand-ins for frameworks and packages, beside the program.
package enum Annex {
  /// The folders whose folders are a stand-in each.
  package static var areas: [URL] {
    ["Frameworks", "Packages"].compactMap { Bundle.module.url(forResource: $0, withExtension: nil) }
  }
}
