extension DelegateProtocols {
  /// The protocols of other frameworks that may be called anywhere.
  static let services = [
    Table(
      module: "AVFAudio", isOnMainActor: false,
      text: """
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
          optional func speechSynthesizer(
            _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance
          )
          optional func speechSynthesizer(
            _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance
          )
          optional func speechSynthesizer(
            _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
          )
        }
        """),
    Table(
      module: "AVFoundation", isOnMainActor: false,
      text: """
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
        """),
    Table(
      module: "CoreBluetooth", isOnMainActor: false,
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
        """),
    Table(
      module: "CoreLocation", isOnMainActor: false,
      text: """
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
        """),
    Table(
      module: "MultipeerConnectivity", isOnMainActor: false,
      text: """
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
        """),
    Table(
      module: "Photos", isOnMainActor: false,
      text: """
        protocol PHPhotoLibraryChangeObserver {
          func photoLibraryDidChange(_ changeInstance: PHChange)
        }
        """),
    Table(
      module: "StoreKit", isOnMainActor: false,
      text: """
        protocol SKProductsRequestDelegate {
          func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
          optional func request(_ request: SKProductsRequest, didFailWithError error: any Error)
        }
        protocol SKPaymentTransactionObserver {
          func paymentQueue(
            _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]
          )
        }
        """),
    Table(
      module: "UserNotifications", isOnMainActor: false,
      text: """
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
        """),
    Table(
      module: "WatchConnectivity", isOnMainActor: false,
      text: """
        protocol WCSessionDelegate {
          func session(
            _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
            error: (any Error)?
          )
          func sessionDidBecomeInactive(_ session: WCSession)
          func sessionDidDeactivate(_ session: WCSession)
        }
        """),
  ]
}
