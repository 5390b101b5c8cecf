import { GROUP_LABELS, operationLabel } from '#shared/domain/access/access-labels.ts'
import { PERMISSION_GROUPS, type PermissionGroup } from '#shared/domain/permission.ts'
import { GROUPS, type Grant, inOrder } from './grants.ts'

/** What a user of the list is looked at for. */
export interface PermittedUser {
  readonly username: string
  readonly name?: string | null | undefined
  readonly userRole?: string | null | undefined
  readonly enabled?: boolean | null | undefined
  readonly permissions?: readonly Grant[] | null | undefined
}

export interface UsualGrants {
  readonly grants: readonly Grant[]
  /** How many active users of the role they were counted among. */
  readonly users: number
}

/** What more than half of the active users of a role may do; null where the role has none. */
export const usualGrants = (users: readonly PermittedUser[], role: string): UsualGrants | null => {
  const peers = users.filter(({ userRole, enabled, permissions }) => userRole === role && enabled === true && (permissions ?? []).length > 0)
  if (peers.length === 0) return null
  const counts = new Map<string, Map<string, number>>()
  for (const { name, operations } of peers.flatMap(({ permissions }) => permissions ?? [])) {
    const group = counts.get(name) ?? new Map<string, number>()
    counts.set(name, group)
    for (const operation of operations) group.set(operation, (group.get(operation) ?? 0) + 1)
  }
  const grants = [...counts].map(([name, group]) => ({
    name,
    operations: [...group].filter(([, count]) => count * 2 > peers.length).map(([operation]) => operation),
  }))
  return { grants: inOrder(grants.filter(({ operations }) => operations.length > 0)), users: peers.length }
}

/** Of what a user may do, what a form offers: an older record's other grants are not handed on, as nobody would see them. */
export const offeredGrants = (grants: readonly Grant[]): readonly Grant[] =>
  inOrder(
    GROUPS.flatMap((group) => {
      const held = grants.filter(({ name }) => name === group).flatMap(({ operations }) => operations)
      const operations = PERMISSION_GROUPS[group].filter((operation) => held.includes(operation))
      return operations.length === 0 ? [] : [{ name: group, operations }]
    }),
  )

const named = (grants: readonly Grant[]): readonly string[] =>
  grants.flatMap(({ name, operations }) => {
    const group = GROUPS.some((known) => known === name) ? GROUP_LABELS[name as PermissionGroup] : name
    return operations.map((operation) => `${group}: ${operationLabel(operation)}`)
  })

/** By their labels, the permissions that a form does not offer any more. */
export const goneGrants = (grants: readonly Grant[]): readonly string[] => {
  const offered = named(offeredGrants(grants))
  return named(grants).filter((text) => !offered.includes(text))
}

/** The permissions a user would gain and lose, by their labels. */
export const grantChanges = (from: readonly Grant[], to: readonly Grant[]): { readonly added: readonly string[]; readonly removed: readonly string[] } => {
  const before = named(inOrder(from))
  const after = named(inOrder(to))
  return { added: after.filter((text) => !before.includes(text)), removed: before.filter((text) => !after.includes(text)) }
}
