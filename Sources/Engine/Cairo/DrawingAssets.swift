import ScrollworkDrawing

/// What drawing refers to by name: text and its fonts, images, and the functions of shaders.
struct DrawingAssets: Sendable {
  let text: TextEngine
  let images: ImageStore
  var shaders: any ShaderRunning = NoShaders()
}
