import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { html } from '@codemirror/lang-html'
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language'
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search'
import type { Extension } from '@codemirror/state'
import { drawSelection, EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from '@codemirror/view'
import { tokens } from '@fluentui/react-components'
import { tags } from '@lezer/highlight'

/** Fluent's colours, which change with the theme by themselves. */
const THEME = EditorView.theme({
  '&': { height: '100%', color: tokens.colorNeutralForeground1, backgroundColor: tokens.colorNeutralBackground1, fontSize: tokens.fontSizeBase200 },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: tokens.fontFamilyMonospace, lineHeight: tokens.lineHeightBase300 },
  '.cm-content': { caretColor: tokens.colorNeutralForeground1 },
  '.cm-cursor': { borderLeftColor: tokens.colorNeutralForeground1 },
  '.cm-gutters': { color: tokens.colorNeutralForeground3, backgroundColor: tokens.colorNeutralBackground2, border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: tokens.colorSubtleBackgroundHover },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': { backgroundColor: tokens.colorBrandBackground2Pressed },
  '.cm-selectionMatch, .cm-searchMatch': { backgroundColor: tokens.colorPaletteYellowBackground2 },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': { backgroundColor: tokens.colorNeutralBackground1Selected },
  '.cm-panels': { color: tokens.colorNeutralForeground1, backgroundColor: tokens.colorNeutralBackground3 },
  '.cm-textfield': { backgroundColor: tokens.colorNeutralBackground1, border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}` },
  '.cm-button': {
    backgroundImage: 'none',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
  },
})

const COLOURS = HighlightStyle.define([
  { tag: [tags.tagName, tags.keyword], color: tokens.colorPaletteBlueForeground2 },
  { tag: [tags.attributeName, tags.propertyName], color: tokens.colorPaletteBerryForeground2 },
  { tag: [tags.attributeValue, tags.string], color: tokens.colorPaletteGreenForeground2 },
  { tag: [tags.number, tags.color, tags.unit, tags.atom, tags.character], color: tokens.colorPaletteDarkOrangeForeground2 },
  { tag: [tags.comment, tags.meta], color: tokens.colorNeutralForeground3, fontStyle: 'italic' },
  { tag: [tags.angleBracket, tags.punctuation], color: tokens.colorNeutralForeground2 },
])

/** An editor of HTML: line numbers, colours, search (Ctrl/Cmd+F), indentation. Escape and then Tab leaves it. Its styles carry the nonce of the policy. */
export const htmlEditing = (nonce: string): Extension => [
  EditorView.cspNonce.of(nonce),
  EditorView.lineWrapping,
  lineNumbers(),
  history(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  highlightSelectionMatches(),
  search({ top: true }),
  html(),
  syntaxHighlighting(COLOURS),
  THEME,
  keymap.of([...searchKeymap, ...historyKeymap, ...defaultKeymap, indentWithTab]),
]
