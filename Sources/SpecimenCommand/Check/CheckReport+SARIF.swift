internal import DynamicType
internal import Findings
internal import TypeSystem
internal import Typeface
internal import YAML

extension CheckReport {
  /// The report as SARIF 2.1.0 (OASIS), with all rules and what each is for.
  package var sarif: JSON {
    .object([
      .init(
        "$schema", .string("https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
      ),
      .init("version", .string("2.1.0")),
      .init(
        "runs",
        .array([
          .object([
            .init("tool", .object([.init("driver", driver)])),
            .init("invocations", .array([invocation])),
            .init("columnKind", .string("unicodeCodePoints")),
            .init("results", .array(documents.flatMap(results))),
          ])
        ])),
    ])
  }

  /// The run; a screen that can't be checked is an error of it, and no result.
  private var invocation: JSON {
    let notifications = documents.flatMap { document in document.report.uncheckedScreens.map { ($0, document) } }
    let isWhole = notifications.isEmpty
    return .object(
      [.init("executionSuccessful", .bool(isWhole))]
        + (isWhole
          ? [] : [.init("toolExecutionNotifications", .array(notifications.map { notification($0, in: $1) }))]))
  }

  private func notification(_ screen: UncheckedScreen, in document: CheckedDocument) -> JSON {
    let hint = screen.hint.map { "; hint: \(TerminalText.escaped($0))" } ?? ""
    var members: [JSON.Member] = [
      .init("level", .string("error")), .init("message", Self.message(TerminalText.escaped(screen.message) + hint)),
    ]
    if let path = document.path, let place = document.place(of: screen) {
      members.append(
        .init("locations", .array([.object([.init("physicalLocation", Self.physicalLocation(path, place))])])))
    }
    return .object(members)
  }

  private static func physicalLocation(_ path: String, _ place: YAMLPlace) -> JSON {
    .object([
      .init("artifactLocation", .record([.init("uri", .string(FileURI.text(path)))])),
      .init(
        "region", .record([.init("startLine", .integer(place.line)), .init("startColumn", .integer(place.column))])),
    ])
  }

  private var driver: JSON {
    let (name, version) = (tool.prefix { $0 != " " }, tool.drop { $0 != " " }.dropFirst())
    return .object([
      .init("name", .string(String(name))),
      .init("version", .string(String(version))),
      .init("rules", .array(Rule.allCases.map(Self.sarif))),
    ])
  }

  private static func sarif(_ rule: Rule) -> JSON {
    let help = "\(sentence(rule.reason)) To do: \(sentence(rule.remedy)) Source: \(rule.source.name)"
    return .object([
      .init("id", .string(rule.word)),
      .init("shortDescription", message(rule.title)),
      .init("fullDescription", message(sentence(rule.reason))),
      .init("help", message("\(help), \(rule.source.link)")),
      .init("helpUri", .string(rule.source.link)),
      .init("defaultConfiguration", .record([.init("level", .string(level(rule.defaultLevel)))])),
    ])
  }

  private func results(_ document: CheckedDocument) -> [JSON] {
    var ordinals: [[String]: Int] = [:]
    return document.report.findings.map { finding in
      let identity =
        [finding.rule.word, finding.style.map(Self.identity) ?? "", finding.column?.rawValue ?? ""]
        + (finding.node.map { [$0] } ?? [])
      ordinals[identity, default: 0] += 1
      let fingerprint = identity + [String(ordinals[identity, default: 0])]
      return result(finding, in: document, fingerprint: fingerprint.joined(separator: "\n"))
    }
  }

  private func result(_ finding: Finding, in document: CheckedDocument, fingerprint: String) -> JSON {
    let hint = finding.hint.isEmpty ? "" : "; hint: \(TerminalText.escaped(finding.hint))"
    var members: [JSON.Member] = [
      .init("ruleId", .string(finding.rule.word)),
      .init("ruleIndex", .integer(Rule.allCases.firstIndex(of: finding.rule) ?? -1)),
      .init("level", .string(Self.level(finding.level))),
      .init("message", Self.message(CheckWords.sentence(finding, of: document.categories) + hint)),
      .init("locations", .array([location(of: finding.style, finding, in: document)])),
    ]
    let others = finding.alike.map { location(of: $0, finding, in: document) }
    if !others.isEmpty { members.append(.init("relatedLocations", .array(others))) }
    members += [
      .init(
        "partialFingerprints",
        .record([.init("specimenFinding/v1", .string(SHA256.hexadecimal(of: Array(fingerprint.utf8))))])),
      .init("properties", properties(finding)),
    ]
    return .object(members)
  }

  /// The place in the document's file, where there is one, and the style as a place in the system.
  private func location(of style: StyleName?, _ finding: Finding, in document: CheckedDocument) -> JSON {
    var members: [JSON.Member] = []
    if let path = document.path,
      let place = style == finding.style ? document.place(of: finding) : document.place(of: style)
    {
      members.append(.init("physicalLocation", Self.physicalLocation(path, place)))
    }
    let node = finding.node
    let name = node ?? style?.name ?? document.report.name
    let whole = [name] + (finding.column.map { [$0.rawValue] } ?? [])
    members.append(
      .init(
        "logicalLocations",
        .array([
          .record([
            .init("name", .string(name)), .init("fullyQualifiedName", .string(whole.joined(separator: "."))),
            .init("kind", .string(node == nil && style == nil ? "module" : "member")),
          ])
        ])))
    return .object(members)
  }

  private func properties(_ finding: Finding) -> JSON {
    .object([
      .init("categories", .array(finding.categories.map { .string($0.name) })),
      .init("category", .string(orNull: finding.category?.name)),
      .init("value", .number(orNull: finding.value)),
      .init("limit", .number(orNull: finding.limit)),
      .init("unit", .string(orNull: finding.unit == .none ? nil : finding.unit.rawValue)),
    ])
  }

  /// A style's name with its kind: a role may be called as a style of another document is.
  private static func identity(_ style: StyleName) -> String { (style.isRole ? "role " : "style ") + style.name }

  private static func level(_ level: FindingLevel) -> String {
    switch level {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    case .off: "none"
    }
  }

  /// A message: braces are doubled, since SARIF has placeholders in them, and no text becomes a link.
  private static func message(_ text: String) -> JSON {
    let plain = text.replacing("{", with: "{{").replacing("}", with: "}}").replacing("](", with: "] (")
    return .record([.init("text", .string(plain))])
  }

  private static func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() + "." }
}
