import { type App, type ContextMenuParams, clipboard, Menu, type MenuItemConstructorOptions, type WebContents } from 'electron'
import { spreadsheetText } from '#shared/domain/text/spreadsheet-text.ts'
import { windowAddress } from '#shared/window-address.ts'
import { CONSOLE_ORIGIN, isConsoleAddress } from '../bridge/serve-bridge.ts'

/** What Electron reports about the place of a right click, as far as the menu depends on it. */
export type ClickedPlace = Pick<ContextMenuParams, 'isEditable' | 'selectionText' | 'misspelledWord' | 'dictionarySuggestions' | 'linkURL'> & {
  readonly editFlags: Pick<ContextMenuParams['editFlags'], 'canUndo' | 'canCut' | 'canCopy' | 'canPaste' | 'canSelectAll'>
}

/** What the entries do that no role of Electron's does. */
export interface ContextActions {
  readonly replace: (word: string) => void
  readonly learn: (word: string) => void
  readonly copyText: (text: string) => void
  readonly openWindow: (address: string) => void
}

const MOST_SUGGESTIONS = 5

const SEPARATOR: MenuItemConstructorOptions = { type: 'separator' }

/** The entries of a context menu, none of which leaves the page: no link is opened, nothing is looked up or searched elsewhere. Empty: no menu. */
export function contextEntries(place: ClickedPlace, actions: ContextActions): readonly MenuItemConstructorOptions[] {
  const groups = [spelling(place, actions), link(place, actions), editing(place)].filter((group) => group.length > 0)
  return groups.flatMap((group, index) => (index === 0 ? group : [SEPARATOR, ...group]))
}

function spelling({ isEditable, misspelledWord, dictionarySuggestions }: ClickedPlace, { replace, learn }: ContextActions): MenuItemConstructorOptions[] {
  if (!isEditable || misspelledWord === '') return []
  const suggestions = dictionarySuggestions.slice(0, MOST_SUGGESTIONS)
  return [
    ...(suggestions.length === 0 ? [{ label: 'No suggestions', enabled: false }] : suggestions.map((word) => ({ label: word, click: () => replace(word) }))),
    SEPARATOR,
    { label: 'Add to Dictionary', click: () => learn(misspelledWord) },
  ]
}

/** A link of the console opens in a window of ours. Of others the address as text; of https only, which is all that a text of the platform may link to. */
function link({ linkURL }: ClickedPlace, { copyText, openWindow }: ContextActions): MenuItemConstructorOptions[] {
  if (isConsoleAddress(linkURL)) {
    const path = windowAddress(linkURL.slice(CONSOLE_ORIGIN.length))
    return path === null ? [] : [{ label: 'Open in New Window', click: () => openWindow(path) }]
  }
  if (!URL.canParse(linkURL) || new URL(linkURL).protocol !== 'https:') return []
  return [{ label: 'Copy Link Address', click: () => copyText(linkURL) }]
}

function editing({ isEditable, selectionText, editFlags }: ClickedPlace): MenuItemConstructorOptions[] {
  if (!isEditable) return selectionText.trim() === '' ? [] : [{ role: 'copy', enabled: editFlags.canCopy }]
  return [
    { role: 'undo', enabled: editFlags.canUndo },
    SEPARATOR,
    { role: 'cut', enabled: editFlags.canCut },
    { role: 'copy', enabled: editFlags.canCopy },
    { role: 'paste', enabled: editFlags.canPaste },
    { role: 'selectAll', enabled: editFlags.canSelectAll },
  ]
}

/** Shows the menu at a right click that no screen answers itself, in every page. */
export function followContextMenu(app: App, openWindow: ContextActions['openWindow']): void {
  app.on('web-contents-created', (_created, contents) => {
    contents.on('context-menu', (_clicked, place) => popup(contents, place, openWindow))
  })
}

function popup(contents: WebContents, place: ContextMenuParams, openWindow: ContextActions['openWindow']): void {
  const entries = contextEntries(place, {
    replace: (word) => contents.replaceMisspelling(word),
    learn: (word) => contents.session.addWordToSpellCheckerDictionary(word),
    copyText: (text) => void clipboard.writeText(spreadsheetText(text)),
    openWindow,
  })
  if (entries.length > 0) Menu.buildFromTemplate([...entries]).popup()
}
