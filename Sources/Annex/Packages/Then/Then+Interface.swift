public import ScrollworkUIKit

extension UIResponder: Then {}
extension UIGestureRecognizer: Then {}
extension UIBarItem: Then {}
extension UIEdgeInsets: Then {}
extension UICollectionViewLayout: Then {}
