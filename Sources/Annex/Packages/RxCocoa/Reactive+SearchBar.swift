/// The delegate proxy of a search bar.
@MainActor private final class SearchProxy: UISearchBarDelegate {
  let texts = PublishSubject<String?>()
  let searches = PublishSubject<Void>()
  let cancels = PublishSubject<Void>()
  weak var next: (any UISearchBarDelegate)?

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    texts.onNext(searchText)
    next?.searchBar(searchBar, textDidChange: searchText)
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    searches.onNext(())
    next?.searchBarSearchButtonClicked(searchBar)
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    cancels.onNext(())
    next?.searchBarCancelButtonClicked(searchBar)
  }
}

extension Reactive where Base: UISearchBar {
  @MainActor private func told<Element>(
    _ make: @escaping @MainActor (SearchProxy, Base) -> Observable<Element>
  ) -> Observable<Element> {
    let base = base
    return .onMain { [weak base] observer in
      guard let base else { return Disposables.create() }
      let proxy = base.delegate as? SearchProxy ?? SearchProxy()
      if proxy !== base.delegate {
        proxy.next = base.delegate
        base.delegate = proxy
      }
      return Disposables.create(
        make(proxy, base).subscribe(observer),
        Disposables.create { MainActor.assumeIsolated { _ = proxy } })
    }
  }

  /// The text of the search bar.
  @MainActor @preconcurrency public var text: ControlProperty<String?> {
    ControlProperty(
      values: told { proxy, bar in proxy.texts.startWith(bar.text) },
      valueSink: Binder(base) { bar, text in MainActor.assumeIsolated { bar.text = text } })
  }

  /// The taps of the search key.
  @MainActor @preconcurrency public var searchButtonClicked: ControlEvent<Void> {
    ControlEvent(events: told { proxy, _ in proxy.searches })
  }

  /// The taps of the cancel button.
  @MainActor @preconcurrency public var cancelButtonClicked: ControlEvent<Void> {
    ControlEvent(events: told { proxy, _ in proxy.cancels })
  }
}
