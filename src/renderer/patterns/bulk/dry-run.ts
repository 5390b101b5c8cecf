import { unwrap } from '#data/platform/platform-failure.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import type { BulkCurrent, PlannedRow } from '#shared/bridge/bulk.ts'
import { bulkValueText } from '#shared/domain/bulk/bulk-value-text.ts'
import { type BulkSiteField, type BulkValue, bulkFieldOf } from '#shared/domain/bulk/site-changes.ts'

/** A record that is to be changed. `expected`: what it must have now, for an undo; undefined where it may have anything. */
export interface BulkTarget {
  readonly id: string
  readonly domain: string
  readonly name: string
  readonly to: BulkValue
  readonly expected?: BulkValue
}

const NO_CHANGE = 'No change: it already has this value.'
const GONE = 'It no longer exists.'
const UNREADABLE = 'The platform could not say what it has now.'

/** One row of the dry run. */
export const planned = (field: BulkSiteField, { expected, ...target }: BulkTarget, current: BulkCurrent): PlannedRow => {
  if ('missing' in current) return { ...target, from: null, skip: current.missing === 'absent' ? GONE : UNREADABLE }
  const { value: from } = current
  if (from === target.to) return { ...target, from, skip: NO_CHANGE }
  const isChanged = expected !== undefined && from !== expected
  return { ...target, from, skip: isChanged ? `Changed since: it is ${bulkValueText(field, from)} now.` : null }
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
  field: BulkSiteField,
  targets: readonly BulkTarget[],
  { onProgress, signal }: { readonly onProgress: (count: number) => void; readonly signal: AbortSignal },
): Promise<PlannedRow[]> => {
  const size = bulkFieldOf(field).in === 'list' ? targets.length : PART
  const rows: PlannedRow[] = []
  for (let at = 0; at < targets.length && !signal.aborted; at += size) {
    const part = targets.slice(at, at + size)
    const current = unwrap(await bridge.bulk.current({ field, rows: part.map(({ id, domain }) => ({ id, domain })), isFirst: at === 0 }))
    for (const row of part.map((target, place) => planned(field, target, current[place] ?? { missing: 'unreadable' }))) rows.push(row)
    onProgress(rows.length)
  }
  return rows
}
