extension Frame.Size {
  /// Refuses a page with a side longer than `maximumSide`, in points.
  func check(_ maximumSide: Double) throws(SheetError) {
    guard max(width, height) <= maximumSide else { throw .tooLarge(width: width, height: height, limit: maximumSide) }
  }
}
