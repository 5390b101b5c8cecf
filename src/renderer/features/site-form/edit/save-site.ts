import { executeOperation } from '#data/platform/execute-operation.ts'
import { PlatformFailure } from '#data/platform/platform-failure.ts'
import type { Change } from '#data/saving/send-confirmed.ts'
import { UpdateSiteByAdminDocument } from '#generated/graphql.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import type { FieldName, SiteFormValues } from '../fields/site-fields.ts'
import type { SiteSource } from '../fields/site-source.ts'
import { updateInputFor } from '../model/site-input.ts'
import { changedFields, valuesOf } from '../model/values.ts'
import { loadSite } from './load-site.ts'
import { NOT_ACCEPTED } from './messages.ts'

/** What a save changes. */
export interface SiteUpdate {
  /** the form, with the platform's values in all fields that are not `changed` */
  readonly values: SiteFormValues
  readonly changed: readonly FieldName[]
}

/** Whether a site as it was read has all changes of an update. The group reward is not among them: it has a setting and a call of its own. */
export const hasUpdate = (now: SiteSource, { values, changed }: SiteUpdate): boolean =>
  changedFields(values, valuesOf(now)).every((name) => !changed.includes(name) || name === 'isGroupReward')

/**
 * An update of a site as it is sent and read back.
 *
 * @param source what the platform holds now
 */
export const siteChange = (bridge: Bridge, source: SiteSource, update: SiteUpdate): Change => ({
  send: async () => {
    const { data } = await executeOperation(bridge, UpdateSiteByAdminDocument, { input: updateInputFor(source, update.values, update.changed) })
    if (!data.updateSiteByAdmin) throw new PlatformFailure({ kind: 'rejected', message: NOT_ACCEPTED })
  },
  find: async () => {
    const { siteId, siteType, siteOptions } = source.record
    const now = await loadSite(bridge, siteId, { siteType: siteType ?? null, siteOptions: siteOptions ?? null })
    if (now === null || hasUpdate(now, update)) return now === null ? 'absent' : 'as-sent'
    return changedFields(valuesOf(source), valuesOf(now)).length > 0 ? 'different' : 'absent'
  },
  isUpdate: true,
})
