import Scrollwork
import ScrollworkCommand

@main enum OwnTool: SceneCatalog {
  static var scenes: [Scene] { [.lanterns] }
}
