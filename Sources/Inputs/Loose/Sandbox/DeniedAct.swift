import Foundation
import ScrollworkSystem

/// An act that the sandbox denied to the code of a scene.
package struct DeniedAct: Hashable, Sendable {
  /// The kinds of acts, as `CSystemCalls` names them.
  enum Kind: String {
    case read, write, process, session, signal, socket, folder
  }

  let kind: Kind
  /// What the act was about, such as a path; empty if there is none.
  let subject: String
  /// The addresses of its callers in the library of the scene, innermost first.
  let callers: [UInt64]
  /// The file and the line of the innermost caller in the user's files; nil if they are unknown.
  var place: String?

  /// The acts in the record of a process; lines that no sandbox writes are left out, since the code that
  /// is confined can write to the record as well.
  static func all(in record: String) -> [DeniedAct] {
    record.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count >= 2, let kind = Kind(rawValue: String(fields[0])) else { return nil }
      return DeniedAct(
        kind: kind, subject: String(fields[1]),
        callers: fields.dropFirst(2).compactMap { UInt64($0, radix: 16) })
    }
  }

  private var what: String {
    switch kind {
    case .read: "reading \(subject)"
    case .write: "writing \(Self.destination(of: subject))"
    case .process: subject.isEmpty ? "a new process" : "the process \(subject)"
    case .session: "a session of its own"
    case .signal: "a signal to another process"
    case .socket: "a socket"
    case .folder: "another current folder"
    }
  }

  /// The path that is meant by a temporary one: Foundation first writes a file beside it.
  ///
  /// - Source: measured with Swift 6.3, the names of the temporary files.
  private static func destination(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), path[slash...].hasPrefix("/.dat.nosync") else {
      return path
    }
    return "a file in \(path[..<slash])"
  }
}

extension DeniedAct {
  /// The most acts that are told.
  ///
  /// - Source: chosen; the rest is of the same kind.
  private static let most = 8

  /// The messages about acts: those of one kind at one place, such as in a loop, are one.
  package static func messages(about acts: [DeniedAct]) -> [String] {
    var (kinds, groups) = ([[String]](), [[DeniedAct]]())
    for act in acts {
      let kind = [act.kind.rawValue, act.place ?? ""]
      if let index = kinds.firstIndex(of: kind) {
        groups[index].append(act)
      } else {
        kinds.append(kind)
        groups.append([act])
      }
    }
    let messages = groups.prefix(most).map(message)
    let rest = groups.count - messages.count
    return messages
      + (rest > 0 ? ["the sandbox denied more, at \(rest) other place\(rest == 1 ? "" : "s")"] : [])
  }

  /// The message about acts of one kind at one place: where, what, and how to allow it.
  private static func message(_ acts: [DeniedAct]) -> String {
    let place = acts[0].place.map { $0 + ": " } ?? ""
    let others = Set(acts.map(\.what)).count - 1
    let more = others > 0 ? " and \(others) other\(others == 1 ? "" : "s")" : ""
    return "\(place)the sandbox denied \(acts[0].what)\(more); --no-sandbox allows it"
  }
}
