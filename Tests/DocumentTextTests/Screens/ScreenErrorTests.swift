import DocumentText
import Testing
import TypeSystem

struct ScreenErrorTests {
  static let kinds =
    "it is one of navigationController, tabBarController, screen, tableScreen, collectionScreen, presented, "
    + "navigationBar, tabBar, toolbar, view, stack, label, textField, textView, button, barButton, tableCell, "
    + "collectionCell, pageControl or image"

  static let nodes: [ErrorCase] = [
    ErrorCase("screens: { a: { lable: x } }", "no kind of node named 'lable' (1:17)", "did you mean 'label'? " + kinds),
    ErrorCase("screens: { a: { label:x } }", "no kind of node named 'label:x' (1:17)", "put a space after ':'"),
    ErrorCase(
      "screens: { a: { label: { colour: red } } }", "no key 'colour' in 'label' (1:26)",
      "its keys are name, text, style, lines, truncation, height, width, align and listed"),
    ErrorCase(
      "screens: { a: { stack: { axes: vertical, children: [{ label: x }] } } }", "no key 'axes' in 'stack' (1:26)",
      "did you mean 'axis'? its keys are name, axis, spacing, stacks, height, width, align, direction and children"),
    ErrorCase(
      "screens: { a: { image: { lines: 2 } } }", "no key 'lines' in 'image' (1:26)",
      "its keys are name, height, width and align"),
    ErrorCase(
      "screens: { a: { stack: { label: x } } }", "no key 'label' in 'stack' (1:26)",
      "it belongs in the list 'children', as in 'children: [{ label: … }]'"),
    ErrorCase(
      "screens: { a: { stack: [{ label: x, style: body }] } }",
      "a node is of one kind, and has the key 'style' beside 'label' (1:37)",
      "what it says of itself stands under its kind, as in 'label: { style: … }'"),
    ErrorCase(
      "screens: { a: { stack: [{ label: x, image: {} }] } }",
      "a node is of one kind, and has the key 'image' beside 'label' (1:37)", "put each in an item of its own"),
    ErrorCase(
      "screens: { a: {} }", "the screen 'a' is empty (1:15)",
      "give it a kind, such as 'label: Hello', or leave it out"),
    ErrorCase("screens: { a: Hello }", "the screen 'a' takes a map, not the text 'Hello' (1:15)"),
    ErrorCase("screens: { \"\": { label: x } }", "a screen needs a name (1:12)"),
    ErrorCase("screens: { a: { stack: [[]] } }", "an entry of 'children' takes a map, not a list (1:25)"),
    ErrorCase(
      "screens: { a: { stack: [{ image: }] } }", "'image' takes a map, not nothing (1:34)", "write { image: {} }"),
    ErrorCase("screens: { a: { stack: Hello } }", "'stack' takes a list or a map, not the text 'Hello' (1:24)"),
    ErrorCase("screens: { a: { label: [] } }", "'label' takes text or a map, not a list (1:24)"),
    ErrorCase(
      "screens: { a: { label: 12 } }", "'label' takes text or a map, not the number 12 (1:24)", "put it in quotes"),
  ]

  static let values: [ErrorCase] = [
    ErrorCase(
      "screens: { a: { label: { width: 0 } } }", "'width' takes a number above 0 and up to 14400, not 0 (1:33)"),
    ErrorCase(
      "screens: { a: { label: { height: -4 } } }", "'height' takes a number above 0 and up to 14400, not -4 (1:34)"),
    ErrorCase("screens: { a: { label: { width: .nan } } }", "'width' takes a finite number, not .nan (1:33)"),
    ErrorCase(
      "screens: { a: { label: { width: 44pt } } }", "'width' takes a number, not the text '44pt' (1:33)",
      "write 44, without quotes and units"),
    ErrorCase(
      "screens: { a: { label: { text: 5 } } }", "'text' takes text, not the number 5 (1:32)", "put it in quotes"),
    ErrorCase(
      "screens: { a: { label: { lines: 1.5 } } }", "'lines' takes a whole number from 0 to 1000, not 1.5 (1:33)"),
    ErrorCase(
      "screens: { a: { label: { truncation: tial } } }", "no kind of truncation named 'tial' (1:38)",
      "did you mean 'tail'? it is one of wordWrap, characterWrap, clip, head, tail or middle"),
    ErrorCase(
      "screens: { a: { screen: { loaded: no, children: [{ label: x }] } } }",
      "'loaded' takes true or false, not the text 'no' (1:35)", "write false"),
    ErrorCase(
      "screens: { a: { textField: { font: body } } }", "no choice for 'font' named 'body' (1:36)", "it is one of none"),
    ErrorCase(
      "screens: { a: { image: { align: title } } }", "'align' takes a map, not the text 'title' (1:33)",
      "write { to: title }"),
    ErrorCase(
      "screens: { a: { pageControl: { pages: 2, current: 2 } } }", "'current' counts from 0 to 1, and is 2 (1:17)",
      "the first is 0, the last 1"),
    ErrorCase(
      "screens: { a: { label: { style: heading } } }\nstyles: { price: { size: { fixed: 17 } } }\nroles: { button: { style: body } }",
      "no style of this document named 'heading' (1:33)",
      "did you mean 'headline'? it is one of price, largeTitle, title1, title2, title3, headline, body, callout, "
        + "subheadline, footnote, caption1, caption2 and button"),
    ErrorCase(
      "screens: { a: { label: { style: body } } }\nundefinedStyles: error\nstyles: { title1: { size: 28 } }",
      "no style of this document named 'body' (1:33)", "it is one of title1"),
    ErrorCase(
      "screens: { a: { label: { style: pageControl } } }\nroles: { pageControl: { update: fixed } }",
      "the role 'pageControl' has no font (1:33)", "give it a 'style', or a font and a size"),
  ]

  static let structure: [ErrorCase] = [
    ErrorCase(
      "screens: { a: { screen: [] } }", "nothing stands on the screen 'a' (1:17)",
      "it needs navigationBar, toolbar, presented, navigationController, tabBarController, screen, tableScreen, "
        + "collectionScreen, view, stack, label, textField, textView, button, pageControl or image"),
    ErrorCase(
      "screens: { a: { tableScreen: [{ label: x }] } }", "a 'label' can't stand in a 'tableScreen' (1:33)",
      "it holds navigationBar, toolbar, presented and tableCell"),
    ErrorCase(
      "screens: { a: { barButton: Add } }", "a 'barButton' is a part of a screen and none by itself (1:17)",
      "a screen is a controller or a view: navigationController, tabBarController, screen, tableScreen, "
        + "collectionScreen, view, stack, label, textField, textView, button, pageControl or image"),
    ErrorCase(
      "screens: { a: { stack: [{ label: { name: x } }, { button: { name: x } }] } }",
      "two nodes beside each other are called 'x' (1:51)", "give one of them another 'name'"),
    ErrorCase(
      "screens: { a: { stack: [{ image: { align: { to: titel } } }, { label: { name: title } }] } }",
      "no text named 'titel' stands beside it (1:27)", "did you mean 'title'?"),
    ErrorCase(
      "screens:\n  a: { view: [b] }\n  b:\n    stack: [{ stack: [] }]", "nothing stands in the 'stack' (4:15)",
      "it needs view, stack, label, textField, textView, button, pageControl or image"),
  ]

  static let references: [ErrorCase] = [
    ErrorCase(
      "screens: { nav: { navigationController: [gols] }, goals: { screen: [{ label: x }] } }",
      "no screen of this document named 'gols' (1:42)", "did you mean 'goals'? it is one of nav and goals"),
    ErrorCase(
      "screens: { a: { stack: [image] } }", "no screen of this document named 'image' (1:25)",
      "a node is written { image: {} }"),
    ErrorCase(
      "screens: { a: { view: [b] }, b: { view: [a] } }",
      "screens hold each other in a circle: 'a' → 'b' → 'a' (1:42)", "let one of them go without"),
    ErrorCase(
      "screens: { a: { view: [a] } }", "screens hold each other in a circle: 'a' → 'a' (1:24)",
      "let one of them go without"),
    ErrorCase(
      "screens: { x: { view: [a] }, a: { view: [b, b] }, b: { view: [c] }, c: { view: [a] } }",
      "screens hold each other in a circle: 'a' → 'b' → 'c' → 'a' (1:81)", "let one of them go without"),
  ]

  static let all = nodes + values + structure + references

  @Test("What is wrong with a screen is told with its place and what to do", arguments: all)
  func wording(example: ErrorCase) {
    let errors = Documents.reading(example.text).errors
    #expect(errors.map { "\($0.message) (\($0.line):\($0.column))" } == [example.error])
    #expect(errors.first?.hint == example.hint)
  }

  @Test("Up to twenty errors are told together, each at its place")
  func several() {
    let nodes = (1...25).map { "      - lable: x\($0)\n" }.joined()
    let reading = Documents.reading("screens:\n  a:\n    stack:\n" + nodes)
    #expect(reading.errors.count == 20)
    #expect(reading.omittedErrors == 5)
    #expect(reading.errors.map(\.line) == Array(4...23))
  }
}
