import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language'
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search'
import { Annotation, Compartment, EditorState } from '@codemirror/state'
import { drawSelection, EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from '@codemirror/view'
import { tokens } from '@fluentui/react-components'
import { tags } from '@lezer/highlight'
import { useEffect, useRef } from 'react'
import { documentNonce } from '#components/document-nonce.ts'
import { type EditorProps, useEditorValue } from './editor.ts'

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

const HTML_EDITING = [
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
  syntaxHighlighting(COLOURS),
  THEME,
  keymap.of([...searchKeymap, ...historyKeymap, ...defaultKeymap, indentWithTab]),
]

/** Marks a change that came from outside: it is not told back. */
const fromOutside = Annotation.define<boolean>()

/** An editor of HTML: line numbers, search (Ctrl/Cmd+F), colours and indentation once the language is there. Its styles carry the nonce of the policy. */
export const CodeEditor = (props: EditorProps) => {
  const { label, disabled, isInvalid, className } = props
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  const changeable = useRef(new Compartment())
  const language = useRef(new Compartment())
  const form = useEditorValue(props, (value) => {
    const editor = view.current
    if (editor === null || editor.state.toText(value).eq(editor.state.doc)) return
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value }, annotations: fromOutside.of(true) })
  })

  useEffect(() => {
    if (host.current === null) return undefined
    const editor = new EditorView({
      parent: host.current,
      doc: form.read(),
      extensions: [
        EditorView.cspNonce.of(documentNonce()),
        HTML_EDITING,
        changeable.current.of([]),
        language.current.of([]),
        EditorView.updateListener.of((update) => {
          if (update.docChanged && !update.transactions.some((one) => one.annotation(fromOutside) === true)) form.tell(update.state.doc.toString())
        }),
        EditorView.domEventHandlers({ blur: form.blur }),
      ],
    })
    view.current = editor
    void import('./html-language.ts').then(
      ({ htmlLanguage }) => view.current === editor && editor.dispatch({ effects: language.current.reconfigure(htmlLanguage) }),
      // Without it the text is there all the same, in one colour.
      () => undefined,
    )
    return () => {
      view.current = null
      editor.destroy()
    }
  }, [form])

  useEffect(() => {
    view.current?.dispatch({
      effects: changeable.current.reconfigure([
        EditorState.readOnly.of(disabled),
        EditorView.contentAttributes.of({ 'aria-label': label, 'aria-invalid': String(isInvalid), 'aria-readonly': String(disabled) }),
      ]),
    })
  }, [disabled, isInvalid, label])

  return <div ref={host} className={className} data-as-typed />
}
