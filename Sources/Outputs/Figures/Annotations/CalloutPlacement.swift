import Foundation
import ScrollworkGeometry

/// The placement of labels in columns beside a picture, with leader lines that do not cross.
///
/// Leaders run straight from their site in the picture to a port beside it, then level to the label.
/// The order in each column is the one with the least total length of leaders, and of straight lines
/// to fixed ports the least total length has no crossing: of two that cross, the other two sides of
/// their quadrilateral are shorter.
struct CalloutPlacement {
  /// A label to place.
  struct Request {
    /// The size of the label.
    var size: CGSize
    /// The distance from the top of the label to its port.
    var port: CGFloat
    /// The end of a leader to the left column, and of one to the right.
    var sites: (left: CGPoint, right: CGPoint)
    /// The column; nil for the better one.
    var side: HorizontalEdge?

    func site(_ side: HorizontalEdge) -> CGPoint { side == .leading ? sites.left : sites.right }
  }

  /// A placed label.
  struct Placed {
    /// The column.
    let side: HorizontalEdge
    /// The frame of the label.
    let frame: CGRect
    /// The leader: the site, the port and the end at the label.
    let leader: [CGPoint]
  }

  /// The picture, in points of the page.
  let picture: CGRect
  /// The distance of the ports from the picture.
  let portDistance: CGFloat
  /// The distance of the labels from the picture.
  let labelDistance: CGFloat
  /// The least distance between two labels.
  let spacing: CGFloat
  /// The columns there are, at least one.
  let columns: Set<HorizontalEdge>

  /// The places of labels, in the order of the requests.
  ///
  /// Columns that are longer than the picture extend beyond its lower edge.
  func place(_ requests: [Request]) -> [Placed] {
    let sides = sides(requests)
    var placed: [Int: Placed] = [:]
    for side in [HorizontalEdge.leading, .trailing] {
      let members = requests.indices.filter { sides[$0] == side }
      for (index, place) in column(members, of: requests, side) { placed[index] = place }
    }
    return requests.indices.compactMap { placed[$0] }
  }

  // MARK: Sides

  /// The column of each label.
  ///
  /// Of the labels without a side, those whose sites are farther left go left, so that no leader
  /// crosses one to the other column. The split has the least length of leaders in columns that are
  /// not longer than the picture.
  private func sides(_ requests: [Request]) -> [HorizontalEdge] {
    if columns.count == 1 { return requests.map { _ in columns.first ?? .trailing } }
    let free = requests.indices.filter { requests[$0].side == nil }.sorted {
      (requests[$0].sites.left.x + requests[$0].sites.right.x, $0)
        < (requests[$1].sites.left.x + requests[$1].sites.right.x, $1)
    }
    func sides(_ split: Int) -> [HorizontalEdge] {
      var sides = requests.map { $0.side ?? .trailing }
      for index in free[..<split] { sides[index] = .leading }
      return sides
    }
    func cost(_ sides: [HorizontalEdge]) -> CGFloat {
      var (cost, lengths) = (CGFloat(0), [HorizontalEdge: CGFloat]())
      for (request, side) in zip(requests, sides) {
        let site = request.site(side)
        cost += side == .leading ? site.x - picture.minX : picture.maxX - site.x
        lengths[side, default: -spacing] += request.size.height + spacing
      }
      for length in lengths.values { cost += 10 * max(0, length - picture.height) }
      return cost
    }
    let splits = (0...free.count).map { (split: $0, cost: cost(sides($0))) }
    let best = splits.min { ($0.cost, $0.split) < ($1.cost, $1.split) }
    return sides(best?.split ?? 0)
  }

  // MARK: A column

  private func column(
    _ members: [Int], of requests: [Request], _ side: HorizontalEdge
  ) -> [(Int, Placed)] {
    guard !members.isEmpty else { return [] }
    let start = members.sorted {
      (requests[$0].site(side).y, $0) < (requests[$1].site(side).y, $1)
    }
    var order = ordered(start, of: requests, side, slot: nil)
    var places = stack(order, of: requests, side, slot: nil)
    if cost(places).crossings > 0 {
      // With labels of one height, ports do not depend on the order, and the best has no crossing.
      let slot = members.map { requests[$0].size.height }.max()
      order = ordered(start, of: requests, side, slot: slot)
      places = stack(order, of: requests, side, slot: slot)
    }
    return Array(zip(order, places))
  }

  /// The order of labels from top to bottom in which the swap of no two is better.
  private func ordered(
    _ start: [Int], of requests: [Request], _ side: HorizontalEdge, slot: CGFloat?
  ) -> [Int] {
    var order = start
    var best = cost(stack(order, of: requests, side, slot: slot))
    var improves = true
    while improves {
      improves = false
      for one in order.indices {
        for other in order.indices where other > one {
          order.swapAt(one, other)
          let new = cost(stack(order, of: requests, side, slot: slot))
          if new.total < best.total - 1e-6 {
            (best, improves) = (new, true)
          } else {
            order.swapAt(one, other)
          }
        }
      }
    }
    return order
  }

  /// Labels in an order, each as near to the level of its site as the others allow.
  private func stack(
    _ order: [Int], of requests: [Request], _ side: HorizontalEdge, slot: CGFloat?
  ) -> [Placed] {
    let heights = order.map { slot ?? requests[$0].size.height }
    let tops = LabelSpacing.starts(
      order.map { requests[$0].site(side).y - requests[$0].port }, lengths: heights,
      spacing: spacing, in: picture.minY...max(picture.minY, picture.maxY))
    return zip(order, tops).map { index, top in
      let request = requests[index]
      let isLeft = side == .leading
      let edge = isLeft ? picture.minX - labelDistance : picture.maxX + labelDistance
      let port = isLeft ? picture.minX - portDistance : picture.maxX + portDistance
      let level = top + request.port
      return Placed(
        side: side,
        frame: CGRect(
          x: isLeft ? edge - request.size.width : edge, y: top, width: request.size.width,
          height: request.size.height),
        leader: [
          request.site(side), CGPoint(x: port, y: level),
          CGPoint(x: edge + (isLeft ? 4 : -4), y: level),
        ])
    }
  }

  // MARK: Cost

  /// The least distance of a leader from the site of another.
  ///
  /// - Source: chosen: the radius of a dot at a site, and as much again.
  static let clearance: CGFloat = 6

  private func cost(_ places: [Placed]) -> (total: CGFloat, crossings: Int) {
    var (length, crossings, covers) = (CGFloat(0), 0, 0)
    for (index, place) in places.enumerated() {
      let leader = Segment(place.leader[0], place.leader[1])
      length += leader.length
      for (other, its) in places.enumerated() where other != index {
        if other > index, leader.crosses(Segment(its.leader[0], its.leader[1])) { crossings += 1 }
        if leader.distance(to: its.leader[0]) < Self.clearance { covers += 1 }
      }
    }
    return (length + 1e6 * CGFloat(crossings) + 1e3 * CGFloat(covers), crossings)
  }
}
