import Foundation
import ScrollworkDrawing
import ScrollworkUIControls
import ScrollworkUIScrolling
import Testing

private final class ListController: UIViewController, UITableViewDataSource {
  var table: UITableView?
  var label: UILabel?
  var buttons: [UIButton] = []
  var taps = 0
  var passed: String?

  func tapped(_ sender: UIButton) { taps += 1 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    (cell as? ListCell)?.title?.text = "Row \(indexPath.row)"
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    passed = segue.identifier
    segue.destination.title = "from \((segue.source as? ListController)?.taps ?? -1)"
  }
}

private final class ListCell: UITableViewCell {
  var title: UILabel?
  var isAwake = false
  override func awakeFromNib() { isAwake = title != nil }
}

@MainActor @Suite(.serialized) struct `A storyboard` {
  init() {
    InterfaceLibrary.removeAll()
    InterfaceLibrary.add("Main", text: Self.main)
    InterfaceLibrary.add("Row", text: Self.row)
    InterfaceLibrary.add("ListController", class: ListController.self)
    InterfaceLibrary.add("ListCell", class: ListCell.self)
    InterfaceLibrary.add(outlet: "table", \ListController.table)
    InterfaceLibrary.add(outlet: "label", \ListController.label)
    InterfaceLibrary.add(outlet: "buttons", \ListController.buttons)
    InterfaceLibrary.add(outlet: "title", \ListCell.title)
    InterfaceLibrary.add(
      action: "tapped:", of: ListController.self, Selector(ListController.tapped(_:)))
  }

  private static let main = """
    <?xml version="1.0"?><document initialViewController="nav"><scenes><scene><objects>
    <navigationController id="nav"><navigationBar key="navigationBar" largeTitles="YES"/>
    <connections><segue destination="list" kind="relationship"/></connections>
    </navigationController></objects></scene><scene><objects>
    <viewController storyboardIdentifier="List" id="list" customClass="ListController">
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="400" height="800"/><subviews>
    <tableView rowHeight="50" translatesAutoresizingMaskIntoConstraints="NO" id="t">
    <rect key="frame" x="0" y="0" width="400" height="400"/><prototypes>
    <tableViewCell reuseIdentifier="Row" id="c" customClass="ListCell">
    <tableViewCellContentView key="contentView" id="cv"><subviews>
    <label text="?" id="cl"><rect key="frame" x="8" y="0" width="100" height="50"/></label>
    </subviews></tableViewCellContentView>
    <connections><outlet property="title" destination="cl"/></connections></tableViewCell>
    </prototypes><connections><outlet property="dataSource" destination="list"/></connections>
    </tableView>
    <label text="A &amp; B" textAlignment="center" numberOfLines="0" id="l">
    <rect key="frame" x="0" y="500" width="100" height="20"/>
    <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
    <color key="textColor" systemColor="systemRedColor"/></label>
    <button buttonType="system" tag="4" id="b"><rect key="frame" x="0" y="600" width="80" height="40"/>
    <state key="normal" title="Go"/><connections>
    <action selector="tapped:" destination="list" eventType="touchUpInside"/></connections></button>
    </subviews><viewLayoutGuide key="safeArea" id="sa"/><constraints>
    <constraint firstItem="t" firstAttribute="leading" secondItem="sa" secondAttribute="leading"/>
    <constraint firstItem="t" firstAttribute="trailing" secondItem="sa" secondAttribute="trailing"/>
    <constraint firstItem="t" firstAttribute="top" secondItem="sa" secondAttribute="top" constant="10"/>
    <constraint firstItem="t" firstAttribute="height" secondItem="v" secondAttribute="height" multiplier="1:2"/>
    </constraints></view><navigationItem key="navigationItem" title="List"/><connections>
    <outlet property="table" destination="t"/><outlet property="label" destination="l"/>
    <outletCollection property="buttons" destination="b"/>
    <segue identifier="open" kind="show" destination="detail"/></connections></viewController>
    </objects></scene><scene><objects><viewController id="detail"/></objects></scene></scenes></document>
    """

  private static let row = """
    <document><objects><placeholder id="-1"/><tableViewCell id="c" customClass="ListCell">
    <tableViewCellContentView key="contentView" id="cv"><subviews><label id="l" text="x"/></subviews>
    </tableViewCellContentView><connections><outlet property="title" destination="l"/></connections>
    </tableViewCell></objects></document>
    """

  @Test func `has its controllers, views, outlets and actions`() throws {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let navigation = try #require(
      storyboard.instantiateInitialViewController() as? UINavigationController)
    #expect(navigation.navigationBar.prefersLargeTitles)
    let list = try #require(navigation.topViewController as? ListController)
    #expect(list.storyboard === storyboard && list.navigationItem.title == "List")
    list.view.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
    list.view.layoutIfNeeded()
    #expect(list.table?.frame == CGRect(x: 0, y: 10, width: 300, height: 300))
    #expect(list.label?.text == "A & B" && list.label?.textColor == .systemRed)
    #expect(list.label?.textAlignment == .center && list.label?.font.pointSize == 20)
    list.buttons.first?.sendActions(for: .touchUpInside)
    #expect(list.taps == 1 && list.buttons.first?.tag == 4)
    let cell = try #require(list.table?.cellForRow(at: IndexPath(row: 1, section: 0)) as? ListCell)
    #expect(cell.title?.text == "Row 1" && cell.isAwake && cell.reuseIdentifier == "Row")
  }

  @Test func `has segues that are prepared`() throws {
    let list: ListController = UIStoryboard(name: "Main", bundle: nil)
      .instantiateViewController(identifier: "List")
    #expect(list.shouldPerformSegue(withIdentifier: "open", sender: nil))
    let navigation = UINavigationController(rootViewController: list)
    list.performSegue(withIdentifier: "open", sender: nil)
    #expect(list.passed == "open" && navigation.topViewController?.title == "from 0")
    var isPerformed = false
    let segue = UIStoryboardSegue(identifier: "a", source: list, destination: navigation) {
      isPerformed = true
    }
    segue.perform()
    #expect(isPerformed)
    UIStoryboardSegue(identifier: nil, source: list, destination: list).perform()
    let plain = UIViewController(nibName: nil, bundle: nil)
    plain.restorationIdentifier = "a"
    plain.awakeFromNib()
    #expect(plain.nibName == nil && plain.storyboard == nil)
    #expect(!plain.isBeingPresented && !plain.isBeingDismissed)
    #expect(!plain.isMovingToParent && !plain.isMovingFromParent)
  }

  @Test func `has files of views beside it`() throws {
    let nib = UINib(nibName: "Row", bundle: nil)
    let made = try #require(nib.instantiate(withOwner: nil).first as? ListCell)
    #expect(made.title?.text == "x" && made.isAwake)
    #expect(Bundle.main.loadNibNamed("Row", owner: nil)?.count == 1)
    #expect(Bundle.main.loadNibNamed("Other", owner: nil) == nil)
    let table = UITableView()
    table.register(nib, forCellReuseIdentifier: "x")
    #expect(table.dequeueReusableCell(withIdentifier: "x") is ListCell)
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(nib, forCellWithReuseIdentifier: "x")
    collection.register(nib, forSupplementaryViewOfKind: "kind", withReuseIdentifier: "x")
    let path = IndexPath(item: 0, section: 0)
    #expect(
      collection.dequeueReusableCell(withReuseIdentifier: "x", for: path).reuseIdentifier == nil)
    #expect(UIStoryboard(name: "None", bundle: nil).instantiateInitialViewController() == nil)
    let view = UIView()
    view.awakeFromNib()
    view.prepareForInterfaceBuilder()
    #expect(view.subviews.isEmpty)
  }
}
