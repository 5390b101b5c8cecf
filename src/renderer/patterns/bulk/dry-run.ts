import { unwrap } from '#data/platform/platform-failure.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import type { BulkCurrent, BulkOrder, MadeSite, NewSite, PlannedRow } from '#shared/bridge/bulk.ts'
import {
  type BulkContent,
  type BulkJob,
  isCreation,
  isImport,
  isMessage,
  isPayment,
  isReadByRow,
  isRecord,
  isSameContent,
  messageNumberOf,
} from '#shared/domain/bulk/bulk-jobs.ts'
import { bulkContentText, type ImportLabels } from '#shared/domain/bulk/bulk-value-text.ts'
import type { BulkValue } from '#shared/domain/bulk/site-changes.ts'
import { cleanText } from '#shared/domain/text/clean-text.ts'

/**
 * A record that is to be changed. `expected`: what it must have now, for an undo; undefined where it may have
 * anything.
 */
export interface BulkTarget {
  readonly id: string
  readonly domain: string
  readonly name: string
  /** What it gets, or how that is made of what it has. */
  readonly to: BulkContent | ((from: BulkContent) => BulkContent)
  /** Why it is not to be changed, known without asking the platform. */
  readonly skip?: string | undefined
  readonly expected?: BulkContent
  /** Of an import: the line of the file. */
  readonly line?: number | undefined
  /** Of new sites: what the row creates. */
  readonly newSite?: NewSite | undefined
  /** Of a repeated row: the site that it has created. */
  readonly made?: MadeSite | undefined
}

const NO_CHANGE = 'No change: it already has this value.'
const HAS_PLAN = 'No change: it has this plan already.'
const SAME_NUMBER = 'Not applicable: another row has this number.'
const NOTHING_TO_REPLACE = 'No change: there is nothing to replace.'
const DENIED = 'No permission: you may not read it.'
const GONE = 'It no longer exists.'
const UNREADABLE = 'Its current value could not be read.'

/**
 * What is there already is not written again; what is to be created and differs from what is there is somebody
 * else's.
 */
const ALREADY_THERE = 'It is there already.'
const OTHER_THERE = 'There is another one of this name already.'

/**
 * The cells of a file are read as they look: a text that only differs from what is stored in what nobody sees was not
 * edited.
 */
const uneditedKept = (from: BulkContent, to: BulkContent): BulkContent => {
  if (!isRecord(from) || !isRecord(to)) return to
  const keep = ([name, value]: [string, BulkValue]): [string, BulkValue] => {
    const stored = from[name]
    return [name, typeof stored === 'string' && cleanText(stored).text.trim() === value ? stored : value]
  }
  return Object.fromEntries(Object.entries(to).map(keep))
}

/** One row of the dry run. */
export const planned = (
  job: BulkJob,
  { expected, to: wanted, skip: _known, ...rest }: BulkTarget,
  current: BulkCurrent,
  origin: BulkOrder['origin'] = 'change',
): PlannedRow => {
  const unread = { ...rest, from: null, to: typeof wanted === 'function' ? null : wanted }
  if ('inapplicable' in current) return { ...unread, skip: `Not applicable: ${current.inapplicable}` }
  if ('taken' in current) return { ...unread, skip: current.taken }
  if ('missing' in current) return { ...unread, skip: { absent: GONE, unreadable: UNREADABLE, denied: DENIED }[current.missing] }
  const { value: from } = current
  if (typeof wanted === 'function' && isSameContent(wanted(from), from)) return { ...unread, from, skip: NOTHING_TO_REPLACE }
  const given = current.to ?? (typeof wanted === 'function' ? wanted(from) : wanted)
  const target = { ...rest, to: isImport(job) ? uneditedKept(from, given) : given }
  if (current.isThere === true) return { ...target, from, skip: isPayment(job) ? HAS_PLAN : NO_CHANGE }
  if (job === 'new-site' && origin === 'retry') return { ...target, from: null, skip: from === null && rest.made !== undefined ? GONE : null }
  if (isCreation(job)) return { ...target, from, skip: from === null ? null : isSameContent(from, target.to) ? ALREADY_THERE : OTHER_THERE }
  if (isSameContent(from, target.to)) return { ...target, from, skip: NO_CHANGE }
  const isChanged = expected !== undefined && !isSameContent(from, expected)
  return { ...target, from, skip: isChanged ? `Changed since: it is ${bulkContentText(job, from)} now.` : null }
}

/** Rows of which settings are read between two reports of progress. */
const PART = 200

/**
 * Plans every row by what the platform has now.
 * @param onProgress called with how many rows are planned
 * @param signal ends the reading: the result is then not used
 * Throws a `PlatformFailure`.
 */
export const readDryRun = async (
  bridge: Bridge,
  job: BulkJob,
  targets: readonly BulkTarget[],
  { onProgress, signal, origin }: { readonly onProgress: (count: number) => void; readonly signal: AbortSignal; readonly origin?: BulkOrder['origin'] },
): Promise<PlannedRow[]> => {
  const toRead = targets.filter(({ skip }) => skip === undefined)
  const isByRow = isReadByRow(
    job,
    toRead.map(({ to }) => sentTo(to)),
  )
  const size = isByRow ? PART : toRead.length
  const current = new Map<BulkTarget, BulkCurrent>()
  for (let at = 0; at < toRead.length && !signal.aborted; at += size) {
    const part = toRead.slice(at, at + size)
    const answers = unwrap(
      await bridge.bulk.current({
        field: job,
        rows: part.map(({ id, domain, to }) => (asksForValue(job, to) ? { id, domain, to: sentTo(to) } : { id, domain })),
        isFirst: at === 0,
      }),
    )
    for (const [place, target] of part.entries()) current.set(target, answers[place] ?? UNREAD)
    onProgress(current.size)
  }
  const rows = targets.map((target) => {
    const { skip, to, expected: _expected, ...rest } = target
    return skip === undefined ? planned(job, target, current.get(target) ?? UNREAD, origin) : { ...rest, to: sentTo(to) ?? null, from: null, skip }
  })
  return isMessage(job) ? oncePerNumber(rows) : rows
}

/** Rows of messages: of several with one number only the first is sent. */
export const oncePerNumber = (rows: readonly PlannedRow[]): PlannedRow[] => {
  const taken = new Set<BulkContent>()
  return rows.map((row) => {
    const number = messageNumberOf(row)
    if (row.skip !== null || number === null) return row
    if (taken.has(number)) return { ...row, skip: SAME_NUMBER }
    taken.add(number)
    return row
  })
}

const UNREAD: BulkCurrent = { missing: 'unreadable' }
const sentTo = (to: BulkTarget['to']): BulkContent | undefined => (typeof to === 'function' ? undefined : to)

/** Where what is read depends on what is to be written: the fields of an import, the permissions that are switched. */
const asksForValue = (job: BulkJob, to: BulkTarget['to']): boolean => isImport(job) || isPayment(job) || isRecord(sentTo(to))

/** What says what a record has: every other reason to skip is given without reading that. */
const TELLS_VALUE = /^(?:No change|Changed since|It (?:already has|is there))/

/** What a row has, as people read it; a dash where it was not read. @param skip why it is skipped; null: it is not */
export const fromText = (job: BulkJob, from: BulkContent, skip: string | null, labels?: ImportLabels): string =>
  from === null && skip !== null && !TELLS_VALUE.test(skip) ? '–' : bulkContentText(job, from, labels)

/** How many rows are skipped only because they could not be read: reading them again may help. */
export const countUnread = (rows: readonly Pick<PlannedRow, 'skip'>[]): number => rows.filter(({ skip }) => skip === UNREADABLE).length

/** The sort of a reason to skip: what stands before its colon. */
const sortOfSkip = (skip: string): string => skip.split(':')[0]?.replace(/\.$/, '') ?? skip

/** How many rows are skipped for each sort of reason, the most frequent first. */
export const skipCounts = (rows: readonly Pick<PlannedRow, 'skip'>[]): readonly { readonly sort: string; readonly count: number }[] =>
  [
    ...Map.groupBy(
      rows.flatMap(({ skip }) => skip ?? []),
      sortOfSkip,
    ),
  ]
    .map(([sort, { length: count }]) => ({ sort, count }))
    .toSorted((one, other) => other.count - one.count)
