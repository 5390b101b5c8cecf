import type { GetSiteActionEventsFilterQuery } from '#generated/graphql.ts'
import type { BulkCurrent } from '#shared/bridge/bulk.ts'
import { isRecord } from '#shared/domain/bulk/bulk-jobs.ts'
import { type Result, success } from '#shared/result.ts'
import type { PlatformClient } from '../../platform/platform-client.ts'
import type { BulkWork, WorkRow } from './bulk-work.ts'
import type { RowCall } from './site-change.ts'

/** The newest entries of a site's history that are looked through for a note. */
const NEWEST = 100
const MANUAL = 'MANUAL'

/** Writes notes of sites. A note that the site has already, among its newest entries, counts as written: a file that is imported again writes nothing twice. */
export class NoteWork implements BulkWork {
  readonly #platform: Pick<PlatformClient, 'execute'>

  constructor(platform: Pick<PlatformClient, 'execute'>) {
    this.#platform = platform
  }

  readonly current = async ({ id, to }: WorkRow): Promise<Result<BulkCurrent>> => {
    const answer = await this.#platform.execute('GetSiteActionEventsFilter', { searchValue: JSON.stringify({ siteId: id }), skips: 0, limits: NEWEST })
    if (!answer.ok) return answer
    const events = (JSON.parse(answer.value.data) as GetSiteActionEventsFilterQuery).getSiteActionEventsFilter
    if (!isRecord(to)) return success({ value: null })
    const isThere = events.some(
      ({ eventName, eventType, note }) => eventType === MANUAL && eventName === to['eventName'] && note?.trim() === String(to['note']).trim(),
    )
    return success({ value: isThere ? to : null })
  }

  readonly call = ({ id, to }: WorkRow): RowCall => ({
    operation: 'CreateSiteActionEvent',
    variables: { siteId: id, eventType: MANUAL, ...(isRecord(to) ? { eventName: to['eventName'], note: to['note'] } : {}) },
  })
}
