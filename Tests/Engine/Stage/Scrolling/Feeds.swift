import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// What a ``Feed`` shows and where it is.
struct FeedModel {
  var position = ScrollPosition(idType: Int.self)
  var rows = Array(0..<20)
  /// Rows that are twice as long.
  var long: Set<Int> = []
  /// The length of the window.
  var window: CGFloat = 200
  /// The position as `scrollPosition(id:)` has it.
  var id: Int?
}

/// Rows of 50 points in a window of 200 below a bar of 20, and taps named 0, 1, … that change it.
struct Feed: View {
  @State var model = FeedModel()
  var isLazy = true
  var isHorizontal = false
  var anchor: UnitPoint?
  /// Whether the position is tied as an id.
  var isByID = false
  var hasPosition = true
  var isTarget = true
  var margin: CGFloat = 0
  var anchors = ScrollAnchors()
  var transaction = Transaction()
  var changes: [(inout FeedModel) -> Void] = []
  var log: Log?

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        ForEach(Array(changes.indices), id: \.self) { index in
          Color.gray.frame(width: 20, height: 20)
            .accessibilityIdentifier("\(index)")
            .onTapGesture { withTransaction(transaction) { changes[index](&model) } }
        }
      }
      .frame(height: 20)
      positioned
        .environment(\.scroll.anchors, anchors)
        .contentMargins(isHorizontal ? .horizontal : .vertical, margin)
        .frame(
          width: isHorizontal ? model.window : 200, height: isHorizontal ? 200 : model.window)
      Spacer(minLength: 0)
    }
    .frame(width: 200, height: 220)
    .onChange(of: model.position) { _, new in
      log?.add(
        "\(new.viewID.map { "\($0)" } ?? "–") \(new.isPositionedByUser ? "user" : "code")"
          + "\(new.edge.map { " \($0)" } ?? "")\(new.point.map { " \($0.y)" } ?? "")")
    }
  }

  @ViewBuilder private var positioned: some View {
    if !hasPosition {
      scroll
    } else if isByID {
      scroll.scrollPosition(id: $model.id, anchor: anchor)
    } else {
      scroll.scrollPosition($model.position, anchor: anchor)
    }
  }

  private var scroll: some View {
    ScrollView(isHorizontal ? .horizontal : .vertical) {
      if isHorizontal {
        if isLazy {
          LazyHStack(spacing: 0) { rows }.scrollTargetLayout(isEnabled: isTarget)
        } else {
          HStack(spacing: 0) { rows }.scrollTargetLayout(isEnabled: isTarget)
        }
      } else if isLazy {
        LazyVStack(spacing: 0) { rows }.scrollTargetLayout(isEnabled: isTarget)
      } else {
        VStack(spacing: 0) { rows }.scrollTargetLayout(isEnabled: isTarget)
      }
    }
  }

  private var rows: some View {
    ForEach(model.rows, id: \.self) { row in
      Color.blue.frame(
        width: isHorizontal ? length(row) : 100, height: isHorizontal ? 100 : length(row)
      )
      .id(row)
    }
  }

  private func length(_ row: Int) -> CGFloat { model.long.contains(row) ? 100 : 50 }
}

extension Stage {
  /// A stage with a feed on it.
  convenience init(_ feed: Feed, rightToLeft: Bool = false, script: GestureScript = []) {
    self.init(
      canvas: CGSize(width: 200, height: 220), rightToLeft: rightToLeft, script: script
    ) { feed }
  }

  /// The vertical offset once the script is done.
  var end: CGFloat { offset(at: duration).y }
}
