import type { LocalPlatform } from '#local-platform/start.ts'
import { execute } from '#local-platform/testing/call.ts'
import { signIn } from '#local-platform/testing/sign-in.ts'
import type { PERMISSION_GROUPS, PermissionGroup } from '#shared/domain/permission.ts'
import type { Role } from '#shared/domain/role.ts'
import { expect } from '../fixtures.ts'

/** What a user is granted: operations by group. */
export type Grants = { readonly [Group in PermissionGroup]?: readonly (typeof PERMISSION_GROUPS)[Group][number][] }

const CREATE = 'mutation CreateInternalUser($input: CreateInternalUserInput!) { createInternalUser(input: $input) { username } }'

/** Makes a user of the platform who can sign in, as its administrator would. Gives the user name. */
export async function createUser(platform: LocalPlatform, role: Role, grants: Grants): Promise<`${string}@${string}`> {
  const userName = `farah-${role.toLowerCase()}@console.example` as const
  const { idToken } = await signIn(platform, 'admin@demo.example')
  const { errors } = await execute(platform, idToken, CREATE, {
    input: {
      siteId: 'master',
      userName,
      password: 'Temporary-1',
      role,
      emailId: userName,
      mobile: '9123456780',
      name: 'Farah Ali',
      enabled: true,
      permissions: Object.entries(grants).map(([name, operations]) => ({ name, operations })),
    },
  })
  expect(errors).toBeUndefined()
  return userName
}
