import Foundation

/// The cells of a sheet that was written as JSON, each with all that is drawn in it.
struct SheetCells {
  /// What is drawn in each cell, by its name, with places from the cell's own origin.
  private(set) var items: [String: String] = [:]
  /// How far each cell's origin stands from the left and from the top, in points.
  private(set) var origins: [String: [Double]] = [:]

  init(_ json: String) throws {
    let root = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let fonts = (root?["fonts"] as? [[String: Any]] ?? []).map {
      "\($0["postScriptName"] ?? "") \(Self.canonical($0["coordinates"] ?? ""))"
    }
    for page in root?["pages"] as? [[String: Any]] ?? [] {
      let all = page["items"] as? [[String: Any]] ?? []
      for cell in page["cells"] as? [[String: Any]] ?? [] {
        guard let name = cell["name"] as? String, let start = cell["start"] as? Int, let end = cell["end"] as? Int,
          let x = cell["x"] as? Double, let baseline = cell["baseline"] as? Double
        else { continue }
        origins[name] = [x, baseline]
        items[name] = all[start..<end].map { Self.text($0, x, baseline, fonts) }.joined(separator: "\n")
      }
    }
  }

  /// An item with places from an origin, and its fonts by their names.
  private static func text(_ item: [String: Any], _ x: Double, _ y: Double, _ fonts: [String]) -> String {
    item.sorted { $0.key < $1.key }.map { key, value in
      switch (key, value) {
      case ("x", let place as Double): "x \(rounded(place - x))"
      case ("y", let place as Double), ("baseline", let place as Double): "\(key) \(rounded(place - y))"
      case ("xs", let places as [Double]): "xs \(places.map { rounded($0 - x) })"
      case ("ys", let places as [Double]): "ys \(places.map { rounded($0 - y) })"
      case ("runs", let runs as [[String: Any]]):
        runs.map { run in
          run.sorted { $0.key < $1.key }.map { key, value in
            if key == "x", let place = value as? Double { return "x \(rounded(place - x))" }
            if key == "font", let index = value as? Int { return "font \(fonts[index])" }
            return "\(key) \(canonical(value))"
          }.joined(separator: ", ")
        }.joined(separator: "; ")
      case (_, let inner as [String: Any]): "\(key) (\(text(inner, x, y, fonts)))"
      default: "\(key) \(canonical(value))"
      }
    }.joined(separator: ", ")
  }

  /// A value as JSON with its keys in order.
  private static func canonical(_ value: Any) -> String {
    let data = try? JSONSerialization.data(withJSONObject: value, options: [.sortedKeys, .fragmentsAllowed])
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  private static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}
