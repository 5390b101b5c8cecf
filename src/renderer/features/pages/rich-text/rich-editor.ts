// The part of Jodit that is used: its own toolbar, dialogs, icons and languages stay out.
/* oxlint-disable import/no-unassigned-import -- a plugin registers itself when it is loaded */
import 'jodit/esm/plugins/backspace/backspace.js'
import 'jodit/esm/plugins/bold/bold.js'
import 'jodit/esm/plugins/clipboard/clipboard.js'
import 'jodit/esm/plugins/delete/delete.js'
import 'jodit/esm/plugins/dtd/dtd.js'
import 'jodit/esm/plugins/enter/enter.js'
import 'jodit/esm/plugins/format-block/format-block.js'
import 'jodit/esm/plugins/hotkeys/hotkeys.js'
import 'jodit/esm/plugins/hr/hr.js'
import 'jodit/esm/plugins/indent/indent.js'
import 'jodit/esm/plugins/justify/justify.js'
import 'jodit/esm/plugins/link/link.js'
import 'jodit/esm/plugins/ordered-list/ordered-list.js'
import 'jodit/esm/plugins/paste/paste.js'
import 'jodit/esm/plugins/redo-undo/redo-undo.js'
import 'jodit/esm/plugins/table-keyboard-navigation/table-keyboard-navigation.js'
import './page-frame.ts'
import { Jodit } from 'jodit/esm/jodit.js'
import { cleanPastes } from './clean-paste.ts'
import { applyPageStyles, splitDocument } from './page-document.ts'

const MARKS = [
  'bold',
  'italic',
  'underline',
  'strikeThrough',
  'insertUnorderedList',
  'insertOrderedList',
  'justifyLeft',
  'justifyCenter',
  'justifyRight',
] as const

export type Mark = (typeof MARKS)[number]

/** What a toolbar shows as pressed or chosen, at the cursor. */
export interface Format {
  readonly marks: readonly Mark[]
  readonly block: string
  readonly canUndo: boolean
  readonly canRedo: boolean
}

export const NO_FORMAT: Format = { marks: [], block: 'p', canUndo: false, canRedo: false }

interface RichEditorOptions {
  readonly html: string
  /** Called with the whole page when it differs from what was given, and with the page as given when it is the same again. */
  readonly onChange: (html: string) => void
  readonly onBlur: () => void
  readonly onFormat: (format: Format) => void
  /** Called with the number of pasted images that cannot be part of the page. */
  readonly onImagesLeftOut: (count: number) => void
}

export type RichEditor = ReturnType<typeof startRichEditor>

/** Starts the editor of a page in an element, in a frame that can run no script. A page that is not changed comes back to the letter. */
export const startRichEditor = (host: HTMLElement, options: RichEditorOptions) => {
  let { before, body, after } = splitDocument(options.html)
  let given = options.html
  const area = document.createElement('textarea')
  host.append(area)
  const jodit = Jodit.make(area, JODIT_OPTIONS)
  jodit.value = body
  jodit.history.clear()
  // What the editor makes of the page by parsing it is no change.
  let untouched = jodit.value
  let isReplacing = false
  let stopStyles = applyPageStyles(jodit.editorDocument, before)

  const notifyFormat = (): void => {
    if (!jodit.isInDestruct) options.onFormat(formatOf(jodit))
  }
  jodit.events
    .on('change', () => {
      if (isReplacing || jodit.isInDestruct) return
      options.onChange(jodit.value === untouched ? given : `${before}${jodit.value}${after}`)
      notifyFormat()
    })
    .on('blur', options.onBlur)
  jodit.editorDocument.addEventListener('selectionchange', notifyFormat)
  cleanPastes(jodit, options.onImagesLeftOut)

  const { selection } = jodit
  const currentLink = (): HTMLAnchorElement | null => elementAtCursor(jodit)?.closest('a') ?? null
  return {
    /** Runs a command of the editor at the selection: `bold`, `formatBlock` with `h1`. */
    run: (command: string, value?: string): void => {
      jodit.execCommand(command, false, value)
      notifyFormat()
    },
    /** Makes the selection a link, or changes the one the cursor is in; an empty address removes it. */
    link: (address: string): void => {
      const link = currentLink()
      if (link !== null) selection.select(link)
      if (address === '') jodit.execCommand('unlink')
      else if (link !== null) link.setAttribute('href', address)
      else if (selection.isCollapsed()) selection.insertNode(textLink(jodit.editorDocument, address))
      else jodit.execCommand('createLink', false, address)
      jodit.synchronizeValues()
    },
    /** The address of the link the cursor is in, empty without one. */
    linkAddress: () => currentLink()?.getAttribute('href') ?? '',
    insertImage: (address: string, text: string): void => {
      const image = jodit.editorDocument.createElement('img')
      image.setAttribute('src', address)
      image.setAttribute('alt', text)
      selection.insertNode(image)
      jodit.synchronizeValues()
    },
    /** Remembers the selection while a dialog has the focus; the answer restores it. */
    keepSelection: () => {
      selection.save()
      return () => {
        jodit.editorWindow.focus()
        selection.restore()
      }
    },
    setDisabled: (disabled: boolean): void => jodit.setReadOnly(disabled),
    describe: (label: string, isInvalid: boolean): void => {
      const { editor, iframe } = jodit
      iframe?.setAttribute('title', label)
      for (const [name, value] of Object.entries({ role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, 'aria-invalid': String(isInvalid) })) {
        editor.setAttribute(name, value)
      }
    },
    /** Shows another page in place of this one. */
    replace: (html: string): void => {
      if (html === `${before}${jodit.value}${after}` || (html === given && jodit.value === untouched)) return
      given = html
      ;({ before, body, after } = splitDocument(html))
      isReplacing = true
      jodit.value = body
      isReplacing = false
      untouched = jodit.value
      jodit.history.clear()
      stopStyles()
      stopStyles = applyPageStyles(jodit.editorDocument, before)
    },
    close: (): void => {
      stopStyles()
      jodit.editorDocument.removeEventListener('selectionchange', notifyFormat)
      jodit.destruct()
      area.remove()
    },
  }
}

/** A page comes back unchanged because the plugins `clean-html` and `wrap-nodes` are not loaded either. */
const JODIT_OPTIONS = {
  iframe: true,
  height: '100%',
  minHeight: 0,
  toolbar: false,
  statusbar: false,
  showTooltip: false,
  askBeforePasteHTML: false,
  // A paragraph that is pasted into an item of a list stays in it; otherwise it would be a child of the list.
  dtd: { blockLimits: { li: 1 as const } },
}

const formatOf = (jodit: Jodit): Format => {
  const page = jodit.editorDocument
  const element = elementAtCursor(jodit)
  return {
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else tells what is in force in an editable document
    marks: MARKS.filter((mark) => page.queryCommandState(mark)),
    block: element?.closest(BLOCKS.map(({ value }) => value).join())?.localName ?? 'p',
    canUndo: jodit.history.canUndo(),
    canRedo: jodit.history.canRedo(),
  }
}

/** By its kind, not its class: the frame has classes of its own. */
const elementAtCursor = (jodit: Jodit): Element | null => {
  const node = jodit.selection.current()
  if (node === null) return null
  return node.nodeType === Node.ELEMENT_NODE ? (node as Element) : node.parentElement
}

/** The kinds of paragraph, as HTML names them. */
export const BLOCKS = [
  { value: 'p', label: 'Paragraph' },
  { value: 'h1', label: 'Heading 1' },
  { value: 'h2', label: 'Heading 2' },
  { value: 'h3', label: 'Heading 3' },
  { value: 'h4', label: 'Heading 4' },
  { value: 'blockquote', label: 'Quote' },
  { value: 'pre', label: 'Code' },
]

/** A link that shows its own address. */
const textLink = (page: Document, address: string): HTMLAnchorElement => {
  const link = page.createElement('a')
  link.setAttribute('href', address)
  link.textContent = address
  return link
}
