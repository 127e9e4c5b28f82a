extension DelegateProtocols {
  /// The protocols of other frameworks that are called on the main actor.
  static let frameworks = [
    Table(
      module: "AuthenticationServices", isOnMainActor: true,
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
        """),
    Table(
      module: "ContactsUI", isOnMainActor: true,
      text: """
        protocol CNContactPickerDelegate {
          optional func contactPicker(
            _ picker: CNContactPickerViewController, didSelect contact: CNContact
          )
          optional func contactPicker(
            _ picker: CNContactPickerViewController, didSelect contacts: [CNContact]
          )
          optional func contactPickerDidCancel(_ picker: CNContactPickerViewController)
        }
        """),
    Table(
      module: "EventKitUI", isOnMainActor: true,
      text: """
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
        """),
    Table(
      module: "MessageUI", isOnMainActor: true,
      text: """
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
        """),
    Table(
      module: "PhotosUI", isOnMainActor: true,
      text: """
        protocol PHPickerViewControllerDelegate {
          func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
        }
        """),
    Table(
      module: "SafariServices", isOnMainActor: true,
      text: """
        protocol SFSafariViewControllerDelegate {
          optional func safariViewControllerDidFinish(_ controller: SFSafariViewController)
          optional func safariViewController(
            _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
          )
        }
        """),
    Table(
      module: "VisionKit", isOnMainActor: true,
      text: """
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
        """),
    Table(
      module: "WebKit", isOnMainActor: true,
      text: """
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
        """),
  ]

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
}
