extension ObservableType {
  /// Gives the sequence and a further argument to a function.
  public func bind<Argument, Result>(
    to binder: (Self) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result { binder(self)(curriedArgument) }
}

/// The bindings of sequences to rows of tables and collections, and the events of their delegates.
@MainActor
private final class ListProxy: UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource, UICollectionViewDelegate
{
  var items: [Any] = []
  var tableCell: ((UITableView, Int, Any) -> UITableViewCell)?
  var collectionCell: ((UICollectionView, Int, Any) -> UICollectionViewCell)?
  let selections = PublishSubject<IndexPath>()
  let offsets = PublishSubject<CGPoint>()
  weak var next: (any UIScrollViewDelegate)?

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableCell?(tableView, indexPath.row, items[indexPath.row]) ?? UITableViewCell()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { items.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionCell?(collectionView, indexPath.item, items[indexPath.item])
      ?? UICollectionViewCell()
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selections.onNext(indexPath)
    (next as? any UITableViewDelegate)?.tableView(tableView, didSelectRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    (next as? any UITableViewDelegate)?.tableView(tableView, heightForRowAt: indexPath)
      ?? tableView.rowHeight
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selections.onNext(indexPath)
    (next as? any UICollectionViewDelegate)?.collectionView(
      collectionView, didSelectItemAt: indexPath)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.onNext(scrollView.contentOffset)
    next?.scrollViewDidScroll(scrollView)
  }
}

extension Reactive where Base: UIScrollView {
  /// The delegate proxy of the scroll view; it forwards to the delegate set before.
  @MainActor private static func proxy(of base: Base?) -> ListProxy {
    if let proxy = base?.delegate as? ListProxy { return proxy }
    let proxy = ListProxy()
    proxy.next = base?.delegate
    base?.delegate = proxy
    return proxy
  }

  /// The delegate of the scroll view while a subscription lives.
  @MainActor fileprivate func told<Element>(
    _ make: @escaping @MainActor (ListProxy, Base) -> Observable<Element>
  ) -> Observable<Element> {
    let base = base
    return .onMain { [weak base] observer in
      guard let base else { return Disposables.create() }
      let proxy = Self.proxy(of: base)
      let subscription = make(proxy, base).subscribe(observer)
      return Disposables.create(
        subscription, Disposables.create { MainActor.assumeIsolated { _ = proxy } })
    }
  }

  /// The offsets, first the present one.
  @MainActor @preconcurrency public var contentOffset: ControlProperty<CGPoint> {
    ControlProperty(
      values: told { proxy, base in proxy.offsets.startWith(base.contentOffset) },
      valueSink: Binder(base) { view, offset in
        MainActor.assumeIsolated { view.contentOffset = offset }
      })
  }

  /// The times at which the offset changes.
  @MainActor @preconcurrency public var didScroll: ControlEvent<Void> {
    ControlEvent(events: told { proxy, _ in proxy.offsets.map { _ in } })
  }

  /// Lets a delegate be told beside the observers.
  @MainActor @preconcurrency public func setDelegate(_ delegate: any UIScrollViewDelegate)
    -> any Disposable
  {
    let proxy = Self.proxy(of: base)
    proxy.next = delegate
    return Disposables.create { MainActor.assumeIsolated { proxy.next = nil } }
  }
}

extension Reactive where Base: UITableView {
  /// Shows the elements of a sequence as rows of a kind of cell.
  @MainActor @preconcurrency
  public func items<Sequence: Swift.Sequence, Cell: UITableViewCell, Source: ObservableType>(
    cellIdentifier: String, cellType: Cell.Type = Cell.self
  ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Sequence.Element, Cell) -> Void)
    -> any Disposable where Source.Element == Sequence
  {
    { source in
      { configure in
        items(source) { (table: UITableView, row, element) in
          let path = IndexPath(row: row, section: 0)
          let cell = table.dequeueReusableCell(withIdentifier: cellIdentifier, for: path)
          if let cell = cell as? Cell { configure(row, element, cell) }
          return cell
        }
      }
    }
  }

  /// Shows the elements of a sequence as rows that a closure makes.
  @MainActor @preconcurrency
  public func items<Sequence: Swift.Sequence, Source: ObservableType>(_ source: Source)
    -> (_ cellFactory: @escaping (UITableView, Int, Sequence.Element) -> UITableViewCell)
    -> any Disposable where Source.Element == Sequence
  { { items(source, $0) } }

  @MainActor private func items<Sequence: Swift.Sequence, Source: ObservableType>(
    _ source: Source, _ make: @escaping (UITableView, Int, Sequence.Element) -> UITableViewCell
  ) -> any Disposable where Source.Element == Sequence {
    let (table, proxy) = (base, ListProxy())
    proxy.tableCell = { table, row, item in
      (item as? Sequence.Element).map { make(table, row, $0) } ?? UITableViewCell()
    }
    table.dataSource = proxy
    let subscription = source.subscribe(onNext: { [weak table] elements in
      nonisolated(unsafe) let elements = elements
      MainActor.assumeIsolated {
        proxy.items = Array(elements)
        table?.reloadData()
      }
    })
    return Disposables.create(
      subscription, Disposables.create { MainActor.assumeIsolated { _ = proxy } })
  }

  /// The places of the rows that are selected.
  @MainActor @preconcurrency public var itemSelected: ControlEvent<IndexPath> {
    ControlEvent(events: told { proxy, _ in proxy.selections })
  }

  /// The elements of the rows that are selected.
  @MainActor @preconcurrency public func modelSelected<Model>(_ type: Model.Type)
    -> ControlEvent<Model>
  {
    ControlEvent(
      events: told { proxy, table in
        proxy.selections.compactMap { [weak table] path in
          nonisolated(unsafe) var model: Model?
          MainActor.assumeIsolated {
            model = (table?.dataSource as? ListProxy)?.items[path.row] as? Model
          }
          return model
        }
      })
  }
}

extension Reactive where Base: UICollectionView {
  /// Shows the elements of a sequence as a kind of cell.
  @MainActor @preconcurrency
  public func items<Sequence: Swift.Sequence, Cell: UICollectionViewCell, Source: ObservableType>(
    cellIdentifier: String, cellType: Cell.Type = Cell.self
  ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Sequence.Element, Cell) -> Void)
    -> any Disposable where Source.Element == Sequence
  {
    { source in
      { configure in
        let (collection, proxy) = (base, ListProxy())
        proxy.collectionCell = { collection, row, item in
          let path = IndexPath(item: row, section: 0)
          let cell = collection.dequeueReusableCell(
            withReuseIdentifier: cellIdentifier, for: path)
          if let cell = cell as? Cell, let item = item as? Sequence.Element {
            configure(row, item, cell)
          }
          return cell
        }
        collection.dataSource = proxy
        let subscription = source.subscribe(onNext: { [weak collection] elements in
          nonisolated(unsafe) let elements = elements
          MainActor.assumeIsolated {
            proxy.items = Array(elements)
            collection?.reloadData()
          }
        })
        return Disposables.create(
          subscription, Disposables.create { MainActor.assumeIsolated { _ = proxy } })
      }
    }
  }

  /// The places of the items that are selected.
  @MainActor @preconcurrency public var itemSelected: ControlEvent<IndexPath> {
    ControlEvent(events: told { proxy, _ in proxy.selections })
  }

  /// The elements of the items that are selected.
  @MainActor @preconcurrency public func modelSelected<Model>(_ type: Model.Type)
    -> ControlEvent<Model>
  {
    ControlEvent(
      events: told { proxy, collection in
        proxy.selections.compactMap { [weak collection] path in
          nonisolated(unsafe) var model: Model?
          MainActor.assumeIsolated {
            model = (collection?.dataSource as? ListProxy)?.items[path.item] as? Model
          }
          return model
        }
      })
  }
}
