import type { AnswerProblem } from '#shared/answer-shape.ts'
import type { Missing } from '#shared/bridge/platform.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import type { RowList } from '#shared/row-repair.ts'
import type { TrustedOperation } from '../graphql/trusted-operations.ts'
import { isObject } from '../http/json-object.ts'
import { messageText } from '../message-text.ts'

/** Places that are named of one field. Of further rows only the count is known; each of them is then taken for one that the field is missing from. */
const NAMED_PLACES = 20_000

/** Keeps what can be used of one answer's rows, and counts what cannot. Rows may come in several batches; errors come last. */
export class RowLosses {
  readonly #list: RowList
  readonly #needs: 'all' | readonly string[]
  /** Places of left out rows in the platform's list, rising. */
  readonly #leftOut: number[] = []
  readonly #unusable = new Set<number>()
  readonly #fields = new Map<string, Set<number>>()
  #seen = 0
  #isOpenEnded = false
  #reason: string | null = null
  #problem: AnswerProblem | null = null

  constructor(list: RowList, needs: 'all' | readonly string[]) {
    this.#list = list
    this.#needs = needs
  }

  get path(): readonly string[] {
    return this.#list.path
  }

  get problem(): AnswerProblem | null {
    return this.#problem
  }

  get usable(): number {
    return this.#seen - this.#leftOut.length - this.#unusable.size
  }

  /** The rows that can be used. Changes them: a field that cannot be used is null. `isGood`: they were checked and nothing is wrong with them. */
  take(rows: unknown[], isGood: boolean): unknown[] {
    const first = this.#seen
    this.#seen += rows.length
    return isGood ? rows : rows.filter((row, index) => this.#keeps(row, first + index))
  }

  report(errors: readonly unknown[]): void {
    for (const error of errors) {
      if (!isObject(error)) this.#isOpenEnded = true
      else this.#reportOne(error)
    }
  }

  missing(): Missing | null {
    const [leftOut, unusable] = [this.#leftOut.length, this.#unusable]
    const fields = Array.from(this.#fields, ([field, places]) => ({ field, places: [...places].filter((place) => !unusable.has(place)) }))
    const shown = fields.filter(({ places }) => places.length > 0)
    if (leftOut === 0 && unusable.size === 0 && shown.length === 0 && !this.#isOpenEnded) return null
    return {
      leftOut,
      unusable: [...unusable],
      fields: shown.map(({ field, places }) => ({ field, count: places.length, rows: places.slice(0, NAMED_PLACES) })),
      isOpenEnded: this.#isOpenEnded,
      reason: this.#reason,
    }
  }

  #keeps(row: unknown, place: number): boolean {
    const found = this.#list.repair(row)
    if (!('path' in found)) {
      const needed = found.find((field) => this.#isNeeded(field))
      if (needed === undefined) {
        for (const field of found) this.#addGap(field, place - this.#leftOut.length)
        return true
      }
      this.#problem ??= { path: `${this.#list.path.join('.')}[${place}].${needed}`, expected: 'a value', found: 'nothing that can be used' }
    } else this.#problem ??= { ...found, path: `${this.#list.path.join('.')}[${place}]${found.path === '' ? '' : `.${found.path}`}` }
    this.#leftOut.push(place)
    return false
  }

  #reportOne({ message, path }: Readonly<Record<string, unknown>>): void {
    if (typeof message === 'string') this.#reason ??= readableServerMessage(messageText(message))
    const steps: readonly unknown[] = Array.isArray(path) ? path : []
    const place = steps[this.#list.path.length]
    const isInList = this.#list.path.every((step, index) => steps[index] === step)
    if (!isInList || !Number.isInteger(place) || (place as number) < 0 || (place as number) >= this.#seen) {
      this.#isOpenEnded = true
      return
    }
    const delivered = this.#delivered(place as number)
    if (delivered === null) return
    const field = steps
      .slice(this.#list.path.length + 1)
      .filter((step) => typeof step === 'string')
      .join('.')
    // Only names that this console knows: the platform's own could be anything.
    if (this.#list.fields.has(field) && !this.#isNeeded(field)) this.#addGap(field, delivered)
    else this.#unusable.add(delivered)
  }

  /** The place of a row among those that are handed on; null when it is left out. */
  #delivered(place: number): number | null {
    let low = 0
    let high = this.#leftOut.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#leftOut[middle] ?? 0) < place) low = middle + 1
      else high = middle
    }
    return this.#leftOut[low] === place ? null : place - low
  }

  #isNeeded(field: string): boolean {
    return this.#needs === 'all' || this.#needs.some((needed) => needed === field || needed.startsWith(`${field}.`) || field.startsWith(`${needed}.`))
  }

  #addGap(field: string, place: number): void {
    const places = this.#fields.get(field) ?? new Set()
    this.#fields.set(field, places.add(place))
  }
}

/** What is missing as the log says it: counts and names of fields, nothing that the platform wrote. */
export const missingInShort = ({ leftOut, unusable, fields, isOpenEnded }: Missing): string =>
  [
    `${leftOut + unusable.length} rows left out`,
    ...fields.map(({ field, count }) => `${field} in ${count} rows`),
    ...(isOpenEnded ? ['more that is not counted'] : []),
  ].join(', ')

interface PartialData {
  readonly text: string
  readonly missing: Missing | null
}

/**
 * The part of a plain answer's `data` that can be used, without the rows that cannot; the problem where the list is wrong as a whole, null where nothing of it
 * is left. Changes the data.
 */
export function usablePart(operation: TrustedOperation, data: unknown, errors: readonly unknown[], losses: RowLosses): PartialData | AnswerProblem | null {
  const holder = losses.path.slice(0, -1).reduce<unknown>((inner, step) => (isObject(inner) ? inner[step] : undefined), data)
  const field = losses.path.at(-1) ?? ''
  const rows = isObject(holder) ? holder[field] : undefined
  if (Array.isArray(rows)) (holder as Record<string, unknown>)[field] = losses.take(rows as unknown[], false)
  losses.report(errors)
  const problem = operation.check(data)
  if (problem !== null) return problem
  return losses.usable > 0 ? { text: JSON.stringify(data), missing: losses.missing() } : null
}
