import ScrollworkProjects

/// The controllers of a storyboard as an expression.
struct StoryboardExpression {
  /// The expression; nil if the storyboard has all of a controller.
  let text: String?

  init(_ controller: Storyboard.Controller) {
    switch controller {
    case .plain(let name): text = name.map { "\($0)()" }
    case .navigation(let name, let root):
      let type = name ?? "UINavigationController"
      text = StoryboardExpression(root).text.map { "\(type)(rootViewController: \($0))" }
    case .tabs(let name, let tabs):
      let type = name ?? "UITabBarController"
      let held = tabs.compactMap { StoryboardExpression($0).text }
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
