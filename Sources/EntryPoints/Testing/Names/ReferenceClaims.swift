import Foundation
import ScrollworkSystem

/// Which test uses which reference, so that no two tests share one unseen.
final class ReferenceClaims: Sendable {
  /// The owner of a folder.
  private struct Owner: Hashable {
    var test: String
    var name: String
  }

  private let owners = Locked<[String: Owner]>([:])

  /// The claims of this process.
  static let shared = ReferenceClaims()

  /// Claims a folder for a test; returns what is wrong if another test or another name has it.
  func claim(_ folder: URL, for test: RunningTest, name: String) -> String? {
    let owner = Owner(test: test.identity, name: name)
    // Some file systems ignore case.
    let key = folder.path.lowercased()
    let known = owners.withLock { owners in
      let known = owners[key]
      if known == nil { owners[key] = owner }
      return known
    }
    guard let known, known != owner else { return nil }
    guard known.test == owner.test else {
      return "The tests \(known.test) and \(owner.test) would share the reference "
        + "\(folder.lastPathComponent); give one of the assertions a name with named:."
    }
    return "The names “\(known.name)” and “\(name)” are the same for a folder, "
      + "\(folder.lastPathComponent); give one of the assertions another name."
  }
}
