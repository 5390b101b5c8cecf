import type { InternalUser } from '#data/users/pickers.ts'
import { GROUP_LABELS, operationLabel } from '#shared/domain/access/access-labels.ts'
import {
  type Access,
  type AccessSubject,
  canBeGranted,
  holdsPermission,
  PERMISSION_GROUPS,
  type PermissionGroup,
  type ROOT_ACCESS,
} from '#shared/domain/permission.ts'
import { isRole } from '#shared/domain/role.ts'
import { recordAddress } from '#shared/record-link.ts'

type GrantableAccess = Exclude<Access, typeof ROOT_ACCESS>

/** One permission that can be granted. */
export interface Permission {
  /** `site.delete_site`. */
  readonly id: string
  readonly access: GrantableAccess
  /** Within its group: "Delete site". */
  readonly label: string
  /** By itself: "Sites: Delete site". */
  readonly name: string
}

const idOf = ({ group, operation }: GrantableAccess): string => `${group}.${operation}`

/** A permission as a sentence names it; a dashboard, the only operation of its group, by its group. */
export const permissionName = ({ group, operation }: GrantableAccess): string =>
  PERMISSION_GROUPS[group].length === 1 ? GROUP_LABELS[group] : `${GROUP_LABELS[group]}: ${operationLabel(operation)}`

const permissionOf = (access: GrantableAccess): Permission => ({
  id: idOf(access),
  access,
  label: PERMISSION_GROUPS[access.group].length === 1 ? GROUP_LABELS[access.group] : operationLabel(access.operation),
  name: permissionName(access),
})

const permissionsOf = (group: PermissionGroup): readonly Permission[] =>
  PERMISSION_GROUPS[group].map((operation) => permissionOf({ group, operation } as GrantableAccess))

/** Permissions that one column of the matrix sums up. */
export interface PermissionSet {
  readonly id: string
  readonly title: string
  readonly permissions: readonly Permission[]
}

const GROUPS = Object.keys(PERMISSION_GROUPS) as PermissionGroup[]
const isDashboard = (group: PermissionGroup): boolean => PERMISSION_GROUPS[group].length === 1

/** Narrow enough for a heading. */
const SHORT_TITLES: Partial<Record<PermissionGroup, string>> = { editSite: 'Edit Site', staticPage: 'Pages', globalTemplates: 'Templates' }

/** The permission groups in the order of the source, the dashboards, of one permission each, together. */
export const PERMISSION_SETS: readonly PermissionSet[] = [
  ...GROUPS.filter((group) => !isDashboard(group)).map((group) => ({
    id: group,
    title: SHORT_TITLES[group] ?? GROUP_LABELS[group],
    permissions: permissionsOf(group),
  })),
  { id: 'dashboards', title: 'Dashboards', permissions: GROUPS.filter(isDashboard).flatMap(permissionsOf) },
]

export const ALL_PERMISSIONS: readonly Permission[] = PERMISSION_SETS.flatMap(({ permissions }) => permissions)

/** What a listed user is to the rules of access. A role of an older record opens nothing, as for the guard. */
export const subjectOf = ({ userRole, enabled, permissions }: InternalUser): AccessSubject => ({
  role: isRole(userRole) ? userRole : null,
  enabled: enabled === true,
  permissions,
})

/** Whether a user has a permission, active or not; an administrator has all. */
export const has = (user: InternalUser, { access }: Permission): boolean =>
  user.userRole === 'ADMIN' || holdsPermission({ permissions: user.permissions }, access)

/** Where a user is edited. */
export const editAddress = ({ username }: InternalUser): string => recordAddress('user', username)

/** Where a permission is granted to a user: Edit User, at its box. Null where the role cannot be granted any. */
export const grantAddress = (user: InternalUser, access: GrantableAccess): string | null =>
  canBeGranted(user.userRole ?? '') ? `${editAddress(user)}&${new URLSearchParams({ grant: idOf(access) })}` : null
