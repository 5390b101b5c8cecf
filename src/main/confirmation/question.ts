import { formatCount, truncate } from '#shared/domain/text.ts'

/** A question in a dialog of main. */
export interface Question {
  readonly message: string
  readonly detail: string
  readonly confirm: string
  /** Label of a box that has to be ticked before the button counts, where the data of a customer is destroyed. */
  readonly tick?: string
}

/** Characters of a foreign text in a question: every fact beside it stays in sight. */
const LONGEST_TEXT = 80

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'

/**
 * A foreign text as part of a question: one line, bounded, without invisible characters, piles of marks or a direction
 * that reaches beyond it.
 */
export function shown(text: unknown, longest = LONGEST_TEXT): string {
  const given = typeof text === 'string' ? text.slice(0, longest * 20) : typeof text === 'number' ? String(text) : '?'
  const line = given
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .replace(/(?<kept>\p{M}{2})\p{M}+/gu, '$<kept>')
    .trim()
  const short = truncate(line, longest)
  return RIGHT_TO_LEFT.test(short) ? `${ISOLATE}${short}${POP_ISOLATE}` : short
}

/** A foreign text in quotation marks that it cannot close itself. */
export const quoted = (text: unknown, longest?: number): string => `“${shown(typeof text === 'string' ? text.replace(/[“”"]/g, "'") : text, longest)}”`

export const counted = (count: number, noun: string): string => `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`

export const people = (count: number): string => (count === 1 ? '1 person' : `${formatCount(count)} people`)

/** Sentences as one text; what is empty is left out. */
export const sentences = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' ')

export const FINAL = 'This cannot be undone.'
