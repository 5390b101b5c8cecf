import { PERMISSION_GROUPS } from '../permission.ts'

interface Grant {
  readonly name: string
  readonly operations: string[]
}

interface StoredGrant {
  readonly name?: string | null
  readonly operations?: readonly (string | null)[] | null
}

const ALL = Object.entries(PERMISSION_GROUPS).flatMap(([group, operations]) => operations.map((operation) => `${group}.${operation}`))
const place = (permission: string): number => (ALL.includes(permission) ? ALL.indexOf(permission) : ALL.length)

const inOrder = (permissions: readonly string[]): readonly string[] => [...new Set(permissions)].toSorted((one, other) => place(one) - place(other))

/** Permissions as a cell of a file holds them: "site.view_site_list; site.edit_site", in the order of the source. */
export const grantsText = (grants: readonly (StoredGrant | null)[]): string =>
  inOrder(grants.flatMap((grant) => (grant?.operations ?? []).flatMap((operation) => (operation === null ? [] : [`${grant?.name}.${operation}`])))).join('; ')

const permissionsOf = (text: string): readonly string[] =>
  text
    .split(/[;,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** The first permission of a cell that there is none of; null: all of them are known. */
export const unknownPermission = (text: string): string | null => permissionsOf(text).find((permission) => !ALL.includes(permission)) ?? null

/** Permissions of a cell as the platform stores them. What there is none of is left out. */
export const grantsOf = (text: string): Grant[] => {
  const known = inOrder(permissionsOf(text).filter((permission) => ALL.includes(permission)))
  return Object.keys(PERMISSION_GROUPS).flatMap((name) => {
    const operations = known.filter((permission) => permission.startsWith(`${name}.`)).map((permission) => permission.slice(name.length + 1))
    return operations.length === 0 ? [] : [{ name, operations }]
  })
}
