extension DelegateProtocols {
  /// The protocols of packages that Objective-C knows.
  static let packages = [
    Table(
      module: "DGCharts", isOnMainActor: true,
      text: """
        protocol ChartViewDelegate {
          optional func chartValueSelected(
            _ chartView: ChartViewBase, entry: ChartDataEntry, highlight: Highlight
          )
          optional func chartValueNothingSelected(_ chartView: ChartViewBase)
        }
        """),
    Table(
      module: "Firebase", isOnMainActor: false,
      text: """
        protocol MessagingDelegate {
          optional func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?)
        }
        """),
    Table(
      module: "GoogleMaps", isOnMainActor: true,
      text: """
        protocol GMSMapViewDelegate {
          optional func mapView(_ mapView: GMSMapView, didTapAt coordinate: CLLocationCoordinate2D)
          optional func mapView(_ mapView: GMSMapView, didTap marker: GMSMarker) -> Bool
          optional func mapView(_ mapView: GMSMapView, didChange position: GMSCameraPosition)
          optional func mapView(_ mapView: GMSMapView, idleAt position: GMSCameraPosition)
        }
        """),
    Table(
      module: "GoogleMobileAds", isOnMainActor: true,
      text: """
        protocol GADBannerViewDelegate {
          optional func bannerViewDidReceiveAd(_ bannerView: GADBannerView)
          optional func bannerView(
            _ bannerView: GADBannerView, didFailToReceiveAdWithError error: any Error
          )
        }
        """),
    Table(
      module: "MBProgressHUD", isOnMainActor: true,
      text: """
        protocol MBProgressHUDDelegate {
          optional func hudWasHidden(_ hud: MBProgressHUD)
        }
        """),
    Table(
      module: "SideMenu", isOnMainActor: true,
      text: """
        protocol SideMenuNavigationControllerDelegate {
          optional func sideMenuDidAppear(menu: SideMenuNavigationController, animated: Bool)
        }
        """),
  ]
}
