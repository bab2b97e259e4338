import CCairo

extension DrawingError {
  /// A refusal of cairo's, with its own words for the status.
  static func cairo(_ status: cairo_status_t, while step: String) -> DrawingError {
    let text = String(cString: cairo_status_to_string(status))
    return .cairo(step: step, status: Int32(bitPattern: status.rawValue), text: text)
  }
}
