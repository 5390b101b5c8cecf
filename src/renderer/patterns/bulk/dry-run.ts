import { unwrap } from '#data/platform/platform-failure.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import type { BulkCurrent, PlannedRow } from '#shared/bridge/bulk.ts'
import { type BulkContent, type BulkJob, canBeUndone, isImport, isReadByRow, isSameContent } from '#shared/domain/bulk/bulk-jobs.ts'
import { bulkContentText } from '#shared/domain/bulk/bulk-value-text.ts'

/** A record that is to be changed. `expected`: what it must have now, for an undo; undefined where it may have anything. */
export interface BulkTarget {
  readonly id: string
  readonly domain: string
  readonly name: string
  readonly to: BulkContent
  readonly expected?: BulkContent
  /** Of an import: the line of the file. */
  readonly line?: number | undefined
}

const NO_CHANGE = 'No change: it already has this value.'
const GONE = 'It no longer exists.'
const UNREADABLE = 'The platform could not say what it has now.'

/** What is there already is not written again; what is to be created and differs from what is there is somebody else's. */
const ALREADY_THERE = 'It is there already.'
const OTHER_THERE = 'There is another one of this name already.'

/** One row of the dry run. */
export const planned = (job: BulkJob, { expected, ...target }: BulkTarget, current: BulkCurrent): PlannedRow => {
  if ('missing' in current) return { ...target, from: null, skip: current.missing === 'absent' ? GONE : UNREADABLE }
  const { value: from } = current
  if (!canBeUndone(job)) return { ...target, from, skip: from === null ? null : isSameContent(from, target.to) ? ALREADY_THERE : OTHER_THERE }
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
  { onProgress, signal }: { readonly onProgress: (count: number) => void; readonly signal: AbortSignal },
): Promise<PlannedRow[]> => {
  const isByRow = isReadByRow(
    job,
    targets.map(({ to }) => to),
  )
  const size = isByRow ? PART : targets.length
  const rows: PlannedRow[] = []
  for (let at = 0; at < targets.length && !signal.aborted; at += size) {
    const part = targets.slice(at, at + size)
    const current = unwrap(
      await bridge.bulk.current({
        field: job,
        rows: part.map(({ id, domain, to }) => (isImport(job) ? { id, domain, to } : { id, domain })),
        isFirst: at === 0,
      }),
    )
    for (const row of part.map((target, place) => planned(job, target, current[place] ?? { missing: 'unreadable' }))) rows.push(row)
    onProgress(rows.length)
  }
  return rows
}
