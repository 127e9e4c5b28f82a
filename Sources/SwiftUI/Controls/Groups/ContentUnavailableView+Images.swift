public import ScrollworkViews

extension ContentUnavailableView
where Label == ScrollworkControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates an empty state with a localized title, a picture and a description.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      ScrollworkControls.Label {
        Text(title)
      } icon: {
        Image(name)
      }
    } description: {
      description
    }
  }
}
