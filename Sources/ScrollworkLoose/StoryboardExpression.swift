import ScrollworkProjects

/// The controllers of a storyboard as an expression.
struct StoryboardExpression {
  /// The expression; nil if the storyboard has all of a controller.
  let text: String?

  /// `declares` tells whether code declares a class: a device makes a plain controller otherwise.
  init(_ controller: Storyboard.Controller, declares: (String) -> Bool) {
    switch controller {
    case .plain(let name): text = name.map { declares($0) ? "\($0)()" : "UIViewController()" }
    case .navigation(let name, let root):
      let type = name.flatMap { declares($0) ? $0 : nil } ?? "UINavigationController"
      text = StoryboardExpression(root, declares: declares).text.map { "\(type)(rootViewController: \($0))" }
    case .tabs(let name, let tabs):
      let type = name.flatMap { declares($0) ? $0 : nil } ?? "UITabBarController"
      let held = tabs.compactMap { StoryboardExpression($0, declares: declares).text }
      text =
        held.count == tabs.count
        ? "{ let tabs = \(type)(); tabs.viewControllers = [\(held.joined(separator: ", "))]; "
          + "return tabs }()" : nil
    }
  }
}

extension LooseFiles.File {
  /// Whether a delegate in the file puts a controller of its own into a window.
  var setsRootController: Bool {
    let isDelegate = !outline.sceneDelegates.isEmpty || !outline.applicationDelegates.isEmpty
    return isDelegate && source.tokens.contains { $0.text == "rootViewController" }
  }
}
