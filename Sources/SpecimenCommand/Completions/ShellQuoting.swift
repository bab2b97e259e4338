/// Words as shells read them.
enum ShellQuoting {
  /// A text in single quotes, for bash and zsh.
  static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: #"'\''"#) + "'" }

  /// A text in single quotes, for fish, where a backslash means something in them.
  static func fishQuoted(_ text: String) -> String {
    "'" + text.replacing(#"\"#, with: #"\\"#).replacing("'", with: #"\'"#) + "'"
  }
}
