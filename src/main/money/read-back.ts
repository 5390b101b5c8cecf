import { type PageRead, type PagingStop, stepAfter } from '#shared/paging.ts'
import { failure, type Result, success } from '#shared/result.ts'
import type { PlatformClient } from '../platform/platform-client.ts'
import type { BoundRule, PlatformRecord } from './money-rule.ts'

type Platform = Pick<PlatformClient, 'execute'>

interface ReadRecords {
  readonly records: readonly PlatformRecord[]
  /** Why reading stopped before the end of the list: then what is not among the records may still be on the platform. */
  readonly stopped: PagingStop | null
}

const STOPPED_TEXTS: Readonly<Record<PagingStop, string>> = {
  repeated: 'The platform gave the same page of the list twice.',
  'too-many': 'The platform gives a list that does not end.',
}

/**
 * Reads the records among which the one of a payment would be.
 *
 * @param known ids of the records that were there before; null for reading these themselves, for which the newest page is enough
 * @returns failures of the platform, and of a list that could not be read to its end: then nothing is known of the records
 */
export async function readRecords(
  platform: Platform,
  rule: BoundRule,
  siteId: string,
  known: ReadonlySet<string> | null,
): Promise<Result<readonly PlatformRecord[]>> {
  const read = await readOn(platform, rule, siteId, known)
  if (!read.ok) return read
  const { records, stopped } = read.value
  return stopped === null ? success(records) : failure('invalid-answer', STOPPED_TEXTS[stopped])
}

/** What the search for the record of a payment needs. */
export interface Search {
  readonly rule: BoundRule
  readonly siteId: string
  /** Ids of the records that were there before the payment. */
  readonly known: ReadonlySet<string>
  /** Ids of the records of other payments. Asked once the list was read. */
  readonly claimed: Pick<ReadonlySet<string>, 'has'>
}

/**
 * Finds the record that a payment made; undefined where there is none.
 *
 * @returns failures of the platform, and of a list that could not be read to its end and does not hold the record so far: then its outcome is undecided
 */
export async function findRecord(platform: Platform, { rule, siteId, known, claimed }: Search): Promise<Result<PlatformRecord | undefined>> {
  const read = await readOn(platform, rule, siteId, known)
  if (!read.ok) return read
  const { records, stopped } = read.value
  const made = records.find(({ id, answer }) => answer !== null && !known.has(id) && !claimed.has(id))
  return made !== undefined || stopped === null ? success(made) : failure('invalid-answer', STOPPED_TEXTS[stopped])
}

async function readOn(platform: Platform, rule: BoundRule, siteId: string, known: ReadonlySet<string> | null): Promise<Result<ReadRecords>> {
  const records: PlatformRecord[] = []
  const pages: PageRead<string>[] = []
  let asked = rule.firstPage(siteId)
  for (;;) {
    const answer = await platform.execute(rule.readBack, asked)
    if (!answer.ok) return answer
    const page = rule.page(JSON.parse(answer.value.data), asked)
    records.push(...page.records)
    if (isEnough(rule, page.records, known)) return success({ records, stopped: null })
    pages.push({ place: JSON.stringify(asked), next: page.next && JSON.stringify(page.next), ids: new Set(page.ids) })
    const { next, stopped } = stepAfter(pages)
    if (next === null || page.next === null) return success({ records, stopped })
    asked = page.next
  }
}

function isEnough({ list }: BoundRule, page: readonly PlatformRecord[], known: ReadonlySet<string> | null): boolean {
  if (list === 'named') return page.length > 0
  if (list === 'whole') return false
  return known === null || page.some(({ id }) => known.has(id))
}
