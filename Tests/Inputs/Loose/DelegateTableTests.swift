import TestSupport
import Testing

@testable import ScrollworkLoose

/// The protocols and their extensions in some folders of the sources.
private struct Declared {
  var protocols: [String: [TypeDeclarations.Method]] = [:]
  var inherited: [String: Set<String>] = [:]
  var onMainActor: Set<String> = []
  var defaults: [String: [MethodSignature]] = [:]
  var classes: [String: [TypeDeclarations.Method]] = [:]

  init(_ folders: [String]) throws {
    for path in try Repository.swiftFiles(in: folders.map { "Sources/" + $0 }) {
      add(SourceText(try Repository.text(path)))
    }
  }

  private mutating func add(_ source: SourceText) {
    for found in TypeDeclarations(source).declarations where !found.isConstrained {
      let name = found.path.joined(separator: ".")
      switch found.kind {
      case .protocol:
        protocols[name] = found.methods
        inherited[name] = Set(found.inherited).subtracting(["AnyObject"])
        let head = String(decoding: source.code[..<found.body], as: UTF8.self).suffix(160)
        let own = head.split(whereSeparator: { "}{".contains($0) }).last ?? ""
        if own.contains("@MainActor") { onMainActor.insert(name) }
      case .extension: defaults[name, default: []] += found.methods.map(\.signature)
      case .class: classes[name] = found.methods
      case .other: break
      }
    }
  }
}

private let interface = ["UIKit/UIScrolling", "UIKit/UIControls"]
private let frameworks = ["Annex/Frameworks", "Imports/Foundation"]
private let packages = ["Annex/Packages"]

@Suite struct `The table of delegates` {
  @Test func `has the methods of the modules, and knows which are optional`() throws {
    let declared = try Declared(interface + frameworks + packages)
    let table = DelegateProtocols.all.entries
    for (name, entry) in table {
      #expect(entry.isOnMainActor == declared.onMainActor.contains(name), "\(name)")
      #expect(Set(entry.inherited) == declared.inherited[name], "\(name)")
      let defaults = declared.defaults[name] ?? []
      let found = (declared.protocols[name] ?? []).map { method in
        let isOptional = defaults.contains { $0.fit(to: method.signature) == [] }
        return (isOptional ? "optional " : "") + method.signature.declaration
      }
      let known = entry.requirements.map {
        ($0.isOptional ? "optional " : "") + $0.signature.declaration
      }
      #expect(found == known, "\(name)")
    }
  }

  @Test func `has all protocols of delegates and data sources of Apple's frameworks`() throws {
    let declared = try Declared(interface + frameworks)
    let endings = [
      "Delegate", "DataSource", "Prefetching", "Updating", "Transitioning", "Observer", "Handler",
    ]
    let named = declared.protocols.filter { name, methods in
      !methods.isEmpty && endings.contains { name.hasSuffix($0) }
    }
    let missing = Set(named.keys).subtracting(DelegateProtocols.all.entries.keys)
    #expect(missing == ["UIViewControllerContextTransitioning"])
  }

  @Test(arguments: DelegateProtocols.classes.sorted { $0.key < $1.key }.map(\.key))
  func `can be overridden in a controller`(name: String) throws {
    let methods = try Declared(interface).classes[name] ?? []
    let all = DelegateProtocols.all
    for owner in all.closure(of: DelegateProtocols.classes[name] ?? []) {
      for requirement in all.entries[owner]?.requirements ?? [] {
        let isOpen = methods.contains {
          $0.signature.fit(to: requirement.signature) == [] && $0.modifiers["open"] != nil
        }
        #expect(isOpen, "\(name) \(requirement.signature.declaration)")
      }
    }
  }
}
