import AppFonts
import Testing

@Suite("The words of errors and notes")
struct ErrorWordingTests {
  @Test(
    "Errors say what was asked for and what was found, and what to do",
    arguments: [
      (
        .notLoaded(asked: "Gill"), "'Gill' was asked for before the fonts were loaded",
        "call finishLoading() first, and bind the catalog that it gives"
      ),
      (.loading(.directoryMissing(path: "Fonts")), "no folder 'Fonts'", "give a folder of font files"),
      (
        .emptyDirectory(path: "Fonts"), "the folder 'Fonts' holds no file",
        "put the font files into it, or name another folder"
      ),
      (
        .noSystemFont(standIn: "Inter"), "neither the system font nor its stand-in 'Inter' is among the loaded fonts",
        "load it with loadSystemFonts(directory:), or name another stand-in"
      ),
      (
        .faceMissing(name: "Gil", use: "body", nearest: ["Gill", "Girl"]), "body: no face 'Gil' among the loaded fonts",
        "did you mean 'Gill' or 'Girl'?"
      ),
      (
        .faceMissing(name: "Gil", use: nil, nearest: []), "no face 'Gil' among the loaded fonts",
        "loadedFonts lists the PostScript names that are there"
      ),
      (
        .substituted(use: "body", mark: .nearestWeight(asked: FaceKey(.black, .italic), drawn: FaceKey(.bold))),
        "body: '900 italic' was asked for, '700' is drawn", "load the face, or make the fonts without strict"
      ),
      (
        .substituted(use: nil, mark: .faceStandIn(missing: "Gill")), "no face 'Gill': the family's stand-in is drawn",
        "load the face, or make the fonts without strict"
      ),
      (
        .axisAbsent("wdth", postScriptName: "Inter"), "the face 'Inter' has no axis 'wdth'",
        "a variable face with that axis is needed"
      ),
      (
        .noDefaultSize(.subtitle1, .ios), "no default size is known for 'subtitle1' on iOS", "pass a default size"
      ),
      (
        .unscalable(.body, .accessibility1, .ios9), "nothing is known of how 'body' grows at 'AX1' on iOS 9",
        "use a size that does not scale, or another style"
      ),
      (.noCondensed(.watchos), "watchOS has no condensed system font", nil),
      (.notASize(0), "a font's size has to be finite and over 0, not '0.0'", nil),
      (
        .noTextStyle(postScriptName: "Gill"), "the font 'Gill' was made without a text style",
        "make the font of a text style, or make the fonts without strict"
      ),
      (
        .undefinedStyle(name: "boddy", nearest: ["body"]), "the type system has no style 'boddy'",
        "did you mean 'body'?"
      ),
      (.undefinedStyle(name: "x", nearest: []), "the type system has no style 'x'", "give the style a rule"),
      (.noSize(style: "body", .xLarge), "no size for 'body' at 'xLarge'", "give the category a size"),
      (.unknownRole(name: "buton", nearest: []), "the type system has no role 'buton'", "declare it under roles"),
      (
        .roleWithoutFont(name: "tabBarItem"),
        "the role 'tabBarItem' is the system's own and has no font in the type system",
        nil
      ),
      (
        .unknownWeight(word: "x", nearest: []), "no weight is called 'x'",
        "weights are ultraLight, thin, light, regular, medium, semibold, bold, heavy, black and 1 to 1000"
      ),
      (
        .resolution(.noSystemFont(standIn: "Inter")),
        "neither the system font nor its stand-in 'Inter' is among the fonts",
        "--default-fonts names the folder of both; without it, 'make sheet' fetches the stand-in"
      ),
    ] as [(AppFontError, String, String?)])
  func errors(_ error: AppFontError, _ description: String, _ hint: String?) {
    #expect(error.description == description)
    #expect(error.hint == hint)
  }

  @Test("Several files that gave no font are counted behind the first")
  func refusals() {
    let strict = AppFonts(strict: true)
    let first = #expect(throws: AppFontError.self) { try strict.register(data: [1], name: "a.ttf") }
    #expect(first?.description.hasPrefix("cannot read font 'a.ttf': ") == true)
    guard case .filesRefused(let reports) = first else { return }
    let both = AppFontError.filesRefused(reports + reports)
    #expect(both.description == "\(first?.description ?? ""), and 1 more")
  }

  @Test(
    "Notes say what is not as it was asked for",
    arguments: [
      (
        .fallback(missing: "Gil", nearest: ["Gill", "Girl"]),
        "no face 'Gil' among the loaded fonts: the system font is drawn; nearest: 'Gill', 'Girl'"
      ),
      (.fallback(missing: "Gil", nearest: []), "no face 'Gil' among the loaded fonts: the system font is drawn"),
      (.mark(.standIn(for: "SF Pro")), "the face stands in for 'SF Pro'"),
      (.mark(.undefined), "the style is not in the type system"), (.mark(.capped(at: 30)), "capped at 30.0 pt"),
      (.mark(.belowMinimum(10)), "10.0 pt is under the platform's minimum"),
      (.mark(.derived), "the size follows a rule that was not recorded on this platform"),
      (.mark(.fallback(missing: "Gill")), "no face 'Gill': the fallback is drawn"),
      (.noDefaultSize(.subtitle1), "no default size is known for 'subtitle1': 17 points that do not scale"),
      (.unscaled(.body, .accessibility1), "nothing is known of how 'body' grows at 'AX1': unscaled"),
      (.axisAbsent("wdth"), "the face has no axis 'wdth'"),
      (.noCondensed(.watchos), "watchOS has no condensed system font"),
      (.cascadeMissing(name: "Damascus"), "no face 'Damascus' among the loaded fonts for the cascade"),
      (.noTextStyle, "the font had no text style: body's is taken"),
    ] as [(AppFontNote, String)])
  func notes(_ note: AppFontNote, _ text: String) {
    #expect(note.description == text)
  }
}
