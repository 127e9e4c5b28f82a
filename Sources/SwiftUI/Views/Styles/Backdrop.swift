package import ScrollworkDrawing
import ScrollworkEnvironment

extension EnvironmentValues {
  private enum BackdropKey: EnvironmentKey {
    static var defaultValue: Color { .canvas }
  }

  /// The color behind the views of the scene.
  package var backdrop: Color {
    get { self[BackdropKey.self] }
    set { self[BackdropKey.self] = newValue }
  }
}
