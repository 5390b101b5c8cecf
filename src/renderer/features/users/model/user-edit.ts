import type { ReviewChoice, ReviewRow } from '#patterns/edit-review/review-row.ts'
import { countryName } from '#shared/domain/country.ts'
import { sectionsOf } from './form-sections.ts'
import { type Grant, inOrder } from './grants.ts'
import { employeeText, FIELD_LABELS, groupLabel, operationsText, roleLabel } from './labels.ts'
import type { UserValues } from './user-values.ts'

type FieldName = Exclude<keyof UserValues, 'permissions'>

/** What is compared, shown and chosen by itself: a field, or one group of the permissions, so that nobody has to look for a difference between two long lists. */
type Part = { readonly id: FieldName; readonly group: null } | { readonly id: `permissions.${string}`; readonly group: string }

export type Choices = Readonly<Record<string, ReviewChoice>>

/** An edit against what the platform holds now: what was loaded, what the form holds, what stands there. */
export interface Edit {
  readonly loaded: UserValues
  readonly form: UserValues
  readonly platform: UserValues
}

const fieldPart = (id: FieldName): Part => ({ id, group: null })
const groupPart = (group: string): Part => ({ id: `permissions.${group}`, group })

/** The parts of a role's sections, in the order on screen, with the section's title. */
const partsIn = (role: string, states: readonly UserValues[]): readonly { readonly part: Part; readonly section: string }[] => {
  const groups = new Set(inOrder(states.flatMap(({ permissions }) => permissions)).map(({ name }) => name))
  return sectionsOf(role).flatMap(({ title, fields }) =>
    fields.flatMap((name) => (name === 'permissions' ? [...groups].map(groupPart) : [fieldPart(name as FieldName)])).map((part) => ({ part, section: title })),
  )
}

/** A part as people read it; also what two states of it are compared by. */
const textOf = (values: UserValues, { id, group }: Part): string => {
  if (group !== null) return operationsText(values.permissions.find(({ name }) => name === group))
  switch (id) {
    case 'employees':
      return values.employees.map(employeeText).join('\n')
    case 'country':
      return values.country === '' ? '' : countryName(values.country)
    case 'role':
      return roleLabel(values.role)
    default:
      return values[id].trim()
  }
}

/** Whether two states of a user differ in anything that the form shows. */
export const isChanged = (from: UserValues, to: UserValues): boolean => partsIn(to.role, [from, to]).some(({ part }) => textOf(from, part) !== textOf(to, part))

/** What saving the form changes, by section: field, from, to; where somebody else changed the same to something else, theirs too. */
export const reviewRows = ({ loaded, form, platform }: Edit): readonly ReviewRow[] =>
  partsIn(form.role, [loaded, form, platform]).flatMap(({ part, section }) => {
    const [from, to, theirs] = [textOf(loaded, part), textOf(form, part), textOf(platform, part)]
    if (from === to || to === theirs) return []
    const field = part.group === null ? FIELD_LABELS[part.id] : groupLabel(part.group)
    return [{ id: part.id, section, field, from, to, ...(from === theirs ? {} : { theirs }) }]
  })

/** The values to save: what the platform holds, with the reviewed changes; where both changed, whose was chosen. */
export const mergedValues = ({ form, platform }: Edit, rows: readonly ReviewRow[], choices: Choices): UserValues => {
  const taken = new Set(rows.filter(({ id, theirs }) => theirs === undefined || choices[id] === 'yours').map(({ id }) => id))
  const ofForm = Object.fromEntries(Object.entries(form).filter(([name]) => taken.has(name)))
  const isTaken = ({ name }: Grant): boolean => taken.has(groupPart(name).id)
  return { ...platform, ...ofForm, permissions: inOrder([...platform.permissions.filter((grant) => !isTaken(grant)), ...form.permissions.filter(isTaken)]) }
}
