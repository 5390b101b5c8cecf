import type { FieldOption } from '#components/form/field-props.ts'
import type { InternalUser } from '#data/users/pickers.ts'
import type { ImportColumn } from '#patterns/import/import-kind.ts'
import { COUNTRIES } from '#shared/domain/country.ts'
import type { SiteField } from '../fields/field.ts'
import { fieldsOf } from '../fields/site-fields.ts'

/** Fields of Create New Site that a cell cannot hold: an image, and a list of pairs. */
const NO_CELL: readonly SiteField['control']['kind'][] = ['logo', 'payment-modes']

/** The fields of Create New Site that a file can give, as the table of the form has them. */
const NEW_SITE_FIELDS: readonly SiteField[] = fieldsOf('create').filter(({ control }) => !NO_CELL.includes(control.kind))

const YES_NO: readonly FieldOption[] = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]

const COUNTRY_OPTIONS: readonly FieldOption[] = COUNTRIES.map(({ code, name }) => ({ value: code, label: name }))

/** What the template has in its row; of choices the first one. */
const EXAMPLES: Readonly<Record<string, string>> = {
  subdomain: 'aditi',
  domain: 'shops.example',
  custName: 'Aditi Kapoor',
  companyName: 'Aditi Kitchen',
  ownerEmail: 'aditi@mail.example',
  ownerMob: '9876543210',
  userName: 'aditi.k',
  country: 'India',
  state: 'Maharashtra',
  city: 'Pune',
  siteType: 'e-Commerce',
  siteOption: 'Commerce',
  currency: 'INR',
  no_of_products: '100',
  integratePaymentOption: 'Cash on delivery; Razorpay',
}

const HINTS: Readonly<Partial<Record<SiteField['control']['kind'], string>>> = {
  'check-boxes': 'Several with a semicolon between them.',
  digits: 'Several with a semicolon between them.',
  number: 'A whole number.',
  pages: 'Names with a semicolon between them. If empty: the standard pages of restaurants and O2O sites.',
  'channel-partner': 'The user name or the company of the partner.',
  'reference-site': 'The domain of a site of the same type and option.',
  'site-option': 'One of the options of the site type.',
  domain: 'What follows the sub domain.',
  'sub-domain': 'Letters from a to z, digits and hyphens.',
}

/** The only values that a column takes, whatever else is in the row; undefined where there is no such list. */
const optionsOf = ({ name, control }: SiteField, users: readonly InternalUser[]): readonly FieldOption[] | undefined => {
  if (control.kind === 'switch') return YES_NO
  if (name === 'country') return COUNTRY_OPTIONS
  if (control.kind === 'select') return control.options
  if (control.kind === 'combo' && control.freeText !== true) return control.options
  if (control.kind !== 'staff') return undefined
  const labels = new Set(control.choices(users, { partnerType: '' }).map(({ label }) => label))
  return labels.size === 0 ? undefined : [...labels].map((label) => ({ value: label, label }))
}

/** What an empty cell stands for, where the form starts with something. */
const startText = ({ initial, text, control }: SiteField): string => {
  if (initial === null || initial === '' || initial === false || (Array.isArray(initial) && initial.length === 0)) return ''
  if (initial === true) return 'If empty: Yes.'
  const label = control.kind === 'select' ? control.options.find(({ value }) => value === initial)?.label : undefined
  return `If empty: ${label ?? text?.(initial) ?? (initial as string)}.`
}

const isAlwaysRequired = ({ required, isVisible, initial }: SiteField): boolean =>
  required !== undefined && required.when === undefined && isVisible === undefined && initial === ''

/** Those of them that the platform offers. */
export const newSiteFields = (notOffered: ReadonlySet<string>): readonly SiteField[] => NEW_SITE_FIELDS.filter(({ name }) => !notOffered.has(name))

/** The columns of a file of new sites, first those that every row needs. */
export const newSiteColumns = (users: readonly InternalUser[], fields: readonly SiteField[]): readonly ImportColumn[] => {
  const columns = fields.map((field): ImportColumn => {
    const options = optionsOf(field, users)
    const hint = [HINTS[field.control.kind] ?? '', startText(field)].filter((text) => text !== '').join(' ')
    const isRequired = isAlwaysRequired(field)
    return {
      key: field.name,
      label: field.label,
      example: EXAMPLES[field.name] ?? (isRequired ? (options?.[0]?.label ?? '') : ''),
      ...(isRequired ? { isRequired } : {}),
      ...(options === undefined ? {} : { options }),
      ...(hint === '' ? {} : { hint }),
    }
  })
  return [...columns.filter(({ isRequired }) => isRequired === true), ...columns.filter(({ isRequired }) => isRequired !== true)]
}
