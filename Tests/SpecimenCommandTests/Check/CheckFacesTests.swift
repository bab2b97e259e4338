import Sheet
import SpecimenCommand
import Testing
import TypeSystem
import Typeface

@Suite("Faces beside their fallbacks, as check tells them")
struct CheckFacesTests {
  private static let document: CheckedDocument = {
    var document = SmallCheck.document([])
    document.faces = [
      ComparedFaces(
        styles: [.body, .caption1], custom: FontInstance(face: FaceID(rawValue: 0)),
        fallback: FontInstance(face: FaceID(rawValue: 1)),
        customName: "Slab-Bold", fallbackName: "Sans\u{1B}[31m",
        comparison: FaceComparison(
          custom: FaceMeasures(
            xHeight: 0.45, capHeight: nil, averageWidth: 0.48, stem: 0.12, ascent: 0.9, descent: 0.3, lineGap: 0),
          fallback: FaceMeasures(
            xHeight: 0.5, capHeight: 0.7, averageWidth: 0.4, stem: 0.08, ascent: 1, descent: 0.25, lineGap: 0.1)))
    ]
    return document
  }()

  @Test("Ratios, and the CSS that would make the fallback match")
  func text() {
    #expect(
      CheckText().text(Self.document) == """
        type/museo.yaml: no findings

        Custom faces by their fallbacks, as they are at large
          Slab-Bold by Sans\\u{1B}[31m
            body, caption1
            x-height 0.90x, cap height unknown, width 1.20x, stem 1.50x
            size-adjust: 120.00%; ascent-override: 75.00%; descent-override: 25.00%;
            line-gap-override: 0.00%;

        """)
  }

  @Test("The same as JSON, null for what is unknown")
  func json() {
    #expect(
      SmallCheck.report(Self.document).json.text.contains(
        """
              "faces": [
                {
                  "styles": ["body", "caption1"],
                  "custom": "Slab-Bold",
                  "fallback": "Sans\\u001b[31m",
                  "xHeight": 0.9,
                  "capHeight": null,
        """))
  }

  @Test("They are asked for, in text or JSON")
  func option() {
    let wrong = CommandRun(["check", "--faces", "--format", "sarif"])
    #expect(
      wrong.standardError == """
        error: --faces is for text and JSON, found the format sarif
        hint: --layout metrics of 'generate' draws the faces

        """)
    #expect(wrong.exitCode == 2)
  }
}
