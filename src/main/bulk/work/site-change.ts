import type { BulkRecord } from '#shared/domain/bulk/bulk-jobs.ts'
import { BULK_SITE_FIELDS, type BulkSiteField, type BulkValue, bulkFieldOf } from '#shared/domain/bulk/site-changes.ts'
import type { OperationName } from '../../platform/graphql/trusted-operations.ts'
import type { SiteTarget } from './site-list.ts'

/** A call that a row of a bulk change sends. */
export interface RowCall {
  readonly operation: OperationName
  readonly variables: Readonly<Record<string, unknown>>
}

/**
 * The call that changes fields of a site. What an input leaves out stays as it is on the platform, as Edit Site relies on too: so nothing that somebody
 * else saves at the same time is written over. A part of the settings goes out whole, as Edit Site writes it.
 * @param read what the site has now, of each part that the values belong to
 */
export const siteCallOf = ({ id, domain }: SiteTarget, values: SiteChange, read: BulkRecord = {}): RowCall =>
  Object.hasOwn(values, 'appVersion')
    ? { operation: 'UpdateSiteVersion', variables: { domain, appVersion: values['appVersion'] } }
    : { operation: 'UpdateSiteByAdmin', variables: { input: { siteId: id, domain, ...inputOf(values, read) } } }

/** Values of fields by their name. A page may name others: they are no fields of a part. */
type SiteChange = Readonly<Record<string, BulkValue>>

const partOf = (name: string): string | undefined => (Object.hasOwn(BULK_SITE_FIELDS, name) ? bulkFieldOf(name as BulkSiteField).part : undefined)

const inputOf = (values: SiteChange, read: BulkRecord): Readonly<Record<string, unknown>> => {
  const parts = new Set(Object.keys(values).flatMap((name) => partOf(name) ?? []))
  const inPart = (part: string) => Object.fromEntries(Object.entries({ ...read, ...values }).filter(([name]) => partOf(name) === part))
  const plain = Object.fromEntries(Object.entries(values).filter(([name]) => partOf(name) === undefined))
  return { ...plain, ...Object.fromEntries([...parts].map((part) => [part, inPart(part)])) }
}

/** Whether the platform's answer says that the change is made. */
export const isAccepted = (data: string): boolean => {
  const [result] = Object.values(JSON.parse(data) as Readonly<Record<string, unknown>>)
  return Boolean(result)
}
