// At 0, 0.6, 1.5.
import RxCocoa
import RxSwift
import UIKit

final class SearchController: UIViewController {
  private let bag = DisposeBag()
  private let (name, toggle, button) = (UITextField(), UISwitch(), UIButton(type: .system))
  private let (greeting, count, time) = (UILabel(), UILabel(), UILabel())
  private let table = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    name.text = "Ann"
    button.setTitle("Count", for: .normal)
    let stack = UIStackView(arrangedSubviews: [name, toggle, button, greeting, count, time])
    (stack.axis, stack.spacing) = (.vertical, 8)
    stack.frame = CGRect(x: 20, y: 60, width: 300, height: 260)
    table.frame = CGRect(x: 0, y: 340, width: 393, height: 200)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    for part in [stack, table] { view.addSubview(part) }
    bind()
  }

  private func bind() {
    let text: ControlProperty<String> = name.rx.text.orEmpty
    let isOn: ControlProperty<Bool> = toggle.rx.isOn
    let taps: ControlEvent<Void> = button.rx.tap
    let hello: Driver<String> = text.asDriver().map { "Hello, \($0)" }
    hello.drive(greeting.rx.text).disposed(by: bag)
    isOn.map { !$0 }.bind(to: name.rx.isHidden).disposed(by: bag)
    let signal: Signal<Int> = taps.asSignal().scan(0) { count, _ in count + 1 }
    let strategy: SharedSequence<SignalSharingStrategy, String> = signal.map { "\($0) taps" }
    strategy.emit(to: count.rx.text).disposed(by: bag)
    let shared: SharedSequence<DriverSharingStrategy, String> = Observable<Int>
      .interval(.milliseconds(500), scheduler: MainScheduler.instance)
      .map { "time \($0)" }.asDriver(onErrorJustReturn: "none")
    shared.drive(time.rx.text).disposed(by: bag)
    Observable.just(["one", "two"])
      .bind(to: table.rx.items(cellIdentifier: "cell", cellType: UITableViewCell.self)) {
        row, element, cell in
        cell.textLabel?.text = "\(row) \(element)"
      }
      .disposed(by: bag)
    table.rx.modelSelected(String.self).map { "selected \($0)" }.bind(to: greeting.rx.text)
      .disposed(by: bag)
  }
}

#Preview { SearchController() }
