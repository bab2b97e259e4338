/// The pictures of a document, each there once, whatever its sizes.
struct DocumentPictures {
  private var strikes: [Strike] = []
  private var numbers: [ObjectIdentifier: Int] = [:]

  /// A picture's place among the document's, which its name on pages ends in.
  mutating func number(of strike: Strike) -> Int {
    if let number = numbers[ObjectIdentifier(strike)] { return number }
    numbers[ObjectIdentifier(strike)] = strikes.count
    strikes.append(strike)
    return strikes.count - 1
  }

  /// Writes the pictures; gives the entries by which pages name them.
  func write(to document: inout PDFFile) -> String {
    var entries: [String] = []
    for (index, strike) in strikes.enumerated() {
      // A picture that is no more to be had leaves a pixel that nobody sees.
      let picture = strike.documentPicture() ?? .empty
      let size = "/Type /XObject /Subtype /Image /Width \(picture.width) /Height \(picture.height) /BitsPerComponent 8"
      let (colors, mask) = (document.reserve(), document.reserve())
      document.addStream(mask, "\(size) /ColorSpace /DeviceGray /Interpolate true", picture.opacities)
      document.addStream(
        colors, "\(size) /ColorSpace /DeviceRGB /Interpolate true /SMask \(mask) 0 R", picture.colors)
      entries.append("/i\(index) \(colors) 0 R")
    }
    return entries.joined(separator: " ")
  }
}
