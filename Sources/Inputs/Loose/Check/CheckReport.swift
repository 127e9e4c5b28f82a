/// What of some files is modelled, and what is not.
package struct CheckReport: Hashable, Sendable {
  /// A name that does not exist.
  package struct Name: Hashable, Sendable {
    /// What a name is.
    package enum Kind: String, Sendable {
      case type, function, member, attribute, macro, argument
    }

    /// The name, without the point or the sign before it; of an argument, `function(label:)`.
    package let name: String
    package let kind: Kind
    /// The places of its uses, as `path:line:column`.
    package let places: [String]
    /// What to use instead, if there is something to say.
    package let advice: String?
  }

  /// A module that is imported and does not exist.
  package struct Module: Hashable, Sendable {
    package let name: String
    package let places: [String]
    package let advice: String?
  }

  /// A picture, a color or a symbol that code names in a string and that is not there.
  package struct Resource: Hashable, Sendable {
    package enum Kind: String, Sendable {
      case picture, color, symbol
    }

    package enum Fault: String, Sendable {
      case missing, unreadable
    }

    package let name: String
    package let kind: Kind
    package let fault: Fault
    package let places: [String]
  }

  /// Something that can be rendered.
  package struct Root: Hashable, Sendable {
    package enum Kind: String, Sendable {
      case app, preview, provider, view
    }

    /// The word for `--view`; nil for a preview without a title.
    package let name: String?
    package let kind: Kind
    package let path: String
  }

  /// The number of Swift files.
  package var files = 0
  /// The names, by uses, most first.
  package var names: [Name] = []
  /// The modules, by uses, most first.
  package var modules: [Module] = []
  /// The resources, by uses, most first.
  package var resources: [Resource] = []
  /// The names of stand-ins that change nothing.
  package var ineffective: [IneffectiveUse] = []
  /// The packages that projects name.
  package var packages: [PackageNeed] = []
  /// The errors of Metal files, and of uses of their functions, at their places.
  package var shaders: [CompilerReport.Finding] = []
  /// What is said of Metal files that are left alone, one line for each.
  package var shaderNotes: [String] = []
  /// What can be rendered: apps first, then previews, then views.
  package var roots: [Root] = []

  /// Whether everything that the files use is modelled and there.
  package var isComplete: Bool {
    names.isEmpty && modules.isEmpty && resources.isEmpty && shaders.isEmpty
  }
}
