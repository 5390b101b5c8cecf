import { failure, type Result, success } from '#shared/result.ts'
import type { PlatformClient } from '../platform/platform-client.ts'
import type { BoundRule, PlatformRecord } from './money-rule.ts'

/** A list longer than this many parts is taken for one that does not end. */
const MOST_PAGES = 400

/**
 * Reads the records among which the one of a sending would be.
 *
 * @param known ids of the records that were there before; null for reading these themselves, for which the newest part is enough
 * @returns failures of the platform: then nothing is known of the records
 */
export async function readRecords(
  platform: Pick<PlatformClient, 'execute'>,
  rule: BoundRule,
  siteId: string,
  known: ReadonlySet<string> | null,
): Promise<Result<readonly PlatformRecord[]>> {
  const records: PlatformRecord[] = []
  let asked = rule.firstPage(siteId)
  for (let pages = 0; pages < MOST_PAGES; pages++) {
    const answer = await platform.execute(rule.readBack, asked)
    if (!answer.ok) return answer
    const page = rule.page(JSON.parse(answer.value.data), asked)
    records.push(...page.records)
    if (page.next === null || isEnough(rule, page.records, known)) return success(records)
    asked = page.next
  }
  return failure('invalid-answer', 'The platform gives a list that does not end.')
}

function isEnough({ list }: BoundRule, page: readonly PlatformRecord[], known: ReadonlySet<string> | null): boolean {
  if (list === 'named') return page.length > 0
  if (list === 'whole') return false
  return known === null || page.some(({ id }) => known.has(id))
}

/** The records that were not there before and are what the sending would have made; those of other sendings left out. */
export const madeSince = (records: readonly PlatformRecord[], known: ReadonlySet<string>, claimed: ReadonlySet<string>): readonly PlatformRecord[] =>
  records.filter(({ id, answer }) => answer !== null && !known.has(id) && !claimed.has(id))
