import type { LibraryInvoice } from '#shared/bridge/invoices.ts'

/** The state of a downloaded invoice: of its file, and whether a newer invoice was generated on this computer since. */
export type ShownState = LibraryInvoice['state'] | 'replaced'

export const shownStateOf = ({ state, replacedBy }: LibraryInvoice): ShownState => (state === 'present' && replacedBy !== null ? 'replaced' : state)
