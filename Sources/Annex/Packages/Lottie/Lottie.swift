// The module behind `import Lottie`: shape layers, solids, precompositions, masks and mattes of an
// animation file are drawn at the time of the scene. Texts, pictures, effects and expressions of a
// file are left out.

@_exported public import ScrollworkUIKit
