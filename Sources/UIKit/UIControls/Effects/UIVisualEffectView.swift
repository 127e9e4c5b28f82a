public import Foundation
public import ScrollworkUIScrolling
public import ScrollworkViews

/// An effect of a view on what is behind it.
open class UIVisualEffect {
  /// Creates an effect that changes nothing.
  public init() {}
}

/// A blur of what is behind a view, drawn as SwiftUI's material.
public final class UIBlurEffect: UIVisualEffect {
  /// The style of a blur.
  public enum Style: Int, Hashable, Sendable {
    case extraLight = 0
    case light, dark, regular = 4, prominent = 5
    case systemUltraThinMaterial = 6, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark

    var material: Material {
      switch self {
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
        .ultraThin
      case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: .thin
      case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .extraLight:
        .thick
      case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
      default: .regular
      }
    }

    /// The color scheme of the style; unspecified where it follows its surroundings.
    var scheme: UIUserInterfaceStyle {
      switch self {
      case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
        .systemThickMaterialDark, .systemChromeMaterialDark:
        .dark
      case .light, .extraLight, .systemUltraThinMaterialLight, .systemThinMaterialLight,
        .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
        .light
      default: .unspecified
      }
    }
  }

  let style: Style

  /// Creates a blur of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// An effect that lets content shine through a blur; content is drawn in its own colors.
public final class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect for views in a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }
  /// Creates an effect for views in a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}

/// The style of vibrant content.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
  case label = 0
  case secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// A view with an effect on what is behind it.
@MainActor @preconcurrency open class UIVisualEffectView: UIView, ContentHosting {
  package private(set) var contentVersion = 0
  /// The effect.
  open var effect: UIVisualEffect? {
    didSet {
      contentVersion += 1
      let scheme = (effect as? UIBlurEffect)?.style.scheme ?? .unspecified
      contentView.overrideUserInterfaceStyle = .unspecified
      overrideUserInterfaceStyle = scheme
    }
  }
  /// The view for content.
  public let contentView = UIView()

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    self.effect = effect
    overrideUserInterfaceStyle = (effect as? UIBlurEffect)?.style.scheme ?? .unspecified
  }

  /// Creates a view without an effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Creates a view without an effect.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  package var hostedContent: (any View)? {
    (effect as? UIBlurEffect).map { Rectangle().fill($0.style.material) }
  }
}
