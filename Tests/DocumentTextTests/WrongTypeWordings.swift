/// What every key of a document says where `null` stands for its value, a line a key.
enum WrongTypeWordings {
  /// All but `platform`'s, whose words grow.
  static let lines = """
    document.format: 'format' takes the number 1, not null
    document.name: 'name' takes text, not null
    document.watchCase: 'watchCase' takes one of 38mm, 40mm, 41mm, 42mm, 44mm, 45mm, 46mm or 49mm, not null
    document.fallback: 'fallback' takes 'system' or a map, not null
    document.languages: 'languages' takes a list, not null
    document.samples: 'samples' takes a map, not null
    document.fonts: 'fonts' takes a map, not null
    document.families: 'families' takes a map, not null
    document.defaults: 'defaults' takes a map, not null
    document.styles: 'styles' takes a map, not null
    document.undefinedStyles: 'undefinedStyles' takes one of system, body or error, not null
    document.roles: 'roles' takes a map, not null
    document.updates: 'updates' takes one of appearanceManager, adjusts, listener or load, not null
    document.colors: 'colors' takes a map, not null
    document.findings: 'findings' takes a map, not null
    document.screens: 'screens' takes a map, not null
    fonts.sources: 'sources' takes a list, not null
    fonts.onFileError: 'onFileError' takes one of warn or error, not null
    fonts.onMissingFace: 'onMissingFace' takes one of fallback or error, not null
    fonts.onDuplicate: 'onDuplicate' takes one of first, last or error, not null
    directorySource.directory: 'directory' takes text, not null
    directorySource.recursive: 'recursive' takes true or false, not null
    directorySource.hidden: 'hidden' takes true or false, not null
    directorySource.include: 'include' takes a list, not null
    directorySource.optional: 'optional' takes true or false, not null
    directorySource.decrypt: 'decrypt' takes a map, not null
    fileSource.file: 'file' takes text, not null
    fileSource.index: 'index' takes a whole number from 0 to 65535, not null
    fileSource.decrypt: 'decrypt' takes a map, not null
    installedSource.installed: 'installed' takes true or false, not null
    cipher.xor: 'xor' takes a map, not null
    cipher.idpf: 'idpf' takes text, not null
    cipher.plugin: 'plugin' takes text, not null
    xor.key: 'key' takes text, not null
    fallback.family: 'family' takes text, not null
    fallback.weight: 'weight' takes a weight, not null
    fallback.size: 'size' takes one of system or same, not null
    family.faces: a family has both 'faces' and 'family', of which only one can hold
    family.naming: a family has both 'naming' and 'family', of which only one can hold
    family.variable: a family has both 'variable' and 'family', of which only one can hold
    family.family: 'family' takes text, not null
    family.boldText: 'boldText' takes 'heavier' or a map, not null
    family.cascade: 'cascade' takes a list, not null
    family.features: 'features' takes a map or a list, not null
    family.standIn: 'standIn' takes text, not null
    naming.base: 'base' takes text, not null
    naming.separator: 'separator' takes text, not null
    naming.weights: 'weights' takes a map, not null
    naming.italic: 'italic' takes a map, not null
    italic.suffix: 'suffix' takes text, not null
    italic.dropWeight: 'dropWeight' takes a list, not null
    variable.face: 'face' takes text, not null
    variable.italicFace: 'italicFace' takes text, not null
    variable.axes: 'axes' takes a map, not null
    defaults.relativeTo: 'relativeTo' takes text, not null
    defaults.family: 'family' takes text, not null
    defaults.face: 'face' takes text, not null
    defaults.weight: 'weight' takes a weight, not null
    defaults.slant: 'slant' takes one of none or italic, not null
    defaults.size: 'size' takes a number or a map, not null
    defaults.lineHeight: 'lineHeight' takes 'natural', 'system' or a map, not null
    defaults.letterSpacing: 'letterSpacing' takes 'system' or a map, not null
    defaults.features: 'features' takes a map or a list, not null
    defaults.axes: 'axes' takes a map, not null
    defaults.case: 'case' takes one of none, uppercase, lowercase or capitalized, not null
    defaults.color: 'color' takes text, not null
    defaults.sample: 'sample' takes text, not null
    defaults.at: 'at' takes a map, not null
    style.extends: 'extends' takes text, not null
    style.relativeTo: 'relativeTo' takes text, not null
    style.family: 'family' takes text, not null
    style.face: 'face' takes text, not null
    style.weight: 'weight' takes a weight, not null
    style.slant: 'slant' takes one of none or italic, not null
    style.size: 'size' takes a number or a map, not null
    style.lineHeight: 'lineHeight' takes 'natural', 'system' or a map, not null
    style.letterSpacing: 'letterSpacing' takes 'system' or a map, not null
    style.features: 'features' takes a map or a list, not null
    style.axes: 'axes' takes a map, not null
    style.case: 'case' takes one of none, uppercase, lowercase or capitalized, not null
    style.color: 'color' takes text, not null
    style.sample: 'sample' takes text, not null
    style.at: 'at' takes a map, not null
    override.family: 'family' takes text, not null
    override.face: 'face' takes text, not null
    override.weight: 'weight' takes a weight, not null
    override.slant: 'slant' takes one of none or italic, not null
    override.size: 'size' takes a number or a map, not null
    override.lineHeight: 'lineHeight' takes 'natural', 'system' or a map, not null
    override.letterSpacing: 'letterSpacing' takes 'system' or a map, not null
    override.features: 'features' takes a map or a list, not null
    override.axes: 'axes' takes a map, not null
    override.case: 'case' takes one of none, uppercase, lowercase or capitalized, not null
    override.color: 'color' takes text, not null
    override.sample: 'sample' takes text, not null
    role.style: 'style' takes text, not null
    role.update: 'update' takes one of restyle, features or fixed, not null
    role.tint: 'tint' takes a map, not null
    role.extends: 'extends' takes text, not null
    role.relativeTo: 'relativeTo' takes text, not null
    role.family: 'family' takes text, not null
    role.face: 'face' takes text, not null
    role.weight: 'weight' takes a weight, not null
    role.slant: 'slant' takes one of none or italic, not null
    role.size: 'size' takes a number or a map, not null
    role.lineHeight: 'lineHeight' takes 'natural', 'system' or a map, not null
    role.letterSpacing: 'letterSpacing' takes 'system' or a map, not null
    role.features: 'features' takes a map or a list, not null
    role.axes: 'axes' takes a map, not null
    role.case: 'case' takes one of none, uppercase, lowercase or capitalized, not null
    role.color: 'color' takes text, not null
    role.sample: 'sample' takes text, not null
    role.at: 'at' takes a map, not null
    tint.current: 'current' takes text, not null
    tint.other: 'other' takes text, not null
    size.metrics: 'metrics' takes a map, not null
    size.system: 'system' takes a map, not null
    size.table: 'table' takes a map, not null
    size.missing: 'size' needs one of 'metrics', 'system', 'table', 'multiply', 'steps' or 'fixed'
    size.multiply: 'multiply' takes a map, not null
    size.steps: 'steps' takes a map, not null
    size.fixed: 'fixed' takes a number, not null
    metrics.default: 'default' takes a number, not null
    metrics.max: 'max' takes a number, not null
    metrics.min: 'min' takes a number, not null
    metrics.relativeTo: 'relativeTo' takes text, not null
    metrics.rounding: 'rounding' takes one of point, pixel, floor, ceil or none, not null
    metrics.leadings: 'leadings' takes one of measured or printed, not null
    systemSize.relativeTo: 'relativeTo' takes text, not null
    systemSize.factor: 'factor' takes a number, not null
    systemSize.offset: 'offset' takes a number, not null
    systemSize.rounding: 'rounding' takes one of point, pixel, floor, ceil or none, not null
    systemSize.max: 'max' takes a number, not null
    systemSize.min: 'min' takes a number, not null
    multiply.base: 'base' takes a number, not null
    multiply.by: 'by' takes a map, not null
    multiply.otherwise: 'otherwise' takes a number, not null
    multiply.rounding: 'rounding' takes one of point, pixel, floor, ceil or none, not null
    multiply.max: 'max' takes a number, not null
    multiply.min: 'min' takes a number, not null
    divisor.divide: 'divide' takes a number, not null
    steps.base: 'base' takes a number, not null
    steps.up: 'up' takes a number, not null
    steps.down: 'down' takes a number, not null
    steps.accessibility: 'accessibility' takes true or false, not null
    steps.max: 'max' takes a number, not null
    steps.min: 'min' takes a number, not null
    lineHeight.multiple: 'multiple' takes a number, not null
    lineHeight.points: 'points' takes a number, not null
    letterSpacing.em: 'em' takes a number, not null
    letterSpacing.points: 'points' takes a number, not null
    navigationController.name: 'name' takes text, not null
    navigationController.loaded: 'loaded' takes true or false, not null
    navigationController.showing: 'showing' takes true or false, not null
    navigationController.listens: 'listens' takes true or false, not null
    navigationController.direction: 'direction' takes one of leftToRight or rightToLeft, not null
    navigationController.children: 'children' takes a list, not null
    tabBarController.name: 'name' takes text, not null
    tabBarController.loaded: 'loaded' takes true or false, not null
    tabBarController.showing: 'showing' takes true or false, not null
    tabBarController.listens: 'listens' takes true or false, not null
    tabBarController.direction: 'direction' takes one of leftToRight or rightToLeft, not null
    tabBarController.children: 'children' takes a list, not null
    screen.name: 'name' takes text, not null
    screen.loaded: 'loaded' takes true or false, not null
    screen.showing: 'showing' takes true or false, not null
    screen.listens: 'listens' takes true or false, not null
    screen.direction: 'direction' takes one of leftToRight or rightToLeft, not null
    screen.children: 'children' takes a list, not null
    tableScreen.name: 'name' takes text, not null
    tableScreen.loaded: 'loaded' takes true or false, not null
    tableScreen.showing: 'showing' takes true or false, not null
    tableScreen.listens: 'listens' takes true or false, not null
    tableScreen.direction: 'direction' takes one of leftToRight or rightToLeft, not null
    tableScreen.children: 'children' takes a list, not null
    collectionScreen.name: 'name' takes text, not null
    collectionScreen.loaded: 'loaded' takes true or false, not null
    collectionScreen.showing: 'showing' takes true or false, not null
    collectionScreen.listens: 'listens' takes true or false, not null
    collectionScreen.direction: 'direction' takes one of leftToRight or rightToLeft, not null
    collectionScreen.children: 'children' takes a list, not null
    presented.name: 'name' takes text, not null
    presented.showing: 'showing' takes true or false, not null
    presented.children: 'children' takes a list, not null
    navigationBar.name: 'name' takes text, not null
    navigationBar.text: 'text' takes text, not null
    navigationBar.style: 'style' takes text, not null
    navigationBar.children: 'children' takes a list, not null
    tabBar.name: 'name' takes text, not null
    tabBar.items: 'items' takes a list, not null
    tabBar.current: 'current' takes a whole number from 0 to 99, not null
    toolbar.name: 'name' takes text, not null
    toolbar.children: 'children' takes a list, not null
    view.name: 'name' takes text, not null
    view.height: 'height' takes a number, not null
    view.width: 'width' takes a number, not null
    view.align: 'align' takes a map, not null
    view.direction: 'direction' takes one of leftToRight or rightToLeft, not null
    view.children: 'children' takes a list, not null
    stack.name: 'name' takes text, not null
    stack.axis: 'axis' takes one of vertical or horizontal, not null
    stack.spacing: 'spacing' takes a number, not null
    stack.stacks: 'stacks' takes true or false, not null
    stack.height: 'height' takes a number, not null
    stack.width: 'width' takes a number, not null
    stack.align: 'align' takes a map, not null
    stack.direction: 'direction' takes one of leftToRight or rightToLeft, not null
    stack.children: 'children' takes a list, not null
    label.name: 'name' takes text, not null
    label.text: 'text' takes text, not null
    label.style: 'style' takes text, not null
    label.lines: 'lines' takes a whole number from 0 to 1000, not null
    label.truncation: 'truncation' takes one of wordWrap, characterWrap, clip, head, tail or middle, not null
    label.height: 'height' takes a number, not null
    label.width: 'width' takes a number, not null
    label.align: 'align' takes a map, not null
    label.listed: 'listed' takes true or false, not null
    textField.name: 'name' takes text, not null
    textField.text: 'text' takes text, not null
    textField.style: 'style' takes text, not null
    textField.font: 'font' takes one of none, not null
    textField.height: 'height' takes a number, not null
    textField.width: 'width' takes a number, not null
    textField.align: 'align' takes a map, not null
    textField.listed: 'listed' takes true or false, not null
    textView.name: 'name' takes text, not null
    textView.text: 'text' takes text, not null
    textView.style: 'style' takes text, not null
    textView.font: 'font' takes one of none, not null
    textView.lines: 'lines' takes a whole number from 0 to 1000, not null
    textView.truncation: 'truncation' takes one of wordWrap, characterWrap, clip, head, tail or middle, not null
    textView.height: 'height' takes a number, not null
    textView.width: 'width' takes a number, not null
    textView.align: 'align' takes a map, not null
    textView.listed: 'listed' takes true or false, not null
    button.name: 'name' takes text, not null
    button.text: 'text' takes text, not null
    button.style: 'style' takes text, not null
    button.height: 'height' takes a number, not null
    button.width: 'width' takes a number, not null
    button.align: 'align' takes a map, not null
    button.listed: 'listed' takes true or false, not null
    barButton.name: 'name' takes text, not null
    barButton.text: 'text' takes text, not null
    barButton.style: 'style' takes text, not null
    tableCell.name: 'name' takes text, not null
    tableCell.stacks: 'stacks' takes true or false, not null
    tableCell.height: 'height' takes a number, not null
    tableCell.madeLater: 'madeLater' takes true or false, not null
    tableCell.children: 'children' takes a list, not null
    collectionCell.name: 'name' takes text, not null
    collectionCell.stacks: 'stacks' takes true or false, not null
    collectionCell.height: 'height' takes a number, not null
    collectionCell.madeLater: 'madeLater' takes true or false, not null
    collectionCell.children: 'children' takes a list, not null
    pageControl.name: 'name' takes text, not null
    pageControl.pages: 'pages' takes a whole number from 1 to 100, not null
    pageControl.current: 'current' takes a whole number from 0 to 99, not null
    pageControl.align: 'align' takes a map, not null
    image.name: 'name' takes text, not null
    image.height: 'height' takes a number, not null
    image.width: 'width' takes a number, not null
    image.align: 'align' takes a map, not null
    align.to: 'to' takes text, not null
    align.metric: 'metric' takes one of capHeight, not null
    align.factor: 'factor' takes a number, not null
    align.round: 'round' takes true or false, not null
    """
}
