import { type GraphQLField, getNamedType, isListType, isNonNullType, isObjectType } from 'graphql'
import { isIdentity } from './kept-fields.ts'

/** The most rows of a list; of the site list, which is made for many, more. */
const MOST = 300
const MOST_SITES = 2_000

/** A list with as many records as a platform may have: the given ones, then copies of them under ids of their own. Other values stay as they are. */
export function manyRecords(field: Pick<GraphQLField<unknown, never>, 'name' | 'type'>, value: unknown, parameters: object): unknown {
  const type = getNamedType(field.type)
  const list = isNonNullType(field.type) ? field.type.ofType : field.type
  // A page of which the caller gave the size stays that size.
  if (!isListType(list) || !isObjectType(type) || !Array.isArray(value) || value.length === 0 || 'limits' in parameters) return value
  const records: readonly unknown[] = value
  const identities = Object.values(type.getFields()).filter(isIdentity)
  const wanted = field.name === 'getSitesAdmin' ? MOST_SITES : MOST
  return Array.from({ length: Math.max(wanted, records.length) }, (_, index) => {
    const record = records[index % records.length]
    const round = Math.floor(index / records.length)
    return round === 0 || typeof record !== 'object' || record === null ? record : copy(record, identities, round)
  })
}

/** A record under other ids. An id that was never there stays absent. */
const copy = (record: object, identities: readonly { readonly name: string }[], round: number): object => {
  const values: Readonly<Record<string, unknown>> = { ...record }
  const ids = identities.map(({ name }): [string, unknown] => [name, typeof values[name] === 'string' ? `${values[name]}-${round}` : values[name]])
  return { ...values, ...Object.fromEntries(ids) }
}
