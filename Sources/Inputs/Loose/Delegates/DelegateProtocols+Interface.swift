extension DelegateProtocols {
  /// The protocols of UIKit and of its layers, as they are modelled.
  static let interface = Table(
    module: "UIKit", isOnMainActor: true,
    text: """
      protocol UIAdaptivePresentationControllerDelegate {
        optional func adaptivePresentationStyle(
          for controller: UIPresentationController
        ) -> UIModalPresentationStyle
        optional func adaptivePresentationStyle(
          for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle
        optional func presentationControllerShouldDismiss(
          _ presentationController: UIPresentationController
        ) -> Bool
        optional func presentationControllerWillDismiss(
          _ presentationController: UIPresentationController
        )
        optional func presentationControllerDidDismiss(
          _ presentationController: UIPresentationController
        )
        optional func presentationControllerDidAttemptToDismiss(
          _ presentationController: UIPresentationController
        )
      }
      protocol UIViewControllerTransitioningDelegate {
        optional func presentationController(
          forPresented presented: UIViewController, presenting: UIViewController?,
          source: UIViewController
        ) -> UIPresentationController?
        optional func animationController(
          forPresented presented: UIViewController, presenting: UIViewController,
          source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)?
        optional func animationController(
          forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)?
      }
      protocol UIViewControllerAnimatedTransitioning {
        func transitionDuration(
          using transitionContext: (any UIViewControllerContextTransitioning)?
        ) -> TimeInterval
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
        optional func animationEnded(_ transitionCompleted: Bool)
      }
      protocol UIGestureRecognizerDelegate {
        optional func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
        optional func gestureRecognizer(
          _ gestureRecognizer: UIGestureRecognizer,
          shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool
        optional func gestureRecognizer(
          _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
        ) -> Bool
        optional func gestureRecognizer(
          _ gestureRecognizer: UIGestureRecognizer,
          shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool
        optional func gestureRecognizer(
          _ gestureRecognizer: UIGestureRecognizer,
          shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool
      }
      protocol CAAnimationDelegate {
        optional func animationDidStart(_ anim: CAAnimation)
        optional func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
      }
      protocol CALayerDelegate {
        optional func layoutSublayers(of layer: CALayer)
        optional func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
      }
      protocol UIScrollViewDelegate {
        optional func scrollViewDidScroll(_ scrollView: UIScrollView)
        optional func scrollViewDidZoom(_ scrollView: UIScrollView)
        optional func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
        optional func scrollViewWillEndDragging(
          _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
          targetContentOffset: UnsafeMutablePointer<CGPoint>
        )
        optional func scrollViewDidEndDragging(
          _ scrollView: UIScrollView, willDecelerate decelerate: Bool
        )
        optional func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
        optional func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
        optional func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
        optional func viewForZooming(in scrollView: UIScrollView) -> UIView?
        optional func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
        optional func scrollViewDidEndZooming(
          _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
        )
        optional func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
        optional func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
        optional func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
      }
      protocol UIApplicationDelegate {
        optional func application(
          _ application: UIApplication,
          willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool
        optional func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool
        optional func application(
          _ application: UIApplication,
          configurationForConnecting connectingSceneSession: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration
        optional func application(
          _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
        )
        optional func application(
          _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
        ) -> UIInterfaceOrientationMask
        optional func application(
          _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
        ) -> Bool
        optional func applicationDidBecomeActive(_ application: UIApplication)
        optional func applicationWillResignActive(_ application: UIApplication)
        optional func applicationWillEnterForeground(_ application: UIApplication)
        optional func applicationDidEnterBackground(_ application: UIApplication)
        optional func applicationWillTerminate(_ application: UIApplication)
      }
      protocol UISceneDelegate {
        optional func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options connectionOptions: UIScene.ConnectionOptions
        )
        optional func sceneDidDisconnect(_ scene: UIScene)
        optional func sceneDidBecomeActive(_ scene: UIScene)
        optional func sceneWillResignActive(_ scene: UIScene)
        optional func sceneWillEnterForeground(_ scene: UIScene)
        optional func sceneDidEnterBackground(_ scene: UIScene)
        optional func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
      }
      protocol UIWindowSceneDelegate: UISceneDelegate {
      }
      protocol UINavigationControllerDelegate {
        optional func navigationController(
          _ navigationController: UINavigationController, willShow viewController: UIViewController,
          animated: Bool
        )
        optional func navigationController(
          _ navigationController: UINavigationController, didShow viewController: UIViewController,
          animated: Bool
        )
      }
      protocol UISearchBarDelegate {
        optional func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
        optional func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
        optional func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
        optional func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
        optional func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
        optional func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
      }
      protocol UISearchResultsUpdating {
        func updateSearchResults(for searchController: UISearchController)
      }
      protocol UISearchControllerDelegate {
        optional func willPresentSearchController(_ searchController: UISearchController)
        optional func didPresentSearchController(_ searchController: UISearchController)
        optional func willDismissSearchController(_ searchController: UISearchController)
        optional func didDismissSearchController(_ searchController: UISearchController)
      }
      protocol UITabBarDelegate {
        func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
      }
      protocol UITabBarControllerDelegate {
        optional func tabBarController(
          _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool
        optional func tabBarController(
          _ tabBarController: UITabBarController, didSelect viewController: UIViewController
        )
      }
      protocol UICalendarSelectionSingleDateDelegate {
        func dateSelection(
          _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
        )
        optional func dateSelection(
          _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
        ) -> Bool
      }
      protocol UICalendarSelectionMultiDateDelegate {
        func multiDateSelection(
          _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
        )
        func multiDateSelection(
          _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
        )
        optional func multiDateSelection(
          _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
        ) -> Bool
        optional func multiDateSelection(
          _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
        ) -> Bool
      }
      protocol UICalendarViewDelegate {
        optional func calendarView(
          _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
        ) -> UICalendarView.Decoration?
        optional func calendarView(
          _ calendarView: UICalendarView,
          didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
        )
      }
      protocol UICollectionViewDataSource {
        optional func numberOfSections(in collectionView: UICollectionView) -> Int
        func collectionView(
          _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int
        func collectionView(
          _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell
        optional func collectionView(
          _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
          at indexPath: IndexPath
        ) -> UICollectionReusableView
      }
      protocol UICollectionViewDelegate: UIScrollViewDelegate {
        optional func collectionView(
          _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
        ) -> Bool
        optional func collectionView(
          _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
        ) -> Bool
        optional func collectionView(
          _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
        )
        optional func collectionView(
          _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
        )
        optional func collectionView(
          _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
          forItemAt indexPath: IndexPath
        )
        optional func collectionView(
          _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
          forItemAt indexPath: IndexPath
        )
      }
      protocol UIPickerViewDataSource {
        func numberOfComponents(in pickerView: UIPickerView) -> Int
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
      }
      protocol UIPickerViewDelegate {
        optional func pickerView(
          _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
        ) -> String?
        optional func pickerView(
          _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
        ) -> NSAttributedString?
        optional func pickerView(
          _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
          reusing view: UIView?
        ) -> UIView
        optional func pickerView(
          _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
        )
        optional func pickerView(
          _ pickerView: UIPickerView, rowHeightForComponent component: Int
        ) -> CGFloat
        optional func pickerView(
          _ pickerView: UIPickerView, widthForComponent component: Int
        ) -> CGFloat
      }
      protocol UIContextMenuInteractionDelegate {
        func contextMenuInteraction(
          _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration?
      }
      protocol UIPageViewControllerDataSource {
        func pageViewController(
          _ pageViewController: UIPageViewController,
          viewControllerBefore viewController: UIViewController
        ) -> UIViewController?
        func pageViewController(
          _ pageViewController: UIPageViewController,
          viewControllerAfter viewController: UIViewController
        ) -> UIViewController?
        optional func presentationCount(for pageViewController: UIPageViewController) -> Int
        optional func presentationIndex(for pageViewController: UIPageViewController) -> Int
      }
      protocol UIPageViewControllerDelegate {
        optional func pageViewController(
          _ pageViewController: UIPageViewController,
          willTransitionTo pendingViewControllers: [UIViewController]
        )
        optional func pageViewController(
          _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
          previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        )
      }
      protocol UIDocumentPickerDelegate {
        optional func documentPicker(
          _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
        )
        optional func documentPicker(
          _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
        )
        optional func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
      }
      protocol UIImagePickerControllerDelegate {
        optional func imagePickerController(
          _ picker: UIImagePickerController,
          didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        )
        optional func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
      }
      protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
      }
      protocol UITableViewDataSourcePrefetching {
        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
        optional func tableView(
          _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
        )
      }
      protocol UITableViewDataSource {
        optional func numberOfSections(in tableView: UITableView) -> Int
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
        optional func tableView(
          _ tableView: UITableView, titleForHeaderInSection section: Int
        ) -> String?
        optional func tableView(
          _ tableView: UITableView, titleForFooterInSection section: Int
        ) -> String?
        optional func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
        optional func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
        optional func tableView(
          _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
          forRowAt indexPath: IndexPath
        )
        optional func tableView(
          _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
          to destinationIndexPath: IndexPath
        )
        optional func sectionIndexTitles(for tableView: UITableView) -> [String]?
        optional func tableView(
          _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
        ) -> Int
      }
      protocol UITableViewDelegate: UIScrollViewDelegate {
        optional func tableView(
          _ tableView: UITableView, heightForRowAt indexPath: IndexPath
        ) -> CGFloat
        optional func tableView(
          _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
        ) -> CGFloat
        optional func tableView(
          _ tableView: UITableView, heightForHeaderInSection section: Int
        ) -> CGFloat
        optional func tableView(
          _ tableView: UITableView, heightForFooterInSection section: Int
        ) -> CGFloat
        optional func tableView(
          _ tableView: UITableView, viewForHeaderInSection section: Int
        ) -> UIView?
        optional func tableView(
          _ tableView: UITableView, viewForFooterInSection section: Int
        ) -> UIView?
        optional func tableView(
          _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
        )
        optional func tableView(
          _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
          forRowAt indexPath: IndexPath
        )
        optional func tableView(
          _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
        )
        optional func tableView(
          _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
        ) -> Bool
        optional func tableView(
          _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
        ) -> IndexPath?
        optional func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
        optional func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
        optional func tableView(
          _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
        )
        optional func tableView(
          _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle
        optional func tableView(
          _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration?
        optional func tableView(
          _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration?
        optional func tableView(
          _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
          point: CGPoint
        ) -> UIContextMenuConfiguration?
      }
      protocol UITextFieldDelegate {
        optional func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
        optional func textFieldDidBeginEditing(_ textField: UITextField)
        optional func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
        optional func textFieldDidEndEditing(_ textField: UITextField)
        optional func textField(
          _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
          replacementString string: String
        ) -> Bool
        optional func textFieldDidChangeSelection(_ textField: UITextField)
        optional func textFieldShouldClear(_ textField: UITextField) -> Bool
        optional func textFieldShouldReturn(_ textField: UITextField) -> Bool
      }
      protocol UITextViewDelegate: UIScrollViewDelegate {
        optional func textViewDidBeginEditing(_ textView: UITextView)
        optional func textViewDidEndEditing(_ textView: UITextView)
        optional func textViewDidChange(_ textView: UITextView)
        optional func textView(
          _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool
      }
      """)
}
