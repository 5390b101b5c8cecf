import { pasteInsertHtml } from 'jodit/esm/plugins/paste/helpers.js'
import type { IJodit } from 'jodit/esm/types/index.js'
import { pastedContent, withinFragment } from './pasted-content.ts'

/** The HTML last copied from a page in this window. */
let ownCopy = ''

/**
 * Cleans what is pasted or dropped into a page, and nothing else of it. What was copied in a page comes as it is there:
 * moving a paragraph must not change it.
 *
 * @param onImagesLeftOut called with the number of images that cannot be part of a page
 */
export function cleanPastes(jodit: IJodit, onImagesLeftOut: (count: number) => void): void {
  const withoutText = (data: DataTransfer | null): boolean => {
    if (data === null || data.files.length === 0 || ['text/html', 'text/plain'].some((type) => data.getData(type) !== '')) return false
    onImagesLeftOut(data.files.length)
    return true
  }
  jodit.events
    .on('afterCopy', (html: string) => {
      ownCopy = sameLines(html)
    })
    .on('beforePaste', (event: ClipboardEvent) => (withoutText(event.clipboardData) ? false : undefined))
    .on('beforePasteInsert', (copied: string) => {
      const fragment = withinFragment(copied)
      if (sameLines(fragment) === ownCopy) return fragment
      const { html, imagesLeftOut } = pastedContent(copied)
      if (imagesLeftOut > 0) onImagesLeftOut(imagesLeftOut)
      return html
    })

  // Chromium itself moves content that is dragged within the page.
  let isOwnDrag = false
  const setOwnDrag = ({ type }: Event): void => {
    isOwnDrag = type === 'dragstart'
  }
  const page = jodit.editorDocument
  page.addEventListener('dragstart', setOwnDrag)
  page.addEventListener('dragend', setOwnDrag)
  page.addEventListener('drop', (event) => {
    const html = event.dataTransfer?.getData('text/html') ?? ''
    if (isOwnDrag || jodit.getReadOnly()) return
    if (html !== '') pasteInsertHtml(event, jodit, html)
    else if (!withoutText(event.dataTransfer)) return
    event.preventDefault()
  })
}

/** The clipboard of Windows ends its lines in another way. */
const sameLines = (text: string): string => text.replaceAll('\r\n', '\n')
