import type { ImportKind } from '#patterns/import/import-kind.ts'
import { grantsOf, grantsText, unknownPermission } from '#shared/domain/bulk/grants-text.ts'
import { ASSIGNABLE_ROLES, roleLabel } from '#shared/domain/role.ts'
import { partsOf } from '../model/form-sections.ts'
import { FIELD_LABELS } from '../model/labels.ts'
import { type UserValues, userSchema } from '../model/user-schema.ts'
import { NEW_USER } from '../model/user-values.ts'

/** Users with company details and employees are created one by one. */
const ROLES = ASSIGNABLE_ROLES.filter((role) => !partsOf(role).hasCompany)

/** What the column of a field of the form is called. */
const KEYS: Readonly<Record<string, string>> = { email: 'userName' }

/** New users, by the rules of Create User. */
export const USER_KIND: ImportKind = {
  job: 'user',
  what: 'users',
  columns: [
    {
      key: 'userName',
      label: FIELD_LABELS.email,
      names: ['user name', 'mail', 'e-mail'],
      isRequired: true,
      example: 'asha@company.example',
      hint: 'Also the user name.',
    },
    { key: 'name', label: FIELD_LABELS.name, isRequired: true, example: 'Asha Rao' },
    { key: 'mobile', label: FIELD_LABELS.mobile, names: ['mobile', 'phone'], isRequired: true, example: '9876543210' },
    {
      key: 'role',
      label: FIELD_LABELS.role,
      isRequired: true,
      options: ROLES.map((value) => ({ value, label: roleLabel(value) })),
      example: roleLabel('SUPPORT_EXECUTIVE'),
    },
    {
      key: 'permissions',
      label: FIELD_LABELS.permissions,
      names: ['permissions'],
      example: 'site.view_site_list; site.edit_site',
      hint: 'Group and operation, as in site.view_site_list; several with a semicolon between them.',
    },
  ],
  check: ({ userName = '', name = '', mobile = '', role = '', permissions = '' }) => {
    const unknown = unknownPermission(permissions)
    if (unknown !== null) return { problems: { permissions: `There is no permission “${unknown}”.` } }
    const grants = grantsOf(permissions)
    const values: UserValues = { ...NEW_USER, name, mobile, email: userName, role, permissions: grants }
    const { error } = userSchema('create').safeParse(values)
    if (error !== undefined) {
      return { problems: Object.fromEntries(error.issues.map(({ path, message }) => [KEYS[String(path[0])] ?? String(path[0]), message])) }
    }
    const granted = partsOf(role).permissions === 'none' ? '' : grantsText(grants)
    return { target: { id: userName, domain: userName, name, to: { userName, name, mobile, role, permissions: granted } } }
  },
}
