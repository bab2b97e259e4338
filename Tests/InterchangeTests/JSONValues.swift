import Foundation
import Interchange
import TypeSystem

/// JSON as the importer takes it, read by Foundation, whose dictionaries have no order: keys are sorted as they stand.
enum JSONValues {
  /// The value of a JSON text; its keys in the order in which they stand in the text first.
  static func value(_ json: String) throws -> InterchangeValue {
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
    return value(object, order: json)
  }

  private static func value(_ object: Any, order: String) -> InterchangeValue {
    switch object {
    case let members as [String: Any]:
      let sorted = members.sorted { place($0.key, order) < place($1.key, order) }
      return .dictionary(OrderedMap(sorted.map { ($0.key, value($0.value, order: order)) }))
    case let elements as [Any]: return .array(elements.map { value($0, order: order) })
    case let text as String: return .string(text)
    case let number as NSNumber:
      if "\(type(of: number))".contains("Bool") || CFBoolean(number) { return .bool(number.boolValue) }
      return number.doubleValue == number.doubleValue.rounded() && abs(number.doubleValue) < 1e15
        ? .integer(number.intValue) : .real(number.doubleValue)
    default: return .null
    }
  }

  private static func CFBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }

  private static func place(_ key: String, _ text: String) -> String.Index {
    text.range(of: "\"\(key)\"")?.lowerBound ?? text.endIndex
  }
}
