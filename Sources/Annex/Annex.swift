package import Foundation
import ScrollworkSystem

/// The sources of the stand-ins for frameworks and packages, beside the program.
package enum Annex {
  /// The folders whose folders are a stand-in each.
  package static var areas: [URL] {
    ["Frameworks", "Packages"]
      .map { ProgramResources.folder(of: "ScrollworkAnnex").appending(path: $0) }
      .filter { InputFile.isFolder($0.path) }
  }
}
