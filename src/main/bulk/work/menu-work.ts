import type { GetServiceTypesBySiteIdRecordsQuery, GetSiteActionEventsFilterQuery } from '#generated/graphql.ts'
import type { BulkCurrent, BulkOrder } from '#shared/bridge/bulk.ts'
import { isRecord } from '#shared/domain/bulk/bulk-jobs.ts'
import { bulkFieldTexts } from '#shared/domain/bulk/bulk-value-text.ts'
import { partsOfRowId, type RecordJob, recordFieldOf } from '#shared/domain/bulk/record-changes.ts'
import { serviceTypeSiteId } from '#shared/domain/content/menu.ts'
import type { EVENT_TYPES, NOTE_CATEGORIES } from '#shared/domain/note.ts'
import { type Result, success } from '#shared/result.ts'
import type { PlatformClient } from '../../platform/platform-client.ts'
import { BriefReading } from './brief-reading.ts'
import type { BulkWork, WorkRow } from './bulk-work.ts'
import type { RowCall } from './site-change.ts'

type Menu = GetServiceTypesBySiteIdRecordsQuery['getServiceTypesBySiteId'][number]

const SETUP: (typeof NOTE_CATEGORIES)[number] = 'Setup'
const MANUAL: (typeof EVENT_TYPES)[number] = 'MANUAL'
/** The newest entries of a site's history among which the one of a change is looked for. */
const NEWEST = 100
/** How far the platform's clock may be behind this machine's, seconds. */
const CLOCK_DIFFERENCE = 60

/** Switches menus of a site. As with every save of a menu, each change ends with an entry in the site's history. */
export class MenuWork implements BulkWork {
  readonly #platform: Pick<PlatformClient, 'execute'>
  readonly #job: RecordJob
  readonly #order: Partial<Pick<BulkOrder, 'label' | 'note'>>
  readonly #menus: BriefReading<readonly Menu[]>

  constructor(platform: Pick<PlatformClient, 'execute'>, job: RecordJob, order: Partial<Pick<BulkOrder, 'label' | 'note'>>, now: () => number) {
    this.#platform = platform
    this.#job = job
    this.#order = order
    this.#menus = new BriefReading(async (siteId) => {
      const answer = await platform.execute('GetServiceTypesBySiteIdRecords', { siteId: serviceTypeSiteId(siteId) })
      return answer.ok ? success((JSON.parse(answer.value.data) as GetServiceTypesBySiteIdRecordsQuery).getServiceTypesBySiteId) : answer
    }, now)
  }

  readonly current = async ({ id }: WorkRow, since?: number): Promise<Result<BulkCurrent>> => {
    const { owner, slug } = placeOf(id)
    const menus = await this.#menus.of(owner, since)
    if (!menus.ok) return menus
    const menu = menus.value.find(({ slugName }) => slugName === slug)
    if (menu === undefined) return success({ missing: 'absent' })
    return success({ value: (recordFieldOf(this.#job).name === 'gstEnabled' ? menu.gstEnabled : menu.typeStatus) === true })
  }

  readonly call = ({ id, to }: WorkRow): RowCall => {
    const { owner, slug } = placeOf(id)
    this.#menus.forget(owner)
    const input = { siteId: serviceTypeSiteId(owner), slugName: slug, [recordFieldOf(this.#job).name]: isRecord(to) ? null : to }
    return { operation: 'UpdateServiceType', variables: { input } }
  }

  readonly entry = {
    call: (row: WorkRow): RowCall => ({
      operation: 'CreateSiteActionEvent',
      variables: { siteId: placeOf(row.id).owner, eventType: MANUAL, eventName: SETUP, note: this.#noteOf(row), reason: null },
    }),
    isThere: async (row: WorkRow, sentAt: number): Promise<Result<boolean>> => {
      const searchValue = JSON.stringify({ siteId: placeOf(row.id).owner })
      const answer = await this.#platform.execute('GetSiteActionEventsFilter', { searchValue, skips: 0, limits: NEWEST })
      if (!answer.ok) return answer
      const events = (JSON.parse(answer.value.data) as GetSiteActionEventsFilterQuery).getSiteActionEventsFilter
      const since = sentAt - CLOCK_DIFFERENCE
      return success(events.some(({ eventName, note, createdAt }) => eventName === SETUP && note === this.#noteOf(row) && (createdAt ?? since) >= since))
    },
  }

  /** What the user noted, and which menu it is about: one entry for each menu. */
  #noteOf({ name = '', from = null, to = null }: WorkRow): string {
    const { label = '', note = '' } = this.#order
    const changes = bulkFieldTexts(this.#job, label.split(': ')[0] ?? label, from, to).map((text) => `${text.field} from ${text.from} to ${text.to}`)
    return `${note.trim()} (${name}: ${changes.join(', ')})`
  }
}

/** Site and slug. An order with another id is refused before it begins. */
const placeOf = (id: string): { readonly owner: string; readonly slug: string } => partsOfRowId(id) ?? { owner: '', slug: '' }
