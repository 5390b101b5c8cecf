import { readWholeNumber } from '#components/typed-value/whole-number.ts'
import type { InternalUser } from '#data/users/pickers.ts'
import { partnerChoices } from '#data/users/pickers.ts'
import type { Cells, Checked, ImportKind } from '#patterns/import/import-kind.ts'
import type { NewSite } from '#shared/bridge/bulk.ts'
import type { BulkValue } from '#shared/domain/bulk/site-changes.ts'
import { nowInSeconds } from '#shared/domain/date.ts'
import { offeredSubDomain } from '#shared/domain/site/domain-label.ts'
import type { SiteField } from '../fields/field.ts'
import { optionsOf, preselectsPages } from '../fields/kind-rules.ts'
import type { FieldName, SiteFormValues } from '../fields/site-fields.ts'
import { newReward } from '../model/group-reward.ts'
import { fieldsWithout } from '../model/not-offered.ts'
import { siteFormSchema } from '../model/schema.ts'
import { createInputOf } from '../model/site-input.ts'
import { newSiteValues } from '../model/values.ts'
import { standardPages } from '../pages/pickable-page.ts'
import { newSiteColumns, newSiteFields } from './new-site-columns.ts'

interface Known {
  /** Names of fields that the platform has no place for. */
  readonly notOffered?: ReadonlySet<string>
  readonly users: readonly InternalUser[]
  /** Names of the master pages. */
  readonly pages: readonly string[]
}

const partsOf = (cell: string): readonly string[] =>
  cell
    .split(/[;,]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
const isText = (typed: string, ...texts: readonly string[]): boolean => texts.some((text) => text.toLowerCase() === typed.toLowerCase())

/** The chosen ones of a list by what a cell says of each; undefined where one is none of them. */
const chosen = <Option>(
  parts: readonly string[],
  options: readonly Option[],
  textsOf: (option: Option) => readonly string[],
): readonly Option[] | undefined => {
  const found = parts.map((part) => options.find((option) => isText(part, ...textsOf(option))))
  return found.includes(undefined) ? undefined : (found as Option[])
}

/** What a cell gives to the form; undefined: no value of its field. */
const typedFields = (field: SiteField, cell: string, values: SiteFormValues, { users, pages }: Known): Readonly<Record<string, unknown>> | undefined => {
  const { name, control } = field
  const plain = (value: unknown) => (value === undefined ? undefined : { [name]: value })
  switch (control.kind) {
    case 'switch':
      return { [name]: cell === 'true' }
    case 'number':
      return plain(readWholeNumber(cell) ?? undefined)
    case 'digits':
      return { [name]: partsOf(cell) }
    case 'check-boxes':
      return plain(chosen(partsOf(cell), control.options, ({ value, label }) => [value, label])?.map(({ value }) => value))
    case 'pages':
      return plain(chosen(partsOf(cell), pages, (page) => [page]))
    case 'site-option':
      return plain(optionsOf(values.siteType).find(({ value, label }) => isText(cell, value, label))?.value)
    case 'staff':
      return plain(control.choices(users, values).find(({ label }) => isText(cell, label))?.label)
    case 'channel-partner': {
      const partner = partnerChoices(users, 'CP').find(({ userName, label }) => isText(cell, userName, label))
      return partner === undefined ? undefined : { [name]: partner.userName, channelPartner: partner.label }
    }
    default:
      return { [name]: cell }
  }
}

const noValue = ({ label, control }: SiteField, { siteType }: SiteFormValues): string => {
  if (control.kind === 'number') return `${label} needs a whole number.`
  if (control.kind !== 'site-option') return `${label} is not one of the choices.`
  const options = optionsOf(siteType)
  return options.length > 6 ? `${label} is not one of the site type.` : `${label} must be one of: ${options.map((option) => option.label).join(', ')}.`
}

interface Filled {
  readonly values: SiteFormValues
  readonly problems: Readonly<Record<string, string>>
}

/**
 * The form of Create New Site filled by the cells of a row, field by field, as typing would: a change of type or
 * partner type takes along what depends on it.
 */
const filled = (cells: Cells, known: Known): Filled => {
  let values = newSiteValues()
  const problems: Record<string, string> = {}
  const changed: SiteField[] = []
  for (const field of newSiteFields(known.notOffered ?? NONE)) {
    const cell = cells[field.name] ?? ''
    if (cell === '') continue
    const typed = typedFields(field, cell, values, known)
    if (typed === undefined) problems[field.name] = noValue(field, values)
    else if (!isSame(typed[field.name], values[field.name as FieldName])) {
      values = Object.assign({}, values, typed, field.resets?.(typed[field.name], values, 'create'))
      changed.push(field)
    }
  }
  for (const { name, label, isVisible } of changed) {
    if (isVisible?.holds(values) === false) problems[name] = `${label} does not apply to a site as in this row.`
  }
  const isStandard = (cells['pages'] ?? '') === '' && preselectsPages(values.siteType, values.siteOption)
  return { values: isStandard ? { ...values, pages: [...standardPages(known.pages, values.siteOption)] } : values, problems }
}

const NONE: ReadonlySet<string> = new Set()
const SCHEMA = siteFormSchema('create')

const shown = ({ text }: SiteField, value: unknown): BulkValue => {
  if (typeof value === 'boolean' || typeof value === 'number') return value
  return text?.(value) ?? (Array.isArray(value) ? value.join(', ') : String(value))
}

/** New sites, by the table and the rules of Create New Site. What a row leaves empty is what the form starts with. */
export const newSiteKind = (known: Known): ImportKind => ({
  job: 'new-site',
  what: 'new sites',
  columns: newSiteColumns(known.users, newSiteFields(known.notOffered ?? NONE)),
  unique: { key: 'userName', problem: (line) => `Row ${line} has the same user name.` },
  check: (cells): Checked => {
    const { values, problems } = filled(cells, known)
    const { error } = SCHEMA.safeParse(values)
    const broken = Object.fromEntries((error?.issues ?? []).toReversed().map(({ path, message }) => [String(path[0]), message]))
    const offered = broken['subdomain'] === undefined ? null : offeredSubDomain(values.subdomain)
    const all = { ...broken, ...(offered === null ? {} : { subdomain: `${broken['subdomain']} It could be ${offered}.` }), ...problems }
    if (Object.keys(all).length > 0) return { problems: all }
    const input = createInputOf(values, nowInSeconds(), fieldsWithout(known.notOffered ?? NONE))
    const { domain, companyName, ownerEmail, userName } = input
    const given = newSiteFields(known.notOffered ?? NONE).filter(({ name }) => (cells[name] ?? '') !== '')
    const to = Object.fromEntries(given.map((field) => [field.name, shown(field, values[field.name as FieldName])]))
    const newSite = { input: input as unknown as NewSite['input'], pages: values.pages, reward: newReward(values) }
    return { target: { id: domain.toLowerCase(), domain, name: companyName, to: { ...to, companyName, ownerEmail, userName }, newSite } }
  },
})
