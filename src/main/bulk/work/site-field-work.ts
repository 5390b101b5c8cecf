import type { BulkCurrent } from '#shared/bridge/bulk.ts'
import { type BulkContent, type BulkRecord, isRecord } from '#shared/domain/bulk/bulk-jobs.ts'
import { BULK_SITE_FIELD_NAMES, type BulkSiteField, bulkFieldOf } from '#shared/domain/bulk/site-changes.ts'
import { type Result, success } from '#shared/result.ts'
import type { BulkWork, WorkRow } from './bulk-work.ts'
import { type RowCall, siteCallOf } from './site-change.ts'
import type { SiteStates } from './site-states.ts'

/** Fields with the others of their part of the settings, which are written with them. */
const withParts = (fields: readonly BulkSiteField[]): readonly BulkSiteField[] => {
  const parts = new Set(fields.flatMap((field) => bulkFieldOf(field).part ?? []))
  const others = BULK_SITE_FIELD_NAMES.filter((field) => [...parts].some((part) => part === bulkFieldOf(field).part))
  return [...new Set([...fields, ...others])]
}

/** Changes fields of sites: one and the same of every site, or what each row names. */
export class SiteFieldWork implements BulkWork {
  readonly #states: SiteStates
  readonly #field: BulkSiteField | null
  readonly #fields: readonly BulkSiteField[]
  /** What each site had when it was read last, by its id, where fields belong to a part: a call repeats the rest of it. */
  readonly #read = new Map<string, BulkRecord>()

  /** @param field the one that every row sets; null: each row names its own @param fields all that any row sets */
  constructor(states: SiteStates, field: BulkSiteField | null, fields: readonly BulkSiteField[]) {
    this.#states = states
    this.#field = field
    this.#fields = withParts(fields)
  }

  readonly current = async (row: WorkRow, since?: number): Promise<Result<BulkCurrent>> => {
    const answer = await this.#states.current(this.#fields, row, since)
    if (!answer.ok || 'missing' in answer.value) return answer as Result<BulkCurrent>
    const { values } = answer.value
    if (this.#fields.some((field) => bulkFieldOf(field).part !== undefined)) this.#read.set(row.id, values)
    if (this.#field !== null) return success({ value: values[this.#field] ?? null })
    // A page may name what every object has.
    const currentOf = (name: string): BulkRecord[string] => (Object.hasOwn(values, name) ? (values[name] ?? null) : null)
    return success({ value: Object.fromEntries(Object.keys(this.#changesOf(row.to)).map((name) => [name, currentOf(name)])) })
  }

  readonly call = (row: WorkRow): RowCall => siteCallOf(row, this.#changesOf(row.to), this.#read.get(row.id))

  #changesOf(to: BulkContent | undefined): BulkRecord {
    if (isRecord(to)) return to
    return this.#field === null ? {} : { [this.#field]: to ?? null }
  }
}
