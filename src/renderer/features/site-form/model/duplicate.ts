import { type FieldName, fieldsOf, type SiteFormValues } from '../fields/site-fields.ts'
import type { SiteSource } from '../fields/site-source.ts'
import { newSiteValues, valuesOf } from './values.ts'

/** What is the other site's own: its address, its owner and how to reach them, its place, its looks in search, its credit, its group. */
const OWN: readonly FieldName[] = [
  'subdomain',
  'domain',
  'custName',
  'companyName',
  'internalName',
  'gstNo',
  'ownerEmail',
  'ownerMob',
  'contactNumber',
  'additionalContactNumbers',
  'userName',
  'addressLineOne',
  'addressLineTwo',
  'zip',
  'latitude',
  'longitude',
  'siteLogo',
  'homeTitle',
  'metaDescription',
  'availableWhatsApp',
  'isGroupAdmin',
  'isGroupReward',
  'groupId',
  'pages',
]

export interface DuplicatedSite {
  /** What the form starts with. */
  readonly values: SiteFormValues
  /** The labels of the fields that hold something else now than in an empty form. */
  readonly taken: readonly string[]
  /** Of those that were left out although the other site has a value there. */
  readonly left: readonly string[]
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** A new site filled from another one. Nothing that has to be another one's, and nothing that the form does not show. */
export const duplicateOf = (source: SiteSource): DuplicatedSite => {
  const initial = newSiteValues()
  const stored = valuesOf(source)
  const fields = fieldsOf('create').map(({ name, label }) => ({ name: name as FieldName, label }))
  const taken = fields.filter(({ name }) => !OWN.includes(name) && !isSame(stored[name], initial[name]))
  const left = fields.filter(({ name }) => OWN.includes(name) && !isSame(stored[name], initial[name]))
  return {
    values: { ...initial, ...Object.fromEntries(taken.map(({ name }) => [name, stored[name]])) },
    taken: taken.map(({ label }) => label),
    left: left.map(({ label }) => label),
  }
}
