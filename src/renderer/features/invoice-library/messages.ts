/** Texts of the invoice library, in the style of the spec. */

import type { LibraryInvoice } from '#shared/bridge/invoices.ts'

export type ShownState = LibraryInvoice['state'] | 'replaced'

export const LIBRARY_FAILED = 'The invoice library could not be read.'
export const SURE_TO_REMOVE = 'Sure to remove from the list?'
export const NOT_DONE = 'That could not be done.'
export const NOT_HERE = 'This invoice is not on this computer.'
export const NOT_HERE_OFFLINE = 'This invoice is not on this computer, and the platform cannot be reached. View it once you are online again.'
export const OPEN_ELSEWHERE = 'Open in another program'
export const ALREADY_THERE = 'In the invoice library already'

export const STATE_LABELS: Readonly<Record<ShownState, string>> = { present: 'Unchanged', missing: 'Missing', changed: 'Changed', replaced: 'Replaced' }

/** Why an invoice is not shown, and what to do. */
export const STATE_ADVICE: Readonly<Record<LibraryInvoice['state'], string | null>> = {
  present: null,
  missing: 'The file was moved, renamed or deleted. Download the invoice again.',
  changed: 'The file was changed after it was downloaded. Download the invoice again.',
}

/** Parts of a document that could not be drawn. */
export const LACKS = {
  part: 'Part of this invoice cannot be shown here.',
  glyphs: 'This computer has no font for some characters of this invoice: they are shown as boxes.',
} as const
