"""Projects of apps: the files of Xcode and of Swift's package manager, damaged, and folders with links."""

import json
import os
import re

from fuzzers.files import png
from fuzzers.tool import Finding, damaged, empty, snapshot

APP = """
import SwiftUI

@main struct Demo: App {
  var body: some Scene { WindowGroup { ScrollView { Text("title"); Image("Sun"); Color("Brand").frame(height: 40) } } }
}
"""
XCODE = """// !$*UTF8*$!
{ archiveVersion = 1; classes = {}; objectVersion = 56; objects = {
  F1 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Demo.swift; sourceTree = "<group>"; };
  F2 = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = Assets.xcassets; sourceTree = "<group>"; };
  F3 = {isa = PBXFileReference; path = Info.plist; sourceTree = SOURCE_ROOT; };
  F4 = {isa = PBXFileReference; path = Model.xcdatamodeld; sourceTree = "<group>"; };
  F5 = {isa = PBXFileReference; path = Localizable.xcstrings; sourceTree = "<group>"; };
  F6 = {isa = PBXFileReference; path = Main.storyboard; sourceTree = "<group>"; };
  V = {isa = PBXVariantGroup; children = (F7, F8); name = Words.strings; sourceTree = "<group>"; };
  F7 = {isa = PBXFileReference; name = en; path = en.lproj/Words.strings; sourceTree = "<group>"; };
  F8 = {isa = PBXFileReference; name = de; path = de.lproj/Words.strings; sourceTree = "<group>"; };
  B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
  B4 = {isa = PBXBuildFile; fileRef = F4; }; B5 = {isa = PBXBuildFile; fileRef = F5; };
  B6 = {isa = PBXBuildFile; fileRef = F6; }; B7 = {isa = PBXBuildFile; fileRef = V; };
  S = {isa = PBXSourcesBuildPhase; buildActionMask = 2147483647; files = (B1, B4); };
  R = {isa = PBXResourcesBuildPhase; files = (B2, B5, B6, B7); };
  G = {isa = PBXGroup; children = (A, F3, Y); sourceTree = "<group>"; };
  A = {isa = PBXGroup; children = (F1, F2, F4, F5, F6, V); path = App; sourceTree = "<group>"; };
  Y = {isa = PBXFileSystemSynchronizedRootGroup; path = More; sourceTree = "<group>"; };
  T = {isa = PBXNativeTarget; name = Demo; buildPhases = (S, R); buildConfigurationList = L; dependencies = ();
    fileSystemSynchronizedGroups = (Y); packageProductDependencies = (D);
    productType = "com.apple.product-type.application"; };
  D = {isa = XCSwiftPackageProductDependency; package = K; productName = Kingfisher; };
  K = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.invalid/Kingfisher.git";
    requirement = {kind = upToNextMajorVersion; minimumVersion = 7.0.0; }; };
  L = {isa = XCConfigurationList; buildConfigurations = (C); defaultConfigurationName = Debug; };
  C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; INFOPLIST_FILE = Info.plist;
    PRODUCT_NAME = "$(TARGET_NAME:c99extidentifier)"; PRODUCT_BUNDLE_IDENTIFIER = "com.example.$(PRODUCT_NAME)";
    MARKETING_VERSION = 1.2; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG $(inherited)"; OWN = "$(OTHER)$(OTHER)"; }; };
  P = {isa = PBXProject; mainGroup = G; buildConfigurationList = L; developmentRegion = en; packageReferences = (K);
    targets = (T); };
 }; rootObject = P; }
"""
MANIFEST = """// swift-tools-version: 5.9
import PackageDescription

let version: Version = "1.2.3"
let package = Package(
  name: "Demo", defaultLocalization: "en", platforms: [.iOS(.v17)],
  products: [.library(name: "Store", targets: ["Store"])],
  dependencies: [.package(url: "https://example.invalid/Kingfisher.git", from: "7.0.0"), .package(path: "Local")],
  targets: [
    .executableTarget(name: "Demo", dependencies: ["Store", .product(name: "Kingfisher", package: "Kingfisher")],
      path: "App", exclude: ["Info.plist"], resources: [.process("Assets.xcassets"), .copy("words.txt")],
      swiftSettings: [.define("DEBUG")]),
    .target(name: "Store", path: "Store"), .testTarget(name: "DemoTests", dependencies: ["Demo"]),
  ])
"""
PLIST = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>
  <key>CFBundleDisplayName</key><string>Demo</string><key>UIAppFonts</key><array><string>It.ttf</string></array>
  <key>CFBundleShortVersionString</key><string>$(MARKETING_VERSION)</string><key>UILaunchScreen</key><dict/>
  <key>UIMainStoryboardFile</key><string>Main</string><key>N</key><integer>5</integer><key>R</key><real>0.5</real>
  <key>D</key><date>2026-11-28T00:00:00Z</date><key>B</key><data>AAEC</data><key>T</key><true/>
</dict></plist>
"""
STORYBOARD = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="n1">
 <scenes><scene sceneID="s1"><objects><navigationController id="n1" sceneMemberID="viewController">
   <connections><segue destination="c1" kind="relationship" relationship="rootViewController" id="g1"/></connections>
  </navigationController></objects></scene>
  <scene sceneID="s2"><objects><tabBarController id="c1" customClass="Tabs" customModule="Demo">
   <connections><segue destination="c2" kind="relationship" relationship="viewControllers" id="g2"/></connections>
  </tabBarController></objects></scene>
  <scene sceneID="s3"><objects><viewController id="c2" customClass="Page" storyboardIdentifier="page">
   <view key="view" contentMode="scaleToFill" id="v1"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
   </view></viewController></objects></scene></scenes></document>
"""
MODEL = """<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
 <entity name="Book" representedClassName="Book" codeGenerationType="class" syncable="YES">
  <attribute name="title" optional="YES" attributeType="String"/>
  <attribute name="pages" attributeType="Integer 32" defaultValueString="5" usesScalarValueType="YES"/>
  <relationship name="shelf" optional="YES" maxCount="1" destinationEntity="Shelf" inverseName="books"/>
 </entity>
 <entity name="Shelf" representedClassName="Shelf" parentEntity="Book" codeGenerationType="class">
  <relationship name="books" toMany="YES" destinationEntity="Book" inverseName="shelf"/>
 </entity>
</model>
"""
STRINGS = """/* A title. */
"title" = "Regal \\"eins\\""; "%lld books" = "%lld B\\U00fccher";
// More.
plain = "x"; "percent %@ %2$@ %%" = "%2$@ %1$@";
"""
PLURALS = """<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>%lld books</key><dict>
<key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict><key>NSStringFormatSpecTypeKey</key>
<string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>lld</string><key>one</key>
<string>%lld book</string><key>other</key><string>%lld books %#@n@</string></dict></dict></dict></plist>
"""
CATALOG = {"sourceLanguage": "en", "version": "1.0", "strings": {"title": {"localizations": {
    "de": {"stringUnit": {"state": "translated", "value": "Regal"}},
    "en": {"variations": {"plural": {"one": {"stringUnit": {"state": "new", "value": "%lld book"}},
                                     "other": {"stringUnit": {"state": "new", "value": "%lld %#@n@"}}}},
           "substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld", "variations": {}}}}}}}}
COLOR = {"info": {"version": 1}, "colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {
    "red": "0xFF", "green": "0.5", "blue": "12", "alpha": "1.000"}}}]}
IMAGE = {"info": {"version": 1}, "images": [{"scale": "1x", "filename": "sun.png"}, {"scale": "2x"}]}
PINS = {"version": 2, "pins": [{"identity": "kingfisher", "kind": "remoteSourceControl", "location":
        "https://example.invalid/Kingfisher.git", "state": {"revision": "0" * 40, "version": "7.1.0"}}]}

FILES = {
    "App/Assets.xcassets/Contents.json": json.dumps({"info": {"version": 1}}),
    "App/Assets.xcassets/Brand.colorset/Contents.json": json.dumps(COLOR),
    "App/Assets.xcassets/Sun.imageset/Contents.json": json.dumps(IMAGE),
    "App/Localizable.xcstrings": json.dumps(CATALOG),
    "App/en.lproj/Words.strings": STRINGS,
    "App/de.lproj/Words.strings": STRINGS,
    "App/de.lproj/Localizable.stringsdict": PLURALS,
    "App/Main.storyboard": STORYBOARD,
    "App/Model.xcdatamodeld/Model.xcdatamodel/contents": MODEL,
    "App/Model.xcdatamodeld/.xccurrentversion": PLIST.replace("CFBundleDisplayName", "_XCCurrentVersionName"),
    "App/words.txt": "words",
    "Info.plist": PLIST,
    "More/more.txt": "more",
}
PROJECTS = {"xcode": {"Demo.xcodeproj/project.pbxproj": XCODE,
                      "Demo.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved": json.dumps(PINS)},
            "package": {"Package.swift": MANIFEST, "Package.resolved": json.dumps(PINS)}}
NAMES = ["../..", ".", "..", "", "/", "~", "~/x", "$(SRCROOT)/..", "$(OWN)", "$(A:$(A))", "a\\0b", "x" * 5000, "é",
         "*", "**/*", "-", "--help", "\"", "F1", "G", "P", "T", "nan", "1e999", "-1", "99999999999999999999", "\u202e",
         "&lt;", "&a;", "&#x110000;", "&#0;", "<![CDATA[", "<!--", "<x", "*/", "/*", "//", "\\U12", "\\", "${A}", "()",
         "{};", "=", ";", "#if os(iOS)", "\"\\(x)\"", "\"\"\"", "[", "%@", "%9999999999d", "%999999999$@", "%n", "%#@n@"]


def nested(random, name):
    """A file of the kind of `name` in many levels."""
    depth = random.choice([100, 10_000, 200_000])
    if name.endswith("pbxproj") or name.endswith(".strings"):
        return ("// !$*UTF8*$!\n" + random.choice(["{a=", "(", "/*"]) * depth).encode()
    if name.endswith(("json", "xcstrings", "resolved")):
        return (random.choice(["[", "{\"a\":"]) * depth).encode()
    if name.endswith("swift"):
        return ("import PackageDescription\nlet package = Package(name: " + random.choice(["(", "[", "f(", "\"\\("])
                * depth).encode()
    return ("<?xml version=\"1.0\"?><plist>" + random.choice(["<dict><key>a</key>", "<array>", "<entity name=\"a\">"])
            * depth).encode()


def bomb(random, name):
    """A small file that stands for a large one."""
    if name.endswith("pbxproj"):
        lines = "".join(f"A{n} = \"$(A{n + 1})$(A{n + 1})$(A{n + 1})\"; " for n in range(random.choice([10, 40])))
        return XCODE.replace("MARKETING_VERSION = 1.2;", f"MARKETING_VERSION = \"$(A0)\"; {lines}").encode()
    if name.endswith(("plist", "storyboard", "contents", "stringsdict")):
        lines = "".join(f"<!ENTITY a{n} \"{f'&a{n - 1};' * 10 if n else 'aaaaaaaaaa'}\">" for n in range(10))
        text = FILES.get(name, PLIST)
        return re.sub(r"(<!DOCTYPE[^>]*>)?\n", f"<!DOCTYPE x [{lines}]>\n", text, count=1).replace(
            "Demo", "&a9;").replace("Book", "&a9;").encode()
    return nested(random, name)


class Projects:
    """Projects of Xcode and packages, with damaged files and links, by `check` and `render`."""

    def __init__(self, root):
        self.sun = png(8, 8, (b"\0" + bytes(range(24))) * 8)

    def changed(self, random, name, text):
        kind = random.randrange(12)
        if kind < 3:
            return damaged(random, text.encode())
        if kind == 3:
            return random.choice([nested, bomb])(random, name)
        if kind == 4:
            return random.choice([b"", b"\0" * 1000, b"bplist00" + random.randbytes(60), text.encode("utf-16"),
                                  b"\xef\xbb\xbf" + text.encode(), b"\xff\xfe"])
        # Words exchanged, lost and doubled.
        words = re.split(r"([\w.$()-]+|\"[^\"\n]*\")", text)
        for _ in range(random.choice([1, 1, 2, 5])):
            place = random.randrange(len(words))
            if kind == 5:
                words[place] = ""
            elif kind == 6:
                words[place] += words[place]
            elif kind < 9:
                words[place] = random.choice(words)
            else:
                words[place] = random.choice(NAMES)
        return "".join(words).encode("utf-8", "surrogatepass")

    def link(self, random, folder):
        """A link in the project: to itself, to a parent, to nothing, to a device, to another file."""
        places = [path for path in folder.rglob("*") if path.is_dir() and not path.is_symlink()] + [folder]
        place = random.choice(places) / random.choice(["link", "More.swift", "link.xcassets", "en.lproj", "x.xcodeproj"])
        if not place.exists() and not place.is_symlink():
            place.symlink_to(random.choice([".", "..", "../..", place.name, "nothing", "/dev/zero", "/dev/full", "Demo.swift",
                                            str(folder), str(folder / "App")]))
        if random.random() < 0.2:
            file = random.choice([path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()])
            file.unlink()
            random.choice([lambda: file.symlink_to("/dev/zero"), lambda: os.mkfifo(file), lambda: file.mkdir(),
                           lambda: file.symlink_to(file.name)])()

    def case(self, random, tool):
        empty(tool.folder)
        demo, form = empty(tool.folder / "Demo"), random.choice(list(PROJECTS))
        files = dict(FILES, **PROJECTS[form])
        for name, text in files.items():
            path = demo / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        (demo / "App/Demo.swift").write_text(APP)
        (demo / "App/Assets.xcassets/Sun.imageset/sun.png").write_bytes(self.sun)
        (demo / "Store").mkdir()
        (demo / "Store/Book.swift").write_text("public struct Book {}\n")
        # The file of the project as often as all others.
        main = list(PROJECTS[form])[0]
        for _ in range(random.choice([1, 1, 2, 3])):
            name = random.choice([main] + list(files))
            if random.random() < 0.4:
                name = main
            (demo / name).write_bytes(self.changed(random, name, files[name]))
        if random.random() < 0.25:
            self.link(random, demo)
        before = snapshot(demo)
        tool.run(["check", "Demo"], {0, 1, 65, 66})
        result = tool.run(["render", "Demo", "--at", "0", "--scale", "0.2"], {0, 64, 65, 66})
        if snapshot(demo) != before:
            raise Finding(f"the project is changed; {result}")
        return {"projects": 1, "of them drawn": result.status == 0}
