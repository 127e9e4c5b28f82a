/// The parts of one section of another view's content.
///
/// Consecutive views outside of sections form a section without header and footer.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section.
  public struct ID: Hashable {
    fileprivate let number: Int
  }

  /// The identity of the section.
  public let id: ID
  /// The header views of the section.
  public let header: SubviewsCollection
  /// The footer views of the section.
  public let footer: SubviewsCollection
  /// The content of the section.
  public let content: SubviewsCollection

  /// The container values of the section.
  public var containerValues: ContainerValues {
    content.first?.containerValues ?? header.first?.containerValues ?? ContainerValues()
  }
}

/// The sections of a view, in order.
public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  /// The index of the first section.
  public var startIndex: Int { 0 }

  /// The index after the last section.
  public var endIndex: Int { sections.count }

  /// The section at an index.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }

  /// The sections of resolved views.
  @MainActor init(_ list: NodeList) {
    var sections: [SectionConfiguration] = []
    var loose = NodeList()
    func add(_ header: NodeList, _ content: NodeList, _ footer: NodeList) {
      sections.append(
        SectionConfiguration(
          id: SectionConfiguration.ID(number: sections.count), header: header.subviews,
          footer: footer.subviews, content: content.subviews))
    }
    for segment in list.segments {
      guard case .section(let header, let content, let footer) = segment else {
        loose.append(NodeList(segment))
        continue
      }
      if loose.count > 0 { add(NodeList(), loose, NodeList()) }
      loose = NodeList()
      add(header, content, footer)
    }
    if loose.count > 0 { add(NodeList(), loose, NodeList()) }
    self.sections = sections
  }
}

/// The content of a group that transforms the sections of a view.
public struct GroupSectionsOfContent<Sections: View, Content: View>: CountedView {
  @MainActor package static var nodeCount: Int? { nil }

  let base: Sections
  let transform: (SectionCollection) -> Content

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    let inner = context.view("Group")
    let sections = SectionCollection(ScrollworkViews.resolve(base, in: inner.child(0)))
    let content = inner.evaluate { transform(sections) }
    return ScrollworkViews.resolve(content, in: inner.child(1))
  }
}

extension Group {
  /// Creates a group from the sections of a view.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(base: view, transform: transform) }
  }
}

/// The sections of a view as the data of a `ForEach`; empty until the view is resolved.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  let base: any View
  var sections: [SectionConfiguration] = []

  /// The index of the first section.
  public var startIndex: Int { 0 }

  /// The index after the last section.
  public var endIndex: Int { sections.count }

  /// The section at an index.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension ForEachSectionCollection: DeferredElements {
  @MainActor func filled(in context: ResolveContext) -> Self {
    var copy = self
    copy.sections = Array(SectionCollection(ScrollworkViews.resolve(base, in: context)))
    return copy
  }
}

extension ForEach where ID == SectionConfiguration.ID {
  /// Creates views from the sections of a view.
  public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Data == ForEachSectionCollection<Content> {
    self.init(
      ForEachSectionCollection(base: view), id: \.id, content: content, fileID: fileID, line: line)
  }
}
