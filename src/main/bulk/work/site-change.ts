import type { BulkSiteField, BulkValue } from '#shared/domain/bulk/site-changes.ts'
import type { OperationName } from '../../platform/graphql/trusted-operations.ts'
import type { SiteTarget } from './site-list.ts'

/** A call that a row of a bulk change sends. */
export interface RowCall {
  readonly operation: OperationName
  readonly variables: Readonly<Record<string, unknown>>
}

/**
 * The call that changes fields of a site. What an input leaves out stays as it is on the platform, as Edit Site relies on too: so nothing that somebody
 * else saves at the same time is written over.
 */
export const siteCallOf = ({ id, domain }: SiteTarget, values: Readonly<Partial<Record<BulkSiteField, BulkValue>>>): RowCall =>
  Object.hasOwn(values, 'appVersion')
    ? { operation: 'UpdateSiteVersion', variables: { domain, appVersion: values.appVersion } }
    : { operation: 'UpdateSiteByAdmin', variables: { input: { siteId: id, domain, ...values } } }

/** Whether the platform's answer says that the change is made. */
export const isAccepted = (data: string): boolean => {
  const [result] = Object.values(JSON.parse(data) as Readonly<Record<string, unknown>>)
  return Boolean(result)
}
