import type { LocalPlatform } from '#local-platform/start.ts'
import type { PERMISSION_GROUPS, PermissionGroup } from '#shared/domain/permission.ts'
import type { Role } from '#shared/domain/role.ts'
import { PlatformUser } from '../platform-user.ts'

/** What a user is granted: operations by group. */
export type Grants = { readonly [Group in PermissionGroup]?: readonly (typeof PERMISSION_GROUPS)[Group][number][] }

const CREATE = 'mutation CreateInternalUser($input: CreateInternalUserInput!) { createInternalUser(input: $input) { username } }'

/** Makes a user of the platform who can sign in, as its administrator would. Gives the user name. */
export async function createUser(platform: LocalPlatform, role: Role, grants: Grants): Promise<`${string}@${string}`> {
  const userName = `farah-${role.toLowerCase()}@console.example` as const
  await new PlatformUser(platform).run(CREATE, {
    input: {
      siteId: 'master',
      userName,
      password: 'Temporary-1',
      userRole: role,
      emailId: userName,
      mobile: '9123456780',
      name: 'Farah Ali',
      enabled: true,
      permissions: permissionsOf(grants),
    },
  })
  return userName
}

const CHANGE = 'mutation UpdateInternalUser($input: UpdateInternalUserInput!) { updateInternalUser(input: $input) { username } }'

/** Leaves a user with these grants alone, as another administrator would. */
export async function changeGrants(platform: LocalPlatform, userName: string, grants: Grants): Promise<void> {
  await new PlatformUser(platform).run(CHANGE, { input: { siteId: 'master', username: userName, permissions: permissionsOf(grants) } })
}

const permissionsOf = (grants: Grants) => Object.entries(grants).map(([name, operations]) => ({ name, operations }))
