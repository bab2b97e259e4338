/// The names under which a face is known, cleaned; worked out when the face is opened, since lookups need them.
struct FaceNames {
  let postScriptName: String
  let family: String
  let style: String
  let fullName: String

  /// What was wrong with the names; `nil` when nothing was.
  let problem: String?

  /// Reads names 6, 16 or 1, 17 or 2, and 4; what is missing is made from what is there, in the end the file's name.
  init(_ table: NameTable, fileName: String, index: Int) {
    let typographicFamily = table.cleaned(16)
    let family = typographicFamily.isEmpty ? table.cleaned(1) : typographicFamily
    let typographicStyle = table.cleaned(17)
    let style = typographicStyle.isEmpty ? table.cleaned(2) : typographicStyle
    let fullName = table.cleaned(4)
    let stem = NameText.clean(FileName.stem(of: fileName))

    (postScriptName, problem) = Self.postScript(
      recorded: table.text(6), fullName: fullName, stem: stem, index: index)
    self.family = family.isEmpty ? (stem.isEmpty ? postScriptName : stem) : family
    self.style = style.isEmpty ? "Regular" : style
    self.fullName = fullName.isEmpty ? "\(self.family) \(self.style)" : fullName
  }

  private static func postScript(
    recorded: String, fullName: String, stem: String, index: Int
  ) -> (name: String, problem: String?) {
    let name = NameText.postScript(recorded)
    if !name.isEmpty {
      if name == recorded { return (name, nil) }
      let problem = recorded.hasPrefix(name) ? "is too long: it is cut" : "holds what it may not: that is left out"
      return (name, "the PostScript name \(problem)")
    }
    let squeezed = NameText.postScript(fullName)
    if !squeezed.isEmpty { return (squeezed, "no PostScript name: the full name stands in") }
    let fromFile = NameText.postScript(stem)
    let place = index == 0 ? "" : "-\(index)"
    return ((fromFile.isEmpty ? "Unnamed" : fromFile) + place, "no PostScript name: the file name stands in")
  }
}
