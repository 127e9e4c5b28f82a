import ScrollworkRxCocoa
import ScrollworkRxSwift
import ScrollworkSwiftUI
import Testing

private enum Fault: Error { case one }

@Suite @MainActor struct `RxSwift` {
  private func elements<Element>(_ source: Observable<Element>) -> String {
    var events: [String] = []
    _ = source.subscribe { event in
      switch event {
      case .next(let element): events.append("\(element)")
      case .error: events.append("x")
      case .completed: events.append("|")
      }
    }
    return events.joined(separator: " ")
  }

  @Test func `has the operators of sequences`() {
    let numbers = Observable.of(1, 2, 3, 4)
    #expect(elements(numbers.map { $0 * 2 }.filter { $0 > 2 }) == "4 6 8 |")
    #expect(elements(numbers.scan(0, accumulator: +)) == "1 3 6 10 |")
    #expect(elements(numbers.reduce(0, accumulator: +)) == "10 |")
    #expect(elements(numbers.take(2).concat(numbers.skip(3))) == "1 2 4 |")
    #expect(elements(numbers.takeLast(1).startWith(9)) == "9 4 |")
    #expect(
      elements(numbers.flatMap { Observable.of($0, $0) }.distinctUntilChanged()) == "1 2 3 4 |")
    #expect(elements(numbers.concatMap { Observable.just("\($0)a") }) == "1a 2a 3a 4a |")
    #expect(elements(Observable.zip(numbers, numbers.skip(1)) { $0 * $1 }) == "2 6 12 |")
    #expect(
      elements(Observable.combineLatest(numbers, Observable.of("a"))).hasSuffix("(4, \"a\") |"))
    #expect(elements(Observable.merge(numbers, .of(7))) == "1 2 3 4 7 |")
    #expect(elements(numbers.toArray().asObservable()) == "[1, 2, 3, 4] |")
    #expect(
      elements(numbers.withLatestFrom(Observable.just("z")) { "\($0)\($1)" }) == "1z 2z 3z 4z |")
    #expect(elements(numbers.compactMap { $0 == 2 ? nil : $0 }.ifEmpty(default: 0)) == "1 3 4 |")
    #expect(elements(numbers.take(while: { $0 < 3 })) == "1 2 |")
    #expect(elements(numbers.enumerated().map { $0.index }) == "0 1 2 3 |")
  }

  @Test func `ends by errors, which can be caught`() {
    let failing = Observable<Int>.of(1).concat(Observable.error(Fault.one))
    #expect(elements(failing) == "1 x")
    #expect(elements(failing.catchAndReturn(5)) == "1 5 |")
    #expect(elements(failing.retry(2)) == "1 1 x")
    #expect(elements(failing.map { _ in throw Fault.one } as Observable<Int>) == "x")
    var ended = 0
    Single<Int>.create { single in
      single(.failure(Fault.one))
      return Disposables.create { ended += 1 }
    }.subscribe(onSuccess: { _ in }, onFailure: { _ in ended += 1 }).disposed(by: DisposeBag())
    #expect(ended == 2)
    #expect(elements(Completable.empty().andThen(Single.just(1)).asObservable()) == "1 |")
  }

  @Test func `has subjects, relays and drivers`() throws {
    let behavior = BehaviorSubject(value: 1)
    let publish = PublishSubject<Int>()
    let relay = BehaviorRelay(value: [Int]())
    var bag: DisposeBag? = DisposeBag()
    var seen: [Int] = []
    if let bag {
      behavior.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
      publish.bind(to: behavior).disposed(by: bag)
      behavior.map { [$0] }.bind(to: relay).disposed(by: bag)
      relay.asDriver().map(\.count).drive(onNext: { seen.append(10 + $0) }).disposed(by: bag)
    }
    publish.onNext(2)
    #expect(try behavior.value() == 2)
    #expect(relay.value == [2])
    bag = nil
    publish.onNext(3)
    #expect(seen == [1, 11, 2, 11])
    let replay = ReplaySubject<Int>.create(bufferSize: 2)
    for number in 1...3 { replay.onNext(number) }
    #expect(elements(replay) == "2 3")
    var begun = 0
    let shared = Observable<Int>.create { observer in
      begun += 1
      observer.onNext(begun)
      return Disposables.create()
    }.share(replay: 1)
    let keep = [shared.subscribe(), shared.subscribe()]
    #expect(begun == 1)
    for one in keep { one.dispose() }
  }

  @Test func `takes time on the scene's clock`() {
    let bag = DisposeBag()
    let typed = PublishSubject<String>()
    let texts = RecordingView.texts(after: 2) { recorded in
      typed.debounce(.milliseconds(300), scheduler: MainScheduler.instance)
        .subscribe(onNext: { recorded.lines.append("typed \($0)") }).disposed(by: bag)
      typed.throttle(.milliseconds(300), latest: false, scheduler: MainScheduler.instance)
        .subscribe(onNext: { recorded.lines.append("first \($0)") }).disposed(by: bag)
      typed.onNext("a")
      typed.onNext("ab")
      Observable<Int>.interval(.milliseconds(500), scheduler: MainScheduler.instance).take(2)
        .observe(on: MainScheduler.asyncInstance)
        .subscribe(onNext: { recorded.lines.append("tick \($0)") }).disposed(by: bag)
      Observable.just("late").delay(.seconds(1), scheduler: MainScheduler.instance)
        .subscribe(onNext: { recorded.lines.append($0) }).disposed(by: bag)
      Observable<Int>.never().timeout(.seconds(1), scheduler: MainScheduler.instance)
        .subscribe(onError: { _ in recorded.lines.append("over") }).disposed(by: bag)
    }
    #expect(texts.first == "first a")
    #expect(Set(texts) == ["first a", "typed ab", "tick 0", "tick 1", "late", "over"])
  }

  @Test func `follows controls and shows rows`() {
    let (bag, button, field) = (DisposeBag(), UIButton(), UITextField())
    let (table, label, view) = (UITableView(), UILabel(), UISwitch())
    var taps = 0
    button.rx.tap.subscribe(onNext: { taps += 1 }).disposed(by: bag)
    button.sendActions(for: .touchUpInside)
    #expect(taps == 1)
    field.rx.text.orEmpty.map { "<\($0)>" }.bind(to: label.rx.text).disposed(by: bag)
    #expect(label.text == "<>")
    field.text = "a"
    field.sendActions(for: .editingChanged)
    #expect(label.text == "<a>")
    view.rx.isOn.map { !$0 }.bind(to: button.rx.isHidden).disposed(by: bag)
    #expect(button.isHidden)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
    Observable.just(["x", "y"])
      .bind(to: table.rx.items(cellIdentifier: "c", cellType: UITableViewCell.self)) {
        $2.textLabel?.text = "\($0) \($1)"
      }
      .disposed(by: bag)
    #expect(table.numberOfRows(inSection: 0) == 2)
    var chosen = ""
    table.rx.modelSelected(String.self).subscribe(onNext: { chosen = $0 }).disposed(by: bag)
    table.delegate?.scrollViewDidScroll(table)
    (table.delegate as? any UITableViewDelegate)?.tableView(
      table, didSelectRowAt: IndexPath(row: 1, section: 0))
    #expect(chosen == "y")
  }
}
