import type { UpdateSiteByAdminMutation, UpdateSiteVersionMutation } from '#generated/graphql.ts'
import type { PlannedRow } from '#shared/bridge/bulk.ts'
import type { BulkSiteField } from '#shared/domain/bulk/site-changes.ts'
import type { OperationName } from '../platform/graphql/trusted-operations.ts'

interface SiteCall {
  readonly operation: OperationName
  readonly variables: Readonly<Record<string, unknown>>
}

/**
 * The call that changes one field of a site. What an input leaves out stays as it is on the platform, as Edit Site relies on too: so nothing that somebody
 * else saves at the same time is written over.
 */
export const callOf = (field: BulkSiteField, { id, domain, to }: Pick<PlannedRow, 'id' | 'domain' | 'to'>): SiteCall =>
  field === 'appVersion'
    ? { operation: 'UpdateSiteVersion', variables: { domain, appVersion: to } }
    : { operation: 'UpdateSiteByAdmin', variables: { input: { siteId: id, domain, [field]: to } } }

/** Whether the platform's answer says that the change is made. */
export const isAccepted = (data: string): boolean => {
  const { updateSiteByAdmin, updateSiteVersion } = JSON.parse(data) as Partial<UpdateSiteByAdminMutation & UpdateSiteVersionMutation>
  return Boolean(updateSiteByAdmin ?? updateSiteVersion)
}
