import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

private enum Star: ContainerValueKey {
  static var defaultValue: Int { 0 }
}

extension ContainerValues {
  fileprivate var stars: Int {
    get { self[Star.self] }
    set { self[Star.self] = newValue }
  }
}

/// A container that shows each of its views under a number.
private struct Numbered<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack(spacing: 0) {
      Group(subviews: content) { subviews in
        Text("\(subviews.count) views")
        ForEach(subviews) { subview in
          HStack {
            subview
            Text(String(repeating: "*", count: subview.containerValues.stars))
          }
        }
        subviews.isEmpty ? Text("nothing") : nil
      }
    }
  }
}

/// A container that shows the stars of each of its sections.
private struct Rated<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack(spacing: 0) {
      ForEach(sections: content) { section in
        Text("\(section.content.count) of \(section.containerValues.stars)")
      }
    }
  }
}

@MainActor @Suite struct `Subviews of a view` {
  @Test func `have the values of their section`() {
    let stage = Stage {
      Rated {
        Section {
          Text("a")
          Text("b")
        }
        .containerValue(\.stars, 2)
        Section { Text("c").containerValue(\.stars, 5) }
      }
    }
    #expect(stage.texts == ["2 of 2", "1 of 5"])
  }

  @Test func `are all views it declares`() {
    let stage = Stage(canvas: CGSize(width: 300, height: 300)) {
      Numbered {
        Text("a").containerValue(\.stars, 3)
        Group {
          Text("b")
          Text("c").padding(4).containerValue(\.stars, 1).padding(4)
        }
        ForEach(0..<2) { Text("row \($0)") }
        if Bool.random() || true { Text("d") }
      }
    }
    #expect(
      stage.texts == [
        "6 views", "a", "***", "b", "", "c", "*", "row 0", "", "row 1", "", "d", "",
      ])
    #expect(Stage { Numbered {} }.texts == ["0 views", "nothing"])
  }

  @Test func `can be sliced, and iterated`() {
    struct First<Content: View>: View {
      @ViewBuilder var content: Content

      var body: some View {
        VStack {
          Group(subviews: content) { subviews in
            subviews.prefix(2)
            if let last = subviews.last { last.padding() }
          }
        }
      }
    }
    let some = Stage { First { ForEach(0..<5) { Text("\($0)") } } }
    #expect(some.texts == ["0", "1", "4"])
    let all = Stage {
      ScrollView {
        LazyVStack {
          ForEach(
            subviews: Group {
              Text("x").tag(7)
              Text("y")
            }
          ) { subview in
            VStack {
              subview
              Text("\(subview.containerValues.tag(for: Int.self) ?? -1)")
              Text("\(subview.containerValues.hasTag(7))")
            }
          }
        }
      }
    }
    #expect(all.texts == ["x", "7", "true", "y", "-1", "false"])
  }

  @Test func `keep their state, and appear and disappear`() {
    struct Counting: View {
      let name: String
      @State private var count = 0

      var body: some View {
        Button("\(name) \(count)") { count += 1 }.frame(height: 20).accessibilityIdentifier(name)
      }
    }
    struct Changing: View {
      @State private var isThere = true

      var body: some View {
        VStack(spacing: 0) {
          Button("swap") { isThere.toggle() }.frame(height: 20).accessibilityIdentifier("swap")
          ForEach(
            subviews: Group {
              if isThere { Counting(name: "a") }
              Counting(name: "b")
            }
          ) { $0.padding(5) }
        }
      }
    }
    let stage = Stage(script: [.tap("a"), .tap("b"), .tap("b"), .tap("swap"), .wait(0.1)]) {
      Changing()
    }
    #expect(stage.texts(at: taps(3)) == ["swap", "a 1", "b 2"])
    #expect(stage.texts(at: stage.duration) == ["swap", "b 2"])
    #expect(stage.complaints == [])
  }
}

@MainActor @Suite struct `Some of the subviews` {
  private struct Parts<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      Group(subviews: content) { subviews in
        let tail: SubviewsCollection.SubSequence = subviews[1..<4]
        let part: SubviewsCollectionSlice.SubSequence = tail[2..<4]
        Text(verbatim: "\(subviews.count) \(tail.startIndex)..<\(tail.endIndex) \(part.count)")
        tail[3]
        part.first
        ForEach(subviews: tail) { $0 }
      }
    }
  }

  @Test func `keep their ids as scroll positions`() {
    let stage = Stage {
      VStack {
        Parts {
          ForEach(0..<2) { Text("row \($0)") }
          Text("third")
          Text("fourth")
        }
      }
    }
    // A subview is shown once, where it is first asked for.
    #expect(stage.texts.first == "4 1..<4 2")
    #expect(Set(stage.texts) == ["4 1..<4 2", "fourth", "third", "row 1"])
  }
}

@MainActor @Suite struct `Bindings to elements` {
  private struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
  }

  private struct Edited: View {
    @State private var items = [Item(id: 7, name: "a"), Item(id: 8, name: "b")]

    var body: some View {
      VStack(spacing: 0) {
        ForEach<LazyMapSequence<Range<Int>, (Int, Int)>, Int, Tapped>($items) { Tapped(item: $0) }
      }
    }
  }

  private struct Tapped: View {
    @Binding var item: Item

    var body: some View {
      Text(item.name).id("tap \(item.id)").onTapGesture { item.name += "!" }
    }
  }

  @Test func `write each to its own element`() {
    let stage = Stage(script: [.tap("tap 8"), .wait(0.1)]) { Edited() }
    #expect(stage.texts(at: 0) == ["a", "b"])
    #expect(stage.texts == ["a", "b!"])
  }
}
