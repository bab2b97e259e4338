import YAML

/// Holds values against a JSON Schema, as far as `specimens/typesystem.schema.json` needs: a keyword that it doesn't know
/// is an error.
struct SchemaValidator {
  /// The schema.
  let root: YAMLNode

  private static let annotations: Set<String> = [
    "$schema", "$id", "$defs", "title", "description", "examples", "default", "$comment",
  ]

  /// Everything that is wrong with a value, as `path: keyword`; nothing where it is valid.
  func errors(_ value: YAMLNode) -> [String] { errors(value, root, "$") }

  private func errors(_ value: YAMLNode, _ schema: YAMLNode, _ path: String) -> [String] {
    (schema.entries ?? []).flatMap { entry in
      Self.annotations.contains(entry.name) ? [] : check(value, schema, entry.name, entry.value, path)
    }
  }

  private func isValid(_ value: YAMLNode, _ schema: YAMLNode) -> Bool { errors(value, schema, "").isEmpty }

  private func check(
    _ value: YAMLNode, _ schema: YAMLNode, _ keyword: String, _ rule: YAMLNode, _ path: String
  ) -> [String] {
    let failed = ["\(path): \(keyword)"]
    switch keyword {
    case "$ref":
      guard let target = target(rule) else { return ["\(path): unknown $ref"] }
      return errors(value, target, path)
    case "type": return type(of: value, is: text(rule)) ? [] : failed
    case "const": return same(value, rule) ? [] : failed
    case "enum": return rule.items?.contains { same(value, $0) } == true ? [] : failed
    case "allOf": return (rule.items ?? []).flatMap { errors(value, $0, path) }
    case "anyOf": return rule.items?.contains { isValid(value, $0) } == true ? [] : failed
    case "oneOf": return rule.items?.filter { isValid(value, $0) }.count == 1 ? [] : failed
    case "not": return isValid(value, rule) ? failed : []
    default: break
    }
    if let entries = value.entries { return map(entries, schema, keyword, rule, path) ?? [] }
    if let items = value.items { return list(items, keyword, rule, path) ?? [] }
    return scalar(value, keyword, rule) ? [] : failed
  }

  private func map(
    _ entries: [YAMLEntry], _ schema: YAMLNode, _ keyword: String, _ rule: YAMLNode, _ path: String
  ) -> [String]? {
    let failed = ["\(path): \(keyword)"]
    switch keyword {
    case "properties":
      return entries.flatMap { entry in
        rule[entry.name].map { errors(entry.value, $0, "\(path).\(entry.name)") } ?? []
      }
    case "additionalProperties":
      let others = entries.filter { schema["properties"]?[$0.name] == nil }
      if case .bool(false)? = rule.scalar?.value { return others.map { "\(path).\($0.name): additionalProperties" } }
      return others.flatMap { errors($0.value, rule, "\(path).\($0.name)") }
    case "propertyNames":
      return entries.flatMap { errors(YAMLNode(.scalar(YAMLScalar($0.name, style: .quoted)), at: .start), rule, path) }
    case "required":
      return (rule.items ?? []).allSatisfy { key in entries.contains { $0.name == text(key) } } ? [] : failed
    case "dependentRequired":
      let broken = (rule.entries ?? []).filter { dependency in
        entries.contains { $0.name == dependency.name }
          && !(dependency.value.items ?? []).allSatisfy { key in entries.contains { $0.name == text(key) } }
      }
      return broken.isEmpty ? [] : failed
    case "minProperties": return entries.count >= number(rule) ? [] : failed
    case "maxProperties": return entries.count <= number(rule) ? [] : failed
    default: return isKnown(keyword) ? [] : ["\(path): unknown keyword \(keyword)"]
    }
  }

  private func list(_ items: [YAMLNode], _ keyword: String, _ rule: YAMLNode, _ path: String) -> [String]? {
    let failed = ["\(path): \(keyword)"]
    switch keyword {
    case "items": return items.enumerated().flatMap { errors($0.element, rule, "\(path)[\($0.offset)]") }
    case "minItems": return items.count >= number(rule) ? [] : failed
    case "maxItems": return items.count <= number(rule) ? [] : failed
    case "uniqueItems": return Set(items.map(\.content)).count == items.count ? [] : failed
    default: return isKnown(keyword) ? [] : ["\(path): unknown keyword \(keyword)"]
    }
  }

  private func scalar(_ value: YAMLNode, _ keyword: String, _ rule: YAMLNode) -> Bool {
    let limit = number(rule) as Double
    switch (keyword, value.scalar?.value) {
    case ("minimum", .integer(let number)): return Double(number) >= limit
    case ("minimum", .number(let number)): return number >= limit
    case ("exclusiveMinimum", .integer(let number)): return Double(number) > limit
    case ("exclusiveMinimum", .number(let number)): return number > limit
    case ("maximum", .integer(let number)): return Double(number) <= limit
    case ("maximum", .number(let number)): return number <= limit
    case ("minLength", .string(let text)): return text.unicodeScalars.count >= Int(limit)
    case ("maxLength", .string(let text)): return text.unicodeScalars.count <= Int(limit)
    case ("pattern", .string(let text)):
      guard let regex = try? Regex(self.text(rule)) else { return false }
      return (try? regex.firstMatch(in: text)) != nil
    default: return isKnown(keyword)
    }
  }

  private func isKnown(_ keyword: String) -> Bool {
    [
      "properties", "additionalProperties", "propertyNames", "required", "dependentRequired", "minProperties",
      "maxProperties", "items", "minItems", "maxItems", "uniqueItems", "minimum", "exclusiveMinimum", "maximum",
      "minLength", "maxLength", "pattern",
    ].contains(keyword)
  }

  /// The definition that a `$ref` names.
  func target(_ rule: YAMLNode) -> YAMLNode? {
    let prefix = "#/$defs/"
    return text(rule).hasPrefix(prefix) ? root["$defs"]?[String(text(rule).dropFirst(prefix.count))] : nil
  }

  private func type(of value: YAMLNode, is type: String) -> Bool {
    switch (type, value.content, value.scalar?.value) {
    case ("object", .mapping, _), ("array", .sequence, _), ("string", _, .string), ("boolean", _, .bool),
      ("null", _, .null), ("integer", _, .integer), ("number", _, .integer), ("number", _, .number):
      true
    case ("integer", _, .number(let number)): Int(exactly: number) != nil
    default: false
    }
  }

  private func same(_ value: YAMLNode, _ other: YAMLNode) -> Bool {
    value.scalar != nil && value.scalar?.value == other.scalar?.value
  }

  private func text(_ node: YAMLNode) -> String { node.scalar?.text ?? "" }
  private func number(_ node: YAMLNode) -> Int { Int(text(node)) ?? 0 }
  private func number(_ node: YAMLNode) -> Double { Double(text(node)) ?? 0 }
}
