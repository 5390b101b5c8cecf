import { spreadsheetText } from '#shared/domain/text/spreadsheet-text.ts'

/** Copied to be dialled; nothing but digits is no more than a number to a spreadsheet. */
const PHONE_NUMBER = /^\+\d[\d ()-]*$/

/** Puts a text into the clipboard. It holds what customers and servers wrote: pasted into a spreadsheet, none of it becomes a formula. */
export const copyText = (text: string): Promise<void> =>
  PHONE_NUMBER.test(text) ? navigator.clipboard.writeText(text) : navigator.clipboard.writeText(spreadsheetText(text))

/** Puts cells into the clipboard of which each is safe already, as `rowsAsText` makes them: a negative number stays a number. */
export const copyCells = (text: string): Promise<void> => navigator.clipboard.writeText(text)

/** What someone types is theirs to copy as it is. */
const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable)

const copySafely = (event: ClipboardEvent): void => {
  const marked = document.getSelection()?.toString() ?? ''
  const safe = spreadsheetText(marked)
  if (safe === marked || event.clipboardData === null || isTyped(event.target) || PHONE_NUMBER.test(marked)) return
  // As text only: in its HTML each cell would be read individually.
  event.clipboardData.setData('text/plain', safe)
  event.preventDefault()
}

/** Keeps what is marked and copied on any screen from becoming a formula where it is pasted. */
export const guardCopy = (): void => document.addEventListener('copy', copySafely)
