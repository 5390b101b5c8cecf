import { changedFields, type RecordField, type RecordFields } from '#patterns/edit-review/three-way.ts'
import { groupLabel } from '#shared/domain/access/access-labels.ts'
import { countryName } from '#shared/domain/country.ts'
import { roleLabel } from '#shared/domain/role.ts'
import { sectionsOf } from './form-sections.ts'
import { inOrder } from './grants.ts'
import { employeeText, FIELD_LABELS, operationsText } from './labels.ts'
import type { UserValues } from './user-schema.ts'

type FieldName = Exclude<keyof UserValues, 'permissions'>

const textOf = (name: FieldName, values: UserValues): string => {
  switch (name) {
    case 'employees':
      return values.employees.map(employeeText).join('\n')
    case 'country':
      return values.country === '' ? '' : countryName(values.country)
    case 'role':
      return roleLabel(values.role)
    default:
      return values[name].trim()
  }
}

const plainField = (name: FieldName, section: string): RecordField<UserValues> => ({
  id: name,
  section,
  label: FIELD_LABELS[name],
  text: (values) => textOf(name, values),
  take: (values, from) => ({ ...values, [name]: from[name] }),
})

/** One group of the permissions by itself, so that nobody has to look for a difference between two long lists. */
const groupField = (group: string, section: string): RecordField<UserValues> => ({
  id: `permissions.${group}`,
  section,
  label: groupLabel(group),
  text: ({ permissions }) => operationsText(permissions.find(({ name }) => name === group)),
  take: (values, from) => ({
    ...values,
    permissions: inOrder([...values.permissions.filter(({ name }) => name !== group), ...from.permissions.filter(({ name }) => name === group)]),
  }),
})

/** The fields of a user, by the sections of the role, in the order on screen. Values that read the same are the same. */
export const USER_FIELDS: RecordFields<UserValues> = (states) => {
  const groups = new Set(inOrder(states.flatMap(({ permissions }) => permissions)).map(({ name }) => name))
  return sectionsOf(states[0]?.role ?? '').flatMap(({ title, fields }) =>
    fields.flatMap((name) => (name === 'permissions' ? [...groups].map((group) => groupField(group, title)) : [plainField(name as FieldName, title)])),
  )
}

/** Whether two states of a user differ in anything that the form shows. */
export const isChanged = (from: UserValues, to: UserValues): boolean => changedFields(from, to, USER_FIELDS).length > 0
