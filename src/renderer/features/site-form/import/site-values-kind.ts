import { readWholeNumber } from '#components/typed-value/whole-number.ts'
import type { InternalUser } from '#data/users/pickers.ts'
import type { ImportColumn, ImportKind } from '#patterns/import/import-kind.ts'
import { type ImportSite, NO_SUCH_SITE, SITE_COLUMN } from '#patterns/import/import-sites.ts'
import type { BulkRecord } from '#shared/domain/bulk/bulk-jobs.ts'
import { bulkValueText } from '#shared/domain/bulk/bulk-value-text.ts'
import { type BulkValue, bulkFieldOf } from '#shared/domain/bulk/site-changes.ts'
import { type BulkSiteChoice, bulkSiteChoices } from '../bulk/bulk-site-fields.ts'
import { typedBulkValue } from '../bulk/typed-bulk-value.ts'
import { LICENSE_ORDER } from '../messages.ts'

/** What a cell says to clear a field: an empty one leaves it as it is. */
const CLEARED = 'empty'

const EXAMPLES = { text: '', toggle: 'Yes', choice: '', number: '50', day: '2027-03-31' } as const
const NEEDS = { text: 'a text', toggle: 'yes or no', choice: 'one of its choices', number: 'a whole number', day: 'a day, such as 2027-03-31' } as const

const HINTS = { text: '', toggle: '', choice: '', number: 'A whole number.', day: 'A day, as in 2027-03-31 or 31/03/2027.' } as const

const optionsOf = ({ field, entry }: BulkSiteChoice, users: readonly InternalUser[]): ImportColumn['options'] => {
  const { kind, options } = bulkFieldOf(field)
  if (field === 'enabled') {
    return [
      { value: 'true', label: 'Active' },
      { value: 'false', label: 'Inactive' },
    ]
  }
  if (kind === 'toggle') {
    return [
      { value: 'true', label: 'Yes' },
      { value: 'false', label: 'No' },
    ]
  }
  if (entry?.control.kind === 'staff') return entry.control.choices(users, { partnerType: '' }).map(({ label }) => ({ value: label, label }))
  return options?.map((value) => ({ value, label: bulkValueText(field, value) }))
}

const columnOf = (choice: BulkSiteChoice, users: readonly InternalUser[]): ImportColumn => {
  const { kind, mayBeEmpty } = bulkFieldOf(choice.field)
  const options = optionsOf(choice, users)
  const hint = [HINTS[kind], mayBeEmpty === true ? `“${CLEARED}” clears it.` : ''].filter((text) => text !== '').join(' ')
  return {
    key: choice.field,
    label: choice.label,
    names: [choice.field],
    example: options?.[0]?.label ?? EXAMPLES[kind],
    ...(options === undefined ? {} : { options }),
    ...(hint === '' ? {} : { hint }),
  }
}

const problemOf = ({ field, label, entry }: BulkSiteChoice, text: string): string => {
  const { kind } = bulkFieldOf(field)
  const [issue] = kind === 'text' ? (entry?.rule.safeParse(text).error?.issues ?? []) : []
  if (issue !== undefined) return `${label}: ${issue.message}`
  // The users who may be chosen are among the choices already.
  return entry?.control.kind === 'staff' ? `${label} is not one of the choices.` : `${label} needs ${NEEDS[kind]}.`
}

const endsFirst = (values: BulkRecord): boolean => {
  const { fromDate, tillDate } = values
  return typeof fromDate === 'number' && typeof tillDate === 'number' && tillDate < fromDate
}

/** Null: the field is cleared; undefined: no value of it. */
const typedValue = (choice: BulkSiteChoice, text: string): BulkValue | undefined => {
  const { kind, mayBeEmpty } = bulkFieldOf(choice.field)
  if (mayBeEmpty === true && text.toLowerCase() === CLEARED) return null
  if (kind === 'number') return typedBulkValue(choice, readWholeNumber(text) ?? text)
  return typedBulkValue(choice, text)
}

/**
 * Values of fields of sites: those that can be changed in bulk, but the app version. An empty cell leaves its field
 * as it is.
 */
export const siteValuesKind = (
  find: (text: string) => ImportSite | undefined,
  user: Parameters<typeof bulkSiteChoices>[0],
  users: readonly InternalUser[],
  notOffered: ReadonlySet<string> = new Set(),
): ImportKind => {
  const choices = bulkSiteChoices(user, notOffered).filter(({ field }) => field !== 'appVersion')
  return {
    job: 'site-values',
    what: 'site values',
    columns: [SITE_COLUMN, ...choices.map((choice) => columnOf(choice, users))],
    check: ({ site = '', ...cells }) => {
      const found = find(site)
      if (found === undefined) return { problems: { site: NO_SUCH_SITE } }
      const given = choices.filter(({ field }) => (cells[field] ?? '') !== '')
      if (given.length === 0) return { problems: { site: 'The row has no value to set.' } }
      const values = given.map((choice) => ({ choice, value: typedValue(choice, cells[choice.field] ?? '') }))
      const problems = Object.fromEntries(
        values.flatMap(({ choice, value }) => (value === undefined ? [[choice.field, problemOf(choice, cells[choice.field] ?? '')]] : [])),
      )
      if (Object.keys(problems).length > 0) return { problems }
      const to = Object.fromEntries(values.map(({ choice, value }) => [choice.field, value ?? null]))
      return endsFirst(to) ? { problems: { tillDate: LICENSE_ORDER } } : { target: { ...found, to } }
    },
  }
}
