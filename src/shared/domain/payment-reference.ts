/** The mark in the note of a payment by which its booking is recognised among others of the same amount and text: the start of the payment's key. */
export const referenceOf = (key: string): string => `[ref ${key.slice(0, 8).toLowerCase()}]`

const REFERENCE = /\[ref [0-9a-f]{8}\]$/

/** A note with its reference at the end, where people see it in the list of transactions. */
export const withReference = (note: string | null | undefined, reference: string): string => `${(note ?? '').trim()} ${reference}`.trim()

/** The reference at the end of a note, null where there is none. */
export const referenceIn = (note: string | null | undefined): string | null => REFERENCE.exec(note ?? '')?.[0] ?? null
