import type { ExpectedOperation } from './never-sent.ts'
import type { Sent } from './sent-operations.ts'

/** Paths that may be sent beside those that must be, by operation and by the requirement that lists or decides them. */
export type MaySend = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** Patterns of sent values, by operation and path. `payment-note`: as typed in a spec, with or without the mark. */
export type SentValues = Readonly<Record<string, Readonly<Record<string, RegExp | 'payment-note'>>>>

export interface ExtraSent {
  readonly name: string
  /** The arguments that nothing lists; empty when the whole operation is one. */
  readonly extra: readonly string[]
}

/** The operations, and their arguments, that the console sent and nothing lists. */
export function extraSent(expected: readonly ExpectedOperation[], maySend: MaySend, sent: Sent): readonly ExtraSent[] {
  return Object.entries(sent).flatMap(([name, paths]) => {
    const rows = expected.filter((row) => row.name === name)
    if (rows.length === 0) return [{ name, extra: [] }]
    const stated = rows.flatMap(({ takes, sends = [], leavesOut = {} }) => [...takes, ...sends, ...Object.keys(leavesOut)])
    const listed = [...stated, ...Object.values(maySend[name] ?? {}).flat()].map((entry) => entry.split('=')[0] ?? '')
    const extra = Object.keys(paths).filter((path) => path !== 'input' && !listed.some((one) => one === path || one.startsWith(`${path}.`)))
    return extra.length === 0 ? [] : [{ name, extra }]
  })
}

/** The mark by which the booking of a payment is recognised (`payments.reference`), at the end of its note. */
const MARK = /(?:^| )\[ref [0-9a-f]{8}\]$/

/**
 * Values that do not look as they must.
 *
 * @param specs the text of all specs, in which payment notes are looked for; what a spec composes is parted by ", "
 */
export function alteredValues(values: SentValues, sent: Sent, specs: string): readonly { readonly path: string; readonly values: readonly string[] }[] {
  const isTyped = (note: string): boolean =>
    note
      .replace(MARK, '')
      .split(', ')
      .every((part) => specs.includes(part))
  return Object.entries(values).flatMap(([name, patterns]) =>
    Object.entries(patterns).flatMap(([at, pattern]) => {
      const fits = pattern === 'payment-note' ? isTyped : (value: string) => pattern.test(value)
      const altered = (sent[name]?.[at] ?? []).filter((value) => !fits(value))
      return altered.length === 0 ? [] : [{ path: `${name}: ${at}`, values: altered }]
    }),
  )
}
