internal import CYAML

/// Has libyaml read a text.
enum EventReader {
  /// Calls `take` for each event until the text ends or something is wrong, and returns what is.
  static func read(
    _ bytes: [UInt8], _ take: ((event: YAMLEvent, place: YAMLPlace)) throws(YAMLError) -> Void
  ) -> YAMLError? {
    // The parser holds its own address, so it must not move.
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) == 1 else { return YAMLError(.outOfMemory, at: .start) }
    defer { yaml_parser_delete(parser) }
    return bytes.withUnsafeBufferPointer { whole in
      // libyaml would count a byte order mark as a column.
      let mark = whole.starts(with: TextCheck.byteOrderMark) ? TextCheck.byteOrderMark.count : 0
      let buffer = UnsafeBufferPointer(rebasing: whole[mark...])
      // libyaml wants an address even for no bytes.
      guard let start = buffer.baseAddress else { return nil }
      yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(parser, start, buffer.count)
      var isFirst = true
      while true {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else { return error(of: parser.pointee, in: buffer) }
        defer { yaml_event_delete(&event) }
        if event.type == YAML_STREAM_END_EVENT { return nil }
        let place = YAMLPlace(event.start_mark)
        do throws(YAMLError) {
          if event.type == YAML_DOCUMENT_START_EVENT {
            guard isFirst else { throw YAMLError(.severalDocuments, at: place) }
            isFirst = false
          }
          try take((YAMLEvent(event), place))
        } catch {
          return error
        }
      }
    }
  }

  private static func error(of parser: yaml_parser_t, in bytes: UnsafeBufferPointer<UInt8>) -> YAMLError {
    if parser.error == YAML_MEMORY_ERROR { return YAMLError(.outOfMemory, at: .start) }
    var place = YAMLPlace(parser.problem_mark)
    let context = parser.context.map { String(cString: $0) } ?? ""
    let lines = Lines(bytes)
    let words = parser.problem.map { String(cString: $0) } ?? ""
    // An unknown escape is told at its backslash.
    var column = place.column + (words == "found unknown escape character" ? 1 : 0)
    let begin = context.isEmpty ? nil : YAMLPlace(parser.context_mark)
    if lines.hasTabIndentation(at: place) || words.hasPrefix("found a tab character") {
      return YAMLError(.tab, at: lines.firstTab(at: place) ?? place)
    }
    // Where an end is missing, the next line's first word may have been read as more of a value.
    let outdented = begin.flatMap { lines.outdent(of: place, from: $0) }
    if YAMLSyntaxProblem.isAboutAnEnd(words), let outdented { (place, column) = (outdented, outdented.column) }
    let problem = YAMLSyntaxProblem(
      problem: words, context: context, begin: begin,
      character: lines.character(at: YAMLPlace(line: place.line, column: column)),
      hasComment: begin.map { lines.hasComment(from: $0, to: place) } ?? false, isOutdented: outdented != nil,
      hasTightColon: lines.hasTightColon(upTo: begin ?? place))
    return YAMLError(.syntax(problem), at: problem.isAboutItsBeginning ? problem.begin ?? place : place)
  }
}

extension YAMLPlace {
  /// libyaml counts from 0.
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: mark.line + 1, column: mark.column + 1)
  }
}

extension YAMLEvent {
  fileprivate init(_ event: yaml_event_t) {
    switch event.type {
    case YAML_DOCUMENT_START_EVENT: self = .document
    case YAML_ALIAS_EVENT: self = .alias(Self.text(event.data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = scalar.value.map {
        String(decoding: UnsafeBufferPointer(start: $0, count: scalar.length), as: UTF8.self)
      }
      self = .scalar(
        text: text ?? "", style: scalar.style == YAML_PLAIN_SCALAR_STYLE ? .plain : .quoted,
        isDoubleQuoted: scalar.style == YAML_DOUBLE_QUOTED_SCALAR_STYLE,
        properties: Properties(anchor: Self.text(scalar.anchor), tag: Self.text(scalar.tag)))
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      self = .sequenceStart(Properties(anchor: Self.text(start.anchor), tag: Self.text(start.tag)))
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      self = .mappingStart(Properties(anchor: Self.text(start.anchor), tag: Self.text(start.tag)))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: self = .end
    default: self = .other
    }
  }

  private static func text(_ bytes: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    bytes.map { String(cString: $0) }
  }
}
