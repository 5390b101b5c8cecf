import { pluginSystem } from 'jodit/esm/core/global.js'
import type { IJodit } from 'jodit/esm/types/index.js'
import { guardLibraries, listenForKeys } from '#components/shortcuts/composition.ts'

/** Keys that are the console's wherever they are pressed. */
const CONSOLE_KEYS = new Set(['s', 'k'])

/**
 * Puts the editor into a frame of its own, in place of the editor's plugin of this name: that one passes every event on to the window around it, where a key
 * typed in a page is none of the console's shortcuts. No script can run in the frame: its sandbox allows none, and it has the console's policy.
 */
const pageFrame = (jodit: IJodit): void => {
  jodit.events
    .on('createEditor', () => {
      const frame = document.createElement('iframe')
      frame.setAttribute('sandbox', 'allow-same-origin')
      jodit.workplace.append(frame)
      const page = frame.contentDocument
      if (page === null || frame.contentWindow === null) return undefined
      trustPage(frame.contentWindow)
      // Without a document type a page would be laid out as twenty years ago.
      page.open()
      // oxlint-disable-next-line typescript/no-deprecated -- a document given as an attribute would be there later, and the editor wants it now
      page.write('<!doctype html><html><head></head><body class="jodit-wysiwyg"></body></html>')
      page.close()
      jodit.iframe = frame
      jodit.editorWindow = frame.contentWindow
      jodit.editor = page.body
      guardLibraries(page)
      listenForKeys(page, (event) => passOn(event, frame))
      return false
    })
    .on('afterSetMode afterInit', () => jodit.editor.setAttribute('contenteditable', String(!jodit.getReadOnly())))
}

interface WithTrustedTypes {
  readonly trustedTypes?: { createPolicy(name: string, rules: { readonly createHTML: (text: string) => string }): unknown }
}

/** A page stays to the letter: its frame, where no script can run, takes any markup. The console's own document does not (`app/trusted-types.ts`). */
const trustPage = (frame: Window & WithTrustedTypes): void => {
  frame.trustedTypes?.createPolicy('default', { createHTML: (text) => text })
}

/** Ctrl/Cmd+S and the palette work from within the page too. */
const passOn = (event: KeyboardEvent, frame: HTMLElement): void => {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event
  if (!(ctrlKey || metaKey) || altKey || !CONSOLE_KEYS.has(key.toLowerCase())) return
  const same = new KeyboardEvent('keydown', { key, code, ctrlKey, metaKey, shiftKey, altKey, bubbles: true, cancelable: true })
  frame.dispatchEvent(same)
  event.preventDefault()
}

pluginSystem.add('iframe', pageFrame)
