/// The platform of a preview: all are shown on a phone.
public enum PreviewPlatform: Sendable {
  case iOS, macOS, tvOS, watchOS
}
