import * as z from 'zod'

const NAME = /^[_A-Za-z]\w*$/
const name = z.string().regex(NAME, 'must be a GraphQL name')
const path = z.string().regex(/^[_A-Za-z]\w*\.[_A-Za-z]\w*$/, 'must be two names with a dot between, such as Site.supportAccManager')
const place = z.string().regex(/^[_A-Za-z]\w*(?:\.[_A-Za-z]\w*)?$/, 'must be the name of a field, or a type and a field with a dot between')
const dropped = name.nullable()

/**
 * The platform's names that cannot be derived, as a profile gives them (`schema.aliases`). Keys are the console's
 * names, values the platform's. `null`: the platform has no such thing, and that is known; a payment is never fitted
 * by it.
 */
export const aliasesSchema = z.strictObject({
  operations: z.record(name, name).optional().describe('field of Query or Mutation: {"getSitesAdmin": "allSites"}'),
  types: z.record(name, name).optional().describe('the member that an answered union or interface has for one of our types: {"Site": "SiteRecord"}'),
  fields: z.record(path, dropped).optional().describe('answered field: {"Site.supportAccManager": "accountManager"}'),
  arguments: z
    .record(path, dropped)
    .optional()
    .describe('argument or field of an input: {"createSiteWallet.currency": "curr", "CreateSiteInput.siteOptions": "siteOption"}'),
  values: z
    .record(place, z.record(z.string(), z.union([z.string(), z.boolean(), z.number()])))
    .optional()
    .describe('values of a field, in answers and inputs: {"masterStatus": {"On": "ACTIVE", "Off": "INACTIVE"}}'),
})

export type Aliases = z.infer<typeof aliasesSchema>

export type PlatformValue = string | boolean | number

/** Undefined: nothing is said of it. Null: the platform does not have it. */
export type Alias = string | null | undefined

export const operationAlias = ({ operations }: Aliases, field: string): Alias => own(operations, field)

export const typeAlias = ({ types }: Aliases, type: string): Alias => own(types, type)

/** An alias of the type covers its input type too: `SiteService.masterStatus` is also said of `SiteServiceInput`. */
export const fieldAlias = ({ fields }: Aliases, type: string, field: string): Alias => firstOf(fields, placesOf(type, field))

/**
 * @param operation the field of Mutation or Query whose argument or input it is; what is said of it wins over what is
 * said of a type
 */
export const argumentAlias = ({ arguments: said, fields }: Aliases, operation: string, type: string | null, argument: string): Alias => {
  const ofOperation = own(said, `${operation}.${argument}`)
  if (ofOperation !== undefined || type === null) return ofOperation
  const ofType = firstOf(said, placesOf(type, argument))
  return ofType === undefined ? firstOf(fields, placesOf(type, argument)) : ofType
}

export const valueAliases = ({ values }: Aliases, type: string, field: string): Readonly<Record<string, PlatformValue>> | undefined =>
  firstOf(values, [...placesOf(type, field), field])

const placesOf = (type: string, field: string): readonly string[] => [`${type}.${field}`, `${type.replace(/Input$/, '')}.${field}`]

const own = <Value>(record: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined =>
  record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined

const firstOf = <Value>(record: Readonly<Record<string, Value>> | undefined, keys: readonly string[]): Value | undefined => {
  const found = keys.find((key) => own(record, key) !== undefined)
  return found === undefined ? undefined : own(record, found)
}
