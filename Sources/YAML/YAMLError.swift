/// Something in a text that keeps it from being read as YAML, and the place where it stands.
public struct YAMLError: Error, Hashable, Sendable {
  /// What can be wrong with a text.
  public enum Problem: Hashable, Sendable {
    /// The text has more bytes than are allowed.
    case tooManyBytes(Int, limit: Int)
    /// Lists and mappings stand deeper in each other than is allowed.
    case tooDeep(limit: Int)
    /// There are more nodes than are allowed; `alias` is the one that went over the limit, if one did.
    case tooManyNodes(limit: Int, alias: String?)
    /// There are more aliases than are allowed.
    case tooManyAliases(limit: Int)
    /// There is nothing in the text, or nothing but comments.
    case empty(hasComments: Bool)
    /// A second document begins.
    case severalDocuments
    /// The text is in UTF-16 or UTF-32.
    case notUTF8(encoding: String)
    /// A byte that can't stand where it does in UTF-8; the offset is in bytes from 0.
    case malformedUTF8(byte: UInt8, offset: Int)
    /// A zero byte: the file is no text, and its place says nothing; the offset is in bytes from 0.
    case binary(offset: Int)
    /// A control character that YAML doesn't allow outside of escapes.
    case controlCharacter(UInt32)
    /// A key that the mapping has already.
    case duplicateKey(String, first: YAMLPlace)
    /// A merge key, `<<`.
    case mergeKey
    /// A list or a mapping as a key.
    case keyNotScalar
    /// An alias of an anchor that doesn't stand before it; `known` are those that do.
    case unknownAnchor(String, known: [String])
    /// An alias inside of what its own anchor marks.
    case aliasToItself(String)
    /// A tag that means nothing here.
    case unknownTag(String)
    /// A value that isn't what its tag says.
    case tagMismatch(tag: String, found: String)
    /// A tab where only spaces can indent.
    case tab
    /// The grammar is broken.
    case syntax(YAMLSyntaxProblem)
    /// There was not enough memory.
    case outOfMemory
  }

  /// What is wrong.
  public var problem: Problem
  /// Where; the text's beginning for what concerns all of it.
  public var place: YAMLPlace

  /// Makes an error.
  public init(_ problem: Problem, at place: YAMLPlace) {
    self.problem = problem
    self.place = place
  }
}

/// What libyaml says of a text whose grammar is broken.
public struct YAMLSyntaxProblem: Hashable, Sendable {
  /// libyaml's words for what it met.
  public var problem: String
  /// libyaml's words for what it was doing, or "".
  public var context: String
  /// Where what it was doing began.
  public var begin: YAMLPlace?
  /// The character at the place of the problem, nil at the end of the text.
  public var character: Unicode.Scalar?
  /// Whether a comment begins between there and the problem: a colour without quotes looks like one.
  public var hasComment: Bool
  /// Whether the problem's line is indented too little to belong to what was begun: its end is missing before.
  public var isOutdented: Bool
  /// Whether a ':' with no space after it stands in the line that lacks one.
  public var hasTightColon: Bool

  /// Makes a problem.
  public init(
    problem: String, context: String, begin: YAMLPlace?, character: Unicode.Scalar?, hasComment: Bool = false,
    isOutdented: Bool = false, hasTightColon: Bool = false
  ) {
    self.problem = problem
    self.context = context
    self.begin = begin
    self.character = character
    self.hasComment = hasComment
    self.isOutdented = isOutdented
    self.hasTightColon = hasTightColon
  }
}
