// At 0, 1.2, 2.4.
import SwipeCellKit
import UIKit

final class MailController: UITableViewController, SwipeTableViewCellDelegate {
  private var mails = ["one", "two"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(SwipeTableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    mails.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? SwipeTableViewCell)?.delegate = self
    cell.textLabel?.text = mails[indexPath.row]
    return cell
  }

  func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath,
    for orientation: SwipeActionsOrientation
  ) -> [SwipeAction]? {
    guard orientation == .right else { return nil }
    let style: SwipeActionStyle = .destructive
    let delete = SwipeAction(style: style, title: "Delete") { action, path in
      self.mails[path.row] += " deleted"
      action.fulfill(with: ExpansionFulfillmentStyle.reset)
      tableView.reloadData()
    }
    delete.hidesWhenSelected = true
    return [delete, SwipeAction(style: .default, title: "Mark as important", handler: nil)]
  }

  func tableView(
    _ tableView: UITableView, editActionsOptionsForRowAt indexPath: IndexPath,
    for orientation: SwipeActionsOrientation
  ) -> SwipeOptions {
    var options = SwipeOptions()
    options.expansionStyle = SwipeExpansionStyle.destructive(
      automaticallyDelete: false, timing: SwipeExpansionStyle.FulfillmentTiming.after)
    options.transitionStyle = SwipeTransitionStyle.border
    options.buttonPadding = 4
    return options
  }
}

#Preview { MailController() }
