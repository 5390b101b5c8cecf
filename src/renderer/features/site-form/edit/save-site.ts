import { executeOperation } from '#app/platform/execute-operation.ts'
import { asPlatformFailure, PlatformFailure } from '#app/platform/platform-failure.ts'
import { UpdateSiteByAdminDocument } from '#generated/graphql.ts'
import { changedFields } from '../model/comparison.ts'
import type { FieldName, SiteFormValues } from '../model/form-values.ts'
import type { SiteSource } from '../model/site-source.ts'
import { valuesOf } from '../model/source-values.ts'
import { updateInputFor } from '../model/update-input.ts'
import { loadSite } from './load-site.ts'
import { NOT_ACCEPTED, NOT_CONFIRMED } from './messages.ts'

/** What a save changes. */
export interface SiteUpdate {
  /** the form, with the platform's values in all fields that are not `changed` */
  readonly values: SiteFormValues
  readonly changed: readonly FieldName[]
}

/** Whether a change was sent and it is not known what became of it. */
export const isUnconfirmed = (failure: PlatformFailure): boolean => failure.kind === 'unknown-outcome' || failure.details['outcome'] === 'unknown'

/** Whether a site as it was read has all changes of an update. The group reward is not among them: it has a setting and a call of its own. */
export const hasUpdate = (now: SiteSource, { values, changed }: SiteUpdate): boolean =>
  changedFields(values, valuesOf(now), 'edit').every((name) => !changed.includes(name) || name === 'isGroupReward')

/**
 * Writes the site. A save whose outcome is unknown is read back before it is called failed.
 * Throws a `PlatformFailure`; of an unknown outcome when it could not be read back either. Source: SEDIT-009, CALL-030.
 *
 * @param source what the platform holds now
 */
export const updateSite = async (source: SiteSource, update: SiteUpdate): Promise<void> => {
  const { values, changed } = update
  try {
    const { data } = await executeOperation(UpdateSiteByAdminDocument, { input: updateInputFor(source, values, changed) })
    if (!data.updateSiteByAdmin) throw new PlatformFailure({ kind: 'rejected', message: NOT_ACCEPTED })
  } catch (cause) {
    const failure = asPlatformFailure(cause)
    if (!isUnconfirmed(failure)) throw failure
    const { siteId, siteType, siteOptions } = source.record
    const now = await loadSite(siteId, { siteType: siteType ?? null, siteOptions: siteOptions ?? null }).catch(() => {
      throw failure
    })
    if (now === null || !hasUpdate(now, update)) throw new PlatformFailure({ kind: 'rejected', message: NOT_CONFIRMED })
  }
}
