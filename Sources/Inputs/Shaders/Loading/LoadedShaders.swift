import CShaders
package import Foundation
import ScrollworkCompilers
package import ScrollworkDrawing
import ScrollworkSystem

/// The functions of compiled libraries, loaded into this process.
///
/// Loading runs the code of people in the process: only that which plays scenes does it.
package struct LoadedShaders: Sendable {
  /// A function.
  package struct Function: Sendable {
    /// The identity.
    package let id: ShaderFunctionID
    /// The types.
    package let signature: ShaderSignature
    fileprivate let call: shader_function

    /// Runs the function over pixels.
    package func run(_ pass: ShaderPass, _ arguments: ShaderArguments) {
      RunningShaders.noting(id) { pass.call(call, arguments) }
    }
  }

  /// The functions by their names.
  private let functions: [String: Function]

  /// Loads libraries that only this user can change; they are never unloaded.
  ///
  /// Of functions of one name the first counts.
  package init(_ libraries: [URL]) throws(ShaderError) {
    var functions: [String: Function] = [:]
    for library in libraries {
      for function in try Self.functions(in: library) where functions[function.id.name] == nil {
        functions[function.id.name] = function
      }
    }
    self.functions = functions
  }

  /// The beginning of the symbols of functions.
  private static let symbolPrefix = "shader_"

  /// The name of the function that a line of a backtrace is in, without its namespaces; nil for other
  /// code.
  package static func function(inFrame line: some StringProtocol) -> String? {
    guard line.contains(" in \(ShaderCache.libraryName)") else { return nil }
    let symbol = line.split(separator: " ").first { $0.hasPrefix(symbolPrefix) }
    return symbol.map { String($0.dropFirst(symbolPrefix.count)) }
  }

  private static func functions(in library: URL) throws(ShaderError) -> [Function] {
    if let fault = TrustedPath.fault(of: library.path) {
      throw .untrustedLibrary(library.path, fault)
    }
    guard let handle = dlopen(library.path, RTLD_NOW | RTLD_LOCAL) else {
      throw .cannotLoad(reason: dlerror().map { String(cString: $0) } ?? "unknown reason")
    }
    guard let list = text(ShaderList.symbol, in: handle) else {
      throw .cannotLoad(reason: "\(library.path) lists no functions")
    }
    var functions: [Function] = []
    for listed in ShaderList(list).functions {
      guard let address = dlsym(handle, symbolPrefix + listed.symbol),
        let description = text("shader_signature_" + listed.symbol, in: handle),
        let signature = ShaderSignature(
          name: listed.id.name, description: description, written: listed.signature)
      else { throw .cannotLoad(reason: "\(library.path) has no function \(listed.id.name)") }
      functions.append(
        Function(
          id: listed.id, signature: signature,
          call: unsafeBitCast(
            address, to: (@convention(c) (UnsafePointer<shader_pass>?) -> Void).self)))
    }
    return functions
  }

  private static func text(_ symbol: String, in handle: UnsafeMutableRawPointer) -> String? {
    dlsym(handle, symbol).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
  }

  /// The identity of the function with a name; nil if there is none.
  package func id(of name: String) -> ShaderFunctionID? { functions[name]?.id }

  /// The names of a function's parameters in order; empty without such a function.
  package func parameterNames(of name: String) -> [String?] {
    functions[name]?.signature.parameters.map(\.name) ?? []
  }

  /// The names of the functions, sorted.
  package var names: [String] { functions.keys.sorted() }

  /// The function of a name, for a use with arguments of some kinds.
  package func function(
    named name: String, as kind: ShaderKind, with arguments: [ShaderArgumentKind]
  ) throws(ShaderMismatch) -> Function {
    guard let function = functions[name] else { throw .unknown(name, among: names) }
    if let mismatch = function.signature.mismatch(as: kind, with: arguments) { throw mismatch }
    return function
  }
}
