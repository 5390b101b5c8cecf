import type { BulkOrder, BulkRun } from '#shared/bridge/bulk.ts'
import { canBeUndone, isJobContent, isMessage, isRecord, isRowId, isSameContent, messageNumberOf, rowNoun } from '#shared/domain/bulk/bulk-jobs.ts'
import type { Result } from '#shared/result.ts'
import type { SealedLog } from '../vault/sealed-log.ts'
import type { BulkHead } from './bulk-journal.ts'
import type { BulkRows } from './bulk-rows.ts'

export const PAUSED_BY_USER = 'You paused it.'

/** A bulk change of a user in this run of the console. Its rows are read when they are needed. */
export interface Run {
  readonly owner: string
  head: BulkHead
  rows?: { readonly order: BulkOrder; readonly states: BulkRows; readonly log: SealedLog }
  reading?: Promise<Result<NonNullable<Run['rows']>>>
  work?: Promise<void>
  /** While an ended one is looked at again. */
  look?: Promise<void>
  /** What the user asked for while it is at work. */
  asked?: 'pause' | 'stop' | undefined
  /** Since when it is at work, milliseconds, and how many rows had their outcome then. */
  since: { readonly at: number; readonly settled: number }
}

/** A bulk change as the page sees it. @param now milliseconds */
export const shownRun = ({ head, rows, since, work }: Run, now: number): BulkRun => {
  const { isUsersPause: _isUsersPause, ...shown } = head
  const counts = { waiting: 0, sending: 0, done: 0, failed: 0, unknown: 0, skipped: 0, ...head.counts, ...rows?.states.counts() }
  const settled = (rows?.states.settled() ?? 0) - since.settled
  const left = counts.waiting + counts.sending
  const secondsLeft = work === undefined || settled < 1 ? null : Math.ceil((((now - since.at) / settled) * left) / 1000)
  return { ...shown, counts, secondsLeft }
}

/** Whether the site of a row is the one that is sent: it is looked up by these values. */
const isWholeNewSite = ({ domain, to, newSite }: BulkOrder['rows'][number]): boolean => {
  if (newSite === undefined || !isRecord(to)) return false
  const { input } = newSite
  return input['domain'] === domain && input['siteId'] === undefined && ['companyName', 'ownerEmail', 'userName'].every((name) => input[name] === to[name])
}

/** Why an order cannot be begun: main trusts no page with it. Null: it can. */
export const orderProblem = ({ field, origin, note, rows }: BulkOrder): string | null => {
  // A file may hold several notes of a site; every other record is changed or created once.
  const isTwice = (keys: readonly string[]): boolean => new Set(keys).size < keys.length
  if (isTwice(rows.map(({ id, to }) => (field === 'note' ? JSON.stringify([id, to]) : id)))) return 'A row is in it twice.'
  const toSend = rows.filter(({ skip }) => skip === null)
  if (toSend.length === 0) return 'There is nothing to change.'
  if (isMessage(field) && isTwice(toSend.map((row) => String(messageNumberOf(row))))) return 'Two rows have the same number.'
  if (!toSend.every(({ id }) => isRowId(field, id))) return 'A row names no record.'
  if (rowNoun(field) === 'menu' && (note ?? '').trim() === '') return 'A change of menus needs notes.'
  if (origin === 'undo' && !canBeUndone(field)) return 'It cannot be taken back.'
  if (field === 'new-site' && !toSend.every(isWholeNewSite)) return 'A row does not say what it creates.'
  // What a site had before may be no choice for a change, such as nothing at all.
  const isRight = toSend.every(({ from, to }) => !isSameContent(from, to) && isJobContent(field, to, origin !== 'change'))
  return isRight ? null : 'A value cannot be written to this field.'
}

/** The beginning of a bulk change. @param startedAt unix seconds */
export const beginning = ({ key, field, columns, label, origin, note }: BulkOrder, startedAt: number): BulkHead => ({
  key,
  field,
  ...(columns === undefined ? {} : { columns }),
  label,
  origin,
  ...(note === undefined ? {} : { note }),
  startedAt,
  endedAt: null,
  state: 'running',
  isUsersPause: false,
  message: null,
  counts: {},
})
