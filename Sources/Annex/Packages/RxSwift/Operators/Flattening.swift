extension ObservableType {
  /// How the sequences of elements are joined.
  private func flattened<Source: ObservableConvertibleType>(
    isLatest: Bool, isFirst: Bool, _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    Observable<Source.Element> { observer in
      let end = CompositeDisposable()
      let latest = SerialDisposable()
      end.insert(latest)
      var (active, isDone) = (0, false)
      end.insert(
        self.subscribe { event in
          switch event {
          case .error(let error): observer.onError(error)
          case .completed:
            isDone = true
            if active == 0 { observer.onCompleted() }
          case .next(let element):
            if isFirst, active > 0 { return }
            let source: Observable<Source.Element>
            do { source = try selector(element).asObservable() } catch {
              return observer.onError(error)
            }
            if isLatest {
              latest.disposable = Disposables.create()
              active = 0
            }
            active += 1
            let one = SingleAssignmentDisposable()
            if isLatest { latest.disposable = one } else { end.insert(one) }
            one.setDisposable(
              source.subscribe { event in
                guard event.isCompleted else { return observer.on(event) }
                active -= 1
                if isDone, active == 0 { observer.onCompleted() }
              })
          }
        })
      return end
    }
  }

  /// The elements of the sequences of all elements.
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> { flattened(isLatest: false, isFirst: false, selector) }

  /// The elements of the sequence of the latest element.
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> { flattened(isLatest: true, isFirst: false, selector) }

  /// The elements of the sequence of an element, during which others are left out.
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> { flattened(isLatest: false, isFirst: true, selector) }

  /// The elements of the sequences of all elements, one sequence after the other.
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    Observable<Source.Element> { observer in
      let (end, current) = (CompositeDisposable(), SerialDisposable())
      end.insert(current)
      var waiting: [Element] = []
      var (isActive, isDone) = (false, false)
      func next() {
        guard !isActive else { return }
        guard !waiting.isEmpty else {
          if isDone { observer.onCompleted() }
          return
        }
        isActive = true
        do {
          let one = SingleAssignmentDisposable()
          let source = try selector(waiting.removeFirst()).asObservable()
          current.disposable = one
          one.setDisposable(
            source.subscribe { event in
              guard event.isCompleted else { return observer.on(event) }
              isActive = false
              next()
            })
        } catch { observer.onError(error) }
      }
      end.insert(
        self.subscribe { event in
          switch event {
          case .next(let element): waiting.append(element)
          case .error(let error): return observer.onError(error)
          case .completed: isDone = true
          }
          next()
        })
      return end
    }
  }

  /// The elements of another sequence after those of this one.
  public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
  where Source.Element == Element {
    Observable.concat([asObservable(), second.asObservable()])
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// The elements of all sequences.
  public func merge() -> Observable<Element.Element> { flatMap { $0 } }

  /// The elements of all sequences, one after the other.
  public func concat() -> Observable<Element.Element> { concatMap { $0 } }

  /// The elements of the latest sequence.
  public func switchLatest() -> Observable<Element.Element> { flatMapLatest { $0 } }
}
