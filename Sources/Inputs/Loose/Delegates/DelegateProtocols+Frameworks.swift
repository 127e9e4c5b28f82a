extension DelegateProtocols {
  /// The protocols of other frameworks that are called on the main actor.
  static let frameworks = Table(
    module: "ScrollworkFrameworks", isOnMainActor: true,
    text: """
      protocol ASAuthorizationControllerDelegate {
        optional func authorizationController(
          controller: ASAuthorizationController,
          didCompleteWithAuthorization authorization: ASAuthorization
        )
        optional func authorizationController(
          controller: ASAuthorizationController, didCompleteWithError error: any Error
        )
      }
      protocol EKCalendarChooserDelegate {
        optional func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
        optional func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
        optional func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
      }
      protocol EKEventEditViewDelegate {
        func eventEditViewController(
          _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
        )
      }
      protocol VNDocumentCameraViewControllerDelegate {
        optional func documentCameraViewController(
          _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
        )
        optional func documentCameraViewControllerDidCancel(
          _ controller: VNDocumentCameraViewController
        )
        optional func documentCameraViewController(
          _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
        )
      }
      protocol CNContactPickerDelegate {
        optional func contactPicker(
          _ picker: CNContactPickerViewController, didSelect contact: CNContact
        )
        optional func contactPicker(
          _ picker: CNContactPickerViewController, didSelect contacts: [CNContact]
        )
        optional func contactPickerDidCancel(_ picker: CNContactPickerViewController)
      }
      protocol MFMailComposeViewControllerDelegate {
        func mailComposeController(
          _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
          error: (any Error)?
        )
      }
      protocol MFMessageComposeViewControllerDelegate {
        func messageComposeViewController(
          _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
        )
      }
      protocol PHPickerViewControllerDelegate {
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
      }
      protocol SFSafariViewControllerDelegate {
        optional func safariViewControllerDidFinish(_ controller: SFSafariViewController)
        optional func safariViewController(
          _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
        )
      }
      protocol WKNavigationDelegate {
        optional func webView(
          _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
          decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
        )
        optional func webView(
          _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
          decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
        )
        optional func webView(
          _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
        )
        optional func webView(
          _ webView: WKWebView,
          didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
        )
        optional func webView(
          _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
          withError error: any Error
        )
        optional func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
        optional func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
        optional func webView(
          _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
        )
        optional func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
      }
      protocol WKUIDelegate {
        optional func webView(
          _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
          for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
        ) -> WKWebView?
      }
      protocol WKScriptMessageHandler {
        func userContentController(
          _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
        )
      }
      """)

  /// The protocols of other frameworks that may be called anywhere.
  static let services = Table(
    module: "ScrollworkFrameworks", isOnMainActor: false,
    text: """
      protocol CBCentralManagerDelegate {
        func centralManagerDidUpdateState(_ central: CBCentralManager)
        optional func centralManager(
          _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
          advertisementData: [String: Any], rssi RSSI: NSNumber
        )
        optional func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
        optional func centralManager(
          _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
          error: (any Error)?
        )
      }
      protocol CBPeripheralDelegate {
        optional func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
        optional func peripheral(
          _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
          error: (any Error)?
        )
        optional func peripheral(
          _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
          error: (any Error)?
        )
      }
      protocol CBPeripheralManagerDelegate {
        func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
      }
      protocol MCSessionDelegate {
        func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
        func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
        func session(
          _ session: MCSession, didReceive stream: InputStream, withName streamName: String,
          fromPeer peerID: MCPeerID
        )
        func session(
          _ session: MCSession, didStartReceivingResourceWithName resourceName: String,
          fromPeer peerID: MCPeerID, with progress: Progress
        )
        func session(
          _ session: MCSession, didFinishReceivingResourceWithName resourceName: String,
          fromPeer peerID: MCPeerID, at localURL: URL?, withError error: (any Error)?
        )
      }
      protocol MCNearbyServiceAdvertiserDelegate {
        func advertiser(
          _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
          withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void
        )
      }
      protocol MCNearbyServiceBrowserDelegate {
        func browser(
          _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID,
          withDiscoveryInfo info: [String: String]?
        )
        func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
      }
      protocol AVAudioPlayerDelegate {
        optional func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
        optional func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
      }
      protocol AVAudioRecorderDelegate {
        optional func audioRecorderDidFinishRecording(
          _ recorder: AVAudioRecorder, successfully flag: Bool
        )
      }
      protocol AVSpeechSynthesizerDelegate {
        optional func speechSynthesizer(
          _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
        )
        optional func speechSynthesizer(
          _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
        )
      }
      protocol AVCapturePhotoCaptureDelegate {
        optional func photoOutput(
          _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
          error: (any Error)?
        )
      }
      protocol AVCaptureVideoDataOutputSampleBufferDelegate {
        optional func captureOutput(
          _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
          from connection: AVCaptureConnection
        )
      }
      protocol AVCaptureMetadataOutputObjectsDelegate {
        func metadataOutput(
          _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
          from connection: AVCaptureConnection
        )
      }
      protocol PHPhotoLibraryChangeObserver {
        func photoLibraryDidChange(_ changeInstance: PHChange)
      }
      protocol SKProductsRequestDelegate {
        func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
        optional func request(_ request: SKProductsRequest, didFailWithError error: any Error)
      }
      protocol SKPaymentTransactionObserver {
        func paymentQueue(
          _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]
        )
      }
      protocol WCSessionDelegate {
        func session(
          _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
          error: (any Error)?
        )
        func sessionDidBecomeInactive(_ session: WCSession)
        func sessionDidDeactivate(_ session: WCSession)
      }
      protocol CLLocationManagerDelegate {
        optional func locationManager(
          _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
        )
        optional func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
        optional func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
        optional func locationManager(
          _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
        )
        optional func locationManager(
          _ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading
        )
        optional func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
        optional func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
      }
      protocol UNUserNotificationCenterDelegate {
        optional func userNotificationCenter(
          _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
          withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
        )
        optional func userNotificationCenter(
          _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
          withCompletionHandler completionHandler: @escaping () -> Void
        )
      }
      """)

  /// The protocols of maps.
  static let maps = Table(
    module: "ScrollworkMaps", isOnMainActor: true,
    text: """
      protocol MKMapViewDelegate {
        optional func mapView(
          _ mapView: MKMapView, viewFor annotation: any MKAnnotation
        ) -> MKAnnotationView?
        optional func mapView(
          _ mapView: MKMapView, rendererFor overlay: any MKOverlay
        ) -> MKOverlayRenderer
        optional func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
        optional func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
        optional func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
        optional func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
        optional func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
        optional func mapView(
          _ mapView: MKMapView, annotationView view: MKAnnotationView,
          calloutAccessoryControlTapped control: UIControl
        )
        optional func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
        optional func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
      }
      """)

  /// The protocols of maps that may be called anywhere.
  static let places = Table(
    module: "ScrollworkMaps", isOnMainActor: false,
    text: """
      protocol MKAnnotation {
      }
      protocol MKLocalSearchCompleterDelegate {
        optional func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
        optional func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
      }
      """)

  /// The protocols of packages that Objective-C knows.
  static let packages = [
    Table(
      module: "ScrollworkViewPackages", isOnMainActor: true,
      text: """
        protocol SideMenuNavigationControllerDelegate {
          optional func sideMenuDidAppear(menu: SideMenuNavigationController, animated: Bool)
        }
        protocol ChartViewDelegate {
          optional func chartValueSelected(
            _ chartView: ChartViewBase, entry: ChartDataEntry, highlight: Highlight
          )
          optional func chartValueNothingSelected(_ chartView: ChartViewBase)
        }
        protocol MBProgressHUDDelegate {
          optional func hudWasHidden(_ hud: MBProgressHUD)
        }
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
      module: "ScrollworkFirebase", isOnMainActor: false,
      text: """
        protocol MessagingDelegate {
          optional func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?)
        }
        """),
  ]
}
